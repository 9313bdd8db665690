import CompositionalLayout
public import Foundation
import TerminalText

extension FramesRecord {
    /// The frames as JSON, one element per line; lengths are in points with at most 4 decimals.
    ///
    /// The format is public: it changes only with its version number. It does not include alpha and transforms.
    public func json() -> String { json(document: nil) }

    /// - Parameter document: the name of the document; `nil` to leave it out.
    package func json(document: String?) -> String {
        let name = document.map { "\n  \"document\": \(JSONText.quoted($0))," } ?? ""
        let size = viewport?.size ?? .zero
        let content = contentSize ?? .zero
        let options = options.map { "\n  \"options\": \($0.json)," } ?? ""
        let outline = outline.map { "\n  \"layout\": [\($0.lines.map { "\n    " + JSONText.quoted($0) }.joined(separator: ","))\n  ]," } ?? ""
        let lines = elements.map { "    " + Self.json($0, doubts[$0.id] ?? []) }
        return """
            {
              "galley": 1,\(name)\(options)\(outline)
              "viewport": {"width": \(Self.text(size.width)), "height": \(Self.text(size.height)), \
            "scale": \(Self.text(viewport?.scale ?? 1))},
              "contentSize": {"width": \(Self.text(content.width)), "height": \(Self.text(content.height))},
              "elements": [\(lines.isEmpty ? "" : "\n" + lines.joined(separator: ",\n") + "\n  ")]
            }

            """
    }

    private static func json(_ element: FramedElement, _ doubt: FrameDoubt) -> String {
        let path = element.id.indexPath
        let frame = [element.frame.minX, element.frame.minY, element.frame.width, element.frame.height]
        return "{\"category\": \"\(element.id.category.rawValue)\", "
            + "\"kind\": \(element.id.kind.map(JSONText.quoted) ?? "null"), "
            + "\"indexPath\": [\(path.section), \(path.item)], "
            + "\"frame\": [\(frame.map { text($0) }.joined(separator: ", "))], "
            + "\"zIndex\": \(element.zIndex), \"hidden\": \(element.isHidden)"
            + (doubt.contains(.estimated) ? ", \"isEstimated\": true" : "")
            + (doubt.contains(.uncertain) ? ", \"isUncertain\": true" : "") + "}"
    }

    static func text(_ length: Double) -> String { NumberText.text(length) }

    /// Reads what `json()` writes.
    ///
    /// - Throws: a `FramesError` for anything else.
    public init(json data: Data) throws(FramesError) {
        guard !ByteOrderMark.begins(data) else { throw FramesError(line: 1, ByteOrderMark.problem) }
        let form = try JSONForm(data)
        func check(_ problem: JSONForm.Problem?) throws(FramesError) {
            guard let problem else { return }
            throw FramesError(line: JSONPlaces(data).line(of: problem.path), problem.text)
        }
        try check(form.viewport.problem("viewport", FramesLimits.problem(ofViewport:_:)))
        try check(form.contentSize.problem("contentSize", FramesLimits.problem(of:_:)))
        var elements: [FramedElement] = []
        var seen: Set<LayoutElement.ID> = []
        for (index, element) in form.elements.enumerated() {
            try check(element.problem(index, in: data))
            let element = element.element
            if !seen.insert(element.id).inserted { try check(.init(element: index, FramesLimits.problem(ofSecond: element.id))) }
            elements.append(element)
        }
        self.init(
            viewport: Viewport(
                size: CGSize(width: form.viewport.width, height: form.viewport.height), scale: form.viewport.scale ?? 1),
            contentSize: CGSize(width: form.contentSize.width, height: form.contentSize.height), elements: elements)
        outline = form.layout.flatMap { LayoutOutline(lines: $0) }
        // The order of an object's members says nothing.
        options = form.options.map { options in
            RecordedOptions(options.sorted { $0.key < $1.key }.map { RecordedOptions.Option($0.key, $0.value) })
        }
    }
}

/// The structure of the JSON file.
private struct JSONForm: Decodable {
    /// What is wrong, and where.
    struct Problem {
        var path: [JSONPlaces.Key]
        var text: String

        /// - Parameter text: of a value; it follows the value's name.
        init(_ path: [JSONPlaces.Key], _ text: String) {
            self.path = path
            self.text = "\"\(JSONPlaces.name(of: path))\": \(text)"
        }

        init(element index: Int, _ text: String) {
            path = ["elements", .index(index)]
            self.text = "element \(index): \(text)"
        }
    }

