import ArgumentParser
import HostFiles
import LayoutSubjects
import Verifying

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Write a project file, galley.yaml, from the contents of the working folder.",
        discussion: """
            The file names the layout documents, their folders, and the looks and formats of \
            most goldens beside them. "galley accept", "verify", "docs", "gallery" and "preview" without \
            paths then use it, and "galley verify" finds what is missing.

              galley init && galley accept
            """)

    func run() throws {
        guard FileKind(ProjectFile.name) == .nothing else {
            throw Failure(.cannotCreate, "\(ProjectFile.name): error: it exists already, and is not replaced")
        }
        let draft = try ProjectDraft(LayoutInput.documents(below: ""))
        try OutputFile.write(Array(draft.text.utf8), to: ProjectFile.name, links: .named)
        for golden in draft.others {
            Console.note("\(golden): note: \(ProjectFile.name) does not ask for it; most documents have other goldens")
        }
    }
}
