public import Foundation
public import LinuxCombine
import LinuxUIKit

/// An object from the environment. There is none: as in SwiftUI, reading it stops the program.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
    public init() {}

    public var wrappedValue: ObjectType {
        fatalError("No ObservableObject of type \(ObjectType.self) found: environments are not kept outside Apple's platforms.")
    }

    public var projectedValue: ObservedObject<ObjectType> { ObservedObject(wrappedValue: wrappedValue) }
}

/// A value from the environment.
@propertyWrapper
public struct Environment<Value> {
    private let read: () -> Value

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { EnvironmentValues()[keyPath: keyPath] } }

    public var wrappedValue: Value { read() }
}

/// The key of a custom environment value.
public protocol EnvironmentKey {
    associatedtype Value

    static var defaultValue: Value { get }
}

/// The environment of a view, based on the current viewport.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    public var colorScheme: ColorScheme { UITraitCollection.current.userInterfaceStyle == .dark ? .dark : .light }
    public var horizontalSizeClass: UserInterfaceSizeClass? { size(UITraitCollection.current.horizontalSizeClass) }
    public var verticalSizeClass: UserInterfaceSizeClass? { size(UITraitCollection.current.verticalSizeClass) }
    public var displayScale: CGFloat { UITraitCollection.current.displayScale }
    public var isEnabled: Bool { true }
    public var dismiss: () -> Void { {} }
    public var openURL: (URL) -> Void { { _ in } }

    private func size(_ sizeClass: UIUserInterfaceSizeClass) -> UserInterfaceSizeClass? {
        sizeClass == .compact ? .compact : sizeClass == .regular ? .regular : nil
    }
}

public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
