import Foundation
package import VectorScene

extension Color {
    /// The minimum contrast of text (WCAG 2, level AA).
    private static let readableContrast = 4.5

    /// True if text of this colour is readable on each of the backgrounds.
    func isReadable(on grounds: [Color]) -> Bool { leastContrast(with: grounds) >= Self.readableContrast }

    /// This colour, or the nearest darker or lighter one that is readable on each of the backgrounds; if there is none,
    /// black or white.
    func readable(on grounds: [Color]) -> Color {
        let ends = [Color(0x000000), Color(0xFFFFFF)]
            .sorted { $0.leastContrast(with: grounds) > $1.leastContrast(with: grounds) }
        let shades = (0..<16).lazy.flatMap { step in ends.map { mixed(with: $0, Double(step) / 16) } }
        return shades.first { $0.isReadable(on: grounds) } ?? ends[0]
    }

    /// A mix of this colour (share 0) and another (share 1).
    func mixed(with other: Color, _ share: Double) -> Color {
        func mixed(_ one: UInt8, _ other: UInt8) -> UInt8 {
            let (one, other) = (Double(one), Double(other))
            return UInt8((one + (other - one) * share).rounded())
        }
        return Color(
            red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue))
    }

    private func leastContrast(with grounds: [Color]) -> Double { grounds.map(contrast).min() ?? .infinity }

    /// WCAG 2's contrast ratio between two opaque colours, from 1 (equal) to 21 (black on white).
    package func contrast(with other: Color) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// WCAG 2's relative luminance, from 0 (black) to 1 (white).
    private var luminance: Double {
        func linear(_ component: UInt8) -> Double {
            let value = Double(component) / 255
            return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}

extension AdaptiveColor {
    /// Calls `color` once for each appearance.
    init(_ color: (Appearance) -> Color) {
        self.init(light: color(.light), dark: color(.dark))
    }

    /// A mix of this colour (share 0) and another (share 1).
    func mixed(with other: AdaptiveColor, _ share: Double) -> AdaptiveColor {
        AdaptiveColor { self[$0].mixed(with: other[$0], share) }
    }

    /// This colour, or the nearest darker or lighter one that is readable on each of the backgrounds.
    func readable(on grounds: [AdaptiveColor]) -> AdaptiveColor {
        AdaptiveColor { appearance in self[appearance].readable(on: grounds.map { $0[appearance] }) }
    }

    /// This background tinted with a hue: by `share`, or less, so that text of each of the colours `inks` stays readable.
    func washed(_ hue: AdaptiveColor, _ share: Double, under inks: [AdaptiveColor]) -> AdaptiveColor {
        AdaptiveColor { appearance in
            let shares = [share, share / 2, share / 4]
            let washes = shares.lazy.map { self[appearance].mixed(with: hue[appearance], $0) }
            return washes.first { wash in inks.allSatisfy { $0[appearance].isReadable(on: [wash]) } } ?? self[appearance]
        }
    }
}
