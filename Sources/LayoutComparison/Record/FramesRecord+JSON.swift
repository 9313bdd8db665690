import CompositionalLayout
public import Foundation

extension FramesRecord {
    /// The frames as JSON, one element per line; lengths are points with at most 4 decimals.
    ///
    /// The format is public: it changes only with its version number. It does not contain alpha and transforms.
    public func json() -> String { json(document: nil) }

    /// - Parameter document: the name of the document that has the frames; `nil` to leave it out.
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
        let form: JSONForm
        do {
            form = try JSONDecoder().decode(JSONForm.self, from: data)
        } catch {
            if let large = JSONLines.numberBeyondAll(in: data) { throw large }
            throw FramesError("this is not a JSON record of frames: \(JSONForm.reason(error))")
        }
        guard form.galley == 1 else {
            throw FramesError("version \(form.galley) of the format is unknown; the current version is 1")
        }
        let problem = [form.viewport, form.contentSize].lazy.compactMap(\.problem).first
        if let problem { throw FramesError(problem) }
        var elements: [FramedElement] = []
        for (index, element) in form.elements.enumerated() {
            if let problem = element.problem {
                throw FramesError(line: JSONLines.line(ofElement: index, in: data), "element \(index): \(problem)")
            }
            elements.append(element.element)
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
    struct Size: Decodable {
        var width: Double
        var height: Double
        var scale: Double?

        var problem: String? {
            FramesLimits.problem(of: width) ?? FramesLimits.problem(of: height)
                ?? FramesLimits.problem(of: CGSize(width: width, height: height))
                ?? scale.flatMap { FramesLimits.problem(of: $0) ?? FramesLimits.problem(ofScale: $0) }
        }
    }

    struct Element: Decodable {
        var category: LayoutElement.Category
        var kind: String?
        var indexPath: [Int]
        var frame: [Double]
        var zIndex: Int
        var hidden: Bool

        var problem: String? {
            guard indexPath.count == 2, indexPath.allSatisfy({ $0 >= 0 }) else {
                return "an index path has two numbers from 0 up, not \(indexPath)"
            }
            return FramesLimits.problem(ofFrame: frame) ?? FramesLimits.problem(ofKind: kind, category)
        }

        var element: FramedElement {
            FramedElement(
                id: LayoutElement.ID(category: category, kind: kind, indexPath: IndexPath(indexes: indexPath)),
                frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]), zIndex: zIndex, isHidden: hidden)
        }
    }

    var galley: Int
    var options: [String: String]?
    var layout: [String]?
    var viewport: Size
    var contentSize: Size
    var elements: [Element]

    static func reason(_ error: any Error) -> String {
        guard let error = error as? DecodingError else { return "it cannot be read" }
        switch error {
        case .keyNotFound(let key, _): return "\"\(key.stringValue)\" is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context): return place(context, "has the wrong type")
        case .dataCorrupted(let context):
            return context.codingPath.isEmpty ? "it is truncated or not JSON" : place(context, "is invalid")
        @unknown default: return "it cannot be read"
        }
    }

    private static func place(_ context: DecodingError.Context, _ text: String) -> String {
        "\"\(context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: "."))\" \(text)"
    }
}

/// Where things stand in a JSON file, for messages: the decoder does not tell.
private enum JSONLines {
    /// The line of an element of the list `elements`, counted from 1; `nil` if it is not found.
    static func line(ofElement index: Int, in data: Data) -> Int? {
        guard let list = data.range(of: Data("\"elements\"".utf8))?.upperBound else { return nil }
        var line = 1 + data[..<list].count { $0 == UInt8(ascii: "\n") }
        var (depth, next) = (0, 0)
        var (isInString, isEscaped) = (false, false)
        for byte in data[list...] {
            if byte == UInt8(ascii: "\n") { line += 1 }
            if isInString {
                if !isEscaped, byte == UInt8(ascii: "\"") { isInString = false }
                isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isInString = true
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                if depth == 1 {
                    if next == index { return line }
                    next += 1
                }
                depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
        }
        return nil
    }

    /// The error of a number that no `Double` holds, such as `1e400`.
    static func numberBeyondAll(in data: Data) -> FramesError? {
        let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where line.contains(UInt8(ascii: "e")) || line.contains(UInt8(ascii: "E")) {
            let words = line.split { !"+-.0123456789eE".utf8.contains($0) }
            for word in words.lazy.map({ String(decoding: $0, as: UTF8.self) }) {
                guard let number = Double(word), !number.isFinite else { continue }
                return FramesLimits.problem(of: number, word).map { FramesError(line: index + 1, $0) }
            }
        }
        return nil
    }
}