    /// A number that should be whole.
    struct WholeNumber: Decodable {
        /// `nil` for any other.
        var value: Int?

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let whole = try? container.decode(Int.self) {
                value = whole
            } else {
                // What is no number at all has the wrong type.
                _ = try container.decode(Double.self)
            }
        }
    }

    struct Size: Decodable {
        var width: Double
        var height: Double
        var scale: Double?

        func problem(_ name: String, _ problem: (Double, String?) -> String?) -> Problem? {
            func found(_ member: String, _ text: String?) -> Problem? {
                text.map { Problem([.member(name), .member(member)], $0) }
            }
            let size = CGSize(width: width, height: height)
            func side(_ member: String, _ length: Double) -> Problem? {
                found(member, problem(length, nil) ?? (length < 0 ? FramesLimits.problem(of: size) : nil))
            }
            return side("width", width) ?? side("height", height) ?? found("scale", scale.flatMap(FramesLimits.problem(ofScale:)))
        }
    }

    struct Element: Decodable {
        var category: LayoutElement.Category
        var kind: String?
        var indexPath: [WholeNumber]
        var frame: [Double]
        var zIndex: WholeNumber
        var hidden: Bool

        /// - Parameter data: what the element was read from.
        func problem(_ index: Int, in data: Data) -> Problem? {
            func written(_ member: String) -> String {
                TerminalText.excerpt(JSONPlaces(data).text(of: ["elements", .index(index), .member(member)]) ?? "")
            }
            let indexes = indexPath.compactMap(\.value)
            guard indexes.count == 2, indexPath.count == 2, indexes.allSatisfy({ $0 >= 0 }) else {
                return Problem(element: index, "an index path has two numbers from 0 up, not \(written("indexPath"))")
            }
            guard zIndex.value != nil else {
                return Problem(element: index, "zIndex is a whole number of at most 19 digits, not \(written("zIndex"))")
            }
            let problem = FramesLimits.problem(ofFrame: frame) ?? FramesLimits.problem(ofKind: kind, category)
                ?? FramesLimits.problem(ofOwner: id)
            return problem.map { Problem(element: index, $0) }
        }

        private var id: LayoutElement.ID {
            LayoutElement.ID(category: category, kind: kind, indexPath: IndexPath(indexes: indexPath.compactMap(\.value)))
        }

        var element: FramedElement {
            FramedElement(
                id: id, frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]), zIndex: zIndex.value ?? 0,
                isHidden: hidden)
        }
    }

    /// The version alone, of a record whose form is unknown.
    private struct Version: Decodable {
        var galley: WholeNumber
    }

    var galley: WholeNumber
    var options: [String: String]?
    var layout: [String]?
    var viewport: Size
    var contentSize: Size
    var elements: [Element]

    private static let version = 1

    init(_ data: Data) throws(FramesError) {
        do {
            self = try JSONDecoder().decode(JSONForm.self, from: data)
        } catch {
            if let version = try? JSONDecoder().decode(Version.self, from: data).galley { try Self.check(version, in: data) }
            throw JSONPlaces(data).numberBeyondAll ?? Self.error(error, in: data)
        }
        try Self.check(galley, in: data)
    }

    private static func check(_ galley: WholeNumber, in data: Data) throws(FramesError) {
        guard galley.value != version else { return }
        let places = JSONPlaces(data)
        throw FramesError(line: places.line(of: ["galley"]), FramesRecord.unknownVersion(places.text(of: ["galley"]) ?? ""))
    }

    private static func error(_ error: any Error, in data: Data) -> FramesError {
        func told(_ path: [any CodingKey], _ what: String) -> FramesError {
            let keys = path.map(JSONPlaces.Key.init)
            return FramesError(
                line: JSONPlaces(data).line(of: keys),
                "this is not a JSON record of frames: \"\(TerminalText.excerpt(JSONPlaces.name(of: keys)))\" \(what)")
        }
        switch error as? DecodingError {
        case .keyNotFound(let key, let context): return told(context.codingPath + [key], "is missing")
        case .typeMismatch(_, let context) where !context.codingPath.isEmpty,
            .valueNotFound(_, let context) where !context.codingPath.isEmpty:
            return told(context.codingPath, "has the wrong type")
        case .dataCorrupted(let context) where !context.codingPath.isEmpty: return told(context.codingPath, "is invalid")
        case .dataCorrupted: return FramesError("this is not a JSON record of frames: it is truncated or not JSON")
        case .typeMismatch, .valueNotFound: return FramesError("this is not a JSON record of frames: it is no object")
        case nil: return FramesError("this is not a JSON record of frames: it cannot be read")
        @unknown default: return FramesError("this is not a JSON record of frames: it cannot be read")
        }
    }
}
