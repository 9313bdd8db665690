public import CompositionalLayout
import Foundation

extension UIView {
    /// The bounds within the safe area.
    public var safeAreaLayoutGuide: UILayoutGuide {
        attachments.guide("safe area", of: self) { $0.bounds.inset(by: $0.safeAreaInsets) }
    }

    /// The bounds within the layout margins.
    public var layoutMarginsGuide: UILayoutGuide {
        attachments.guide("margins", of: self) { $0.bounds.inset(by: $0.layoutMargins) }
    }

    /// The bounds within the layout margins, not wider than text is easy to read.
    public var readableContentGuide: UILayoutGuide {
        attachments.guide("readable content", of: self) { view in
            let margins = view.bounds.inset(by: view.layoutMargins)
            return margins.insetBy(dx: max(0, (margins.width - LayoutViewport.readableWidth) / 2), dy: 0)
        }
    }

    /// The guides that code has added.
    public var layoutGuides: [UILayoutGuide] { attachments.guides }

    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        attachments.guides.append(layoutGuide)
    }

    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuides.contains(layoutGuide) else { return }
        attachments.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }
}
