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

    private static let sentences = [
        (language: "Ελληνικά", text: "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία. Άλφα, Έψιλον, Ήτα, Ώρα"),
        (language: "Русский", text: "Съешь же ещё этих мягких французских булок, да выпей чаю"),
        (language: "Українська", text: "Щастя б’ють жук їх глицю в фон й ґедзь пріч"),
        (language: "Български", text: "Жълтата дюля беше щастлива, че пухът, който цъфна, замръзна"),
        (language: "Српски", text: "Љубазни фењерџија чађавог лица хоће да ми покаже штос"),
        (language: "Tiếng Việt", text: "Trường Đại học đã thử nghiệm những kiểu chữ mới ở Hà Nội"),
        (language: "עברית", text: "שלום עולם (2026): דג סקרן שט בים, מחיר 1,234.50 ₪"),
    ]

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
        addSentences(to: &column)
        addLayoutWords(to: &column)
        let size = Size(width: Self.width, height: (column.y + Self.margin - SpecimenColumn.partGap).rounded())
        let ground = Node.shape(ShapeNode(
            .rect(Rect(x: 0, y: 0, width: size.width, height: size.height)), fill: .color(theme.screen)))
        return Picture(
            size: size, title: "Lettering",
            description: "A specimen of Galley's lettering: alphabets, figures, letters with marks and signs, a sentence "
                + "at five sizes in three weights, and sentences in seven languages.",
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
        let blocks = Dictionary(uniqueKeysWithValues: GlyphBlock.all.map { ($0.name, $0.characters) })
        func characters(_ name: String) -> [Unicode.Scalar] { blocks[name] ?? [] }
        column.part("Punctuation") { column in
            column.grid(characters("Basic Latin").filter { !isLetter($0) && !("0"..."9").contains($0) })
        }
        column.part("Signs") { $0.grid((characters("Latin-1") + characters("Signs")).filter { !isLetter($0) }) }
        column.part("Currencies") { $0.grid(characters("Currency Symbols")) }
        column.part("Latin-1") { $0.grid(characters("Latin-1").filter(isLetter)) }
        let shown: Set = ["Basic Latin", "Latin-1", "Currency Symbols", "Signs"]
        for block in GlyphBlock.all where !shown.contains(block.name) {
            column.part(block.name) { $0.grid(block.characters) }
        }
    }

    /// Sentences in other alphabets, and in Vietnamese, which has the most marks.
    private func addSentences(to column: inout SpecimenColumn) {
        column.part("Languages") { column in
            for (index, sentence) in Self.sentences.enumerated() {
                let weights = Typesetter.Weight.allCases
                let style = Typesetter.Style(size: 15, weight: weights[index % weights.count])
                column.write(SpecimenText(text: sentence.text, style: style), down: 27)
                column.write(.label(sentence.language))
            }
        }
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
