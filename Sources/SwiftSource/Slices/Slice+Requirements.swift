/// Members that no code of a slice calls but that a protocol of the app requires: without them, the slice's types would not conform.
extension Slice {
    /// A function's name and the labels of its arguments, or a property's name.
    struct Call: Hashable {
        var name: String
        var labels: [String?]
    }

    /// Keeps implementations of the members that a protocol requires, in conforming types and in the protocol's extensions.
    mutating func keepCalls(requiredBy id: Part) {
        guard let file = files[id.file], let path = file.path(id.index), let body = file.parts[id.index].body else { return }
        for index in names.files(conformingTo: path) where self.file(index) != nil { readForeignExtensions(of: index) }
        for call in file.code.requirements(in: body) {
            required[call, default: []].insert(path)
            for member in (members[call.name] ?? []) + (foreignExtensions[call.name] ?? []) where isRequired(member) && isWhole(member) {
                keep(member, isUnnamed: true)
            }
        }
    }

    /// Keeps the members that the app's extensions add to a protocol of another module: they may implement its requirements, such as
    /// `updated(for:)` of `UIContentConfiguration`. Members with an opaque result implement none.
    mutating func keepDefaults(ofSystemProtocol written: String) {
        guard let name = TypeName(written).components.last, names.files(declaring: name).isEmpty else { return }
        for index in names.files(extending: name) {
            guard let file = file(index) else { continue }
            for (number, part) in file.parts.enumerated()
            where [.function, .property].contains(part.kind) && part.parent.flatMap(file.path) == name && part.resultType?.hasPrefix("some ") != true {
                keep(Part(file: index, index: number), isUnnamed: true)
            }
        }
    }

    /// True for a member that never runs and that no protocol requires.
    func isNeverRun(_ id: Part) -> Bool {
        guard let part = files[id.file]?.parts[id.index], part.isNeverRun else { return false }
        return !isRequired(id)
    }

    /// True unless the member's type is kept without its protocols.
    private func isWhole(_ member: Part) -> Bool {
        guard let file = files[member.file], let path = file.parts[member.index].parent.flatMap(file.path) else { return true }
        return types[key(path, in: member.file)].map { $0.extent == .whole } ?? true
    }

    func isRequired(_ id: Part) -> Bool {
        guard let file = files[id.file], [.function, .property].contains(file.parts[id.index].kind) else { return false }
        let part = file.parts[id.index]
        guard let name = part.names.first, let protocols = required[Call(name: name, labels: part.parameters.map(\.label))],
            let type = part.parent.flatMap(file.path)
        else { return false }
        return protocols.contains { one in one == type || names.inherits(type) { $0 == one } }
    }
}

/// Calls `.init(…)` in a slice, and the classes whose instances they may make.
struct UnnamedInstances {
    /// For each call, its argument labels: `[nil, "count"]` for `.init(1, count: 2)`.
    var calls: Set<[String?]> = []
    /// Classes that only signatures name, such as those of the values of an enum's case.
    var classes: Set<String> = []
}

extension Slice {
    /// Keeps declarations that code uses without their names.
    mutating func reachUnnamed() {
        reachOperators()
        reachDefaults()
        reachCases()
        reachUnnamedInstances()
    }

    /// For each class with an initializer that fits a call `.init(…)`, keeps all that an instance needs.
    private mutating func reachUnnamedInstances() {
        for name in unnamedInstances.classes.subtracting(used).sorted() {
            guard let file = home(of: name).flatMap({ file($0) }), let scope = file.scopes.first(where: { $0.path == [name] }) else { continue }
            let fits = scope.initializers.contains { one in unnamedInstances.calls.contains { one.accepts(labels: $0) } }
            if fits, used.insert(name).inserted { reachNamed(name, as: .whole) }
        }
    }
}

extension Code {
    /// The functions and properties that a protocol requires.
    fileprivate func requirements(in body: Range<Int>) -> [Slice.Call] {
        body.filter { reads($0, "func") || reads($0, "var") }.compactMap { index in
            if reads(index, "var") { return Slice.Call(name: text(index + 1).filter { $0 != "`" }, labels: []) }
            guard let start = (index..<body.upperBound).first(where: { reads($0, "(") }) else { return nil }
            var (labels, next) = ([String?](), start + 1)
            while next < closers[start] {
                labels.append(reads(next, "_") ? nil : text(next))
                while next < closers[start], !reads(next, ",") { next = after(next) }
                next += 1
            }
            return Slice.Call(name: text(index + 1).filter { $0 != "`" }, labels: labels)
        }
    }
}
