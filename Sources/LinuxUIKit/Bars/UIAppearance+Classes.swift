import Foundation

// Appearance proxies of individual classes.

extension UIActivityIndicatorView {
    public static func appearance() -> UIActivityIndicatorView { AppearanceProxies.shared.proxy { UIActivityIndicatorView() } }
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIActivityIndicatorView { AppearanceProxies.shared.proxy(in: containerTypes) { UIActivityIndicatorView() } }
}

extension UIBarButtonItem {
    public static func appearance() -> UIBarButtonItem { AppearanceProxies.shared.proxy { UIBarButtonItem() } }
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIBarButtonItem { AppearanceProxies.shared.proxy(in: containerTypes) { UIBarButtonItem() } }
}

extension UIButton {
    public static func appearance() -> UIButton { AppearanceProxies.shared.proxy { UIButton(frame: .zero) } }
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIButton { AppearanceProxies.shared.proxy(in: containerTypes) { UIButton(frame: .zero) } }
}

extension UICollectionReusableView {
    public static func appearance() -> UICollectionReusableView {
        AppearanceProxies.shared.proxy { UICollectionReusableView(frame: .zero) }
    }
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UICollectionReusableView {
        AppearanceProxies.shared.proxy(in: containerTypes) { UICollectionReusableView(frame: .zero) }
    }
}

extension UIDatePicker {
    public static func appearance() -> UIDatePicker { AppearanceProxies.shared.proxy { UIDatePicker(frame: .zero) } }
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIDatePicker { AppearanceProxies.shared.proxy(in: containerTypes) { UIDatePicker(frame: .zero) } }
}

extension UIImageView {
    public static func appearance() -> UIImageView { AppearanceProxies.shared.proxy { UIImageView(frame: .zero) } }
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIImageView { AppearanceProxies.shared.proxy(in: containerTypes) { UIImageView(frame: .zero) } }
}

extension UILabel {
    public static func appearance() -> UILabel { AppearanceProxies.shared.proxy { UILabel(frame: .zero) } }
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UILabel { AppearanceProxies.shared.proxy(in: containerTypes) { UILabel(frame: .zero) } }
}

extension UINavigationBar {
    public static func appearance() -> UINavigationBar { AppearanceProxies.shared.proxy { UINavigationBar(frame: .zero) } }
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UINavigationBar { AppearanceProxies.shared.proxy(in: containerTypes) { UINavigationBar(frame: .zero) } }
}

extension UIPageControl {
    public static func appearance() -> UIPageControl { AppearanceProxies.shared.proxy { UIPageControl(frame: .zero) } }
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIPageControl { AppearanceProxies.shared.proxy(in: containerTypes) { UIPageControl(frame: .zero) } }
}

extension UIPickerView {
    public static func appearance() -> UIPickerView { AppearanceProxies.shared.proxy { UIPickerView(frame: .zero) } }
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIPickerView { AppearanceProxies.shared.proxy(in: containerTypes) { UIPickerView(frame: .zero) } }
}

extension UIProgressView {
    public static func appearance() -> UIProgressView { AppearanceProxies.shared.proxy { UIProgressView(frame: .zero) } }
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIProgressView { AppearanceProxies.shared.proxy(in: containerTypes) { UIProgressView(frame: .zero) } }
}

extension UIRefreshControl {
    public static func appearance() -> UIRefreshControl { AppearanceProxies.shared.proxy { UIRefreshControl(frame: .zero) } }
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIRefreshControl { AppearanceProxies.shared.proxy(in: containerTypes) { UIRefreshControl(frame: .zero) } }
}

extension UIScrollView {
    public static func appearance() -> UIScrollView { AppearanceProxies.shared.proxy { UIScrollView(frame: .zero) } }
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIScrollView { AppearanceProxies.shared.proxy(in: containerTypes) { UIScrollView(frame: .zero) } }
}

extension UISearchBar {
    public static func appearance() -> UISearchBar { AppearanceProxies.shared.proxy { UISearchBar(frame: .zero) } }
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UISearchBar { AppearanceProxies.shared.proxy(in: containerTypes) { UISearchBar(frame: .zero) } }
}

extension UISegmentedControl {
    public static func appearance() -> UISegmentedControl { AppearanceProxies.shared.proxy { UISegmentedControl(frame: .zero) } }
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UISegmentedControl { AppearanceProxies.shared.proxy(in: containerTypes) { UISegmentedControl(frame: .zero) } }
}

extension UISlider {
    public static func appearance() -> UISlider { AppearanceProxies.shared.proxy { UISlider(frame: .zero) } }
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UISlider { AppearanceProxies.shared.proxy(in: containerTypes) { UISlider(frame: .zero) } }
}

extension UIStackView {
    public static func appearance() -> UIStackView { AppearanceProxies.shared.proxy { UIStackView(frame: .zero) } }
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIStackView { AppearanceProxies.shared.proxy(in: containerTypes) { UIStackView(frame: .zero) } }
}

extension UIStepper {
    public static func appearance() -> UIStepper { AppearanceProxies.shared.proxy { UIStepper(frame: .zero) } }
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIStepper { AppearanceProxies.shared.proxy(in: containerTypes) { UIStepper(frame: .zero) } }
}

extension UISwitch {
    public static func appearance() -> UISwitch { AppearanceProxies.shared.proxy { UISwitch(frame: .zero) } }
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UISwitch { AppearanceProxies.shared.proxy(in: containerTypes) { UISwitch(frame: .zero) } }
}

extension UITabBar {
    public static func appearance() -> UITabBar { AppearanceProxies.shared.proxy { UITabBar(frame: .zero) } }
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UITabBar { AppearanceProxies.shared.proxy(in: containerTypes) { UITabBar(frame: .zero) } }
}

extension UITabBarItem {
    public static func appearance() -> UITabBarItem { AppearanceProxies.shared.proxy { UITabBarItem() } }
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UITabBarItem { AppearanceProxies.shared.proxy(in: containerTypes) { UITabBarItem() } }
}

extension UITextField {
    public static func appearance() -> UITextField { AppearanceProxies.shared.proxy { UITextField(frame: .zero) } }
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UITextField { AppearanceProxies.shared.proxy(in: containerTypes) { UITextField(frame: .zero) } }
}

extension UIToolbar {
    public static func appearance() -> UIToolbar { AppearanceProxies.shared.proxy { UIToolbar(frame: .zero) } }
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIToolbar { AppearanceProxies.shared.proxy(in: containerTypes) { UIToolbar(frame: .zero) } }
}

extension UIVisualEffectView {
    public static func appearance() -> UIVisualEffectView { AppearanceProxies.shared.proxy { UIVisualEffectView(effect: nil) } }
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIVisualEffectView { AppearanceProxies.shared.proxy(in: containerTypes) { UIVisualEffectView(effect: nil) } }
}

extension UIWindow {
    public static func appearance() -> UIWindow { AppearanceProxies.shared.proxy { UIWindow() } }
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIWindow { AppearanceProxies.shared.proxy(in: containerTypes) { UIWindow() } }
}
