public import Foundation
import LinuxUIKit

/// The surroundings of a view: those of the current viewport.
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

/// A value of the surroundings that an app adds.
public protocol EnvironmentKey {
    associatedtype Value

    static var defaultValue: Value { get }
}

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    case light, dark
}

/// The direction of reading.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
    case leftToRight, rightToLeft
}

/// How much room there is.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact, regular
}

/// Closes what is presented: nothing is.
public struct DismissAction: Sendable {
    public func callAsFunction() {}
}

/// Opens an address. Nothing opens.
public struct OpenURLAction: Sendable {
    public func callAsFunction(_ url: URL) {}
}
