import CompositionalLayout
import Foundation
@testable import LayoutDiagram
import TestSupport
import Testing
import VectorScene
import ViewPictures

/// Screens whose views are known.
struct ScreenViewsPictureTests {
    private func picture(_ edit: (inout Diagram) throws -> Void = { _ in }) throws -> Picture {
        var style = DiagramStyle.screen
        style.cells = .views
        var diagram = try Diagram(ViewSample.subject, style: style)
        try edit(&diagram)
        return try diagram.picture()
    }

    @Test func elementsShowTheirViewsInsteadOfTitles() throws {
        let texts = try picture().nodes.texts
        #expect(texts.contains("Lisbon") && texts.contains("Porto") && texts.contains("Trips"))
        #expect(!texts.contains { $0.hasPrefix("Item") })
    }

    @Test func aScreenWithViewsIsBlackInDarkAppearance() throws {
        func screens(_ cells: DiagramStyle.Cells) throws -> [AdaptiveColor] {
            try picture { $0.style.cells = cells }.nodes.flatMap(\.shapes).compactMap { shape in
                guard case .color(let color)? = shape.fill, color.light == Theme.standard.onScreen.screen.light else { return nil }
                return color
            }
        }
        #expect(try screens(.views).contains { $0.dark == Color(0x000000) })
        #expect(try !screens(.boxes).contains { $0.dark == Color(0x000000) })
    }

    @Test func elementsKeepTheirMeanings() throws {
        let boxes = try picture { $0.style.cells = .boxes }
        let meanings = try [picture(), boxes].map { PictureGeometry($0).elements.map(\.meaning) }
        #expect(meanings[0].count == 3 && meanings[0] == meanings[1])
        #expect(boxes.nodes.texts.contains("Item 0"))
    }

    @Test func anElementWithoutAViewIsABoxAmongViews() throws {
        let texts = try picture { diagram in
            let first = diagram.subject.layout.elements()[0].id
            diagram.subject.views?.elements[first] = nil
        }.nodes.texts
        #expect(texts.contains("Item 0") && !texts.contains("Lisbon") && texts.contains("Porto"))
    }

    @Test func thePictureIsAsLargeAsTheWindow() throws {
        let views = try picture { ($0.style.showsTitle, $0.style.showsCaption) = (false, false) }
        #expect(views.size.height == Double(ViewSample.size.height) + 2 * 36)
        #expect(try picture().nodes.texts.contains("200 × 320"))
    }

    /// The bar is 44 points high: rows begin below it, and are cut there when they scroll.
    @Test func elementsAreInTheCollectionViewsFrame() throws {
        let geometry = PictureGeometry(try picture())
        let bar = try #require(geometry.texts.first { $0.text == "Trips" })
        let lisbon = try #require(geometry.texts.first { $0.text == "Lisbon" })
        let screen = try #require(geometry.texts.first { $0.text == "Trips" }?.clip)
        #expect(lisbon.clip.minY == screen.minY + 44 && lisbon.clip.maxY == screen.maxY)
        #expect(bar.order > lisbon.order, "Bars are drawn above elements.")
    }

    /// Labels have a least size in a narrow picture; texts of views are as small as the picture makes them.
    @Test func aNarrowPictureKeepsTheTextsOfViews() throws {
        let texts = try picture { $0.style.width = 120 }.nodes.texts
        #expect(texts.contains("Four days by the sea"))
    }

    @Test func theElementsOpacityReplacesItsViews() throws {
        let whole = try picture()
        let faded = try picture { diagram in
            let first = diagram.subject.layout.elements()[0].id
            diagram.subject.views?.elements[first]?.opacity = 0.5
        }
        #expect(faded == whole)
    }

    @Test func onlyTheScreenDrawsViews() throws {
        for kind in [DiagramStyle.Kind.blueprint, .exploded, .plain] {
            let with = try picture { $0.style.kind = kind }
            let without = try picture { diagram in
                diagram.style.kind = kind
                diagram.subject.views = nil
            }
            #expect(with == without)
        }
    }

    /// The colour behind the home indicator is that of the gradient's end, and the clock's that of its start.
    @Test func clockAndHomeIndicatorStandOutFromAGradient() throws {
        var ground = ViewSample.view(0, 0, 393, 852)
        ground.gradient = ViewGradient(
            colors: [ViewSample.color(0xFFFFFF), ViewSample.color(0x101010)], locations: [0, 1], start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 0.5, y: 1))
        let screen = Rect(x: 0, y: 0, width: 393, height: 852)
        var views = ScreenViews(size: CGSize(width: 393, height: 852), collectionFrame: ground.frame)
        views.behind = [ground]
        let painter = ScreenViewsPainter(views, ViewPainter(theme: .standard, fonts: nil), screen: screen)
        let chrome = DeviceChrome(device: .iPhone15, screen: screen, theme: .standard, typesetter: Typesetter(), isRightToLeft: false)
        let nodes = chrome.nodes(on: painter, hidesContent: false)
        guard case .text(let clock)? = nodes.first, case .shape(let line)? = nodes.last, case .color(let color)? = line.fill
        else { return #expect(Bool(false)) }
        #expect(clock.color.light.contrast(with: Color(0xF8F8F8)) > 4.5 && color.light.contrast(with: Color(0x161616)) > 4.5)
    }

    /// A bar's background reaches beyond the bar to the top of the screen, and the home indicator lies on another ground.
    @Test(arguments: [(0x101010, 0xFFFFFF), (0xFFFFFF, 0x101010)] as [(UInt32, UInt32)])
    func clockAndHomeIndicatorStandOutFromTheirGrounds(top: UInt32, bottom: UInt32) throws {
        var (bar, background) = (ViewSample.view(0, 59, 393, 44), ViewSample.view(0, -59, 393, 103))
        background.background = ViewSample.color(top)
        bar.children = [background]
        var ground = ViewSample.view(0, 103, 393, 749)
        ground.background = ViewSample.color(bottom)
        let screen = Rect(x: 0, y: 0, width: 393, height: 852)
        var views = ScreenViews(size: CGSize(width: 393, height: 852), collectionFrame: ground.frame)
        (views.behind, views.above) = ([ground], [bar])
        let painter = ScreenViewsPainter(views, ViewPainter(theme: .standard, fonts: nil), screen: screen)
        let chrome = DeviceChrome(device: .iPhone15, screen: screen, theme: .standard, typesetter: Typesetter(), isRightToLeft: false)
        let nodes = chrome.nodes(on: painter, hidesContent: false)
        guard case .text(let clock)? = nodes.first, case .shape(let line)? = nodes.last, case .color(let color)? = line.fill
        else { return #expect(Bool(false)) }
        #expect(clock.color.light.contrast(with: Color(top)) > 4.5 && color.light.contrast(with: Color(bottom)) > 4.5)
    }
}
