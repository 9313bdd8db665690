extension Slice {
    /// Keeps the imports of available modules in the slice's files, and adds imports of exported modules, and of optional modules whose
    /// members the slice uses.
    mutating func keepImports() {
        func isAvailable(_ module: String) -> Bool { BuildCondition.hasModule(module) || modules.contains(module) }
        var imported: [Int: Set<String>] = [:]
        for index in fileIndices {
            guard let file = files[index] else { continue }
            for (number, part) in file.parts.enumerated() where part.kind == .importing {
                if isAvailable(part.names[0]) {
                    kept[index, default: []].insert(number)
                    imported[index, default: []].formUnion(part.names)
                } else if !AppleFrameworks.contains(part.names[0]) {
                    hasAllModules = false
                }
            }
        }
        let all = imported.values.reduce(into: Set()) { $0.formUnion($1) }
        let used = StandIns.optionalNames(naming: mentioned, in: names).filter { modules.contains($0) && !all.contains($0) }
        let others = names.exports.filter(isAvailable).union(used)
        for index in fileIndices {
            let own = imported[index] ?? []
            // Both SwiftUI and ReactorKit declare a `View`.
            missingImports[index] = others.subtracting(own).subtracting(own.contains("SwiftUI") ? ["ReactorKit"] : []).sorted()
        }
    }
}
