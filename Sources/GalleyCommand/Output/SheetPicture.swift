import Goldens
import LayoutDiagram
import LayoutSubjects
import VectorScene

/// All pictures of some documents on one sheet.
enum SheetPicture {
    static func render(_ inputs: [SubjectInput], _ plan: OutputPlan, _ notes: NoteOptions) throws {
        for pictures in plan.sheets {
            do {
                try Sheet.check(count: inputs.count * pictures.count)
            } catch {
                throw SubjectPicture.failure(error, inputs[0].name)
            }
        }
        var subjects: [any Subject] = []
        for input in inputs { subjects.append(try input.read()) }
        var warnings = MissingCharacters()
        for pictures in plan.sheets {
            let sheet = try sheet(subjects, inputs, pictures, plan.differences)
            let fonts = try subjects[0].style(for: pictures[0].look).fonts
            let picture = try SubjectPicture(sheet, fonts: fonts, name: inputs[0].name, pictures[0])
            if picture.usesLettering { warnings.collect(picture.picture, fonts: fonts, of: subjects) }
            try picture.write(to: plan.sheetDestination(of: inputs, pictures[0]), links: plan.links)
        }
        if !notes.quiet { warnings.report() }
    }

    private static func sheet(
        _ subjects: [any Subject], _ inputs: [SubjectInput], _ pictures: [OutputPicture],
        _ differences: [Look.Field]
    ) throws -> Picture {
        var entries: [Sheet.Entry] = []
        var titles: [String] = []
        for subject in subjects {
            for look in pictures.map(\.look) {
                do {
                    var style = try subject.style(for: look)
                    style.showsTitle = false
                    style.showsCaption = false
                    let diagram = Diagram(try subject.diagramSubject(look), style: style, content: look.content ?? .visible)
                    let drawing = try diagram.drawing()
                    let picture = drawing.picture
                    subject.tell(diagram.subject.notes + OmittedLabels.notes(drawing))
                    let name = subjects.count > 1 ? [picture.title] : []
                    entries.append(Sheet.Entry(
                        picture, caption: (name + look.caption(differences)).joined(separator: " · "),
                        appearance: picture.appearance))
                    titles.append(picture.title)
                } catch {
                    throw SubjectPicture.failure(error, subject.name)
                }
            }
        }
        let appearances = Set(entries.map(\.appearance))
        let title = subjects.count == 1 ? titles[0] : "\(subjects.count) layouts"
        do {
            let fonts = try subjects[0].style(for: pictures[0].look).fonts
            var picture = try Sheet(entries, title: title, fonts: fonts).picture()
            picture.identifier = (inputs.map(\.stem) + ["sheet"]).joined(separator: " ")
            picture.appearance = appearances.count == 1 ? appearances.first ?? nil : nil
            return picture
        } catch {
            throw SubjectPicture.failure(error, inputs[0].name)
        }
    }
}
