import CompositionalLayout
import VectorScene

/// Crops a finished picture to one of its parts.
struct CroppedPicture {
    let whole: Picture
    /// The device's rectangle in the picture; `nil` if the picture shows none.
    let phone: Rect?
    let crop: DiagramCrop
    let style: DiagramStyle

    /// - Throws: `DiagramError` if the picture does not contain the part.
    func picture() throws(DiagramError) -> Picture {
        guard let part = bounds else {
            throw .noSuchPart(crop.part, style: style.kind)
        }
        // Rounded to whole points, so that pixels match those of the whole picture.
        let margin = crop.margin
        let (left, top) = ((part.minX - margin).rounded(.down), (part.minY - margin).rounded(.down))
        let size = Size(width: (part.maxX + margin).rounded(.up) - left, height: (part.maxY + margin).rounded(.up) - top)
        let kept = Rect(x: left, y: top, width: size.width, height: size.height)
        let isPage = style.showsPage && whole.nodes.first.map(isPage) ?? false
        let seen = (isPage ? Array(whole.nodes.dropFirst()) : whole.nodes).compactMap { $0.kept(in: kept) }
        var cropped = whole
        cropped.size = size
        cropped.nodes = (isPage ? [page(size)] : []) + [.group(Group(seen, transform: .translation(x: -left, y: -top)))]
        return cropped
    }

    private var bounds: Rect? {
        switch crop.part {
        case .phone: phone
        case .section(let section): whole.nodes.bounds { $0.isOfSection(section) }
        case .element(let section, let item, let kind): whole.nodes.bounds { $0.isElement(section, item, kind) }
        }
    }

    /// True for a rectangle that covers the whole picture, as the page's background does.
    private func isPage(_ node: Node) -> Bool {
        guard case .shape(let shape) = node, case .rect(let rect) = shape.shape else { return false }
        return rect.contains(Rect(x: 0, y: 0, width: whole.size.width, height: whole.size.height))
    }

    private func page(_ size: Size) -> Node {
        guard case .shape(var shape)? = whole.nodes.first else { return .group(Group([])) }
        shape.shape = .rect(Rect(x: 0, y: 0, width: size.width, height: size.height))
        return .shape(shape)
    }
}

extension Node {
    /// The node without parts outside a rectangle; `nil` if nothing remains.
    fileprivate func kept(in rect: Rect) -> Node? {
        guard let bounds, bounds.inset(by: -1).intersects(rect) else { return nil }
        // A group with a meaning or a transform stays whole.
        guard case .group(var group) = self, group.meaning == nil, group.transform == .identity else { return self }
        group.children = group.children.compactMap { $0.kept(in: rect) }
        return .group(group)
    }
}

extension [Node] {
    /// The union of the visible bounds of the groups whose meaning matches; `nil` if none does.
    fileprivate func bounds(of isMeant: (Meaning) -> Bool) -> Rect? {
        var union: Rect?
        for case .group(let group) in self {
            let bounds: Rect?
            if let meaning = group.meaning, isMeant(meaning) {
                bounds = Node.group(group).bounds
            } else {
                let inner = group.children.bounds(of: isMeant)
                let clipped = group.clip.map { clip in inner.map { clip.bounds.intersection($0) } } ?? inner
                bounds = clipped?.transformed(by: group.transform)
            }
            guard let bounds, !bounds.isEmpty else { continue }
            union = union?.union(bounds) ?? bounds
        }
        return union
    }
}

extension Meaning {
    private func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

    fileprivate func isOfSection(_ section: Int) -> Bool {
        value("element") != nil && value("index-path")?.hasPrefix("\(section)-") == true
    }

    fileprivate func isElement(_ section: Int, _ item: Int, _ kind: String?) -> Bool {
        guard value("index-path") == "\(section)-\(item)" else { return false }
        return kind.map { value("kind") == $0 } ?? (value("element") == LayoutElement.Category.cell.rawValue)
    }
}
