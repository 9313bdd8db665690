/// Apple's system font, with exact line heights and estimated widths.
///
/// The advances of the system font are not published, but Inter's are close: with Apple's tracking they differ by 1 % on average
/// over the measured texts, and rarely by more than 2 % (B-F6). Nothing is known about characters that Inter lacks.
public struct SystemFont: FontSource {
    public init() {}

    public func metrics(of font: TextFont) -> FontMetrics? {
        font.isSystem ? Self.metrics(size: font.size) : nil
    }

    /// Vertical metrics, equal for every weight, italic and monospaced (B-F1).
    static func metrics(size: Double) -> FontMetrics {
        FontMetrics(
            ascender: size * 1950 / 2048, descender: -size * 494 / 2048, leading: 0, capHeight: size * 1443 / 2048,
            xHeight: size * 1078 / 2048)
    }

    public func advances(of text: String, in font: TextFont) -> TextAdvances? {
        guard font.isSystem else { return nil }
        let cut = SystemCut(font)
        let widths = InterWidths.shared
        let characters = text.map { widths[$0] }
        let ems = characters.indices.map { index in
            cut.advance(of: characters[index], before: index + 1 < characters.count ? characters[index + 1] : nil, widths)
        }
        // Characters that Inter lacks are drawn in other fonts, of which nothing is known.
        let errors = zip(characters, ems).map { $1 == 0 ? 0 : $0.isInFont ? $1 * cut.error : .infinity }
        return TextAdvances(widths: ems.map { $0 * font.size }, errors: errors.map { $0 * font.size })
    }
}

extension TextFont {
    fileprivate var isSystem: Bool {
        switch face {
        case .system, .monospacedSystem, .systemOfWidth: true
        case .named: false
        }
    }
}

/// The system font at a size and weight, expressed as a mix of Inter's fonts. Lengths are fractions of an em.
struct SystemCut {
    /// Share of the display design, 0 to 1.
    private let display: Double
    /// Share of Inter Black, 0 to 1.
    private let black: Double
    /// Space added after each character.
    private let tracking: Double
    private let isMonospaced: Bool
    private let hasMonospacedDigits: Bool
    /// Width in the system font, as a fraction of the interpolated width in Inter.
    private let proportion: Double
    /// Likely error of a width, as a fraction of the width (B-F6).
    let error: Double

    init(_ font: TextFont) {
        let large = min(1, max(0, (font.size - Self.lastTextSize) / (Self.firstDisplaySize - Self.lastTextSize)))
        display = large * Self.interpolated(font.weight, [(Self.bold.system, 1), (Self.black.system, 0)])
        black = (Self.interWeight(font.weight) - Self.regular.inter) / (Self.black.inter - Self.regular.inter)
        // Apple's tracking applies to the text design; the display design's advances already include it.
        tracking = (1 - large) * (Tracking.system(size: font.size) + Self.addedTracking)
        let light = min(1, max(0, (font.size - Self.lastTextSize) / (Self.firstLargeSize - Self.lastTextSize)))
        let lightness = Self.lightProportions.map { ($0.weight, $0.text + ($0.large - $0.text) * light) }
        let excess = (1 - large) * Self.interpolated(font.weight, Self.heavyExcess)
        proportion = Self.interpolated(font.weight, lightness) * (1 + excess)
        isMonospaced = font.face == .monospacedSystem
        error = switch font.face {
        case .monospacedSystem: 0.001
        case .systemOfWidth: .infinity
        case .system, .named: Self.error(weight: font.weight, size: font.size)
        }
        hasMonospacedDigits = font.hasMonospacedDigits
    }

    // Fitted to measured widths: the text design up to 17 points, the display design from 24 on, mixed in between. From bold to
    // black the display design's share falls to zero.
    private static let lastTextSize = 17.0
    private static let firstDisplaySize = 24.0
    /// Six of Inter's font units.
    private static let addedTracking = 6.0 / 2816
    private static let monospacedAdvance = 0.618164

