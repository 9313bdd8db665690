import LayoutDiagram
import LayoutDocument
import VectorScene

/// All pictures of some documents on one sheet.
enum SheetPicture {
    static func render(_ inputs: [InputDocument], _ plan: OutputPlan) throws {
        var documents: [Document] = []
        for input in inputs { documents.append(try input.read()) }
        var warnings = MissingCharacters()
        for output in plan.outputs {
            let sheet = try sheet(documents, inputs, output, plan.differences)
            let picture = try DocumentPicture(sheet, name: inputs[0].name, output.variants[0])
            if picture.usesLettering { warnings.collect(picture.picture, of: documents) }
            try picture.write(to: plan.sheetDestination(of: inputs, output.variants[0]), links: plan.links)
        }
        warnings.report()
    }

    private static func sheet(
        _ documents: [Document], _ inputs: [InputDocument], _ output: OutputPlan.Output,
        _ differences: [OutputField]
    ) throws -> Picture {
        var entries: [Sheet.Entry] = []
        var titles: [String] = []
        for (document, input) in zip(documents, inputs) {
            for variant in output.variants {
                do {
                    var style = try variant.style(of: document)
                    style.showsTitle = false
                    style.showsCaption = false
                    let diagram = Diagram(try DiagramSubject(document, variant.view), style: style, content: variant.content)
                    let drawing = try diagram.drawing()
                    let picture = drawing.picture
                    if let missing = OmittedLabels.words(drawing) { Console.note("\(input.name): note: \(missing)") }
                    let name = documents.count > 1 ? [picture.title] : []
                    entries.append(Sheet.Entry(
                        picture, caption: (name + variant.caption(differences)).joined(separator: " · "),
                        appearance: picture.appearance))
                    titles.append(picture.title)
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
            picture.appearance = appearances.count == 1 ? appearances.first ?? nil : nil
            return picture
        } catch {
            throw DocumentPicture.failure(error, inputs[0].name)
        }
    }
}
