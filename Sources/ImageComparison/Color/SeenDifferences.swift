import Raster

/// How different pixels look. It remembers its answers: pictures of layouts have few pairs of colours and many pixels.
struct SeenDifferences {
    private struct Answer {
        var one: UInt32
        var other: UInt32
        var difference: Double
    }

    private static let sizeInBits: UInt32 = 12
    private let light = LinearLight()
    // Equal pixels do not differ: the entries say nothing wrong before they are used.
    private var last = Answer(one: 0, other: 0, difference: 0)
    private var answers = [Answer](repeating: Answer(one: 0, other: 0, difference: 0), count: 1 << sizeInBits)

    /// The CIEDE2000 difference of two pixels; if one is not opaque, the larger of those on white and on black.
    mutating func difference(_ one: UInt32, _ other: UInt32) -> Double {
        if last.one == one && last.other == other { return last.difference }
        last = answer(one, other)
        return last.difference
    }

    private mutating func answer(_ one: UInt32, _ other: UInt32) -> Answer {
        let hash = (one &* 0x9E37_79B1) ^ (other &* 0x85EB_CA77)
        let place = Int(hash >> (32 - Self.sizeInBits))
        let answer = answers[place]
        if answer.one == one && answer.other == other { return answer }
        let difference = computed(StraightColor(pixel: one), StraightColor(pixel: other))
        answers[place] = Answer(one: one, other: other, difference: difference)
        return answers[place]
    }

    private func computed(_ one: StraightColor, _ other: StraightColor) -> Double {
        if one.alpha == 255 && other.alpha == 255 { return light.lab(one).difference(to: light.lab(other)) }
        let onWhite = light.lab(one.over(255)).difference(to: light.lab(other.over(255)))
        let onBlack = light.lab(one.over(0)).difference(to: light.lab(other.over(0)))
        return max(onWhite, onBlack)
    }
}
