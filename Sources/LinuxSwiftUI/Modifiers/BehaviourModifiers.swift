import Foundation
public import LinuxCombine

// Behaviour of views. Without effect, as there is no user.

/// Events of a view.
extension View {
    public func onAppear(perform action: (() -> Void)? = nil) -> Modified<Self> { modified }
    public func onDisappear(perform action: (() -> Void)? = nil) -> Modified<Self> { modified }
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> Modified<Self> { modified }
    public func onLongPressGesture(perform action: @escaping () -> Void) -> Modified<Self> { modified }
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> Modified<Self> { modified }
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> Modified<Self> { modified }
    public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> Modified<Self> { modified }
    public func task(_ action: @escaping () async -> Void) -> Modified<Self> { modified }
    public func refreshable(action: @escaping () async -> Void) -> Modified<Self> { modified }
    public func disabled(_ disabled: Bool) -> Modified<Self> { modified }
    public func allowsHitTesting(_ enabled: Bool) -> Modified<Self> { modified }
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> Modified<Self> { modified }
    public func transition(_ transition: AnyTransition) -> Modified<Self> { modified }
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> Modified<Self> { modified }
    public func id<ID: Hashable>(_ id: ID) -> Modified<Self> { modified }
    public func tag<V: Hashable>(_ tag: V) -> Modified<Self> { modified }
}

/// A view's role in its environment.
extension View {
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> Modified<Self> { modified }
    public func environmentObject<T: ObservableObject>(_ object: T) -> Modified<Self> { modified }
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> Modified<Self> { modified }
    public func navigationTitle(_ title: LocalizedStringKey) -> Modified<Self> { modified }
    public func navigationBarTitleDisplayMode(_ displayMode: TitleDisplayMode) -> Modified<Self> { modified }
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> Modified<Self> { modified }
    public func buttonStyle(_ style: ButtonStyleName) -> Modified<Self> { modified }
    public func listStyle(_ style: ListStyleName) -> Modified<Self> { modified }
    public func listRowInsets(_ insets: EdgeInsets?) -> Modified<Self> { modified }
    public func listRowBackground<V: View>(_ view: V?) -> Modified<Self> { modified }
    public func accessibilityLabel(_ label: LocalizedStringKey) -> Modified<Self> { modified }
    public func accessibilityHidden(_ hidden: Bool) -> Modified<Self> { modified }
    public func accessibilityIdentifier(_ identifier: String) -> Modified<Self> { modified }
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> Modified<Self> { modified }
    public func previewDisplayName(_ value: String?) -> Modified<Self> { modified }
    public func previewDevice(_ value: String?) -> Modified<Self> { modified }
    public func previewLayout(_ value: PreviewLayout) -> Modified<Self> { modified }
}

extension View {
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> Modified<Self> { modified }
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Modified<Self> { modified }
    public func accessibilityLabel(_ label: Text) -> Modified<Self> { modified }
}
