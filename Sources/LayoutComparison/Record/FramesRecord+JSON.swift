import CompositionalLayout
public import Foundation

extension FramesRecord {
    /// The frames as JSON, one element per line; lengths are points with at most 4 decimals.
    ///
    /// The format is public: it changes only with its version number. It does not contain alpha and transforms.
    public func json() -> String {
        let size = viewport?.size ?? .zero
        let content = contentSize ?? .zero
        let lines = elements.map { "    " + Self.json($0) }
        return """
            {
              "galley": 1,
              "viewport": {"width": \(Self.text(size.width)), "height": \(Self.text(size.height)), \
            "scale": \(Self.text(viewport?.scale ?? 1))},
              "contentSize": {"width": \(Self.text(content.width)), "height": \(Self.text(content.height))},
              "elements": [\(lines.isEmpty ? "" : "\n" + lines.joined(separator: ",\n") + "\n  ")]
            }

            """
    }

    private static func json(_ element: FramedElement) -> String {
        let path = element.id.indexPath
        let frame = [element.frame.minX, element.frame.minY, element.frame.width, element.frame.height]
        return "{\"category\": \"\(element.id.category.rawValue)\", "
            + "\"kind\": \(element.id.kind.map(JSONText.quoted) ?? "null"), "
            + "\"indexPath\": [\(path.section), \(path.item)], "
            + "\"frame\": [\(frame.map { text($0) }.joined(separator: ", "))], "
            + "\"zIndex\": \(element.zIndex), \"hidden\": \(element.isHidden)}"
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
            throw FramesError("this is not a JSON record of frames: \(JSONForm.reason(error))")
        }
        guard form.galley == 1 else {
            throw FramesError("version \(form.galley) of the format is unknown; the current version is 1")
        }
        var elements: [FramedElement] = []
        for (index, element) in form.elements.enumerated() {
            guard let element = element.element else { throw FramesError("element \(index) has no frame or no index path") }
            elements.append(element)
        }
        self.init(
            viewport: Viewport(
                size: CGSize(width: form.viewport.width, height: form.viewport.height), scale: form.viewport.scale ?? 1),
            contentSize: CGSize(width: form.contentSize.width, height: form.contentSize.height), elements: elements)
    }
}

/// The structure of the JSON file.
private struct JSONForm: Decodable {
    struct Size: Decodable {
        var width: Double
        var height: Double
        var scale: Double?
    }

    struct Element: Decodable {
        var category: LayoutElement.Category
        var kind: String?
        var indexPath: [Int]
        var frame: [Double]
        var zIndex: Int
        var hidden: Bool

        var element: FramedElement? {
            guard indexPath.count == 2, frame.count == 4 else { return nil }
            return FramedElement(
                id: LayoutElement.ID(category: category, kind: kind, indexPath: IndexPath(indexes: indexPath)),
                frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]), zIndex: zIndex, isHidden: hidden)
        }
    }

    var galley: Int
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
