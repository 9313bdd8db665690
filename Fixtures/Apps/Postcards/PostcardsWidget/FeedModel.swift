import WidgetKit

/// The widget's own model; it has the name of the app's.
struct FeedModel {
    func reload() { WidgetCenter.shared.reloadAllTimelines() }
}
