import Foundation
#if canImport(CoreGraphics)
import CoreGraphics
#endif

extension InterfaceObjects {
    /// View classes by element name.
    static let views: [String: UIView.Type] = [
        "activityIndicatorView": UIActivityIndicatorView.self, "button": UIButton.self, "collectionReusableView":
            UICollectionReusableView.self, "collectionView": UICollectionView.self, "collectionViewCell":
            UICollectionViewCell.self, "datePicker": UIDatePicker.self, "imageView": UIImageView.self, "label": UILabel.self,
        "navigationBar": UINavigationBar.self, "pageControl": UIPageControl.self, "pickerView": UIPickerView.self,
        "progressView": UIProgressView.self, "scrollView": UIScrollView.self, "searchBar": UISearchBar.self,
        "segmentedControl": UISegmentedControl.self, "slider": UISlider.self, "stackView": UIStackView.self,
        "stepper": UIStepper.self, "switch": UISwitch.self, "tabBar": UITabBar.self, "tableView": UITableView.self,
        "tableViewCell": UITableViewCell.self, "textField": UITextField.self, "textView": UITextView.self,
        "toolbar": UIToolbar.self, "view": UIView.self, "visualEffectView": UIVisualEffectView.self,
    ]

    static let gestureRecognizers: [String: @Sendable () -> UIGestureRecognizer] = [
        "panGestureRecognizer": { UIPanGestureRecognizer() }, "pinchGestureRecognizer": { UIPinchGestureRecognizer() },
        // Interface Builder's own spelling.
        "pongPressGestureRecognizer": { UILongPressGestureRecognizer() },
        "rotationGestureRecognizer": { UIRotationGestureRecognizer() }, "swipeGestureRecognizer": { UISwipeGestureRecognizer() },
        "screenEdgePanGestureRecognizer": { UIScreenEdgePanGestureRecognizer() },
        "tapGestureRecognizer": { UITapGestureRecognizer() },
    ]

    /// Sets a view's properties from its element, and makes its subviews.
    func configure(_ view: UIView, from element: InterfaceElement) {
        add(view, for: element)
        setProperties(of: view, element)
        setProperties(ofKind: view, element)
        if let content = element.child(key: "contentView"), let contentView = view.ownContentView {
            configure(contentView, from: content)
        }
        for guide in element.children where guide.name == "viewLayoutGuide" { add(guide, of: view) }
        for child in element.list("subviews") {
            guard let subview = make(child) as? UIView else { continue }
            if let stack = view as? UIStackView { stack.addArrangedSubview(subview) } else { view.addSubview(subview) }
        }
    }

    private func add(_ guide: InterfaceElement, of view: UIView) {
        switch (guide.attributes["key"], view) {
        case ("safeArea", _): add(view.safeAreaLayoutGuide, id: guide.id)
        case ("contentLayoutGuide", let view as UIScrollView): add(view.contentLayoutGuide, id: guide.id)
        case ("frameLayoutGuide", let view as UIScrollView): add(view.frameLayoutGuide, id: guide.id)
        case (let key, _): leaveOut("layout guide \(key ?? "")")
        }
    }

    // MARK: Properties

