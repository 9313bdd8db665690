import DocumentDiagram
import LayoutDiagram
import LayoutDocument
import VectorScene

/// All pictures of some documents on one sheet.
enum SheetPicture {
    static func render(_ inputs: [InputDocument], _ plan: OutputPlan, content: DiagramContent) throws {
        var documents: [Document] = []
        for input in inputs { documents.append(try input.read()) }
        var warnings = MissingCharacters()
        for output in plan.outputs {
            let sheet = try sheet(documents, inputs, output, plan.differences, content)
            let picture = try DocumentPicture(
                sheet.picture, name: inputs[0].name, output.variants[0], appearance: sheet.appearance)
            if picture.usesLettering { warnings.report(picture.picture) }
            try picture.write(to: plan.sheetDestination(of: inputs, output.variants[0]))
        }
    }

    private static func sheet(
        _ documents: [Document], _ inputs: [InputDocument], _ output: OutputPlan.Output,
        _ differences: [OutputField], _ content: DiagramContent
    ) throws -> (picture: Picture, appearance: Appearance?) {
        var entries: [Sheet.Entry] = []
        var titles: [String] = []
        for (document, input) in zip(documents, inputs) {
            for variant in output.variants {
                do {
                    let subject = try DiagramSubject(document, variant.view)
                    var style = try DiagramStyle(document, variant)
                    style.showsTitle = false
                    style.showsCaption = false
                    let name = documents.count > 1 ? [subject.title] : []
                    entries.append(Sheet.Entry(
                        try Diagram(subject, style: style, content: content).picture(),
                        caption: (name + variant.caption(differences)).joined(separator: " · "),
                        appearance: subject.appearance))
                    titles.append(subject.title)
                } catch {
                    throw DocumentPicture.failure(error, input.name)
                }
            }
        }
        let appearances = Set(entries.map(\.appearance))
        let title = documents.count == 1 ? titles[0] : "\(documents.count) layouts"
        do {
            var picture = try Sheet(entries, title: title).picture()
            picture.identifier = (inputs.map(\.stem) + ["sheet"]).joined(separator: " ")
            return (picture, appearances.count == 1 ? appearances.first ?? nil : nil)
        } catch {
            throw DocumentPicture.failure(error, inputs[0].name)
        }
    }
}
