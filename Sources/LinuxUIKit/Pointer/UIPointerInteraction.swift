public import Foundation

// There is no pointer: properties are stored, and delegates are never called.

@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    var view: UIView? { get }

    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

extension UIView {
    @preconcurrency @MainActor
    public var interactions: [any UIInteraction] {
        get { attachments.interactions.compactMap { $0 as? any UIInteraction } }
        set {
            for interaction in interactions { removeInteraction(interaction) }
            for interaction in newValue { addInteraction(interaction) }
        }
    }

    @preconcurrency @MainActor
    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        attachments.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    @preconcurrency @MainActor
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard attachments.interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        attachments.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}

@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    open private(set) weak var view: UIView?
    open var isEnabled = true

    public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }

    public convenience override init() { self.init(delegate: nil) }

    open func invalidate() {}
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    public func pointerInteraction(
        _: UIPointerInteraction, regionFor _: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    public func pointerInteraction(_: UIPointerInteraction, styleFor _: UIPointerRegion) -> UIPointerStyle? { nil }
    public func pointerInteraction(
        _: UIPointerInteraction, willEnter _: UIPointerRegion, animator: any UIPointerInteractionAnimating) {}
    public func pointerInteraction(
        _: UIPointerInteraction, willExit _: UIPointerRegion, animator: any UIPointerInteractionAnimating) {}
}

@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}
