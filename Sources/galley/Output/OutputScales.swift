import ArgumentParser

/// One or more scales of PNG pictures, separated by commas.
struct OutputScales: ExpressibleByArgument {
    var scales: [Int]

    init?(argument: String) {
        let scales = argument.split(separator: ",").map { Int($0) }
        guard !scales.isEmpty, scales.allSatisfy({ (1...3).contains($0 ?? 0) }) else { return nil }
        self.scales = scales.compactMap { $0 }
    }

    static var allValueStrings: [String] { ["1", "2", "3"] }
}
