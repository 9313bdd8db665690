import CompositionalLayout

/// Which pictures to make of each document, and where they go: every picture to a place of its own.
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
    private let namesDevice: Bool
    private let namesAppearance: Bool
    private let namesStyle: Bool
    private let namesScale: Bool

    /// - Parameter namesScale: whether the user asked for scales, which file names then tell.
    init(variants: [OutputVariant], target: OutputTarget, namesScale: Bool) {
        self.variants = variants
        self.target = target
        self.namesScale = namesScale
        namesDevice = Set(variants.map { $0.device?.name }).count > 1
        namesAppearance = Set(variants.map(\.appearance)).count > 1
        namesStyle = Set(variants.map(\.style)).count > 1
    }

    /// The pictures of each document.
    ///
    /// - Throws: where a picture would take another one's place, or a document's.
    func items(of inputs: [InputDocument]) throws(Failure) -> [[Item]] {
        let items = inputs.map { input in
            variants.map { Item(input: input, variant: $0, destination: destination(of: input, $0)) }
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
    private func destination(of input: InputDocument, _ variant: OutputVariant) -> Destination {
        let fileName = input.stem + suffix(variant) + "." + variant.format.rawValue
        switch target {
        case .besideDocuments:
            guard let path = input.path else { return .standardOutput }
            return .file(PathParts.join(PathParts(path).folder, fileName))
        case .standardOutput: return .standardOutput
        case .file(let path): return .file(path)
        case .folder(let path): return .file(PathParts.join(path, fileName))
        case .pattern(let pattern): return .file(filled(pattern, stem: input.stem, variant))
        }
    }

    /// What tells a document's pictures apart.
    private func suffix(_ variant: OutputVariant) -> String {
        var suffix = ""
        if namesDevice, let device = variant.device { suffix += "." + Self.slug(device.name) }
        if namesStyle, let style = variant.style { suffix += "-" + style.name }
        if namesAppearance { suffix += "~" + variant.appearance.rawValue }
        if namesScale, variant.format == .png, variant.scale > 1 { suffix += "@\(variant.scale)x" }
        return suffix
    }

    private func filled(_ pattern: String, stem: String, _ variant: OutputVariant) -> String {
        var path = pattern
        for field in OutputField.allCases {
            let value = switch field {
            case .name: stem
            case .device: variant.device.map { Self.slug($0.name) } ?? "custom"
            case .appearance: variant.appearance.rawValue
            case .style: variant.style?.name ?? "default"
            case .scale: String(variant.scale)
            }
            path = path.replacing(field.text, with: value)
        }
        if OutputTarget.format(of: path) == variant.format { return path }
        let other = OutputTarget.format(of: path) == nil ? "" : "." + PathParts(path).fileExtension
        return path.dropLast(other.count) + "." + variant.format.rawValue
    }

    /// A device's name as a part of a file's: no spaces, no parentheses.
    private static func slug(_ name: String) -> String {
        let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "-" }
        return words.joined(separator: "-")
    }
}
