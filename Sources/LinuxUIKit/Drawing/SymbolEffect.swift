// Effects of symbol images. Ignored: nothing moves.

public protocol SymbolEffect: Sendable {}

public protocol DiscreteSymbolEffect: SymbolEffect {}

public protocol IndefiniteSymbolEffect: SymbolEffect {}

public struct SymbolEffectOptions: Hashable, Sendable {
    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions() }
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions() }
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
    public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
}

/// The only type of effects here: different kinds are not distinguished.
public struct AnySymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public var up: AnySymbolEffect { self }
    public var down: AnySymbolEffect { self }
    public var byLayer: AnySymbolEffect { self }
    public var wholeSymbol: AnySymbolEffect { self }
    public var iterative: AnySymbolEffect { self }
    public var cumulative: AnySymbolEffect { self }
    public var reversing: AnySymbolEffect { self }
    public var clockwise: AnySymbolEffect { self }
}

extension SymbolEffect where Self == AnySymbolEffect {
    public static var bounce: AnySymbolEffect { .init() }
    public static var pulse: AnySymbolEffect { .init() }
    public static var variableColor: AnySymbolEffect { .init() }
    public static var scale: AnySymbolEffect { .init() }
    public static var appear: AnySymbolEffect { .init() }
    public static var disappear: AnySymbolEffect { .init() }
    public static var rotate: AnySymbolEffect { .init() }
    public static var wiggle: AnySymbolEffect { .init() }
    public static var breathe: AnySymbolEffect { .init() }
}

extension UIImageView {
    public func addSymbolEffect(_ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true) {}
    public func removeSymbolEffect(
        ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) {}
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}
}
