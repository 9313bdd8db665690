extension Lab {
    /// The CIEDE2000 colour difference, all parametric factors 1. It is the same in both directions.
    ///
    /// Source: Sharma, Wu, Dalal 2005, equations (2) to (22). Hues are directions here instead of angles.
    func difference(to other: Lab) -> Double {
        let stretch = 1.5 - 0.5 * Self.saturation((chroma + other.chroma) / 2)
        let (oneA, twoA) = (stretch * a, stretch * other.a)
        let oneChroma = (oneA * oneA + b * b).squareRoot()
        let twoChroma = (twoA * twoA + other.b * other.b).squareRoot()
        let meanChroma = (oneChroma + twoChroma) / 2
        let (one, two) = (Hue(oneA, b, length: oneChroma), Hue(twoA, other.b, length: twoChroma))
        let hue = one.mean(with: two)

        let lightnessPart = (other.lightness - lightness) / Self.weight(ofLightness: (lightness + other.lightness) / 2)
        let chromaPart = (twoChroma - oneChroma) / (1 + 0.045 * meanChroma)
        let chord = (oneChroma * twoChroma).squareRoot() * one.chord(to: two)
        let huePart = chord / (1 + 0.015 * meanChroma * hue.weight)
        let turn = -2 * Self.saturation(meanChroma) * hue.turnOfBlues.sineOfDegrees * chromaPart * huePart
        let square = lightnessPart * lightnessPart + chromaPart * chromaPart + huePart * huePart + turn
        return square > 0 ? square.squareRoot() : 0
    }

    private var chroma: Double { (a * a + b * b).squareRoot() }

    /// The part that equations (4) and (16) share: 0 for greys, towards 1 for vivid colours.
    private static func saturation(_ chroma: Double) -> Double {
        let power = chroma.seventhPower
        return (power / (power + 6_103_515_625)).squareRoot()
    }

    private static func weight(ofLightness mean: Double) -> Double {
        let square = (mean - 50) * (mean - 50)
        return 1 + 0.015 * square / (20 + square).squareRoot()
    }
}
