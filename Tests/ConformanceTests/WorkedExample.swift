import LinuxUIKit

/// Frames computed by hand from the rules, for the layout document of the same name.
struct WorkedExample: Decodable {
    struct Case: Decodable {
        var size: [CGFloat]
        var scale: CGFloat
        var contentSize: [CGFloat]
        var contentOffset: [CGFloat]?
        /// Top, leading, bottom, trailing; `nil` for none.
        var layoutMargins: [CGFloat]?
        /// `nil` for left to right.
        var layoutDirection: LayoutDirection?
        var elements: [Element]

        var viewport: LayoutViewport {
            var viewport = LayoutViewport(width: size[0], height: size[1], scale: scale)
            viewport.contentOffset = contentOffset.map { CGPoint(x: $0[0], y: $0[1]) }
            if let margins = layoutMargins {
                viewport.layoutMargins = NSDirectionalEdgeInsets(
                    top: margins[0], leading: margins[1], bottom: margins[2], trailing: margins[3])
            }
            return layoutDirection == .rightToLeft ? viewport.rightToLeft : viewport
        }
    }

    enum LayoutDirection: String, Decodable {
        case leftToRight
        case rightToLeft
    }

    struct Element: Decodable {
        var category: LayoutElement.Category
        var kind: String?
        var indexPath: [Int]?
        var isLayoutWide: Bool?
        var frame: [CGFloat]
        var zIndex: Int?

        var id: LayoutElement.ID {
            isLayoutWide == true
                ? LayoutElement.ID(category: category, kind: kind, owner: .layout, item: 0)
                : LayoutElement.ID(category: category, kind: kind, section: indexPath![0], item: indexPath![1])
        }
    }

    var source: String
    var cases: [Case]
}

extension LayoutViewport {
    /// The same viewport with right-to-left direction.
    var rightToLeft: LayoutViewport {
        var viewport = self
        viewport.traitCollection = UITraitCollection(traitsFrom: [
            traitCollection, UITraitCollection(layoutDirection: .rightToLeft),
        ])
        return viewport
    }
}
