import CompositionalLayout

/// The pictures to make of each document, and their destinations, which are all different.
struct OutputPlan {
    enum Destination: Hashable {
        case standardOutput
        case file(String)
    }

    /// One picture of a document.
    struct Item {
        var input: InputDocument
        var variant: OutputVariant
        var destination: Destination
    }

    private let variants: [OutputVariant]
    private let target: OutputTarget
    /// Whether links are followed that the user did not name.
    private let followsLinks: Bool
    /// The fields in which the pictures of a document differ, in the order of names.
    let differences: [OutputField]

    /// - Parameters:
    ///   - namesScale: whether the user named scales, which file names then include.
    ///   - followsLinks: whether symbolic links are followed out of their folders.
    init(variants: [OutputVariant], target: OutputTarget, namesScale: Bool, followsLinks: Bool) {
        self.followsLinks = followsLinks
        self.variants = variants
        self.target = target
        differences = OutputField.allCases.filter { field in
            field == .scale ? namesScale : Set(variants.map { $0.value(of: field) }).count > 1
        }
    }

    /// Variants that share a sheet: those of one format and scale.
    struct Output {
        var variants: [OutputVariant]
    }

    var links: LinkPolicy {
        switch target {
        case .file: .follow
        case .besideDocuments, .standardOutput, .folder, .pattern: followsLinks ? .follow : .stay
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
    func items(of inputs: [InputDocument]) throws(Failure) -> [[Item]] {
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
        try OutputCollision.check(all, inputs)
        return items
    }
}

// MARK: - Names

extension OutputPlan {
    private func destination(of input: InputDocument, _ variant: OutputVariant) throws(Failure) -> Destination {
        try place(stem: input.stem, suffix: suffix(variant), beside: input, variant)
    }

    /// The destination of a sheet of all pictures.
    func sheetDestination(of inputs: [InputDocument], _ variant: OutputVariant) throws(Failure) -> Destination {
        let stem = inputs.count == 1 ? inputs[0].stem + "-sheet" : "sheet"
        return try place(stem: stem, suffix: Self.suffix(.scale, String(variant.scale), variant.format), beside: inputs[0], variant)
    }

    private func place(
        stem: String, suffix: String, beside input: InputDocument, _ variant: OutputVariant
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

    /// The suffix that distinguishes a document's pictures.
    private func suffix(_ variant: OutputVariant) -> String {
        differences.reduce("") { suffix, field in
            guard let value = variant.value(of: field) else { return suffix }
            return suffix + Self.suffix(field, value, variant.format)
        }
    }

    private static func suffix(_ field: OutputField, _ value: String, _ format: OutputFormat) -> String {
        switch field {
        case .name: ""
        case .device, .size, .direction: "." + value
        case .offset: "+" + value
        case .style: "-" + value
        case .appearance: "~" + value
        case .scale: format.hasPixels && value != "1" ? "@\(value)x" : ""
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

/// Finds pictures that would overwrite each other.
enum OutputCollision {
    static func check(_ items: [OutputPlan.Item], _ inputs: [InputDocument]) throws(Failure) {
        let documents = Set(inputs.compactMap(\.path).map(FilePlace.init))
        var taken: [FilePlace: OutputPlan.Item] = [:]
        for item in items {
            guard case .file(let path) = item.destination else { continue }
            let place = FilePlace(path)
            guard !documents.contains(place) else {
                throw Failure(.usage, "the picture of \(item.input.name) would overwrite the document \(path)")
            }
            if let other = taken[place] {
                throw Failure(.usage, "two pictures would go to \(path): \(described(other, item))")
            }
            taken[place] = item
        }
    }

    /// Both pictures, how they differ, and which field would distinguish them.
    private static func described(_ one: OutputPlan.Item, _ other: OutputPlan.Item) -> String {
        let differences = OutputField.allCases.filter { value($0, one) != value($0, other) }
        func name(_ item: OutputPlan.Item) -> String {
            let details = differences.filter { $0 != .name }.map { "\($0.rawValue) \(value($0, item))" }
            return item.input.name + (details.isEmpty ? "" : " (\(details.joined(separator: ", ")))")
        }
        let fields = differences.map(\.text).joined(separator: " or ")
        let advice = fields.isEmpty ? "use another folder for one of them" : "use \(fields) in -o, or a folder"
        return "\(name(one)) and \(name(other)); \(advice)"
    }

    private static func value(_ field: OutputField, _ item: OutputPlan.Item) -> String {
        field == .name ? item.input.stem : item.variant.value(of: field) ?? "the document's"
    }
}

extension Array {
    /// The first element of each key, in order.
    func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
        guard count > 1 else { return self }
        var seen: Set<Key> = []
        return filter { seen.insert(key($0)).inserted }
    }
}
