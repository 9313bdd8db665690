import Testing
import UIKit

struct CellConfigurationTests {
    @Test func aCellsContentIsAsLargeAsTheCell() {
        let cell = UICollectionViewCell(frame: CGRect(0, 0, 100, 50))
        cell.frame = CGRect(10, 20, 80, 40)
        #expect(cell.contentView.frame == CGRect(0, 0, 80, 40))
    }

    @Test func aCellIsFilledInByItsState() throws {
        final class StatefulCell: UICollectionViewCell {
            var states: [Bool] = []
            override func updateConfiguration(using state: UICellConfigurationState) {
                super.updateConfiguration(using: state)
                states.append(state.isHighlighted)
            }
        }
        let view = collectionView()
        let cells = UICollectionView.CellRegistration<StatefulCell, Int> { cell, _, _ in cell.tag = 3 }
        let dataSource = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, number in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a"])
        snapshot.appendItems([1])
        dataSource.apply(snapshot)
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? StatefulCell)
        #expect(cell.states == [false])
        cell.isHighlighted = true
        #expect(cell.states == [false, true])
        cell.configurationUpdateHandler = { cell, state in cell.tag = state.isHighlighted ? 1 : 2 }
        #expect(cell.tag == 1)
    }

    @Test func aTransformerMakesTheColourBehindACell() {
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .red
        #expect(background.resolvedBackgroundColor(for: .blue) == .red)
        background.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        #expect(background.resolvedBackgroundColor(for: .blue) == UIColor.red.withAlphaComponent(0.5))
        background.backgroundColor = nil
        #expect(background.resolvedBackgroundColor(for: .blue) == UIColor.blue.withAlphaComponent(0.5))
        let other = background
        #expect(other == background)
    }

    @Test func aTransformerMakesTheColourOfText() {
        var content = UIListContentConfiguration.cell()
        content.textProperties.color = .red
        #expect(content.textProperties.resolvedColor() == .red)
        content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .blue }
        #expect(content.textProperties.resolvedColor() == .blue)
    }

    /// Caption 1 and, in sidebars, footnote until iOS 18; the subheadline on iOS 26.
    @Test(arguments: [(Device.iPhone15, [12, 12, 13, 17, 12]), (.iPhone17, [15, 15, 15, 17, 15])] as [(Device, [CGFloat])])
    func secondaryTextsHaveTheFontOfTheirStyleInTheirSystem(device: Device, sizes: [CGFloat]) {
        device.viewport.performAsCurrent {
            let styles: [UIListContentConfiguration] = [.cell(), .subtitleCell(), .sidebarCell(), .valueCell()]
            let label = UITableViewCell(style: .subtitle, reuseIdentifier: nil).detailTextLabel
            #expect(styles.map(\.secondaryTextProperties.font.pointSize) + [label?.font.pointSize ?? 0] == sizes)
        }
    }

    @Test func anAccessoryKnowsWhenItIsShown() {
        let star = UIView()
        let accessory = UICellAccessory.customView(
            configuration: .init(customView: star, placement: .leading(displayed: .whenEditing)))
        #expect(accessory.accessoryType == .customView(star) && accessory.displayedState == .whenEditing)
        #expect(UICellAccessory.delete().displayedState == .whenEditing)
        #expect(UICellAccessory.outlineDisclosure(options: .init(style: .header)).displayedState == .always)
    }
}
