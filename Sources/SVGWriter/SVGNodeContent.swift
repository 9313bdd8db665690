import Scene

/// What is read of a node when it is met, where it stands: nodes are large, and a copy counts references.
///
/// It is of use for as long as the picture is held.
enum SVGNodeContent {
    case shape
    case text(SVGOutlines)
    case group(children: UnsafeBufferPointer<Node>, element: Unmanaged<PlacedElement>?, isPlain: Bool)

    @inline(__always)
    init(_ node: borrowing Node) {
        switch node {
        case .shape: self = .shape
        case .text(let run): self = .text(SVGOutlines(run))
        case .group(let group):
            self = .group(
                children: group.children.withUnsafeBufferPointer { $0 },
                element: group.meaning?.element.map { Unmanaged.passUnretained($0) }, isPlain: group.isPlain)
        }
    }
}