    private func setProperties(of view: UIView, _ element: InterfaceElement) {
        if let frame = element.rect("frame") { view.frame = frame }
        if let mask = element.child(key: "autoresizingMask") { view.autoresizingMask = .init(mask) }
        let copy = AttributeCopy(element: element, object: view)
        copy("translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints)
        copy("alpha", \.alpha)
        copy("hidden", \.isHidden)
        copy("opaque", \.isOpaque)
        copy("clipsSubviews", \.clipsToBounds)
        copy("contentMode", \.contentMode)
        copy("userInteractionEnabled", \.isUserInteractionEnabled)
        copy("tag", \.tag)
        copy("semanticContentAttribute", \.semanticContentAttribute)
        copy("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins)
        copy("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea)
        if let color = color("backgroundColor", of: element) { view.backgroundColor = color }
        if let color = color("tintColor", of: element) { view.tintColor = color }
        if let margins = element.insets("layoutMargins") { view.layoutMargins = margins }
        if let margins = element.directionalInsets("directionalLayoutMargins") { view.directionalLayoutMargins = margins }
        if let accessibility = element.child(key: "accessibilityConfiguration") {
            let copy = AttributeCopy(element: accessibility, object: view)
            copy("identifier", \.accessibilityIdentifier)
            copy("label", \.accessibilityLabel)
        }
        for (axis, word) in [(NSLayoutConstraint.Axis.horizontal, "horizontal"), (.vertical, "vertical")] {
            if let priority = element.number(word + "HuggingPriority") {
                view.setContentHuggingPriority(UILayoutPriority(Float(priority)), for: axis)
            }
            if let priority = element.number(word + "CompressionResistancePriority") {
                view.setContentCompressionResistancePriority(UILayoutPriority(Float(priority)), for: axis)
            }
        }
        for attribute in element.list("userDefinedRuntimeAttributes") {
            leaveOut("runtime attribute \(attribute.attributes["keyPath"] ?? "")")
        }
    }

    private func setProperties(ofKind view: UIView, _ element: InterfaceElement) {
        switch view {
        case let view as UICollectionView:
            setProperties(ofScrollView: view, element)
            AttributeCopy(element: element, object: view)("allowsMultipleSelection", \.allowsMultipleSelection)
            registerPrototypes(of: element, in: view)
        case let view as UITableView:
            setProperties(ofScrollView: view, element)
            view.tableHeaderView = element.child(key: "tableHeaderView").flatMap { make($0) as? UIView }
            registerPrototypes(of: element, in: view)
        case let view as UITextView:
            setProperties(ofScrollView: view, element)
            setProperties(ofTextView: view, element)
        case let view as UIScrollView: setProperties(ofScrollView: view, element)
        case let view as UICollectionReusableView: view.reuseIdentifier = element["reuseIdentifier"]
        case let view as UIStackView: setProperties(ofStackView: view, element)
        case let view as UILabel: setProperties(ofLabel: view, element)
        case let view as UIImageView:
            view.image = image("image", of: element) ?? view.image
            view.highlightedImage = image("highlightedImage", of: element) ?? view.highlightedImage
        case let view as UIControl: setProperties(ofControl: view, element)
        case let view as UIProgressView: AttributeCopy(element: element, object: view)("progress", \.progress)
        case let view as UIActivityIndicatorView:
            if let style = element["style"] { view.style = style.contains("arge") ? .large : .medium }
            AttributeCopy(element: element, object: view)("hidesWhenStopped", \.hidesWhenStopped)
            if element["animating"] == "YES" { view.startAnimating() }
        case let view as UISearchBar: AttributeCopy(element: element, object: view)("placeholder", \.placeholder)
        case let view as UIToolbar: view.items = element.list("items").map(barButtonItem)
        default: break
        }
    }

    private func setProperties(ofScrollView view: UIScrollView, _ element: InterfaceElement) {
        if let insets = element.insets("contentInset") { view.contentInset = insets }
        let copy = AttributeCopy(element: element, object: view)
        copy("contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior)
        copy("pagingEnabled", \.isPagingEnabled)
        copy("scrollEnabled", \.isScrollEnabled)
        copy("bounces", \.bounces)
        copy("alwaysBounceVertical", \.alwaysBounceVertical)
        copy("alwaysBounceHorizontal", \.alwaysBounceHorizontal)
        copy("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator)
        copy("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator)
    }

    private func setProperties(ofStackView view: UIStackView, _ element: InterfaceElement) {
        let copy = AttributeCopy(element: element, object: view)
        copy("axis", \.axis)
        copy("distribution", \.distribution)
        copy("alignment", \.alignment, names: ["fill", "top", "firstBaseline", "center", "bottom", "lastBaseline"])
        copy("spacing", \.spacing)
        copy("layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement)
        copy("baselineRelativeArrangement", \.isBaselineRelativeArrangement)
    }

    /// Registers a collection view's prototypes of cells, and of headers and footers.
    private func registerPrototypes(of element: InterfaceElement, in view: UICollectionView) {
        for cell in element.list("cells") {
            view.register(UINib(file, cell), forCellWithReuseIdentifier: cell["reuseIdentifier"] ?? "")
        }
        for (key, kind) in [
            ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
            ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ] {
            guard let prototype = element.child(key: key) else { continue }
            view.register(
                UINib(file, prototype), forSupplementaryViewOfKind: kind,
                withReuseIdentifier: prototype["reuseIdentifier"] ?? "")
        }
    }

    /// Registers a table view's prototypes of cells.
    private func registerPrototypes(of element: InterfaceElement, in view: UITableView) {
        for cell in element.list("prototypes") {
            view.register(UINib(file, cell), forCellReuseIdentifier: cell["reuseIdentifier"] ?? "")
        }
    }

    func layout(of element: InterfaceElement) -> UICollectionViewLayout {
        guard let child = element.child(key: "collectionViewLayout"),
            let type = customClass(of: child, or: UICollectionViewFlowLayout.self) as? UICollectionViewLayout.Type,
            let layout = type.init(coder: InterfaceCoder(child, self))
        else { return UICollectionViewFlowLayout() }
        add(layout, for: child)
        guard let flow = layout as? UICollectionViewFlowLayout, child.name == "collectionViewFlowLayout" else { return layout }
        flow.isOfFile = true
        let copy = AttributeCopy(element: child, object: flow)
        copy("minimumLineSpacing", \.minimumLineSpacing)
        copy("minimumInteritemSpacing", \.minimumInteritemSpacing)
        copy("scrollDirection", \.scrollDirection)
        copy("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds)
        copy("sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds)
        flow.itemSize = child.size("itemSize") ?? flow.itemSize
        flow.estimatedItemSize = child["automaticEstimatedItemSize"] == "YES"
            ? UICollectionViewFlowLayout.automaticSize : child.size("estimatedItemSize") ?? flow.estimatedItemSize
        flow.headerReferenceSize = child.size("headerReferenceSize") ?? .zero
        flow.footerReferenceSize = child.size("footerReferenceSize") ?? .zero
        flow.sectionInset = child.insets("sectionInset") ?? .zero
        return flow
    }
}

extension UIView {
    /// The view that contains the subviews; `nil` for classes without one.
    fileprivate var ownContentView: UIView? {
        (self as? UICollectionViewCell)?.contentView ?? (self as? UITableViewCell)?.contentView
            ?? (self as? UIVisualEffectView)?.contentView
    }
}

extension UIView.AutoresizingMask {
    fileprivate init(_ element: InterfaceElement) {
        let names: [(String, Self)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
            ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        self.init(names.filter { element.attributes[$0.0] == "YES" }.map(\.1))
    }
}
