import LayoutHosting
import Testing
import UIKit

/// Cells as headers and footers of lists: their default content and their heights (B-T17).
@MainActor
struct ListHeaderTests {
    typealias Configuration = UICollectionLayoutListConfiguration
    private typealias Fill = @MainActor (UICollectionViewListCell, _ kind: String?, IndexPath) -> Void

    private final class Screen: UIViewController, UICollectionViewDataSource {
        static let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        let configuration: Configuration
        let fill: Fill

        init(_ configuration: Configuration, _ fill: @escaping Fill) {
            (self.configuration, self.fill) = (configuration, fill)
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            let list = UICollectionView(
                frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
            list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "view")
            for kind in Self.kinds {
                list.register(UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
            }
            list.dataSource = self
            view.addSubview(list)
        }

        func numberOfSections(in view: UICollectionView) -> Int { 2 }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "view", for: path)
            if let cell = cell as? UICollectionViewListCell { fill(cell, nil, path) }
            return cell
        }

        func collectionView(
            _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
        ) -> UICollectionReusableView {
            let cell = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: path)
            if let cell = cell as? UICollectionViewListCell { fill(cell, kind, path) }
            return cell
        }
    }

    private func solve(
        _ appearance: Configuration.Appearance, _ mode: Configuration.HeaderMode, on device: Device = .iPhone15, _ fill: @escaping Fill
    ) throws -> SolvedLayout {
        var configuration = Configuration(appearance: appearance)
        configuration.headerMode = mode
        configuration.footerMode = .supplementary
        let viewport = device.viewport
        let app = try viewport.performAsCurrent { try AppLayout(Screen(configuration, fill), in: viewport) }
        return try app.layout.solve(in: app.viewport, content: try #require(app.content))
    }

    private func heights(_ solved: SolvedLayout, _ isIncluded: (LayoutElement) -> Bool) -> [CGFloat] {
        solved.elements().filter { $0.section == 0 && $0.role != .separator && isIncluded($0) }
            .sorted { $0.frame.minY < $1.frame.minY }.map { ($0.frame.height * 3).rounded() / 3 }
    }

    @Test(arguments: Configuration.Appearance.allCases, Configuration.HeaderMode.allCases)
    func theDefaultContentIsThatOfThePlaceInTheList(appearance: Configuration.Appearance, mode: Configuration.HeaderMode) throws {
        let isGroup = appearance == .grouped || appearance == .insetGrouped
        var found: Set<String> = []
        _ = try solve(appearance, mode) { cell, kind, path in
            let header: UIListContentConfiguration = isGroup ? .groupedHeader() : appearance == .plain ? .plainHeader() : .sidebarHeader()
            let isHeader = kind == UICollectionView.elementKindSectionHeader || (mode == .firstItemInSection && kind == nil && path.item == 0)
            let expected = isHeader ? header : kind == nil ? .cell() : isGroup ? .groupedFooter() : .plainFooter()
            #expect(cell.defaultContentConfiguration() == expected, "\(kind ?? "cell") \(path)")
            found.insert(kind ?? "cell")
        }
        #expect(found.count == (mode == .supplementary ? 3 : 2))
        let viewport = Device.iPhone15.viewport
        viewport.performAsCurrent {
            #expect(UICollectionViewListCell(frame: .zero).defaultContentConfiguration() == .cell())
            #expect(UIListContentConfiguration.groupedHeader().textProperties.transform == .uppercase)
        }
        Device.iPhone17.viewport.performAsCurrent {
            #expect(UIListContentConfiguration.groupedHeader().textProperties.transform == .none)
        }
    }

    private func fill(_ change: @escaping @MainActor (inout UIListContentConfiguration) -> Void) -> Fill {
        { cell, _, _ in
            var content = cell.defaultContentConfiguration()
            content.text = "Asia"
            change(&content)
            cell.contentConfiguration = content
        }
    }

    /// 17 and 6 points around a header's text, 6 and 12 around a footer's.
    @Test(arguments: [11, 13, 15, 17, 24, 60] as [CGFloat])
    func aHeaderIsAsHighAsItsTextAndItsMargins(size: CGFloat) throws {
        let solved = try solve(.insetGrouped, .supplementary, fill { $0.textProperties.font = .boldSystemFont(ofSize: size) })
        let line = (size * 1.193359375 * 3).rounded(.up) / 3
        #expect(heights(solved) { $0.category == .supplementary }.elementsEqual([23 + line, 18 + line]) { abs($0 - $1) < 0.001 })
    }

    @Test func headersAndFootersHaveTheMarginsOfTheirSystem() throws {
        func bars(_ device: Device, _ text: String = "Asia") throws -> [CGFloat] {
            heights(try solve(.grouped, .supplementary, on: device, fill { $0.text = text })) { $0.category == .supplementary }
        }
        #expect(try bars(.iPhone15) == [116.0 / 3, 101.0 / 3])
        #expect(try bars(.iPhone17) == [121.0 / 3, 89.0 / 3])
        #expect(try bars(.iPhone17, "Asia\nAfrica") == [182.0 / 3, 136.0 / 3])
    }

    @Test func aFirstRowThatIsTheHeaderHasTheMarginsOfItsSystem() throws {
        let solved = try solve(.insetGrouped, .firstItemInSection, on: .iPhone17, fill { _ in })
        #expect(heights(solved) { $0.category == .cell } == [121.0 / 3, 52, 52])
    }

    @Test(arguments: [(.plain, 85), (.grouped, 116), (.insetGrouped, 116), (.sidebar, 132)] as [(Configuration.Appearance, CGFloat)])
    func aFirstRowThatIsTheHeaderIsAsHighAsAHeader(appearance: Configuration.Appearance, pixels: CGFloat) throws {
        let solved = try solve(appearance, .firstItemInSection, fill { _ in })
        #expect(heights(solved) { $0.category == .cell } == [pixels / 3, 44, 44])
    }
}
