import LayoutDiagram
import LinuxUIKit
import TestSupport
import Testing
import VectorScene

/// Pictures of a layout subclass show the results of its overrides.
struct OverridePictureTests {
    private func rows(height: CGFloat) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        let section = NSCollectionLayoutSection(group: .vertical(
            layoutSize: size, subitems: [.init(layoutSize: size)]))
        section.boundarySupplementaryItems = [.init(layoutSize: size, elementKind: "header", alignment: .top)]
        return section
    }

    private func texts(_ picture: Picture) -> [String] { PictureGeometry(picture).texts.map(\.text) }

    @Test func movedElementsAreDrawnWhereTheyAreMovedTo() throws {
        let name = { (element: LayoutElement) -> String? in
            element.category == .cell ? "at \(Int(element.frame.minY))" : "\(Int(element.frame.minY)) tall \(Int(element.frame.height))"
        }
        let layout = OwnLayout(section: rows(height: 100))
        let pulled = try texts(layout.diagram(items: [3], on: .iPhoneSE, scrolledBy: -60, names: name))
        // An unscrolled iPhone SE begins 20 points above the content.
        #expect(pulled.contains("-80 tall 180"))
        #expect(pulled.contains("at 100") && !pulled.contains("at 200") && pulled.contains("at 450"))
        let still = try texts(layout.diagram(items: [3], on: .iPhoneSE, names: name))
        #expect(still.contains("-20 tall 120") && still.contains("at 450"))
    }

    @Test(arguments: [DiagramStyle.screen, .plain, .blueprint, .exploded])
    func everyStyleDrawsWhatIsMovedAddedAndLeftOut(style: DiagramStyle) throws {
        let layout = OwnLayout(section: rows(height: 60))
        for content in [DiagramContent.visible, .whole, .section(0)] {
            let picture = try layout.diagram(items: [6, 2], on: .iPhoneSE, style: style, content: content, scrolledBy: -30)
            #expect(!PictureGeometry(picture).elements.isEmpty)
        }
    }
}

/// Stretches the first header on overscroll, omits the second row, moves the third, and adds a line.
private final class OwnLayout: UICollectionViewCompositionalLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: IndexPath(item: 0, section: 0))
        line.frame = CGRect(x: 0, y: 440, width: 200, height: 4)
        let top = min(0, collectionView?.contentOffset.y ?? 0)
        return (super.layoutAttributesForElements(in: rect) ?? []).compactMap { attributes in
            switch (attributes.representedElementCategory, attributes.indexPath.item) {
            case (.cell, 1): return nil
            case (.cell, 2): attributes.frame.origin.y = 450
            case (.supplementaryView, _) where attributes.indexPath.section == 0:
                attributes.frame = CGRect(x: 0, y: top, width: attributes.size.width, height: attributes.size.height - top)
            default: break
            }
            return attributes
        } + [line]
    }
}
