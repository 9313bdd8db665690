import CompositionalLayout
public import Foundation
import MessageText

extension FramesRecord {
    /// The frames as JSON, one element per line; lengths are in points with at most 4 decimals.
    ///
    /// The format is public: it changes only with its version number. An alpha of 1 and an identity transform are left out.
    public func json() -> String { json(document: nil) }

    /// - Parameter document: the name of the document; `nil` to leave it out.
    package func json(document: String?) -> String {
        let (size, content) = (viewport?.size ?? .zero, contentSize ?? .zero)
        var members: [JSONValue.Member] = [("galley", .number(Self.jsonVersion))]
        if let document { members.append(("document", .string(document))) }
        if let look { members.append(("look", .string(look))) }
        if let outline { members.append(("layout", .strings(outline.lines.map { String($0) }, .lines))) }
        members += [
            ("viewport", .object([
                ("width", .length(size.width)), ("height", .length(size.height)), ("scale", .length(viewport?.scale ?? 1)),
            ])),
            ("contentSize", .object(
                [("width", .length(content.width)), ("height", .length(content.height))]
                    + (estimatedAxis == nil ? [] : [("isEstimate", .bool(true))]))),
            ("elements", .list(elements.map { Self.json($0, doubts[$0.id] ?? []) }, .lines)),
        ]
        return JSONValue.object(members, .lines).text + "\n"
    }

    /// The look stated at the start of a file; `nil` for files of earlier versions.
    package static func look(ofJSON start: String) -> String? {
        start.firstMatch(of: /\n *"look": "([^"\\]*)"/).map { String($0.1) }
    }

    private static func json(_ element: FramedElement, _ doubt: FrameDoubt) -> JSONValue {
        let (path, frame) = (element.id.indexPath, element.frame)
        var members: [JSONValue.Member] = [
            ("category", .string(element.id.category.rawValue)), ("kind", element.id.kind.map { .string($0) } ?? .null),
            ("indexPath", .list([.number(path.section), .number(path.item)])),
            ("frame", .list([frame.minX, frame.minY, frame.width, frame.height].map { .length($0) })),
            ("zIndex", .number(element.zIndex)), ("hidden", .bool(element.isHidden)),
        ]
        if element.alpha != 1 { members.append(("alpha", .length(element.alpha))) }
        if !element.transform.isEmpty { members.append(("transform", .list(element.transform.map { .length($0) }))) }
        if doubt.contains(.estimated) { members.append(("isEstimated", .bool(true))) }
        if doubt.contains(.uncertain) { members.append(("isUncertain", .bool(true))) }
        if doubt.isEstimate(.horizontal) || doubt.isEstimate(.vertical) { members.append(("isEstimate", .bool(true))) }
        if !doubt.isDisjoint(with: .undecided) { members.append(("isUndecided", .bool(true))) }
        return .object(members)
    }

    static func text(_ length: Double) -> String { NumberText.text(length) }

    fileprivate static let jsonVersion = 1

    /// Reads the format of `json()`.
    ///
    /// - Throws: a `FramesError` for anything else.
    public init(json data: Data) throws(FramesError) {
        guard !ByteOrderMark.begins(data) else { throw FramesError(line: 1, ByteOrderMark.problem) }
        do {
            let form = try JSONDecoder().decode(JSONForm.self, from: data)
            self.init(viewport: form.viewport, contentSize: form.contentSize, elements: form.elements)
            look = form.look
            outline = form.outline
        } catch let error as FramesError {
            throw error
        } catch {
            throw FramesError("this is not a JSON record of frames: \(Self.words(of: error))")
        }
    }

    private static func words(of error: any Error) -> String {
        func name(_ path: [any CodingKey]) -> String { "\"\(TerminalText.excerpt(FramesError.name(of: path)))\"" }
        switch error as? DecodingError {
        case .keyNotFound(let key, let context): return "\(name(context.codingPath + [key])) is missing"
        case .typeMismatch(_, let context) where !context.codingPath.isEmpty,
            .valueNotFound(_, let context) where !context.codingPath.isEmpty:
            return "\(name(context.codingPath)) has the wrong type"
        case .dataCorrupted(let context) where !context.codingPath.isEmpty: return "\(name(context.codingPath)) is invalid"
        case .dataCorrupted: return "it is truncated or not JSON"
        case .typeMismatch, .valueNotFound: return "it is not an object"
        case nil: return "it cannot be read"
        @unknown default: return "it cannot be read"
        }
    }
}

extension JSONValue {
    /// A length in points.
    fileprivate static func length(_ length: Double) -> JSONValue { .number(FramesRecord.text(length)) }
}

