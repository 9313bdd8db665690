import Foundation
import Testing
import UIKit

/// Libraries that build layouts, register cells and pin views, in the style of public ones.
@MainActor
struct LibraryBuilderTests {
    private func view(_ layout: UICollectionViewLayout, items: [Int] = []) -> UICollectionView {
        let view = UICollectionView(frame: CGRect(0, 0, 320, 480), collectionViewLayout: layout)
        view.content = LayoutContent(itemCounts: items)
        return view
    }

    @Test func nodesMakeALayout() throws {
        let layout = LayoutBuilder { index, environment in
            let isWide = environment.container.effectiveContentSize.width > 400
            return SectionNode {
                HGroup {
                    ItemNode().width(.fractionalWidth(0.5)).insets(4).badge("dot", at: [.top, .trailing], side: 10)
                    VGroup { ItemNode().height(.fractionalHeight(0.5)) }.width(.fractionalWidth(0.5))
                    if isWide { ItemNode() }
                }.height(absolute: 100)
            }.header(height: 30, pinned: index == 0).background("plate").insets(10)
        }.sectionSpacing(20).make()
        let solved = try layout.solve(
            in: LayoutViewport(width: 320, height: 480), content: LayoutContent(itemCounts: [3, 3]))
        let cells = solved.elements(inSection: 1).filter { $0.category == .cell }
        #expect(cells.map(\.frame) == [
            CGRect(14, 214, 142, 92), CGRect(160, 210, 150, 50), CGRect(160, 260, 150, 50),
        ])
        #expect(solved.contentSize == CGSize(width: 320, height: 320))
        #expect(solved.roleCounts[.decoration] == 2 && solved.roleCounts[.anchored] == 2)
    }

    @Test func aNodeIsAValue() {
        let item = ItemNode()
        #expect(item.square(0.5).size == NodeSize(width: .fractionalWidth(0.5), height: .fractionalWidth(0.5)))
        #expect(item.size == NodeSize())
        #expect(HGroup { item }.spacing(4).make().interItemSpacing == .fixed(4))
    }

    @Test func aBuilderMakesALayoutOfAnyClass() {
        let layout = LayoutBuilder { SectionNode { HGroup { ItemNode() }.height(absolute: 50) } }
            .direction(.horizontal).make(SnappingLayout.init)
        #expect(layout.configuration.scrollDirection == .horizontal)
    }

    private struct Numbers: SectionController {
        let items: [Int]
        func layout(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
            SectionNode { HGroup { ItemNode() }.count(items.count).height(absolute: 40) }.make()
        }
        func configure(_ cell: TextCell, with item: Int) { cell.label.text = "\(item)" }
    }

    private struct Colors: SectionController {
        let items = [UIColor.red, .blue]
        func layout(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
            SectionNode { HGroup { ItemNode() }.height(absolute: 60) }.make()
        }
        func configure(_ cell: HostCell<UIView>, with item: UIColor) {
            cell.host { UIView(frame: $0) }
            cell.hosted?.backgroundColor = item
        }
    }

    @Test func sectionsOfSeveralTypesShareADataSource() throws {
        let sections = [AnySectionController(Numbers(items: [1, 2, 3, 4])), AnySectionController(Colors())]
        let view = view(UICollectionViewCompositionalLayout { index, environment in sections[index].layout(environment) })
        for section in sections { section.register(view) }
        let dataSource = SectionsDataSource(sections)
        view.dataSource = dataSource
        #expect(view.contentSize == CGSize(width: 320, height: 160))
        let number = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)) as? TextCell)
        #expect(number.label.text == "3" && number.frame == CGRect(160, 0, 80, 40))
        #expect(number.appliedAttributes.map(\.frame) == [number.frame])
        let color = try #require(view.cellForItem(at: IndexPath(item: 1, section: 1)) as? HostCell<UIView>)
        #expect(color.hosted?.frame == CGRect(0, 0, 320, 60) && color.hosted?.backgroundColor == .blue)
        view.register(TextBadge.self, ofKind: "badge")
        let badge: TextBadge = view.dequeue(ofKind: "badge", for: IndexPath(item: 0, section: 0))
        #expect(badge.reuseIdentifier == "TextBadge")
    }

    @Test func aViewKeepsItsPrototypes() {
        let (first, second) = (view(UICollectionViewCompositionalLayout(section: rows())), UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewLayout()))
        let size = { (text: String) in first.fittingSize(of: TextCell.self, width: 200) { $0.label.text = text } }
        #expect(size("one") == CGSize(width: 200, height: 28))
        #expect(size("one\ntwo\nthree") == CGSize(width: 200, height: 68))
        _ = first.fittingSize(of: HostCell<UILabel>.self, width: 1) { _ in }
        #expect(first.prototypes.made == 2 && second.prototypes.made == 0)
        #expect(first.prototypes.prototype(of: TextCell.self) === first.prototypes.prototype(of: TextCell.self))
        var reloads = 0
        first.onReload = { reloads += 1 }
        first.reloadAndTell()
        second.reloadAndTell()
        first.onReload = nil
        first.reloadAndTell()
        #expect(reloads == 1)
    }

    @Test func aPrototypeSaysWhatItPrefers() {
        let cell = TextCell(frame: CGRect(0, 0, 100, 50))
        cell.label.text = "a\nb"
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.size = CGSize(width: 100, height: 10)
        #expect(cell.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 100, height: 48))
        cell.layoutIfNeeded()
        #expect(cell.label.frame == CGRect(8, 4, 84, 42))
    }

    @Test func pinsAreRememberedAndRemade() {
        let (superview, view) = (UIView(frame: CGRect(0, 0, 100, 100)), UIView())
        superview.addSubview(view)
        view.pins.make { $0.edges(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).priority(.defaultHigh) }
        #expect(view.pins.constraints.map(\.constant) == [1, 2, 3, 4])
        #expect(view.pins.constraints.allSatisfy { $0.isActive })
        #expect(view.pins.constraints.last?.priority == .defaultHigh)
        let old = view.pins.constraints
        view.pins.remake { $0.size(CGSize(width: 5, height: 6)).center(in: superview.layoutMarginsGuide) }
        #expect(view.pins.constraints.count == 4 && old.allSatisfy { !$0.isActive })
        #expect(superview.pins.constraints.isEmpty && !view.translatesAutoresizingMaskIntoConstraints)
    }
}
