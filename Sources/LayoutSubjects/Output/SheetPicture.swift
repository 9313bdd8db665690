import Goldens
package import LayoutDiagram
package import VectorScene

/// Pictures of several subjects and looks side by side on one sheet, with their differences as captions.
package struct SheetPicture {
    package let picture: Picture
    /// The notes of each subject, about all its looks.
    package let notes: [[LayoutNote]]
    /// The fonts of the sheet's texts, besides the built-in one.
    package let fonts: Fonts?

    /// - Parameters:
    ///   - stems: the base names of the subjects' pictures, which identify the sheet.
    ///   - looks: the looks of each subject.
    package init(of subjects: [any Subject], stems: [String], _ looks: [Look]) throws(Failure) {
        do {
            try Sheet.check(count: subjects.count * looks.count)
            let differences = Look.Field.inPatterns.filter { field in Set(looks.map { $0.value(of: field) }).count > 1 }
            var (entries, titles, notes) = ([Sheet.Entry](), [String](), subjects.map { _ in [LayoutNote]() })
            for (index, subject) in subjects.enumerated() {
                for look in looks {
                    let picture = try Self.picture(of: subject, look, &notes[index])
                    let caption = (subjects.count > 1 ? [picture.title] : []) + look.caption(differences)
                    entries.append(Sheet.Entry(picture, caption: caption.joined(separator: " · "), appearance: picture.appearance))
                    titles.append(picture.title)
                }
            }
            let appearances = Set(entries.map(\.appearance))
            fonts = try subjects[0].style(for: looks[0]).fonts
            let title = subjects.count == 1 ? titles[0] : "\(subjects.count) layouts"
            var picture = try Sheet(entries, title: title, fonts: fonts).picture()
            picture.identifier = (stems + ["sheet"]).joined(separator: " ")
            picture.appearance = appearances.count == 1 ? appearances.first ?? nil : nil
            (self.picture, self.notes) = (picture, notes)
        } catch {
            throw EncodedPicture.failure(error, subjects[0].name)
        }
    }

    private static func picture(
        of subject: any Subject, _ look: Look, _ notes: inout [LayoutNote]
    ) throws(Failure) -> Picture {
        do {
            var style = try subject.style(for: look)
            (style.showsTitle, style.showsCaption) = (false, false)
            let diagram = Diagram(try subject.solved(for: look), style: style, content: look.content ?? .visible)
            let drawing = try diagram.drawing()
            notes += diagram.subject.notes + OmittedLabels.notes(drawing)
            return drawing.picture
        } catch {
            throw EncodedPicture.failure(error, subject.name)
        }
    }
}
