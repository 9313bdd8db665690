/// How a group is drawn other than as its children alone.
final class GroupEffects: Sendable, Hashable {
    let clip: Shape?
    let transform: Transform
    let opacity: Double

    /// `nil` where it changes nothing.
    init?(clip: Shape?, transform: Transform, opacity: Double) {
        if clip == nil, transform == .identity, opacity == 1 { return nil }
        self.clip = clip
        self.transform = transform
        self.opacity = opacity
    }

    static func == (one: GroupEffects, other: GroupEffects) -> Bool {
        one === other || (one.clip == other.clip && one.transform == other.transform && one.opacity == other.opacity)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(clip)
        hasher.combine(transform)
        hasher.combine(opacity)
    }
}
