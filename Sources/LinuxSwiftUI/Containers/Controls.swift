public import Foundation

/// A button. Its action is never called.
public struct Button<Label: View>: BuiltInView {
    let children: [any View]

    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        children = [label()]
    }

    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        children = [label()]
    }
}

extension Button where Label == Text {
    public init(_ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        children = [Text(title)]
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        children = [Text(title)]
    }
}

/// The role of a button.
public struct ButtonRole: Equatable, Sendable {
    private let number: Int

    public static let destructive = ButtonRole(number: 0)
    public static let cancel = ButtonRole(number: 1)
}

/// A title with an icon.
public struct Label<Title: View, Icon: View>: BuiltInView {
    let children: [any View]

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        children = [title(), icon()]
    }
}

extension Label where Title == Text, Icon == Image {
    public init(_ title: LocalizedStringKey, systemImage name: String) {
        children = [Text(title)]
    }

    public init(_ title: LocalizedStringKey, image name: String) {
        children = [Text(title)]
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        children = [Text(title)]
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        children = [Text(title)]
    }
}

/// An on/off switch.
public struct Toggle<Label: View>: BuiltInView {
    let children: [any View]

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        children = [label()]
    }

    public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) where Label == Text {
        children = [Text(title)]
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) where Label == Text {
        children = [Text(title)]
    }
}

/// A text field, which shows its text.
public struct TextField<Label: View>: BuiltInView {
    let children: [any View]

    public init(_ title: LocalizedStringKey, text: Binding<String>) where Label == Text {
        children = [Text(verbatim: text.wrappedValue), Text(title)]
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) where Label == Text {
        children = [Text(verbatim: text.wrappedValue), Text(title)]
    }
}

/// A progress indicator.
public struct ProgressView<Label: View>: BuiltInView {
    let children: [any View]

    public init() where Label == EmptyView {
        children = []
    }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView {
        children = []
    }

    public init(_ title: LocalizedStringKey) where Label == Text {
        children = [Text(title)]
    }
}

/// A link to another view.
public struct NavigationLink<Label: View, Destination: View>: BuiltInView {
    let children: [any View]

    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        children = [label()]
    }

    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        children = [label()]
    }

    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) where Destination == Never {
        children = [label()]
    }
}

/// Flexible space between views.
public struct Spacer: BuiltInView {
    nonisolated public init(minLength: CGFloat? = nil) {}
}

/// A separator line between views.
public struct Divider: BuiltInView {
    nonisolated public init() {}
}
