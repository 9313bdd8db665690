import Testing
import UIKit

/// Sizes of controls (Fixtures/UIKitViews; the others are those of the controls' documentation comments).
@MainActor
struct ControlSizeTests {
    private let viewport = Device.iPhone15.viewport

    private func sizes(_ view: UIView) -> [CGSize] { [view.intrinsicContentSize, view.sizeThatFits(CGSize(width: 200, height: 100))] }

    // sentry.text-and-controls: made with the frame (10, 40, 80, 30); the stepper likewise.
    @Test func switchesAndSteppersKeepTheirOwnSizes() {
        let frame = CGRect(10, 40, 80, 30)
        #expect(UISwitch(frame: frame).frame == CGRect(10, 40, 51, 31))
        #expect(UIStepper(frame: frame).frame == CGRect(10, 40, 94, 32))
        #expect(sizes(UISwitch()) == [CGSize(width: 51, height: 31), CGSize(width: 51, height: 31)])
        #expect(sizes(UIStepper()) == [CGSize(width: 94, height: 32), CGSize(width: 94, height: 32)])
    }

    /// In the design of iOS 26, on the devices that came with it.
    @Test(arguments: [(Device.iPhone17, CGSize(width: 63, height: 28), "26.0"), (.iPhone15, CGSize(width: 51, height: 31), "18.0")])
    func aSwitchHasTheSizeOfItsSystem(device: Device, size: CGSize, version: String) {
        device.viewport.performAsCurrent {
            #expect(UISwitch(frame: CGRect(10, 40, 80, 30)).frame == CGRect(origin: CGPoint(x: 10, y: 40), size: size))
            #expect(UISwitch().intrinsicContentSize == size && UIDevice.current.systemVersion == version)
        }
    }

    @Test func controlsAcrossAWidthHaveTheirOwnHeights() {
        for (view, height) in [
            (UISlider(), 34), (UIProgressView(progressViewStyle: .default), 4), (UISearchBar(), 56), (UIToolbar(), 44),
            (UITabBar(), 49), (UINavigationBar(), 44),
        ] as [(UIView, CGFloat)] {
            #expect(sizes(view) == [CGSize(width: UIView.noIntrinsicMetric, height: height), CGSize(width: 200, height: height)])
        }
        #expect(sizes(UIPickerView()) == [CGSize(width: 320, height: 216), CGSize(width: 320, height: 216)])
        let indicator = UIActivityIndicatorView(style: .large)
        #expect(indicator.frame.size == CGSize(width: 37, height: 37))
        indicator.style = .medium
        #expect(indicator.intrinsicContentSize == CGSize(width: 20, height: 20))
        #expect(UIActivityIndicatorView(style: .white).intrinsicContentSize == CGSize(width: 20, height: 20))
        #expect(UIActivityIndicatorView(style: .whiteLarge).intrinsicContentSize == CGSize(width: 37, height: 37))
    }

    // Measured: 73 × 25.667 for three dots, and 32 for segments.
    @Test func dotsAndSegmentsAreAsWideAsTheyAreMany() {
        let pages = UIPageControl()
        pages.numberOfPages = 3
        #expect(pages.intrinsicContentSize == CGSize(width: 73, height: 77.0 / 3))
        pages.hidesForSinglePage = true
        #expect(pages.size(forNumberOfPages: 1) == .zero)
        let segments = viewport.performAsCurrent { UISegmentedControl(items: ["Grid", "List"]) }
        #expect(segments.frame.size == segments.intrinsicContentSize && segments.frame.height == 32)
        segments.setWidth(80, forSegmentAt: 0)
        segments.setWidth(80, forSegmentAt: 1)
        #expect(segments.intrinsicContentSize.width == 160)
    }

