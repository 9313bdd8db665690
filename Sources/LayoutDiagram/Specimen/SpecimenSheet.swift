public import VectorScene

/// A specimen sheet of the built-in font: its characters, and text at the sizes and weights of diagrams.
public struct SpecimenSheet {
    let theme: Theme
    let typesetter = Typesetter()

    static let width = 920.0
    static let margin = 56.0
    /// The left edge of a part's content; its name is to the left of it.
    static let contentLeft = 196.0
    static let contentWidth = width - margin - contentLeft

    private static let pangram = "The quick brown fox jumps over the lazy dog"

    public init(theme: Theme = .standard) {
        self.theme = theme
    }

    /// The finished sheet.
    public func picture() -> Picture {
        var column = SpecimenColumn(sheet: self)
        addTitle(to: &column)
        addAlphabet(to: &column)
        addCharacters(to: &column)
        addPangrams(to: &column)
        addLayoutWords(to: &column)
        let size = Size(width: Self.width, height: (column.y + Self.margin - SpecimenColumn.partGap).rounded())
        let ground = Node.shape(ShapeNode(
            .rect(Rect(x: 0, y: 0, width: size.width, height: size.height)), fill: .color(theme.screen)))
        return Picture(
            size: size, title: "Lettering",
            description: "A specimen of Galley's lettering: alphabet, figures, accented letters and signs, and a sentence "
                + "at five sizes in three weights.",
            nodes: [ground] + column.nodes)
    }
}

// MARK: - Parts

extension SpecimenSheet {
    private func addTitle(to column: inout SpecimenColumn) {
        let count = GlyphBlock.all.map(\.characters.count).reduce(0, +)
        let caption = "The lettering of the diagrams: strokes of one pen, round at their ends. \(count) characters, 3 weights."
        // Compensates for the side bearing, which is visible at this size.
        let title = SpecimenText(text: "Galley", style: Typesetter.Style(size: 76, weight: .bold), x: Self.margin - 3)
        column.write(title, down: 64)
        column.write(
            SpecimenText(text: caption, style: Typesetter.Style(size: 15), x: Self.margin, isNote: true), down: 40)
        column.space(34)
    }

    private func addAlphabet(to column: inout SpecimenColumn) {
        let style = Typesetter.Style(size: 36)
        for (name, text) in [
            ("Capitals", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"), ("Small letters", "abcdefghijklmnopqrstuvwxyz"),
        ] {
            column.part(name) { $0.write(SpecimenText(text: text, style: style), down: 36) }
        }
        column.part("Figures") { column in
            for (index, weight) in Typesetter.Weight.allCases.enumerated() {
                let style = Typesetter.Style(size: 36, weight: weight)
                column.write(SpecimenText(text: "0123456789 · 1,234.50", style: style), down: index == 0 ? 36 : 46)
            }
        }
    }

    private func addCharacters(to column: inout SpecimenColumn) {
        let (ascii, latin, extended, signs) = (
            GlyphBlock.all[0].characters, GlyphBlock.all[1].characters, GlyphBlock.all[2].characters,
            GlyphBlock.all[3].characters)
        column.part("Punctuation") { $0.grid(ascii.filter { !isLetter($0) && !("0"..."9").contains($0) }) }
        column.part("Signs") { $0.grid((latin + signs).filter { !isLetter($0) }) }
        column.part("Latin-1") { $0.grid(latin.filter(isLetter)) }
        column.part("Latin Extended-A") { $0.grid(extended) }
    }

    private func addPangrams(to column: inout SpecimenColumn) {
        for weight in Typesetter.Weight.allCases {
            column.part(name(weight)) { column in
                for (index, size) in [28.0, 17, 13, 11, 9].enumerated() {
                    let style = Typesetter.Style(size: size, weight: weight)
                    column.write(
                        SpecimenText(text: Self.pangram, style: style), down: index == 0 ? size : size * 1.15 + 8)
                    column.write(.label("\(Int(size))"))
                }
            }
        }
    }

    /// Text as in diagrams: names and measures, side by side in the three weights.
    private func addLayoutWords(to column: inout SpecimenColumn) {
        let words = [
            "fractionalWidth(1/3)", "absolute(44) · estimated(100)", "iPhone 15 · 393 × 852", "[0, 3] → [12, 40]",
            "2 sections · 11 cells", "AV To Ty Wa r. L’été", "“Größe” 50 % ± ½ @2x", "Łódź, Århus & Dvořák",
        ]
        column.part("In diagrams") { column in
            let step = Self.contentWidth / Double(Typesetter.Weight.allCases.count)
            for word in words {
                for (index, weight) in Typesetter.Weight.allCases.enumerated() {
                    let style = Typesetter.Style(size: 13, weight: weight)
                    let x = Self.contentLeft + Double(index) * step
                    column.write(SpecimenText(text: word, style: style, x: x), down: index == 0 ? 22 : 0)
                }
            }
        }
    }

    private func isLetter(_ character: Unicode.Scalar) -> Bool {
        switch character.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter: true
        default: false
        }
    }

    private func name(_ weight: Typesetter.Weight) -> String {
        switch weight {
        case .regular: "Regular"
        case .medium: "Medium"
        case .bold: "Bold"
        }
    }
}
