import LayoutHosting
import Testing
import UIKit
import ViewPictures

/// Masks of views and layers, and what right-to-left views mirror.
@MainActor
struct MaskTests {
    private func box(_ change: (UIView) -> Void) throws -> ViewPicture {
        try ViewPicture.of {
            let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 60))
            view.backgroundColor = .systemRed
            change(view)
            return view
        }
    }

    @Test func aShapeLayerMasksByItsPath() throws {
        let picture = try box { view in
            let mask = CAShapeLayer()
            mask.frame = CGRect(x: 5, y: 6, width: 90, height: 50)
            mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 30)).cgPath
            view.layer.mask = mask
        }
        guard case .path(let segments, false) = picture.mask else { return #expect(Bool(false), "\(String(describing: picture.mask))") }
        #expect(segments.first == .move(CGPoint(x: 5, y: 6)) && segments.contains(.line(CGPoint(x: 45, y: 36))))
    }

    /// The box counts as opaque. A mask of one colour needs no note.
    @Test func aGradientAsAMaskIsNoted() throws {
        for (mask, notes) in [(CAGradientLayer(), ["UIView: gradients in masks count as opaque"]), (CALayer(), [])] {
            for isOfView in [true, false] {
                let collector = ViewCollector()
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
                let layer = CALayer()
                view.layer.addSublayer(layer)
                (isOfView ? view.layer : layer).mask = mask
                _ = Device.iPhone15.viewport.performAsCurrent { collector.picture(of: view) }
                #expect(collector.notes.map { $0.replacing("CALayer:", with: "UIView:") } == notes)
            }
        }
    }

    @Test func aPlainLayerMasksByItsBox() throws {
        let picture = try box { view in
            let mask = CALayer()
            (mask.frame, mask.cornerRadius) = (CGRect(x: 5, y: 6, width: 90, height: 50), 8)
            mask.maskedCorners = [.layerMinXMinYCorner]
            view.layer.mask = mask
        }
        var corners = ViewCorners(radius: 8)
        corners.rounded = [.topLeft]
        #expect(picture.mask == .box(CGRect(x: 5, y: 6, width: 90, height: 50), corners))
    }

    @Test func aViewMasksAsItsLayerDoes() throws {
        let picture = try box { view in
            let mask = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 30))
            mask.layer.cornerRadius = 15
            view.mask = mask
        }
        #expect(picture.mask == .box(CGRect(x: 1, y: 2, width: 30, height: 30), ViewCorners(radius: 15)))
        #expect(try box { _ in }.mask == nil)
    }

    @Test func controlsAndDirectionalSymbolsAreMirrored() throws {
        let makes: [(UIView, Bool)] = [
            (UISwitch(), true), (UISlider(), true), (UIProgressView(), true), (UISegmentedControl(items: ["A", "B"]), true),
            (UIImageView(image: UIImage(systemName: "chevron.forward")), true),
            (UIImageView(image: UIImage(systemName: "backward.fill")), true),
            (UIImageView(image: UIImage(systemName: "chevron.left")), false),
            (UIImageView(image: UIImage(systemName: "goforward")), false), (UIStepper(), false), (UILabel(), false),
        ]
        for (view, isMirrored) in makes {
            view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            #expect(try ViewPicture.of { view }.isMirrored == false)
            view.semanticContentAttribute = .forceRightToLeft
            #expect(try ViewPicture.of { view }.isMirrored == isMirrored, "\(view)")
        }
    }

    @Test func aFieldsLeftViewIsDrawnAtItsLeadingEnd() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
        (field.leftView, field.leftViewMode, field.placeholder) = (UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 36)), .always, "Search")
        #expect(try ViewPicture.of { field }.children.map { [$0.frame.minX, $0.frame.maxX] } == [[0, 30], [30, 200]])
        field.semanticContentAttribute = .forceRightToLeft
        #expect(try ViewPicture.of { field }.children.map { [$0.frame.minX, $0.frame.maxX] } == [[170, 200], [0, 170]])
    }

    @Test(arguments: [
        (UIImage.SymbolConfiguration(pointSize: 34), 2), (UIImage.SymbolConfiguration(scale: .large), 1.28),
        (UIImage.SymbolConfiguration(pointSize: 17, weight: .bold, scale: .small), 0.78),
        (UIImage.SymbolConfiguration(font: .systemFont(ofSize: 51)), 3),
        (UIImage.SymbolConfiguration(pointSize: 34).applying(UIImage.SymbolConfiguration(scale: .large)), 2.56),
        (UIImage.SymbolConfiguration(weight: .bold), 1),
    ] as [(UIImage.SymbolConfiguration, CGFloat)])
    func aConfigurationDecidesTheSizeOfASymbol(configuration: UIImage.SymbolConfiguration, factor: CGFloat) {
        let view = UIImageView(image: UIImage(systemName: "house"))
        let plain = view.intrinsicContentSize
        view.preferredSymbolConfiguration = configuration
        #expect(abs(view.intrinsicContentSize.width - plain.width * factor) < 0.001)
    }
}
