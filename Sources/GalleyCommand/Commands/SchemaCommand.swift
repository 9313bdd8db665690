import ArgumentParser
import LayoutDocument
import LayoutSubjects

struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Print the JSON Schema of layout documents or of the project file, for editors.",
        discussion: """
            An editor that knows the schema completes keys and names, explains them, and \
            marks mistakes while a document is written.

              galley schema > .vscode/galley.schema.json

            In a document, this line makes the YAML extension of VS Code use it; the path is \
            relative to the document:

              # yaml-language-server: $schema=../.vscode/galley.schema.json

            "galley schema project" prints the one of galley.yaml. For all documents of a \
            folder, put into .vscode/settings.json:

              {"yaml.schemas": {".vscode/galley.schema.json": ["*.layout.yaml", "*.layout.yml"]}}
            """)

    enum Kind: String, CaseIterable, ExpressibleByArgument {
        case document
        case project
    }

    @Argument(help: ArgumentHelp("document or project.", valueName: "kind"))
    var kind = Kind.document

    func run() throws {
        try Console.result(kind == .document ? DocumentSchema.json : DocumentSchema.projectJSON)
    }
}
