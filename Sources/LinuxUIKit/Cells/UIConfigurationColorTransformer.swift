public import CompositionalLayout

/// Makes a colour of another. Two are equal if one is a copy of the other.
public struct UIConfigurationColorTransformer: Hashable {
    private final class Box {
        let transform: (UIColor) -> UIColor

        init(_ transform: @escaping (UIColor) -> UIColor) {
            self.transform = transform
        }
    }

    private let box: Box

    public init(_ transform: @escaping (UIColor) -> UIColor) {
        box = Box(transform)
    }

    public var transform: (UIColor) -> UIColor { box.transform }

    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    public static func == (left: Self, right: Self) -> Bool { left.box === right.box }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}
