import ArgumentParser
import LayoutDocument
import LayoutSubjects

struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Print the JSON Schema of layout documents, for editors.",
        discussion: """
            An editor that knows the schema completes keys and names, explains them, and \
            marks mistakes while a document is written.

              galley schema > .vscode/galley.schema.json

            In a document, this line makes the YAML extension of VS Code use it; the path is \
            relative to the document:

              # yaml-language-server: $schema=../.vscode/galley.schema.json

            For all documents of a folder, put into .vscode/settings.json:

              {"yaml.schemas": {".vscode/galley.schema.json": ["*.layout.yaml", "*.layout.yml"]}}
            """)

    func run() throws {
        try reporting { try Console.result(DocumentSchema.json) }
    }
}
