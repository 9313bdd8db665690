import VectorScene

extension Typesetter {
    /// The start and the width that a text has to fill.
    struct Room {
        /// The room's left end, on the baseline.
        var start: Point
        var width: Double
        var spacing = Spacing.letters
    }

    enum Spacing {
        /// The same space after each letter.
        case letters
        /// Cells of equal width, as in a monospaced font.
        case cells
    }

    /// Limits of the space added after each letter, in ems. Text that is still too wide at the lower limit shrinks; text that is
    /// too narrow at the upper one leaves a margin.
    private static let addedSpace = -0.035...0.1
    /// The largest space, in ems, around the placeholder of a missing character, as the character may be wider than the placeholder.
    private static let placeholderSpace = 0.5
    /// The smallest gap, in ems, to which widely spaced glyphs such as figures are tightened.
    private static let keptSpace = 0.16

    /// Sets a line of text as wide as its room, by changing the letter spacing and, if that is not enough, the size.
    func run(_ text: String, _ style: Style, color: AdaptiveColor, _ room: Room) -> TextRun {
        let font = fonts[style]
        let natural = layOut(text, font)
        guard !natural.letters.isEmpty, natural.advance > 0 else {
            return TextRun(
                text: text, size: style.size, weight: style.weight, origin: room.start, glyphs: [], strokeWidth: 0,
                color: color, advance: 0)
        }
        let count = Double(natural.letters.count)
        let space = (room.width - natural.advance) / count
        // Joined letters cannot be spaced.
        let isFixed = given?.isNeeded(for: text) ?? false
        var room = room
        if isFixed { room.spacing = .letters }
        let least = isFixed ? 0 : min(Self.addedSpace.lowerBound * style.size, Self.keptSpace * style.size - natural.narrowestGap)
        if space < least, room.spacing == .letters {
            let share = room.width / (natural.advance + least * count)
            // Sizes are rounded to eighths of a point, so that more texts share their letters.
            let size = share > 0.9 ? (style.size * share * 8).rounded(.down) / 8 : style.size * share
            if size < style.size, size > 0.5 { return run(text, Style(size: size, weight: style.weight), color: color, room) }
        }
        let added = isFixed ? 0 : min(max(space, least), Self.addedSpace.upperBound * style.size)
        return set(natural, font, added, room, TextRun(
            text: text, size: style.size, weight: style.weight, origin: room.start, glyphs: [],
            strokeWidth: Self.rounded(font.pen.width * font.scale), color: color, advance: room.width))
    }

    /// Places a line's glyphs in its room.
    ///
    /// - Parameter added: the space after each letter, in points.
    private func set(_ line: Line, _ font: StyledFont, _ added: Double, _ room: Room, _ run: TextRun) -> TextRun {
        var run = run
        run.glyphs.reserveCapacity(line.letters.count)
        let cell = room.width / Double(line.letters.count)
        var margin = 0.0
        // Placeholders take the spare room alone, so that known letters keep their distances.
        let missing = Double(line.letters.count { $0.glyph.isMissing })
        let isSpared = missing > 0 && added > 0 && room.spacing == .letters
        let around = isSpared ? min((room.width - line.advance) / missing, Self.placeholderSpace * font.style.size) : 0
        let added = isSpared ? 0 : added
        var passed = 0.0
        if room.spacing == .letters {
            run.advance = line.advance + added * Double(line.letters.count) + around * missing
            margin = max(0, (room.width - run.advance) / 2)
            run.origin.x += margin
        }
        for (index, letter) in line.letters.enumerated() where letter.glyph.shape.bounds != nil {
            let extra = letter.glyph.isMissing ? around : 0
            defer { passed += extra }
            let x = switch room.spacing {
            case .letters: letter.x + added * (Double(index) + 0.5) + passed + extra / 2
            case .cells: cell * (Double(index) + 0.5) - (letter.glyph.advance - font.pen.tracking) * font.scale / 2
            }
            run.glyphs.append(TextRun.Glyph(letter.glyph.shape, x: Self.rounded(x), color: letter.glyph.color))
        }
        return run
    }

    /// Letters with their distances from the line's start, in points.
    private struct Line {
        var letters: [(x: Double, glyph: StyledFont.StyledGlyph)] = []
        var advance = 0.0

        /// The smallest gap between the outlines of neighbouring letters; 0 for a line with spaces. The margins of the line together count
        /// as a gap, too.
        var narrowestGap: Double {
            var (ends, gap) = ((first: Double?.none, last: 0.0), Double.infinity)
            for letter in letters {
                guard let bounds = letter.glyph.shape.bounds else { return 0 }
                if ends.first == nil { ends.first = letter.x + bounds.minX } else { gap = min(gap, letter.x + bounds.minX - ends.last) }
                ends.last = letter.x + bounds.maxX
            }
            return min(gap, advance - ends.last + (ends.first ?? 0))
        }
    }

    private func layOut(_ text: String, _ font: StyledFont) -> Line {
        var line = Line()
        line.advance = font.scale * layOut(text, font) { x, glyph in line.letters.append((x * font.scale, glyph)) }
        return line
    }
}
