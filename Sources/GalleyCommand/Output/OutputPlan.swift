import Foundation
import LayoutDocument

/// The pictures to draw of each document, with distinct destinations.
struct OutputPlan {
    enum Destination: Hashable {
        case standardOutput
        case file(String)
    }

    /// A picture of a document.
    struct Item {
        var input: SubjectInput
        var variant: OutputVariant
        var destination: Destination
    }

    private let variants: [OutputVariant]
    private let target: OutputTarget
    /// True to follow links that the user did not name.
    private let followsLinks: Bool
    /// The fields in which the pictures of a document differ, in the order of captions.
    let differences: [OutputField]

    /// - Parameter followsLinks: whether symbolic links are followed out of their folders.
    init(variants: [OutputVariant], target: OutputTarget, followsLinks: Bool) {
        self.followsLinks = followsLinks
        self.variants = variants
        self.target = target
        differences = OutputField.allCases.filter { field in Set(variants.map { $0.value(of: field) }).count > 1 }
    }

    /// Variants that share a sheet: those of one format and scale.
    struct Output {
        var variants: [OutputVariant]
    }

    var links: LinkPolicy {
        switch target {
        case .file: .named
        case .besideDocuments, .standardOutput, .folder, .pattern: LinkPolicy(followsLinks: followsLinks)
        }
    }

    var outputs: [Output] {
        let keys = variants.map { OutputKey(format: $0.format, scale: $0.scale) }.uniqued { $0 }
        return keys.map { key in
            Output(variants: variants.filter { $0.format == key.format && $0.scale == key.scale })
        }
    }

    private struct OutputKey: Hashable {
        var format: OutputFormat
        var scale: Int
    }

    /// The pictures of each document.
    ///
    /// - Throws: if a picture would overwrite another one, or a document.
    func items(of inputs: [SubjectInput]) throws(Failure) -> [[Item]] {
        var items: [[Item]] = []
        for input in inputs {
            var own: [Item] = []
            for variant in variants {
                own.append(Item(input: input, variant: variant, destination: try destination(of: input, variant)))
            }
            items.append(own)
        }
        let all = items.flatMap { $0 }
        let piped = all.filter { $0.destination == .standardOutput }.count
        guard piped <= 1 else {
            throw Failure(.usage, "standard output (-o -) takes one picture, not \(piped)")
        }
        try OutputCollision(target: target).check(all, inputs)
        try checkNames(all, inputs)
        return items
    }

    /// Beside a document, a picture's name is a golden's, so the picture must match it. If there are documents "photo" and
    /// "photo-plain", "photo-plain.svg" belongs to the latter, even in a run that draws only the former.
    ///
    /// - Throws: if a picture beside its document would not match its name, or would have the name of another document's picture.
    private func checkNames(_ items: [Item], _ inputs: [SubjectInput]) throws(Failure) {
        guard case .besideDocuments = target else { return }
        for item in items {
            guard case .file(let path) = item.destination, case let untold = item.variant.untold, !untold.isEmpty else { continue }
            throw Failure(
                .usage, "the name \(path) does not contain \(untold.joined(separator: " and ")), and the file may be a golden without; "
                    + "name a place for the picture with -o")
        }
        let files = inputs.filter { $0.path != nil }
        let owners = try GoldenOwners(files) { PathParts($0.path ?? "").folder }
        for item in items {
            guard case .file(let path) = item.destination, case let parts = PathParts(path),
                let owner = owners.owner(of: parts.name, in: parts.folder),
                PathKey(owner.document.name) != PathKey(item.input.name)
            else { continue }
            throw Failure(
                .usage, "\(path) is the name of a picture of \(owner.document.name), and cannot be one of \(item.input.name); "
                    + "write it elsewhere with -o")
        }
    }
}

// MARK: - Names

extension OutputPlan {
    private func destination(of input: SubjectInput, _ variant: OutputVariant) throws(Failure) -> Destination {
        try place(stem: input.stem, suffix: variant.name.text, beside: input, variant)
    }

    /// The destination of a sheet of all pictures.
    func sheetDestination(of inputs: [SubjectInput], _ variant: OutputVariant) throws(Failure) -> Destination {
        let stem = inputs.count == 1 ? inputs[0].stem + "-sheet" : "sheet"
        let scale = LookName(ViewOptions.Look(view: DocumentView()), scale: variant.format.hasPixels ? variant.scale : 1).text
        return try place(stem: stem, suffix: scale, beside: inputs[0], variant)
    }

    private func place(
        stem: String, suffix: String, beside input: SubjectInput, _ variant: OutputVariant
    ) throws(Failure) -> Destination {
        let fileName = stem + suffix + "." + variant.format.rawValue
        switch target {
        case .besideDocuments:
            guard let path = input.path else { return .standardOutput }
            return .file(PathParts.join(PathParts(path).folder, fileName))
        case .standardOutput: return .standardOutput
        case .file(let path): return .file(path)
        case .folder(let path): return .file(PathParts.join(path, fileName))
        case .pattern(let pattern): return .file(try filled(pattern, stem: stem, variant))
        }
    }