    /// Widths of light weights as fractions of regular's, up to 17 points and from 21 on.
    private static let lightProportions: [(weight: Double, text: Double, large: Double)] = [
        (100, 0.93, 0.913), (200, 0.947, 0.934), (300, 0.98, 0.975), (400, 1, 1),
    ]
    private static let firstLargeSize = 21.0
    /// Excess width of heavy weights over Inter's text design, as a fraction, up to 17 points. It falls to 0 at 24 points, where
    /// heavy weights keep a larger share of the text design instead.
    private static let heavyExcess: [(position: Double, value: Double)] = [(700, 0), (800, 0.035), (900, 0.054)]

    /// The value at a position, interpolated between known positions, or that of the nearest end.
    private static func interpolated(_ position: Double, _ known: [(position: Double, value: Double)]) -> Double {
        guard let upper = known.firstIndex(where: { $0.position >= position }) else { return known[known.count - 1].value }
        guard upper > 0 else { return known[0].value }
        let (low, high) = (known[upper - 1], known[upper])
        return low.value + (high.value - low.value) * (position - low.position) / (high.position - low.position)
    }

    /// The likely error of a width, as a fraction of the width: 1.5 % for sizes below 18 points and 2.5 % for larger ones, measured;
    /// 3 % for the lightest and heaviest weights, of which few widths are known.
    private static func error(weight: Double, size: Double) -> Double {
        switch weight {
        case ..<350, 750...: 0.03
        default: size < 18 ? 0.015 : 0.025
        }
    }

    // Weights of Inter with the same widths as weights of the system font. Semibold and black are fitted to measured widths.
    private static let regular = (system: 400.0, inter: 400.0)
    private static let semibold = (system: 600.0, inter: 660.0)
    private static let bold = (system: 700.0, inter: 770.0)
    private static let heavy = (system: 800.0, inter: 800.0)
    private static let black = (system: 900.0, inter: 900.0)

    private static func interWeight(_ weight: Double) -> Double {
        interpolated(weight, [regular, semibold, bold, heavy, black].map { ($0.system, $0.inter) })
    }

    func advance(of character: InterWidths.Entry, before next: InterWidths.Entry?, _ widths: InterWidths) -> Double {
        if isMonospaced { return character.advances[0] > 0 ? Self.monospacedAdvance : 0 }
        let shape = drawn(character, widths)
        // A mark belongs to the previous character.
        guard shape.advances[0] > 0 else { return 0 }
        guard shape.isInFont else { return shape.advances[0] }
        let kerning = next.map { widths.kerning(shape, drawn($0, widths)) } ?? (text: 0, display: 0)
        let text = blend(shape, 0) + kerning.text
        return (text + (blend(shape, 2) + kerning.display - text) * display + tracking) * proportion
    }

    /// The character whose metrics apply: with monospaced digits, the zero for any digit.
    private func drawn(_ character: InterWidths.Entry, _ widths: InterWidths) -> InterWidths.Entry {
        hasMonospacedDigits && character.isDigit ? widths["0"] : character
    }

    private func blend(_ entry: InterWidths.Entry, _ cut: Int) -> Double {
        entry.advances[cut] + (entry.advances[cut + 1] - entry.advances[cut]) * black
    }
}

/// The system font's tracking, the space added between characters.
enum Tracking {
    /// Tracking as a fraction of an em, interpolated between the published sizes.
    ///
    /// Source: the Human Interface Guidelines, Typography, "iOS, iPadOS tracking values".
    static func system(size: Double) -> Double {
        let position = min(max(size - firstSize, 0), Double(thousandths.count - 1))
        let lower = Int(position)
        let upper = min(lower + 1, thousandths.count - 1)
        return (thousandths[lower] + (thousandths[upper] - thousandths[lower]) * (position - Double(lower))) / 1000
    }

    private static let firstSize = 8.0
    private static let thousandths: [Double] = [
        26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14, 13, 13, 12, 12, 11, 10,
    ]
}
