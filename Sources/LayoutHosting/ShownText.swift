import Foundation
import LinuxUIKit

extension UICollectionReusableView {
    /// The first visible text in the view, or otherwise its accessibility label.
    var firstText: String? {
        let cell = self as? UICollectionViewCell
        let list = cell?.contentView.isVisible == true ? cell?.contentConfiguration as? UIListContentConfiguration : nil
        return list?.firstText ?? shownText ?? firstAccessibilityLabel
    }
}

extension UIListContentConfiguration {
    fileprivate var firstText: String? {
        [text, attributedText?.string, secondaryText, secondaryAttributedText?.string].lazy.compactMap(\.shown).first
    }
}

extension UIView {
    /// False for a view that is hidden or transparent, regardless of its superviews.
    var isVisible: Bool { !isHidden && alpha > 0 }

    /// The first text in the tree of views, depth first.
    fileprivate var shownText: String? {
        guard isVisible else { return nil }
        if let ownText { return ownText }
        // Not `lazy.compactMap(…).first`, which computes the value twice, and so 2ⁿ times at depth n.
        for view in subviews { if let text = view.shownText { return text } }
        return nil
    }

    private var ownText: String? {
        switch self {
        case let label as UILabel: label.text.shown ?? label.attributedText?.string.shown
        case let button as UIButton: (button.title(for: .normal) ?? button.configuration?.title).shown
        case let list as UIListContentView: (list.configuration as? UIListContentConfiguration)?.firstText
        default: nil
        }
    }

    fileprivate var firstAccessibilityLabel: String? {
        guard isVisible else { return nil }
        if let label = accessibilityLabel.shown { return label }
        for view in subviews { if let label = view.firstAccessibilityLabel { return label } }
        return nil
    }
}

extension String? {
    /// The text itself; `nil` for blank text.
    fileprivate var shown: String? { flatMap { $0.shown } }
}

extension String {
    fileprivate var shown: String? { allSatisfy(\.isWhitespace) ? nil : self }
}
