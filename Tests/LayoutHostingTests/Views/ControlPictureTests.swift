import LayoutHosting
import Testing
import UIKit
import ViewPictures

/// Controls in pictures of views, and the labels and images in them.
@MainActor
struct ControlPictureTests {
    private func of(_ view: UIView, _ width: CGFloat = 200, _ height: CGFloat = 44) throws -> ViewPicture {
        view.frame = CGRect(x: 0, y: 0, width: width, height: height)
        return try ViewPicture.of { view }
    }

    @Test func aSliderStandsBetweenItsImages() throws {
        for isRightToLeft in [false, true] {
            let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
            slider.value = 0.25
            slider.minimumValueImage = UIImage(systemName: "minus")
            slider.maximumValueImage = UIImage(systemName: "plus")
            if isRightToLeft { slider.semanticContentAttribute = .forceRightToLeft }
            let picture = try of(slider)
            let images = picture.children.filter { $0.image != nil }
            let plain = try #require(picture.children.first { $0.control != nil })
            #expect(picture.control == nil && images.map(\.image?.symbol) == ["minus", "plus"])
            let ends = isRightToLeft ? [images[1].frame, images[0].frame] : images.map(\.frame)
            #expect(ends[0].minX == 0 && ends[0].maxX + 8 == plain.frame.minX && plain.frame.maxX + 8 == ends[1].minX && ends[1].maxX == 200)
            guard case .slider(0.25, _, nil, nil) = plain.control else { return #expect(Bool(false)) }
            slider.maximumValueImage = nil
            let open = try #require(try of(slider).children.first { $0.control != nil }).frame
            #expect(isRightToLeft ? open.minX == 0 && open.maxX < 200 : open.minX > 0 && open.maxX == 200)
        }
    }

    @Test func valuesBecomeSharesFromZeroToOne() throws {
        let slider = UISlider()
        (slider.minimumValue, slider.maximumValue, slider.value) = (10, 20, 15)
        guard case .slider(let value, let filled, nil, nil) = try of(slider).control else { return #expect(Bool(false)) }
        #expect(value == 0.5 && filled.words == "#007AFF #0A84FF")
        let bar = UIProgressView()
        (bar.progress, bar.progressTintColor) = (0.25, .systemGreen)
        guard case .progress(let share, let colour, nil) = try of(bar).control else { return #expect(Bool(false)) }
        #expect(share == 0.25 && colour.words == "#34C759 #30D158")
    }

    @Test func controlsHaveTheColoursThatCodeGivesTheirParts() throws {
        let red = "#FF3B30 #FF453A"
        let slider = UISlider()
        (slider.maximumTrackTintColor, slider.thumbTintColor) = (.systemRed, .systemRed)
        guard case .slider(_, _, let track?, let thumb?) = try of(slider).control else { return #expect(Bool(false)) }
        let bar = UIProgressView()
        bar.trackTintColor = .systemRed
        guard case .progress(_, _, let barTrack?) = try of(bar).control else { return #expect(Bool(false)) }
        let toggle = UISwitch()
        toggle.thumbTintColor = .systemRed
        guard case .toggle(_, _, let knob?) = try of(toggle).control else { return #expect(Bool(false)) }
        let segments = UISegmentedControl(items: ["A", "B"])
        (segments.selectedSegmentTintColor, segments.selectedSegmentIndex) = (.systemRed, 0)
        guard case .segments(2, 0, let selection?) = try of(segments).control else { return #expect(Bool(false)) }
        #expect([track, thumb, barTrack, knob, selection].map(\.words) == Array(repeating: red, count: 5))
    }

    @Test func materialsThatAreAlwaysLightOrDarkAreTheSameInBoth() throws {
        func background(_ style: UIBlurEffect.Style) throws -> String? {
            try of(UIVisualEffectView(effect: UIBlurEffect(style: style))).background?.words
        }
        #expect(try background(.systemUltraThinMaterialDark) == background(.dark))
        #expect(try background(.systemChromeMaterialLight) == background(.light))
        #expect(try background(.systemMaterial) != background(.dark))
    }

    /// The radius of a layer replaces them.
    @Test func backgroundsOfControlsHaveTheControlsCorners() throws {
        let segments = UISegmentedControl(items: ["A", "B"])
        segments.backgroundColor = .red
        #expect(try of(segments).corners.radius == 9)
        segments.layer.cornerRadius = 3
        #expect(try of(segments).corners.radius == 3)
        let field = UITextField()
        #expect(try of(field).corners.radius == 0 && of(field).background == nil)
        field.borderStyle = .roundedRect
        #expect(try of(field).corners.radius == 5 && of(field).background?.words == "#FFFFFF #000000")
        field.backgroundColor = .systemRed
        #expect(try of(field).background?.words == "#FF3B30 #FF453A")
    }

    @Test func aFieldWithTextHasAButtonThatClearsIt() throws {
        let field = UITextField()
        (field.text, field.clearButtonMode) = ("Ada", .always)
        let cross = try #require(of(field, 200, 34).children.first { $0.image != nil })
        #expect(cross.image?.symbol == "xmark.circle.fill" && cross.frame.size == CGSize(width: 19, height: 19) && cross.frame.maxX == 195)
        field.semanticContentAttribute = .forceRightToLeft
        #expect(try of(field, 200, 34).children.first { $0.image != nil }?.frame.minX == 5)
        field.clearButtonMode = .whileEditing
        #expect(try of(field, 200, 34).children.allSatisfy { $0.image == nil })
        (field.clearButtonMode, field.text) = (.always, "")
        #expect(try of(field, 200, 34).children.allSatisfy { $0.image == nil })
    }

    @Test(arguments: [false, true])
    func aSearchBarHasItsBackgroundAndItsButton(_ isRightToLeft: Bool) throws {
        func bar(_ change: (UISearchBar) -> Void) throws -> [ViewPicture] {
            let bar = UISearchBar()
            if isRightToLeft { bar.semanticContentAttribute = .forceRightToLeft }
            change(bar)
            return try of(bar, 300, 56).children
        }
        let plain = try bar { _ in }
        #expect(plain.map(\.frame) == [CGRect(x: 8, y: 10, width: 284, height: 36)])
        let filled = try bar { $0.barTintColor = .red }
        #expect(filled.map(\.frame) == [CGRect(x: 0, y: 0, width: 300, height: 56), plain[0].frame] && filled[0].background != nil)
        #expect(try bar { ($0.barTintColor, $0.searchBarStyle) = (.red, .minimal) }.count == 1)
        let cancel = try bar { $0.showsCancelButton = true }
        try #require(cancel.count == 2)
        #expect(cancel[1].text?.words == ["Cancel"] && cancel[0].frame.width < 240)
        #expect(isRightToLeft ? cancel[1].frame.minX == 8 && cancel[0].frame.maxX == 292 : cancel[1].frame.maxX == 292 && cancel[0].frame.minX == 8)
    }

    /// In a bar of any height, down to that of the symbol.
    @Test(arguments: [18, 24, 30, 36, 56, 80]) func theMagnifyingGlassIsInTheMiddleOfASearchBar(height: CGFloat) throws {
        let picture = try of(UISearchBar(), 300, height)
        let glass = try #require(picture.all.first { $0.image?.symbol == "magnifyingglass" })
        #expect(abs(glass.frame.midY - height / 2) <= 0.5 && glass.frame.size == CGSize(width: 18, height: 18))
    }

    @Test func controlsHaveTheirState() throws {
        let toggle = UISwitch(frame: CGRect(x: 10, y: 40, width: 80, height: 30))
        toggle.isOn = true
        let picture = try ViewPicture.of { toggle }
        #expect(picture.frame == CGRect(x: 10, y: 40, width: 51, height: 31))
        guard case .toggle(true, let on, nil) = picture.control else { return #expect(Bool(false)) }
        #expect(on.words == "#34C759 #30D158")
        #expect(try of(UIStepper()).control == .stepper)
        let pages = UIPageControl()
        (pages.numberOfPages, pages.currentPage) = (3, 1)
        guard case .pages(3, 1, _, _) = try of(pages).control else { return #expect(Bool(false)) }
        (pages.numberOfPages, pages.hidesForSinglePage) = (1, true)
        #expect(try of(pages).content == .none)
        let wheel = UIActivityIndicatorView(style: .medium)
        #expect(try of(wheel).content == .none)
        wheel.startAnimating()
        #expect(try of(wheel).control != nil)
    }

    @Test func segmentsHaveTheirTitlesInTheirMiddle() throws {
        let control = UISegmentedControl(items: ["Day", "Week", "Year"])
        control.selectedSegmentIndex = 1
        let picture = try of(control, 280, 32)
        #expect(picture.control == .segments(count: 3, selected: 1))
        let titles = picture.children.filter { $0.text != nil }
        #expect(titles.map { $0.text?.words.first } == ["Day", "Week", "Year"])
        // 93, 93 and 94 wide.
        for (title, middle) in zip(titles, [46.5, 139.5, 233]) { #expect(abs(title.frame.midX - middle) < 0.5 && title.frame.midY == 16) }
    }

    @Test func aFieldShowsItsTextOrItsPlaceholder() throws {
        let field = UITextField()
        (field.placeholder, field.borderStyle) = ("Name", .roundedRect)
        var picture = try of(field, 200, 34)
        #expect(picture.control == .field(isRounded: true))
        #expect(picture.children.first?.text?.lines[0].runs[0].style.color.words == "#3C3C434D #EBEBF54D")
        #expect(picture.children.first?.frame.minX == 7)
        (field.text, field.borderStyle) = ("Ada", .none)
        picture = try of(field, 30, 30)
        #expect(picture.content == .none && picture.children.first?.text?.words == ["Ada"])
        #expect(isNear(picture.children[0].frame, CGRect(x: 0, y: 5, width: 30, height: 20.3333)))
        (field.isSecureTextEntry, field.frame.size.width) = (true, 100)
        #expect(try of(field).children.first?.text?.words == ["•••"])
    }

    @Test func aSearchBarHasASymbolBesideItsPlaceholder() throws {
        let bar = UISearchBar()
        bar.placeholder = "Search songs"
        let picture = try of(bar, 390, 56)
        #expect(picture.all.compactMap(\.image).map(\.symbol) == ["magnifyingglass"])
        #expect(picture.all.compactMap(\.text).map(\.words) == [["Search songs"]])
        #expect(picture.all.first { $0.className == "UISearchTextField" }?.frame == CGRect(x: 8, y: 10, width: 374, height: 36))
    }

    @Test(arguments: [CGFloat(20), 36, 44, 56, 90])
    func theFieldOfASearchBarStandsInItsMiddle(height: CGFloat) throws {
        let field = try #require(of(UISearchBar(), 390, height).all.first { $0.className == "UISearchTextField" })
        #expect(field.frame.midY == height / 2 && field.frame.height == min(36, height))
    }

    // MARK: Buttons

    /// A button in its own size, with its parts by their frames.
    private func parts(of configuration: UIButton.Configuration, _ change: (UIButton) -> Void = { _ in }) throws -> ViewPicture {
        let button = UIButton(configuration: configuration)
        change(button)
        let size = button.intrinsicContentSize
        return try of(button, size.width, size.height)
    }

    @Test(arguments: [false, true]) func aBusyButtonShowsItsActivityInPlaceOfItsImage(hasImage: Bool) throws {
        var configuration = UIButton.Configuration.filled()
        (configuration.title, configuration.imagePadding, configuration.showsActivityIndicator) = ("Load", 8, true)
        if hasImage { configuration.image = UIImage(systemName: "heart") }
        let picture = try parts(of: configuration)
        let activity = try #require(picture.children.first { $0.control != nil })
        guard case .activity(let color) = activity.control else { return #expect(Bool(false)) }
        #expect(color.words == "#FFFFFF #FFFFFF" && activity.frame.size == CGSize(width: 20, height: 20) && activity.frame.minX == 12)
        let title = try #require(picture.children.first { $0.text != nil })
        #expect(title.frame.minX == 40 && picture.children.allSatisfy { $0.image == nil })
        #expect(abs(picture.frame.width - title.frame.maxX - 12) < 0.5)
    }

    @Test(arguments: [false, true]) func aPopUpButtonHasArrowsBehindItsTitle(isRightToLeft: Bool) throws {
        var configuration = UIButton.Configuration.gray()
        configuration.title = "Sort"
        let plain = try parts(of: configuration).frame.width
        func turn(_ button: UIButton) { if isRightToLeft { button.semanticContentAttribute = .forceRightToLeft } }
        let opening = try parts(of: configuration) { button in
            turn(button)
            (button.menu, button.showsMenuAsPrimaryAction, button.changesSelectionAsPrimaryAction) = (UIMenu(children: []), true, true)
        }
        configuration.indicator = .popup
        for picture in try [opening, parts(of: configuration, turn)] {
            let arrows = try #require(picture.children.first { $0.image?.symbol == "chevron.up.chevron.down" }).frame
            let title = try #require(picture.children.first { $0.text != nil }).frame
            #expect(abs(picture.frame.width - plain - 18) < 0.01)
            #expect(abs((isRightToLeft ? title.minX - arrows.maxX : arrows.minX - title.maxX) - 6) < 0.01)
            #expect(abs((isRightToLeft ? arrows.minX : picture.frame.width - arrows.maxX) - 12) < 0.5)
        }
        configuration.indicator = .none
        #expect(try parts(of: configuration).frame.width == plain)
    }

    @Test func aConfigurationDecidesTheSizeOfItsSymbol() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(systemName: "heart")
        let plain = try #require(parts(of: configuration).children.first { $0.image != nil }).frame.width
        configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 34)
        let large = try parts(of: configuration)
        #expect(try #require(large.children.first { $0.image != nil }).frame.width == 2 * plain && large.frame.width == 2 * plain + 24)
    }

    @Test func aSystemButtonHasItsTitleInItsMiddleAndItsTint() throws {
        let button = UIButton(type: .system)
        button.setTitle("Follow", for: .normal)
        button.setImage(UIImage(systemName: "plus"), for: .normal)
        let picture = try of(button)
        let (image, title) = (picture.children[0], picture.children[1])
        #expect(image.image?.symbol == "plus" && title.text?.words == ["Follow"])
        #expect(title.text?.lines[0].runs[0].style.color.words == "#007AFF #0A84FF")
        #expect(abs((image.frame.minX + title.frame.maxX) / 2 - 100) < 0.01 && title.frame.minX == image.frame.maxX)
        button.semanticContentAttribute = .forceRightToLeft
        let mirrored = try of(button)
        #expect(mirrored.children[1].frame.maxX == mirrored.children[0].frame.minX)
        button.contentHorizontalAlignment = .left
        #expect(try of(button).children[1].frame.minX == 0)
    }

    @Test func aConfigurationColoursItsBackgroundAndTitle() throws {
        func colours(_ configuration: UIButton.Configuration) throws -> [String?] {
            var configuration = configuration
            configuration.title = "Buy"
            let picture = try of(UIButton(configuration: configuration))
            return [picture.children.first?.background?.words, picture.all.last?.text?.lines[0].runs[0].style.color.words]
        }
        #expect(try colours(.filled()) == ["#007AFF #0A84FF", "#FFFFFF #FFFFFF"])
        #expect(try colours(.plain()) == [nil, "#007AFF #0A84FF"])
        #expect(try colours(.tinted()) == ["#007AFF2E #0A84FF2E", "#007AFF #0A84FF"])
        #expect(try colours(.gray())[0] == "#7676801F #7676803D")
        var own = UIButton.Configuration.filled()
        (own.baseBackgroundColor, own.baseForegroundColor) = (.systemYellow, .black)
        #expect(try colours(own) == ["#FFCC00 #FFD60A", "#000000 #000000"])
    }

    @Test func aConfigurationPlacesItsImageAndSubtitle() throws {
        var configuration = UIButton.Configuration.filled()
        (configuration.title, configuration.subtitle, configuration.image) = ("Play", "Album", UIImage(systemName: "play"))
        (configuration.imagePlacement, configuration.imagePadding, configuration.cornerStyle) = (.top, 4, .capsule)
        let picture = try of(UIButton(configuration: configuration), 120, 90)
        let parts = Array(picture.children.dropFirst())
        #expect(picture.children[0].corners.radius == 45)
        #expect(parts.map { $0.image?.symbol ?? $0.text?.words.first } == ["play", "Play", "Album"])
        #expect(parts.allSatisfy { abs($0.frame.midX - 60) < 0.01 })
        #expect(abs(parts[1].frame.minY - parts[0].frame.maxY - 4) < 0.01 && abs(parts[2].frame.minY - parts[1].frame.maxY - 1) < 0.01)
        #expect(abs((parts[0].frame.minY + parts[2].frame.maxY) / 2 - 45) < 0.01)
    }

    @Test(arguments: [
        (.infoLight, "info.circle"), (.infoDark, "info.circle"), (.detailDisclosure, "info.circle"), (.contactAdd, "plus.circle"),
        (.close, "xmark.circle.fill"), (.system, nil), (.custom, nil),
    ] as [(UIButton.ButtonType, String?)])
    func aButtonOfATypeWithAnImageShowsIt(type: UIButton.ButtonType, symbol: String?) throws {
        let button = UIButton(type: type)
        #expect(try of(button, 44, 44).children.map { $0.image?.symbol } == (symbol.map { [$0] } ?? []))
        button.setImage(UIImage(systemName: "star"), for: .normal)
        #expect(try of(button, 44, 44).children.map { $0.image?.symbol } == ["star"])
    }
}
