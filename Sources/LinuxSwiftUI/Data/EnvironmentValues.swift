public import Foundation
import LinuxUIKit

/// The environment of a view, based on the current viewport.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    public var colorScheme: ColorScheme { UITraitCollection.current.userInterfaceStyle == .dark ? .dark : .light }
    public var layoutDirection: LayoutDirection {
        UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    public var horizontalSizeClass: UserInterfaceSizeClass? { size(UITraitCollection.current.horizontalSizeClass) }
    public var verticalSizeClass: UserInterfaceSizeClass? { size(UITraitCollection.current.verticalSizeClass) }
    public var displayScale: CGFloat { UITraitCollection.current.displayScale }
    public var isEnabled: Bool { true }
    public var locale: Locale { Locale(identifier: "en_US_POSIX") }
    public var dismiss: DismissAction { DismissAction() }
    public var openURL: OpenURLAction { OpenURLAction() }

    private func size(_ sizeClass: UIUserInterfaceSizeClass) -> UserInterfaceSizeClass? {
        sizeClass == .compact ? .compact : sizeClass == .regular ? .regular : nil
    }
}

/// The key of a custom environment value.
public protocol EnvironmentKey {
    associatedtype Value

    static var defaultValue: Value { get }
}

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    case light, dark
}

/// The reading direction.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
    case leftToRight, rightToLeft
}

/// The size class of an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact, regular
}

/// Dismisses the presentation. No effect.
public struct DismissAction: Sendable {
    public func callAsFunction() {}
}

/// Opens a URL. No effect.
public struct OpenURLAction: Sendable {
    public func callAsFunction(_ url: URL) {}
}
