import Foundation
import HostFiles
import LayoutDiagram
import LayoutSubjects
import MessageText
import Verifying

/// The pictures to draw of each document, with distinct destinations.
struct OutputPlan {
    /// A picture of a document.
    struct Item {
        var input: LayoutInput
        var picture: OutputPicture
        var destination: EncodedPicture.Destination
    }

    let pictures: [OutputPicture]
    private let target: OutputTarget
    /// True to follow links that the user did not name.
    private let followsLinks: Bool
    /// - Parameter followsLinks: true to follow symbolic links out of their folders.
    init(pictures: [OutputPicture], target: OutputTarget, followsLinks: Bool) {
        self.followsLinks = followsLinks
        self.pictures = pictures
        self.target = target
    }

    var links: LinkPolicy {
        switch target {
        case .file: .named
        case .besideDocuments, .standardOutput, .folder, .pattern: LinkPolicy(followsLinks: followsLinks)
        }
    }

    /// The pictures of each sheet: those of one format and scale.
    var sheets: [[OutputPicture]] {
        let keys = pictures.map { [$0.format.rawValue, "\($0.look.scale)"] }
        return keys.uniqued { $0 }.map { key in zip(pictures, keys).filter { $0.1 == key }.map(\.0) }
    }

    /// The pictures of each document.
    ///
    /// - Throws: if a picture would overwrite another one, a golden, or a document.
    func items(of inputs: [LayoutInput]) throws(Failure) -> [[Item]] {
        let limit = RunLimits.pictures
        guard inputs.count * pictures.count <= limit else {
            throw Failure(
                .usage, "\(inputs.count) documents with \(pictures.count) pictures each are more than \(limit) pictures, which is the limit "
                    + "of a run; divide them into several")
        }
        var items: [[Item]] = []
        for (input, stem) in zip(inputs, stems(of: inputs)) {
            var own: [Item] = []
            for picture in pictures {
                let destination = try place(stem: stem, suffix: picture.look.name, beside: input, picture)
                own.append(Item(input: input, picture: picture, destination: destination))
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
        try RecordedGoldens.check(all.compactMap(\.destination.path), of: inputs)
        return items
    }

    /// Checks the names of pictures beside their documents, where a picture can serve as a golden: a name must tell all options of the
    /// picture, and must not be that of another document's picture. Beside documents "photo" and "photo-plain", "photo-plain.svg" belongs
    /// to the latter, even in a run that draws only the former.
    private func checkNames(_ items: [Item], _ inputs: [LayoutInput]) throws(Failure) {
        guard case .besideDocuments = target else { return }
        for item in items {
            guard case .file(let path) = item.destination, case let untold = item.picture.untold, !untold.isEmpty else { continue }
            throw Failure(
                .usage, "the name \(path) would not show \(untold.joined(separator: " and ")), "
                    + "so the file would look like a golden made without them; name a place for the picture with -o")
        }
        let files = inputs.filter { $0.path != nil }
        let owners = try GoldenOwners(files) { PathParts($0.path ?? "").folder }
        for item in items {
            guard case .file(let path) = item.destination, case let parts = PathParts(path),
                let owner = owners.owner(of: parts.name, in: parts.folder),
                PathKey(owner.document.name) != PathKey(item.input.name)
            else { continue }
            throw Failure(
                .usage, "\(path) is the name of a picture of \(owner.document.name), not of \(item.input.name); "
                    + "write it elsewhere with -o")
        }
    }
}

// MARK: - Names

extension OutputPlan {
    /// The base names of pictures. In a common folder, declarations of several Swift files that have the same name, as in two apps, get a
    /// prefix from the files' paths.
    private func stems(of inputs: [LayoutInput]) -> [String] {
        switch target {
        case .folder, .pattern: break
        case .besideDocuments, .file, .standardOutput: return inputs.map(\.stem)
        }
        let namesakes = Dictionary(grouping: inputs.filter(\.isDeclared), by: \.stem).mapValues { Set($0.compactMap(\.path)) }
        return inputs.map { input in
            guard let path = input.path, input.isDeclared, let paths = namesakes[input.stem], paths.count > 1 else { return input.stem }
            return Self.distinction(of: path, among: paths) + "." + input.stem
        }
    }

    /// The part of a path that distinguishes it from the others: the first names after the folders shared by all, joined by dots.
    private static func distinction(of path: String, among paths: Set<String>) -> String {
        func parts(_ path: String) -> [Substring] {
            path.dropLast(PathParts(path).fileExtension.count + 1).split(separator: "/").filter { $0 != "." && $0 != ".." }
        }
        let all = paths.map(parts)
        let shared = all[0].indices.first { index in all.contains { !$0.indices.contains(index) || $0[index] != all[0][index] } } ?? 0
        let own = parts(path).dropFirst(shared)
        let count = (1...max(own.count, 1)).first { count in
            all.count { $0.dropFirst(shared).prefix(count).elementsEqual(own.prefix(count)) } == 1
        }
        return own.prefix(count ?? own.count).joined(separator: ".")
    }

    /// The destination of a sheet of all pictures.
    func sheetDestination(of inputs: [LayoutInput], _ picture: OutputPicture) throws(Failure) -> EncodedPicture.Destination {
        let stem = inputs.count == 1 ? inputs[0].stem + "-sheet" : "sheet"
        let destination = try place(stem: stem, suffix: Look(scale: picture.look.scale).name, beside: inputs[0], picture)
        try RecordedGoldens.check([destination.path].compactMap { $0 }, of: inputs)
        return destination
    }

    private func place(
        stem: String, suffix: String, beside input: LayoutInput, _ picture: OutputPicture
    ) throws(Failure) -> EncodedPicture.Destination {
        let fileName = stem + suffix + "." + picture.format.rawValue
        switch target {
        case .besideDocuments:
            guard let path = input.path else { return .standardOutput }
            return .file(PathParts.join(PathParts(path).folder, fileName))
        case .standardOutput: return .standardOutput
        case .file(let path): return .file(path)
        case .folder(let path): return .file(PathParts.join(path, fileName))
        case .pattern(let pattern): return .file(try filled(pattern, stem: stem, picture))
        }
    }

    private func filled(_ pattern: String, stem: String, _ picture: OutputPicture) throws(Failure) -> String {
        let parts = pattern.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        var names: [String] = []
        for part in parts {
            let name = filled(part, stem, picture.look)
            // A document's name must not lead out of the folder; the user's own pattern may.
            guard name == part || !["", ".", ".."].contains(name) else {
                throw Failure(.usage, "a document named \"\(stem)\" would lead out of the folders of -o \(pattern); rename it")
            }
            names.append(name)
        }
        let path = names.joined(separator: "/")
        if OutputTarget.format(of: path) == picture.format { return path }
        let other = OutputTarget.format(of: path) == nil ? "" : "." + PathParts(path).fileExtension
        return path.dropLast(other.count) + "." + picture.format.rawValue
    }
}

extension OutputPlan {
    /// Replaces the fields in a part of a pattern, each once, as a value may look like a field.
    private func filled(_ part: String, _ stem: String, _ look: Look) -> String {
        let values = [(Look.Field.namePattern, stem)] + Look.Field.inPatterns.map { ($0.pattern, look.value(of: $0) ?? "default") }
        var (filled, rest) = ("", part[...])
        while let next = rest.firstIndex(of: "{") {
            filled += rest[..<next]
            rest = rest[next...]
            guard let (field, value) = values.first(where: { rest.hasPrefix($0.0) }) else {
                filled.append(rest.removeFirst())
                continue
            }
            filled += value
            rest = rest.dropFirst(field.count)
        }
        return filled + rest
    }
}

/// Detects pictures that would overwrite each other.
struct OutputCollision {
    let target: OutputTarget

    /// - Throws: if two pictures would have the same file, or one would overwrite a document. Nothing is written yet.
    func check(_ items: [OutputPlan.Item], _ inputs: [LayoutInput]) throws(Failure) {
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
        let differences = Look.Field.inPatterns.filter { Self.exactValue($0, one) != Self.exactValue($0, other) }
        func name(_ item: OutputPlan.Item) -> String {
            let details = differences.map { "\($0.rawValue) \(Self.exactValue($0, item))" }
            return item.input.name + (details.isEmpty ? "" : " (\(details.joined(separator: ", ")))")
        }
        let stems = one.input.stem == other.input.stem ? [] : [Look.Field.namePattern]
        let fields = stems + differences.filter { Self.value($0, one) != Self.value($0, other) }.map(\.pattern)
        return "\(name(one)) and \(name(other)); \(advice(fields, isOneDocument: one.input.name == other.input.name))"
    }

    private func advice(_ fields: [String], isOneDocument: Bool) -> String {
        guard !fields.isEmpty else {
            return isOneDocument ? "leave one of them out" : "use another folder for one of them"
        }
        let text = "use \(fields.joined(separator: " or ")) in -o"
        return switch target {
        case .file: text + ", or a folder"
        case .besideDocuments, .standardOutput, .folder, .pattern: text + ", or leave one of them out"
        }
    }

    private static func value(_ field: Look.Field, _ item: OutputPlan.Item) -> String {
        item.picture.look.value(of: field) ?? "the document's"
    }

    /// The value before rounding for a name.
    private static func exactValue(_ field: Look.Field, _ item: OutputPlan.Item) -> String {
        if field == .size, let size = item.picture.look.size { return "\(size.width)x\(size.height)" }
        if field == .offset, let offset = item.picture.look.offset { return "\(offset)" }
        return value(field, item)
    }
}
