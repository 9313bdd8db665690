import LayoutDiagram
import LinuxUIKit
import VectorScene
import TestSupport
import Testing

struct LayoutPictureTests {
    private let layout = ScalingCarousel.layout()

    @Test func oneCallMakesAPicture() throws {
        let picture = try layout.diagram(items: [7], on: .iPhone15, title: "Carousel", names: { "Photo \($0.item)" })
        #expect(picture.title == "Carousel")
        #expect(picture.size.width == 393 + 72)
        let texts = PictureGeometry(picture).texts.map(\.text)
        #expect(texts.contains("Carousel") && texts.contains("Photo 0") && texts.contains("9:41"))
        let plain = try layout.diagram(items: [7], on: .iPadMini.landscape, style: .plain)
        #expect(plain.size == Size(width: 1133, height: 744))
    }

    @Test func offsetsAndFittingSizesDecideWhatIsDrawn() throws {
        let rows = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
        let list = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: .vertical(
            layoutSize: rows, subitems: [NSCollectionLayoutItem(layoutSize: rows)])))
        let picture = try list.diagram(
            items: [50], on: .iPhoneSE, scrolledBy: 500, fittingSize: { _, proposal in .init(width: proposal.width, height: 100) })
        let texts = PictureGeometry(picture).texts.map(\.text)
        #expect(texts.contains("0 – 5") && !texts.contains("0 – 3"))
    }

    @Test func namedDevicesAreTheOnesOfTheTable() {
        for device in [
            Device.iPhoneSE, .iPhone13Mini, .iPhone15, .iPhone15ProMax, .iPhone16, .iPhone17, .iPhone17Pro, .iPhone17ProMax, .iPadMini,
            .iPadAir11, .iPadPro11, .iPadPro13,
        ] {
            #expect(device.orientation == .portrait)
            #expect(device.landscape.name == device.name + " landscape")
            #expect(device.landscape.landscape == device.landscape)
        }
    }

    @Test func aSectionAloneIsDrawnWhole() throws {
        let document = try Fixtures.document("photo-library")
        let picture = try Fixtures.picture(document, content: .section(1))
        let paths = PictureGeometry(picture).elements.flatMap(\.meaning.attributes).filter { $0.name == "index-path" }.map(\.value)
        #expect(!paths.isEmpty && paths.allSatisfy { $0.hasPrefix("1-") })
        #expect(picture.description.hasSuffix("5 cells in 3 columns, 1 header, 1 badge, 1 background."))
        #expect(PictureGeometry(picture).faults == [])
    }

    @Test func plainPicturesHaveNoText() throws {
        for fixture in Fixtures.documents {
            let picture = try Fixtures.picture(try Fixtures.document(fixture.name), style: .plain)
            let geometry = PictureGeometry(picture)
            #expect(geometry.texts.isEmpty)
            #expect(!geometry.elements.isEmpty)
        }
    }

    /// A view that the layout or the app hides leaves the picture that a layout without it has, on the screen and beyond it.
    @Test(arguments: DiagramStyle.Kind.allCases, [DiagramContent.visible, .whole])
    func hiddenBadgesLeaveNothing(kind: DiagramStyle.Kind, content: DiagramContent) throws {
        func picture(_ views: [NSCollectionLayoutSupplementaryItem], hides: Bool = false) throws -> Picture {
            let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
            let cell = NSCollectionLayoutItem(layoutSize: whole, supplementaryItems: views)
            let section = NSCollectionLayoutSection(group: .vertical(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [cell]))
            let solved = try UICollectionViewCompositionalLayout(section: section)
                .solve(in: Device.iPhoneSE.viewport, content: LayoutContent(itemCounts: [30]), scrolledBy: 1000)
            let subject = DrawableLayout(
                layout: solved, device: .iPhoneSE, title: "Rows", isHidden: { hides && $0.role == .anchored })
            return try Diagram(subject, style: DiagramStyle(kind, showsBeyond: true), content: content).picture()
        }
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
        let (bare, hidden) = (try picture([]), try picture([badge], hides: true))
        #expect(hidden.size == bare.size && hidden.description == bare.description)
        #expect(hidden.nodes == bare.nodes)
        #expect(try picture([badge]).nodes != bare.nodes)
    }

    @Test func whatLiesBeyondTheScreenIsFadedAndUnnamed() throws {
        let rows = NSCollectionLayoutSection(group: .vertical(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
            subitems: [.init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))]))
        let layout = UICollectionViewCompositionalLayout(section: rows)
        let usual = try layout.diagram(items: [50], on: .iPhoneSE, scrolledBy: 1000)
        let beyond = try layout.diagram(items: [50], on: .iPhoneSE, style: DiagramStyle(showsBeyond: true), scrolledBy: 1000)
        // Half a screen above and half a screen below.
        #expect(abs(beyond.size.height - usual.size.height - 667) <= 2)
        #expect(PictureGeometry(beyond).texts.map(\.text) == PictureGeometry(usual).texts.map(\.text))
        #expect(PictureGeometry(beyond).faults == [])
        let top = try layout.diagram(items: [50], on: .iPhoneSE, style: DiagramStyle(showsBeyond: true))
        #expect(top.size.height < beyond.size.height)
        // A trillion rows overlap below the screen; none of them is drawn.
        rows.interGroupSpacing = -100
        rows.contentInsets.top = 700
        let vast = try layout.diagram(items: [1_000_000_000_000], on: .iPhoneSE, style: DiagramStyle(showsBeyond: true))
        #expect(vast.size.height < beyond.size.height)
        (rows.interGroupSpacing, rows.contentInsets.top) = (0, 0)
        let all = try layout.diagram(items: [3], on: .iPhoneSE, style: DiagramStyle(showsBeyond: true))
        #expect(all.size == (try layout.diagram(items: [3], on: .iPhoneSE)).size)
    }
}