    private func filled(_ pattern: String, stem: String, _ variant: OutputVariant) throws(Failure) -> String {
        let parts = pattern.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        var names: [String] = []
        for part in parts {
            let name = filled(part, stem, variant)
            // Only a document is called so, and its pictures would be anywhere.
            guard name == part || !["", ".", ".."].contains(name) else {
                throw Failure(.usage, "a document named \"\(stem)\" would lead out of the folders of -o \(pattern); rename it")
            }
            names.append(name)
        }
        let path = names.joined(separator: "/")
        if OutputTarget.format(of: path) == variant.format { return path }
        let other = OutputTarget.format(of: path) == nil ? "" : "." + PathParts(path).fileExtension
        return path.dropLast(other.count) + "." + variant.format.rawValue
    }
}

extension OutputPlan {
    /// Fills the fields in a part of a pattern, each once: a value may look like a field.
    private func filled(_ part: String, _ stem: String, _ variant: OutputVariant) -> String {
        var (filled, rest) = ("", part[...])
        while let next = rest.firstIndex(of: "{") {
            filled += rest[..<next]
            rest = rest[next...]
            guard let field = OutputField.allCases.first(where: { rest.hasPrefix($0.text) }) else {
                filled.append(rest.removeFirst())
                continue
            }
            filled += field == .name ? stem : variant.value(of: field) ?? "default"
            rest = rest.dropFirst(field.text.count)
        }
        return filled + rest
    }
}

/// Detects pictures that would overwrite each other.
struct OutputCollision {
    let target: OutputTarget

    /// - Throws: if two pictures would have the same file, or one would overwrite a document. Nothing is written yet.
    func check(_ items: [OutputPlan.Item], _ inputs: [SubjectInput]) throws(Failure) {
        let documents = Dictionary(inputs.compactMap(\.path).map { (FilePlace($0), $0) }) { first, _ in first }
        var taken: [FilePlace: OutputPlan.Item] = [:]
        for item in items {
            guard case .file(let path) = item.destination else { continue }
            let place = FilePlace(path)
            if let document = documents[place] {
                let link = PathKey(document) == PathKey(path) ? "" : ", to which \(path) leads"
                throw Failure(.usage, "the picture of \(item.input.name) would overwrite the document \(document)\(link)")
            }
            if let other = taken[place] {
                throw Failure(.usage, "two pictures would go to \(path): \(described(other, item))")
            }
            taken[place] = item
        }
    }

    /// Both pictures, their difference, and the field that would distinguish them.
    private func described(_ one: OutputPlan.Item, _ other: OutputPlan.Item) -> String {
        let differences = OutputField.allCases.filter { Self.exactValue($0, one) != Self.exactValue($0, other) }
        func name(_ item: OutputPlan.Item) -> String {
            let details = differences.filter { $0 != .name }.map { "\($0.rawValue) \(Self.exactValue($0, item))" }
            return item.input.name + (details.isEmpty ? "" : " (\(details.joined(separator: ", ")))")
        }
        let fields = differences.filter { Self.value($0, one) != Self.value($0, other) }
        return "\(name(one)) and \(name(other)); \(advice(fields, isOneDocument: one.input.name == other.input.name))"
    }

    private func advice(_ fields: [OutputField], isOneDocument: Bool) -> String {
        guard !fields.isEmpty else {
            return isOneDocument ? "leave one of them out" : "use another folder for one of them"
        }
        let text = "use \(fields.map(\.text).joined(separator: " or ")) in -o"
        return switch target {
        case .file: text + ", or a folder"
        case .besideDocuments, .standardOutput, .folder, .pattern: text + ", or leave one of them out"
        }
    }

    private static func value(_ field: OutputField, _ item: OutputPlan.Item) -> String {
        field == .name ? item.input.stem : item.variant.value(of: field) ?? "the document's"
    }

    /// The value before it is rounded for a name.
    private static func exactValue(_ field: OutputField, _ item: OutputPlan.Item) -> String {
        let view = item.variant.view
        return switch field {
        case .size: view.size.map { "\($0.width)x\($0.height)" } ?? value(field, item)
        case .offset: view.offset.map { "\($0)" } ?? value(field, item)
        case .name, .device, .appearance, .direction, .contentSize, .style, .scale: value(field, item)
        }
    }
}

extension Array {
    /// The first element for each key, in order.
    func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
        guard count > 1 else { return self }
        var seen: Set<Key> = []
        return filter { seen.insert(key($0)).inserted }
    }
}
