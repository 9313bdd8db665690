import Foundation

/// A command of a plugin in SwiftPM's plan of a build.
///
/// The plan is a YAML file; of it are read the few keys of such commands, as SwiftPM writes them: one a line, lists as JSON.
struct PlannedCommand {
    /// What is in the paths of all that plugins make.
    static let outputFolder = "/plugins/outputs/"

    private(set) var inputs: [String] = []
    private(set) var outputs: [String] = []
    private(set) var arguments: [String] = []
    private(set) var environment: [String: String] = [:]

    /// The commands that make what plugins make.
    static func all(in plan: String) -> [PlannedCommand] {
        var (commands, current): ([PlannedCommand], PlannedCommand) = ([], PlannedCommand())
        for line in plan.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.isEmpty {
                commands.append(current)
                current = PlannedCommand()
            } else {
                current.take(line)
            }
        }
        return (commands + [current]).filter { command in
            !command.arguments.isEmpty && command.outputs.contains { $0.contains(outputFolder) }
        }
    }

    private mutating func take(_ line: Substring) {
        let words = line.drop { $0 == " " }
        guard let colon = words.firstRange(of: ": ") else { return }
        let (key, value) = (words[..<colon.lowerBound], words[colon.upperBound...])
        if line.hasPrefix("      ") { environment[key.trimming("\"")] = Self.decoded(value) }
        switch key {
        case "inputs": inputs = Self.decoded(value) ?? []
        case "outputs": outputs = Self.decoded(value) ?? []
        case "args": arguments = Self.decoded(value) ?? []
        default: break
        }
    }

    private static func decoded<Value: Decodable>(_ text: Substring) -> Value? {
        try? JSONDecoder().decode(Value.self, from: Data(text.utf8))
    }
}

extension Substring {
    fileprivate func trimming(_ character: Character) -> String {
        String(drop { $0 == character }.reversed().drop { $0 == character }.reversed())
    }
}
