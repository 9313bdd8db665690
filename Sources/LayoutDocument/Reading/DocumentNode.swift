/// A value of a YAML document and where it stands.
struct DocumentNode {
    enum Content {
        /// Text; unquoted text may be a number, `true` or `null`.
        case scalar(String, isQuoted: Bool)
        case list([DocumentNode])
        case map([Entry])
    }

    struct Entry {
        var key: String
        var keyMark: SourceMark
        var value: DocumentNode
    }

    var mark: SourceMark
    var content: Content

    /// What the value is, in a reader's words.
    var phrase: String {
        switch content {
        case .scalar(let text, let isQuoted) where !isQuoted && text.isEmpty: "nothing"
        case .scalar(let text, _): "\"\(text.count > 40 ? text.prefix(40) + "…" : text[...])\""
        case .list: "a list"
        case .map: "a map"
        }
    }

    /// Whether the value is absent: `key:` with nothing after it, `~` or `null`.
    var isNull: Bool {
        guard case .scalar(let text, isQuoted: false) = content else { return false }
        return ["", "~", "null"].contains(text)
    }
}