    // sentry.text-and-controls: 80 × 20 on iOS 26.
    @Test func theTrackAndTheThumbOfASlider() {
        let bounds = CGRect(0, 0, 80, 20)
        Device.iPhone17.viewport.performAsCurrent {
            let slider = UISlider(frame: bounds)
            let track = slider.trackRect(forBounds: bounds)
            #expect(track == CGRect(0, 7, 80, 6))
            #expect(slider.thumbRect(forBounds: bounds, trackRect: track, value: 0) == CGRect(0, -2, 37, 24))
            slider.maximumValue = 4
            #expect(slider.thumbRect(forBounds: bounds, trackRect: track, value: 4).maxX == 80)
            #expect(slider.thumbRect(forBounds: bounds, trackRect: track, value: 1).minX == 10.75)
            slider.minimumValue = 4
            #expect(slider.thumbRect(forBounds: bounds, trackRect: track, value: 4).minX == 0)
        }
        viewport.performAsCurrent { #expect(UISlider().trackRect(forBounds: bounds) == CGRect(0, 8, 80, 4)) }
    }

    // Measured: 280 in three segments.
    @Test func segmentsShareAWidthInWholePoints() {
        let segments = UISegmentedControl(items: ["One", "Two", "Three"])
        segments.frame = CGRect(20, 0, 280, 32)
        segments.layoutIfNeeded()
        #expect(segments.subviews.map(\.frame) == [CGRect(0, 0, 93, 32), CGRect(93, 0, 93, 32), CGRect(186, 0, 94, 32)])
        segments.adopt(traitCollection: UITraitCollection(displayScale: 3, layoutDirection: .rightToLeft))
        segments.setWidth(100, forSegmentAt: 2)
        segments.layoutIfNeeded()
        #expect(segments.subviews.map(\.frame.minX) == [190, 100, 0])
        segments.removeSegment(at: 0, animated: false)
        segments.layoutIfNeeded()
        #expect(segments.subviews.map(\.frame.width) == [180, 100])
    }

    /// Each has the room of its content, and a share of what is left. The margins of content are not known.
    @Test func segmentsMayBeAsWideAsTheirContent() {
        let segments = viewport.performAsCurrent { UISegmentedControl(items: ["I", "A longer title"]) }
        func content() -> CGSize { segments.intrinsicContentSize }
        let equal = content().width
        func warnings() -> [LayoutWarning] {
            let stack = UIStackView(arrangedSubviews: [segments])
            return LayoutWarning.collecting { stack.systemLayoutSizeFitting(.zero) }.warnings
        }
        #expect(warnings() == [])
        segments.apportionsSegmentWidthsByContent = true
        #expect(content().width < equal && warnings().count == 1 && "\(warnings())".contains("width of"))
        let least = content().width
        segments.frame = CGRect(0, 0, least + 41, 32)
        segments.layoutIfNeeded()
        let widths = segments.subviews.map(\.frame.width)
        #expect(widths.reduce(0, +) == least + 41 && widths[1] > widths[0] && widths[0] == least - equal / 2 + 20)
        segments.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 26)], for: .normal)
        #expect(content().width > least)
    }

    // logs.stack-fillEqually and sentry.text-and-controls: 34 with a border, one line of 17 points without.
    @Test func textFieldsAreAsHighAsOneLine() {
        let field = viewport.performAsCurrent { UITextField() }
        field.placeholder = "Name"
        #expect(abs(field.intrinsicContentSize.height - 61 / 3) < 0.001)
        field.borderStyle = .roundedRect
        #expect(field.intrinsicContentSize.height == 34)
    }

    @Test func textViewsAreAsHighAsTheirLinesAndInsets() {
        let view = viewport.performAsCurrent { UITextView() }
        view.font = .systemFont(ofSize: 17)
        view.text = "One line"
        #expect(abs(view.sizeThatFits(CGSize(width: 200, height: 0)).height - 8 - 61 / 3 - 8) < 0.001)
        view.isScrollEnabled = false
        #expect(abs(view.intrinsicContentSize.height - 8 - 61 / 3 - 8) < 0.001)
    }

    // MARK: Buttons

    private func height(_ size: UIButton.Configuration.Size) -> CGFloat {
        var configuration = UIButton.Configuration.filled()
        (configuration.title, configuration.buttonSize) = ("Buy", size)
        return viewport.performAsCurrent { UIButton(configuration: configuration).intrinsicContentSize.height }
    }

    @Test func buttonsAreAsHighAsTheSizeOfTheirConfiguration() {
        #expect(abs(height(.medium) - 103 / 3) < 0.001 && abs(height(.large) - 151 / 3) < 0.001)
        #expect(height(.small) == 28 && height(.mini) == 28)
        var configuration = UIButton.Configuration.plain()
        configuration.buttonSize = .large
        #expect(configuration.contentInsets.leading == 20)
        configuration.contentInsets = .zero
        #expect(configuration.contentInsets == .zero)
        configuration.setDefaultContentInsets()
        #expect(configuration.contentInsets.top == 15)
    }

    @Test func imagesOfButtonsCountWhereTheyArePlaced() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 40)).image { _ in }
        func size(_ change: (inout UIButton.Configuration) -> Void) -> CGSize {
            var configuration = UIButton.Configuration.plain()
            change(&configuration)
            return viewport.performAsCurrent { UIButton(configuration: configuration).intrinsicContentSize }
        }
        let title = size { $0.title = "Buy" }
        #expect(size { $0.image = image; $0.imagePadding = 9 } == CGSize(width: 54, height: 54))
        #expect(size { ($0.title, $0.image, $0.imagePadding) = ("Buy", image, 9) } == CGSize(width: title.width + 39, height: 54))
        let below = size { ($0.title, $0.image, $0.imagePadding, $0.imagePlacement) = ("Buy", image, 9, .bottom) }
        #expect(below == CGSize(width: max(title.width, 54), height: title.height + 49))
        let button = UIButton()
        button.setImage(image, for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 40))
    }

    @Test func aButtonWithoutContentHasRoomForATitle() {
        #expect(viewport.performAsCurrent { UIButton(type: .system).intrinsicContentSize } == CGSize(width: 30, height: 30))
    }

    // MARK: Sizes that are not known

    // sentry.text-and-controls: house beside body text; others have about its size.
    @Test func symbolsAreAboutAsHighAsText() {
        let house = CGSize(width: 20, height: 53.0 / 3)
        #expect(UIImage(systemName: "house")?.size == house && UIImage(systemName: "house")?.isSymbolImage == true)
        #expect(UIImageView(image: UIImage(systemName: "house")).intrinsicContentSize == house)
        let large = UIImage.SymbolConfiguration(pointSize: 34)
        let double = CGSize(width: 40, height: 106.0 / 3)
        let symbol = UIImage(systemName: "house", withConfiguration: large)
        #expect(symbol?.size == double && symbol?.applyingSymbolConfiguration(.init(weight: .bold))?.size == double)
        #expect(symbol?.withConfiguration(.init(textStyle: .body)).size == house)
        let view = UIImageView(image: UIImage(systemName: "house"))
        view.preferredSymbolConfiguration = large
        #expect(view.intrinsicContentSize == double)
        view.image = UIImage(systemName: "house", withConfiguration: .init(pointSize: 17))
        #expect(view.sizeThatFits(.zero) == house)
    }

    @Test func contentOfUnknownSizeIsReported() {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        let segments = UISegmentedControl(items: [UIImage(systemName: "star") as Any])
        for view in [button, UIImageView(image: UIImage(named: "cover")), UIDatePicker(), UIColorWell(), segments] {
            let stack = UIStackView(arrangedSubviews: [view])
            let (_, warnings) = LayoutWarning.collecting { stack.systemLayoutSizeFitting(.zero) }
            #expect(warnings.contains { "\($0)".contains("determines the width of") }, "\(type(of: view)): \(warnings)")
        }
        for view in [UIImageView(image: UIImage(named: "cover")), UIDatePicker()] {
            #expect(LayoutWarning.collecting { view.sizeToFit() }.warnings.count == 2)
        }
        let wheels = UIDatePicker()
        wheels.preferredDatePickerStyle = .wheels
        let (_, warnings) = LayoutWarning.collecting { wheels.sizeToFit() }
        #expect(warnings == [] && wheels.frame.size == CGSize(width: 320, height: 216))
    }

    @Test func aViewKeepsItsOriginWhenItIsSizedToFit() {
        let (root, label) = (UIView(frame: CGRect(0, 0, 300, 300)), UILabel(frame: CGRect(20, 20, 0, 0)))
        root.addSubview(label)
        label.text = "Hello"
        label.sizeToFit()
        #expect(label.frame.origin == CGPoint(x: 20, y: 20) && label.frame.width > 30)
    }
}
