import Foundation

// Properties of labels and controls.

extension InterfaceObjects {
    func setProperties(ofLabel label: UILabel, _ element: InterfaceElement) {
        let copy = AttributeCopy(element: element, object: label)
        copy("text", \.text)
        copy("numberOfLines", \.numberOfLines)
        copy("textAlignment", \.textAlignment)
        copy("lineBreakMode", \.lineBreakMode, names: Self.lineBreakModes)
        copy("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth)
        copy("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
        copy("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth)
        copy("minimumScaleFactor", \.minimumScaleFactor)
        copy("enabled", \.isEnabled)
        if let font = font("fontDescription", of: element, label.traitCollection) { label.font = font }
        if let color = color("textColor", of: element) { label.textColor = color }
        if let color = color("highlightedColor", of: element) { label.highlightedTextColor = color }
        if let text = attributedText(of: element, label.traitCollection) { label.attributedText = text }
    }

    /// In the order of `NSLineBreakMode`.
    private static let lineBreakModes = [
        "wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation",
    ]

    /// The fragments of an attributed text, with their fonts and colours.
    private func attributedText(of element: InterfaceElement, _ traits: UITraitCollection) -> NSAttributedString? {
        guard let fragments = element.child(key: "attributedText")?.children, !fragments.isEmpty else { return nil }
        let text = NSMutableAttributedString(string: "")
        for fragment in fragments where fragment.name == "fragment" {
            var attributes: [NSAttributedString.Key: Any] = [:]
            if let values = fragment.child("attributes") {
                attributes[.font] = font("NSFont", of: values, traits)
                attributes[.foregroundColor] = color("NSColor", of: values)
            }
            text.append(NSAttributedString(string: fragment["content"] ?? "", attributes: attributes))
        }
        return text
    }

    func setProperties(ofTextView view: UITextView, _ element: InterfaceElement) {
        let copy = AttributeCopy(element: element, object: view)
        if let text = element["text"] { view.text = text }
        copy("editable", \.isEditable)
        copy("selectable", \.isSelectable)
        copy("textAlignment", \.textAlignment)
        if let font = font("fontDescription", of: element, view.traitCollection) { view.font = font }
        if let color = color("textColor", of: element) { view.textColor = color }
    }

    func setProperties(ofControl control: UIControl, _ element: InterfaceElement) {
        let copy = AttributeCopy(element: element, object: control)
        copy("enabled", \.isEnabled)
        copy("selected", \.isSelected)
        copy("contentHorizontalAlignment", \.contentHorizontalAlignment)
        copy("contentVerticalAlignment", \.contentVerticalAlignment)
        switch control {
        case let button as UIButton: setProperties(ofButton: button, element)
        case let field as UITextField: setProperties(ofTextField: field, element)
        case let control as UISegmentedControl:
            for (index, segment) in element.list("segments").enumerated() {
                control.insertSegment(withTitle: segment["title"], at: index, animated: false)
            }
            let index = Int(element["selectedSegmentIndex"] ?? "") ?? UISegmentedControl.noSegment
            if (0..<control.numberOfSegments).contains(index) { control.selectedSegmentIndex = index }
        case let control as UISwitch: AttributeCopy(element: element, object: control)("on", \.isOn)
        case let control as UISlider:
            let copy = AttributeCopy(element: element, object: control)
            copy("minValue", \.minimumValue)
            copy("maxValue", \.maximumValue)
            copy("value", \.value)
        case let control as UIStepper:
            let copy = AttributeCopy(element: element, object: control)
            copy("minimumValue", \.minimumValue)
            copy("maximumValue", \.maximumValue)
            copy("stepValue", \.stepValue)
            copy("value", \.value)
        case let control as UIPageControl:
            let copy = AttributeCopy(element: element, object: control)
            copy("numberOfPages", \.numberOfPages)
            copy("currentPage", \.currentPage)
        default: break
        }
    }

    private func setProperties(ofButton button: UIButton, _ element: InterfaceElement) {
        AttributeCopy(element: element, object: button)("buttonType", \.buttonType, names: ["custom", "system"])
        if let insets = element.insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
        if let font = font("fontDescription", of: element, button.traitCollection) { button.titleLabel?.font = font }
        let states: [String: UIControl.State] = [
            "normal": .normal, "selected": .selected, "highlighted": .highlighted, "disabled": .disabled,
        ]
        for child in element.children where child.name == "state" {
            guard let state = child.attributes["key"].flatMap({ states[$0] }) else { continue }
            if let title = child["title"] { button.setTitle(title, for: state) }
            if let color = color("titleColor", of: child) { button.setTitleColor(color, for: state) }
            if let image = image("image", of: child) { button.setImage(image, for: state) }
            if let image = image("backgroundImage", of: child) { button.setBackgroundImage(image, for: state) }
        }
        guard let child = element.child(key: "configuration") else { return }
        var configuration = UIButton.Configuration.plain()
        configuration.title = child["title"]
        configuration.subtitle = child["subtitle"]
        configuration.image = image("image", of: child)
        if let insets = child.directionalInsets("contentInsets") { configuration.contentInsets = insets }
        button.configuration = configuration
    }

    private func setProperties(ofTextField field: UITextField, _ element: InterfaceElement) {
        let copy = AttributeCopy(element: element, object: field)
        copy("text", \.text)
        copy("placeholder", \.placeholder)
        copy("borderStyle", \.borderStyle)
        copy("textAlignment", \.textAlignment)
        copy("clearButtonMode", \.clearButtonMode)
        if let font = font("fontDescription", of: element, field.traitCollection) { field.font = font }
        if let color = color("textColor", of: element) { field.textColor = color }
    }

    // MARK: Bars

    func barButtonItem(_ element: InterfaceElement) -> UIBarButtonItem {
        let item = UIBarButtonItem()
        AttributeCopy(element: element, object: item)("title", \.title)
        item.image = image("image", of: element)
        item.customView = element.child(key: "customView").flatMap { make($0) as? UIView }
        add(item, id: element.id)
        return item
    }

    func setItems(of item: UINavigationItem, from element: InterfaceElement) {
        let copy = AttributeCopy(element: element, object: item)
        copy("title", \.title)
        copy("prompt", \.prompt)
        copy("largeTitleDisplayMode", \.largeTitleDisplayMode)
        item.titleView = element.child(key: "titleView").flatMap { make($0) as? UIView }
        for (side, items) in [("left", \UINavigationItem.leftBarButtonItems), ("right", \.rightBarButtonItems)] {
            let several = element.child(key: side + "BarButtonItems")?.children
            let elements = several ?? element.child(key: side + "BarButtonItem").map { [$0] }
            if let elements { item[keyPath: items] = elements.map(barButtonItem) }
        }
        add(item, id: element.id)
    }
}
