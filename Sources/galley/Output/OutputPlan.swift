import CompositionalLayout
import Foundation

/// Which pictures to make of each document, and where they go.
struct OutputPlan {
    enum Destination: Equatable {
        case standardOutput
        case file(String)
    }

    var variants: [OutputVariant]
    private let output: String?
    private let isFolder: Bool
    private let namesDevice: Bool
    private let namesAppearance: Bool
    private let namesScale: Bool

    private static let fields = ["{name}", "{device}", "{appearance}", "{scale}"]

    /// - Parameters:
    ///   - output: what the user gave with `-o`: a file, a folder, a pattern with fields, or `-`.
    ///   - documentCount: how many documents there are.
    ///   - namesScale: whether the user asked for scales, which file names then tell.
    init(
        variants: [OutputVariant], output: String?, documentCount: Int, namesScale: Bool
    ) throws(Failure) {
        self.variants = variants
        self.output = output
        self.namesScale = namesScale
        namesDevice = Set(variants.map { $0.device?.name }).count > 1
        namesAppearance = Set(variants.map(\.appearance)).count > 1
        let count = variants.count * documentCount
        if output == "-", count > 1 {
            throw Failure(.usage, "standard output (-o -) takes one picture, not \(count)")
        }
        isFolder = output.map { Self.meansFolder($0, isSingle: count == 1) } ?? false
    }

    /// A path that ends in a slash, is a folder already, or has no picture's extension.
    private static func meansFolder(_ path: String, isSingle: Bool) -> Bool {
        var isFolder: ObjCBool = false
        if path.hasSuffix("/") { return true }
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue { return true }
        return format(of: path) == nil && !hasFields(path)
    }

    /// The format that a file's extension names.
    static func format(of path: String) -> OutputFormat? {
        OutputFormat(rawValue: (path as NSString).pathExtension.lowercased())
    }

    private static func hasFields(_ path: String) -> Bool { fields.contains { path.contains($0) } }

    /// Where a picture of a document goes.
    func destination(of input: InputDocument, stem: String, _ variant: OutputVariant) -> Destination {
        let fileName = stem + suffix(variant) + "." + variant.format.rawValue
        guard let output else {
            guard let path = input.path else { return .standardOutput }
            return .file(((path as NSString).deletingLastPathComponent as NSString).appendingPathComponent(fileName))
        }
        if output == "-" { return .standardOutput }
        if isFolder { return .file((output as NSString).appendingPathComponent(fileName)) }
        return .file(Self.hasFields(output) ? filled(output, stem: stem, variant) : output)
    }

    /// What tells a document's pictures apart.
    private func suffix(_ variant: OutputVariant) -> String {
        var suffix = ""
        if namesDevice, let device = variant.device { suffix += "." + Self.slug(device.name) }
        if namesAppearance { suffix += "~" + variant.appearance.rawValue }
        if namesScale, variant.format == .png, variant.scale > 1 { suffix += "@\(variant.scale)x" }
        return suffix
    }

    private func filled(_ pattern: String, stem: String, _ variant: OutputVariant) -> String {
        let path = pattern
            .replacing("{name}", with: stem)
            .replacing("{device}", with: variant.device.map { Self.slug($0.name) } ?? "custom")
            .replacing("{appearance}", with: variant.appearance.rawValue)
            .replacing("{scale}", with: String(variant.scale))
        if Self.format(of: path) == variant.format { return path }
        let bare = Self.format(of: path) == nil ? path : (path as NSString).deletingPathExtension
        return bare + "." + variant.format.rawValue
    }

    /// A device's name as a part of a file's: no spaces, no parentheses.
    private static func slug(_ name: String) -> String {
        let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "-" }
        return words.joined(separator: "-")
    }
}
