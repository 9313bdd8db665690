import Foundation
import TestSupport
import Testing

/// Large inputs of kinds that once took disproportionate resources. The longest are only for the release build, which
/// Scripts/fuzz measures.
struct GeneratedInputTests {
    private let command = Command()

    private func write(_ input: GeneratedInput, to name: String) throws {
        let bytes = try input.make()
        #expect(bytes.count <= 1 << 20, "The promise is for a megabyte.")
        try command.write(Data(bytes), to: name)
    }

    /// All verbs read a document in the same way.
    @Test(
        .enabled(if: Command.measuresRelease),
        arguments: GeneratedInput.refusedDocuments.map { (65 as Int32, $0) } + GeneratedInput.documents.map { (0, $0) })
    func aDocumentIsTreatedOrRefusedWithinBounds(status: Int32, input: GeneratedInput) throws {
        try write(input, to: "input.layout.yaml")
        for verb in Command.verbs {
            let result = try command.isBounded(verb("input.layout.yaml"))
            #expect(result.status == status && result.errors.count < 20_000, "\(result.errorText.prefix(500))")
        }
    }

    @Test(.enabled(if: Command.measuresRelease), arguments: GeneratedInput.refusedPages)
    func aPageIsRefusedWithinBounds(input: GeneratedInput) throws {
        try write(input, to: "page.md")
        let result = try command.isBounded(["docs", "--check", "page.md"])
        #expect([65, 66].contains(result.status), "\(result.errorText.prefix(500))")
        #expect(result.errors.count < 20_000)
    }

    @Test(.enabled(if: Command.measuresRelease), arguments: GeneratedInput.pictures)
    func aPictureIsComparedWithinBounds(input: GeneratedInput) throws {
        try write(input, to: "input.png")
        try command.isBoundedInDiff("input.png")
    }

    @Test(.enabled(if: Command.measuresRelease), arguments: GeneratedInput.pairs)
    func twoLargeFilesAreComparedWithinBounds(old: GeneratedInput, new: GeneratedInput) throws {
        let isPicture = try old.make().starts(with: [0x89])
        let names = isPicture ? ["old.png", "new.png"] : ["old.txt", "new.txt"]
        try write(old, to: names[0])
        try write(new, to: names[1])
        let result = try command.isBounded(["diff"] + names + (isPicture ? ["--perceptual"] : []))
        #expect(result.status == 1, "\(result.errorText.prefix(500))")
        try command.isBounded(["diff"] + names + ["-o", isPicture ? "difference.png" : "difference.svg"])
    }
}
