import Scene

extension AdaptiveColor {
    /// The colour that is made anew for each appearance.
    init(_ color: (Appearance) -> Color) {
        self.init(light: color(.light), dark: color(.dark))
    }

    /// The colour with a share of another in it: from 0, this one, to 1, the other.
    func mixed(with other: AdaptiveColor, _ share: Double) -> AdaptiveColor {
        AdaptiveColor { self[$0].mixed(with: other[$0], share) }
    }

    /// This colour, or the nearest darker or lighter one that can be read on each of the grounds.
    func readable(on grounds: [AdaptiveColor]) -> AdaptiveColor {
        AdaptiveColor { appearance in self[appearance].readable(on: grounds.map { $0[appearance] }) }
    }

    /// This ground with a hint of a hue, as strong as leaves the inks readable.
    func washed(_ hue: AdaptiveColor, _ share: Double, under inks: [AdaptiveColor]) -> AdaptiveColor {
        AdaptiveColor { appearance in
            let shares = [share, share / 2, share / 4]
            let washes = shares.lazy.map { self[appearance].mixed(with: hue[appearance], $0) }
            return washes.first { wash in inks.allSatisfy { $0[appearance].reads(on: [wash]) } } ?? self[appearance]
        }
    }
}
