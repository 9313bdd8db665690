//
//  UIView+Extensions.swift
//  Clinic
//

import UIKit

extension UIView {

    @IBInspectable var cornerRadius: CGFloat {
        get { return layer.cornerRadius }
        set {
            layer.cornerRadius = newValue
            layer.masksToBounds = newValue > 0
        }
    }

    class func fromNib<T: UIView>() -> T {
        return Bundle.main.loadNibNamed(String(describing: T.self), owner: nil, options: nil)![0] as! T
    }

    func addShadow(color: UIColor = .black, opacity: Float = 0.1, radius: CGFloat = 6) {
        layer.shadowColor = color.cgColor
        layer.shadowOpacity = opacity
        layer.shadowRadius = radius
        layer.shadowOffset = .zero
        layer.shouldRasterize = true
        layer.rasterizationScale = UIScreen.main.scale
    }

    func snapshot() -> UIImage? {
        UIGraphicsBeginImageContextWithOptions(bounds.size, isOpaque, 0)
        defer { UIGraphicsEndImageContext() }
        drawHierarchy(in: bounds, afterScreenUpdates: true)
        return UIGraphicsGetImageFromCurrentImageContext()
    }
}

extension String {
    func height(width: CGFloat, font: UIFont) -> CGFloat {
        let size = CGSize(width: width, height: .greatestFiniteMagnitude)
        let box = self.boundingRect(with: size, options: [.usesLineFragmentOrigin, .usesFontLeading],
                                    attributes: [NSAttributedString.Key.font: font], context: nil)
        return ceil(box.height)
    }

    var localized: String { return NSLocalizedString(self, comment: "") }
}

extension UIImage {
    func resized(to width: CGFloat) -> UIImage {
        let newSize = CGSize(width: width, height: size.height * width / size.width)
        return UIGraphicsImageRenderer(size: newSize).image { _ in draw(in: CGRect(origin: .zero, size: newSize)) }
    }
}
