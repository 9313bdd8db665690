import ArgumentParser

/// One or more kinds of goldens, separated by commas.
struct GoldenKinds: ExpressibleByArgument {
    let kinds: [GoldenName.Kind]

    private static let names: [String: GoldenName.Kind] = ["frames": .frames, "svg": .svg, "png": .png]

    init?(argument: String) {
        let words = argument.lowercased().split(separator: ",", omittingEmptySubsequences: false)
        let kinds = words.map { Self.names[String($0)] }
        guard kinds.allSatisfy({ $0 != nil }) else { return nil }
        self.kinds = kinds.compactMap { $0 }
    }

    static var allValueStrings: [String] { ["frames", "svg", "png"] }
}
