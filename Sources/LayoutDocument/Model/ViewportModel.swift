import CompositionalLayout

/// What the layout is shown on.
struct ViewportModel: Sendable {
    var mark: SourceMark
    var device: Device?
    var width: NumberValue?
    var height: NumberValue?
    var scale: NumberValue?
    var safeArea: InsetsValue?
    var layoutMargins: InsetsValue?
    var horizontalSizeClass: UIUserInterfaceSizeClass?
    var verticalSizeClass: UIUserInterfaceSizeClass?
    var userInterfaceIdiom: UIUserInterfaceIdiom?
    var layoutDirection: UITraitEnvironmentLayoutDirection?
    var userInterfaceStyle: UIUserInterfaceStyle?
    var contentOffset: PointValue?
}