extension FramesError {
    /// A path in messages: `elements.0.frame`.
    fileprivate static func name(of path: [any CodingKey]) -> String {
        path.map { $0.intValue.map { String($0) } ?? $0.stringValue }.joined(separator: ".")
    }

    /// - Parameter problem: the error in a member.
    fileprivate init(_ path: [any CodingKey], _ problem: String) {
        self.init("\"\(Self.name(of: path))\": \(problem)")
    }
}

private enum Member: String, CodingKey {
    case galley, look, layout, viewport, contentSize, elements
    case width, height, scale
    case category, kind, indexPath, frame, zIndex, hidden, alpha, transform
}

/// The structure of the JSON file. Impossible values are rejected where they are read, so that errors name the member.
private struct JSONForm: Decodable {
    let viewport: FramesRecord.Viewport
    let contentSize: CGSize
    let look: String?
    let outline: LayoutOutline?
    let elements: [FramedElement]

    init(from decoder: any Decoder) throws {
        let form = try decoder.container(keyedBy: Member.self)
        let version: Int = try form.number(.galley)
        guard version == FramesRecord.jsonVersion else { throw FramesError(FramesRecord.unknownVersion("\(version)")) }
        let viewport = try form.nestedContainer(keyedBy: Member.self, forKey: .viewport)
        let scale = try viewport.decodeIfPresent(Double.self, forKey: .scale)
        try viewport.check(.scale, scale.flatMap(FramesLimits.problem(ofScale:)))
        self.viewport = .init(size: try viewport.size(FramesLimits.problem(ofViewport:_:)), scale: scale ?? 1)
        contentSize = try form.nestedContainer(keyedBy: Member.self, forKey: .contentSize).size(FramesLimits.problem(of:_:))
        look = try form.decodeIfPresent(String.self, forKey: .look)
        outline = try form.decodeIfPresent([String].self, forKey: .layout).flatMap { LayoutOutline(lines: $0) }
        elements = try form.decode([Element].self, forKey: .elements).map(\.element)
        var seen: Set<LayoutElement.ID> = []
        for (index, element) in elements.enumerated() where !seen.insert(element.id).inserted {
            throw FramesError("\"elements.\(index)\": \(FramesLimits.problem(ofSecond: element.id))")
        }
    }

    private struct Element: Decodable {
        let element: FramedElement

        init(from decoder: any Decoder) throws {
            let form = try decoder.container(keyedBy: Member.self)
            let category = try form.decode(LayoutElement.Category.self, forKey: .category)
            let kind = try form.decodeIfPresent(String.self, forKey: .kind)
            let path: [Int] = try form.number(.indexPath)
            try form.check(.indexPath, path.count == 2 && path.allSatisfy { $0 >= 0 } ? nil : "an index path has two numbers from 0 up")
            let id = LayoutElement.ID(category: category, kind: kind, indexPath: IndexPath(indexes: path))
            try form.check(.kind, FramesLimits.problem(ofKind: kind, category))
            try form.check(.indexPath, FramesLimits.problem(ofOwner: id))
            let frame: [Double] = try form.number(.frame)
            try form.check(.frame, FramesLimits.problem(ofFrame: frame))
            let transform: [Double] = form.contains(.transform) ? try form.number(.transform) : []
            let isWhole = transform.isEmpty || transform.count == 6
            try form.check(.transform, isWhole ? transform.lazy.compactMap { FramesLimits.problem(of: $0) }.first : "a transform has six numbers")
            element = FramedElement(
                id: id, frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
                zIndex: try form.number(.zIndex), isHidden: try form.decode(Bool.self, forKey: .hidden),
                alpha: form.contains(.alpha) ? try form.number(.alpha) : 1, transform: transform)
        }
    }
}

extension KeyedDecodingContainer<Member> {
    /// Decodes a number, or a list of numbers. If a number does not fit its type, the decoder's own error does not name the member.
    fileprivate func number<Number: Decodable>(_ member: Member) throws -> Number {
        do {
            return try decode(Number.self, forKey: member)
        } catch {
            switch error as? DecodingError {
            case .dataCorrupted, nil: throw FramesError(codingPath + [member], "a number is not whole, or too large")
            default: throw error
            }
        }
    }

    fileprivate func check(_ member: Member, _ problem: String?) throws {
        if let problem { throw FramesError(codingPath + [member], problem) }
    }

    fileprivate func size(_ problem: (Double, String?) -> String?) throws -> CGSize {
        let size = CGSize(width: try number(.width) as Double, height: try number(.height) as Double)
        try check(.width, problem(size.width, nil))
        try check(.height, problem(size.height, nil))
        if let problem = FramesLimits.problem(of: size) { throw FramesError(codingPath, problem) }
        return size
    }
}
