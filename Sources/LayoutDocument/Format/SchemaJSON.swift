/// A JSON value whose objects keep the order of their members.
indirect enum SchemaJSON {
    case text(String)
    case number(Int)
    case truth(Bool)
    case list([SchemaJSON])
    case object([(String, SchemaJSON)])

    /// The value as JSON, indented; what holds only texts and numbers is on one line.
    var text: String { text(indent: "") }

    private func text(indent: String) -> String {
        let inner = indent + "  "
        switch self {
        case .text(let text): return Self.quoted(text)
        case .number(let number): return String(number)
        case .truth(let truth): return truth ? "true" : "false"
        case .list(let values):
            let texts = values.map { $0.text(indent: inner) }
            guard values.contains(where: \.isNested) else { return "[" + texts.joined(separator: ", ") + "]" }
            return "[\n" + texts.map { inner + $0 }.joined(separator: ",\n") + "\n\(indent)]"
        case .object(let members):
            let texts = members.map { "\(Self.quoted($0.0)): \($0.1.text(indent: inner))" }
            guard members.count > 1 || members.contains(where: { $0.1.isNested }) else {
                return "{" + texts.joined(separator: ", ") + "}"
            }
            return "{\n" + texts.map { inner + $0 }.joined(separator: ",\n") + "\n\(indent)}"
        }
    }

    private var isNested: Bool {
        switch self {
        case .text, .number, .truth: false
        case .list(let values): values.contains(where: \.isNested)
        case .object: true
        }
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
