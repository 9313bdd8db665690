/// A `#Preview`, whose code returns a view controller, a view or a SwiftUI view.
struct PreviewDeclaration {
    /// The text of the name's literal; `nil` for a preview without a name.
    var name: String?
    var head: DeclarationHead
    /// The code in braces, as a range of bytes.
    var content: Range<Int>
    /// The size that the preview's traits request.
    var traits: [SourceDirective.Setting] = []
    /// The name of the first type that the preview's code creates: a controller or view of the app, if there is one. `nil` if it creates
    /// nothing.
    private var created: String?
    /// The first name in the statement that returns the preview's value.
    private var given: String
    /// True if the code has attributes that only SwiftUI has: `@State`, `@Previewable`.
    private var hasState: Bool

    /// - Parameter brace: the opening brace of the preview's code.
    init(name: String?, head: DeclarationHead, body brace: Int, of code: Code) {
        (self.name, self.head) = (name, head)
        let body = brace..<code.after(brace)
        content = code.bytes(body)
        let types = body.filter { code.kind($0) == .identifier && code.text($0).first?.isUppercase == true && code.reads($0 + 1, "(") }
            .map(code.text)
        created = types.first { name in !name.hasPrefix("UI") && ["Controller", "View"].contains(where: name.hasSuffix) } ?? types.first
        hasState = body.contains { code.kind($0) == .attribute && ["@Previewable", "@State"].contains(code.text($0)) }
        var start = code.statement(with: body.upperBound - 2, inBraces: brace)?.lowerBound ?? brace + 1
        if code.reads(start, "return") { start += 1 }
        given = code.text(start)
    }

    /// Reads `traits: .landscapeLeft` and `traits: .fixedLayout(width: 320, height: 200)` among the arguments of a preview.
    mutating func readTraits(_ arguments: Range<Int>, of code: Code) {
        for index in arguments where code.reads(index - 1, ".") {
            let name = code.text(index)
            if name.hasPrefix("landscape") { traits = [SourceDirective.Setting(key: "orientation", value: "landscape")] }
            guard name == "fixedLayout" else { continue }
            let lengths = ["width", "height"].compactMap { label in
                (index..<code.after(index + 1)).first { code.reads($0, label) && code.reads($0 + 1, ":") }.flatMap { Double(code.text($0 + 2)) }
            }
            if lengths.count == 2 { traits = [SourceDirective.Setting(key: "size", value: "\(Int(lengths[0]))x\(Int(lengths[1]))")] }
        }
    }

    /// The base name of the preview's pictures: letters and digits of the preview's name. A preview without a name is named after the
    /// type that it creates: `Feed.Preview`.
    var stem: String {
        let words = (name ?? "").split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
        return words.isEmpty ? (created.map { $0 + "." } ?? "") + "Preview" : words
    }

    /// The reason that the preview cannot be drawn, if it shows a view of SwiftUI.
    func refusal(_ table: TypeTable) -> String? {
        let parents = table.path(of: [given], within: []).flatMap { table[$0]?.scope.inheritance } ?? []
        let isView = parents.contains { Self.viewProtocols.contains(TypeName($0).components.last ?? "") }
        return hasState || isView || Self.views.contains(given) ? "is SwiftUI: only previews of UIKit are drawn" : nil
    }

    private static let viewProtocols: Set<String> = ["View", "UIViewControllerRepresentable", "UIViewRepresentable"]

    /// SwiftUI views that are often the root of a preview.
    private static let views: Set<String> = [
        "NavigationStack", "NavigationView", "NavigationSplitView", "TabView", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack",
        "LazyVGrid", "LazyHGrid", "List", "Form", "ScrollView", "Group", "ForEach", "GeometryReader", "Text", "Image", "Button", "Color",
    ]

    /// Makes names unique by appending numbers to names that are taken.
    static func numbered(_ stems: [String], besides taken: Set<String>) -> [String] {
        var taken = taken
        return stems.map { stem in
            let name = taken.contains(stem) ? (2...).lazy.map { "\(stem)-\($0)" }.first { !taken.contains($0) } ?? stem : stem
            taken.insert(name)
            return name
        }
    }
}
