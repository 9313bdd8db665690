import CompositionalLayout
import Foundation
import LinuxUIKit
import ViewPictures

/// Resolves colours for a view in light and in dark appearance.
struct ViewColors {
    private let light: UITraitCollection
    private let dark: UITraitCollection
    let missing: MissingColors

    /// - Parameters:
    ///   - style: the style that a view overrides for itself and its subviews.
    ///   - missing: collects the names of unknown colours.
    init(_ traits: UITraitCollection, style: UIUserInterfaceStyle = .unspecified, _ missing: MissingColors) {
        func styled(_ other: UIUserInterfaceStyle) -> UITraitCollection {
            var own = traits.traits
            own.style = style == .unspecified ? other : style
            return UITraitCollection(own)
        }
        (light, dark, self.missing) = (styled(.light), styled(.dark), missing)
    }

    /// The colour in both appearances.
    ///
    /// - Parameter unknown: the replacement for a colour that no asset catalogue has.
    func callAsFunction(_ color: UIColor, unknown: UIColor = .systemGray) -> ViewColor {
        ViewColor(light: components(color, light, unknown), dark: components(color, dark, unknown))
    }

    /// The colour in both appearances; `nil` if it is transparent in both.
    func visible(_ color: UIColor?) -> ViewColor? {
        guard let color else { return nil }
        let resolved = self(color, unknown: .systemGray5)
        return resolved.light.alpha > 0 || resolved.dark.alpha > 0 ? resolved : nil
    }

    private func components(_ color: UIColor, _ traits: UITraitCollection, _ unknown: UIColor) -> ViewColor.Components {
        func bounded(_ value: CGFloat) -> Double { value.isFinite ? Double(min(max(value, 0), 1)) : 0 }
        let resolved = color.resolvedColor(with: traits)
        if let name = resolved.missingName { missing.add(name) }
        let own = (resolved.missingName == nil ? resolved : unknown.resolvedColor(with: traits)).components
        return .init(red: bounded(own.red), green: bounded(own.green), blue: bounded(own.blue), alpha: bounded(own.alpha))
    }
}

/// The names of colours that no asset catalogue has, in the order of their use.
final class MissingColors {
    private var names: [String] = []

    func add(_ name: String) {
        if !names.contains(name) { names.append(name) }
    }

    var note: String? {
        names.isEmpty ? nil : "no asset catalogue has the colour\(names.count == 1 ? "" : "s") \(names.joined(separator: ", ")); "
            + "texts get the label colour, everything else is grey"
    }
}

#if !canImport(CoreGraphics)
extension CGColor {
    /// The `UIColor` that the colour was made from, or a new one with the same components.
    var uiColor: UIColor { source ?? UIColor(cgColor: self) }
}
#endif
