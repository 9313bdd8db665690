import CompositionalLayout
import Foundation

/// Creates a viewport from its model.
struct ViewportBuilder {
    let evaluator: Evaluator

    /// The viewport of a model; missing values come from the device.
    func viewport(_ model: ViewportModel?) -> LayoutViewport {
        guard let model else { return Device.default.viewport }
        var viewport = model.device?.viewport ?? LayoutViewport(width: 0, height: 0, scale: 3)
        if let width = model.width { viewport.size.width = side(width, "width") }
        if let height = model.height { viewport.size.height = side(height, "height") }
        if let safeArea = evaluator.insets(model.safeArea, "safeArea") { viewport.safeAreaInsets = safeArea }
        if let margins = evaluator.insets(model.layoutMargins, "layoutMargins") { viewport.layoutMargins = margins }
        viewport.contentOffset = evaluator.point(model.contentOffset, "contentOffset") ?? viewport.contentOffset
        viewport.traits = traits(model, viewport)
        return viewport
    }

    private func side(_ value: NumberValue, _ what: String) -> CGFloat {
        let side = evaluator.length(value, what)
        guard side > 0, side <= DocumentLimits.viewportSide else {
            evaluator.reading.report(
                value.mark, "the viewport's \(what) must be above 0 and at most \(NumberText.text(DocumentLimits.viewportSide))")
            return 1
        }
        return side
    }

    private func traits(_ model: ViewportModel, _ viewport: LayoutViewport) -> LayoutTraits {
        // Unless a device is named, the values are those of a device with this size.
        let size = viewport.size
        let guessed = LayoutTraits(
            horizontalSizeClass: size.width >= 600 ? .regular : .compact,
            verticalSizeClass: size.height >= 480 ? .regular : .compact,
            idiom: min(size.width, size.height) >= 700 ? .pad : .phone)
        let given = LayoutTraits(
            horizontalSizeClass: model.horizontalSizeClass ?? .unspecified,
            verticalSizeClass: model.verticalSizeClass ?? .unspecified,
            displayScale: model.scale.map(scale) ?? 0,
            direction: model.layoutDirection ?? .unspecified,
            style: model.userInterfaceStyle ?? .unspecified,
            idiom: model.userInterfaceIdiom ?? .unspecified,
            contentSize: model.contentSize ?? .unspecified)
        let base = model.device == nil ? viewport.traits.merged(with: guessed) : viewport.traits
        return base.merged(with: given)
    }

    private func scale(_ value: NumberValue) -> CGFloat {
        let scale = evaluator.length(value, "scale")
        guard [1, 2, 3].contains(scale) else {
            evaluator.reading.report(value.mark, "scale must be 1, 2 or 3, not \(NumberText.text(Double(scale)))")
            return 1
        }
        return scale
    }
}
