import Testing
import UIKit

extension UICollectionViewCompositionalLayout {
    fileprivate static func list(_ section: NSCollectionLayoutSection) -> Self { Self(section: section) }
    fileprivate static func provided(_ section: NSCollectionLayoutSection) -> Self { .init { _, _ in section } }
}

/// Views, cells and layouts whose class generic code knows only at run time.
@MainActor
struct RuntimeCreatedTests {
    private final class Badge: UILabel {
        let mark: Int

        override init(frame: CGRect) {
            mark = 7
            super.init(frame: frame)
        }

        required init?(coder: NSCoder) { nil }

        override class func runtimeInstance(frame: CGRect) -> UIView { Badge(frame: frame) }
    }

    private final class Host<Content: UIView>: UICollectionViewCell {
        let content = Content()
    }

    private func make<Content: UIView>(_ type: Content.Type) -> Content { type.init(frame: CGRect(1, 2, 30, 40)) }

    @Test func aViewHasItsOwnClassAndFrame() {
        #expect(make(Badge.self).mark == 7 && make(Badge.self).frame == CGRect(1, 2, 30, 40))
        #expect(make(Host<Badge>.self).content.mark == 7)
        #expect(type(of: make(UIStackView.self)) == UIStackView.self)
        // A switch keeps its own size.
        #expect(make(UISwitch.self).frame.origin == CGPoint(x: 1, y: 2))
    }

    private class BaseCell: UICollectionViewCell {
        var isConfigured = false
        override init(frame: CGRect) {
            super.init(frame: frame)
            isConfigured = true
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    private final class PhotoCell: BaseCell {
        private let canvas = UIView()
        override var contentView: UIView { canvas }
    }

    @Test func genericCodeMakesCells() {
        let photo = make(PhotoCell.self, size: CGSize(width: 40, height: 30))
        #expect(photo.isConfigured && photo.bounds.size == CGSize(width: 40, height: 30))
        let types: [UICollectionReusableView.Type] = [PhotoCell.self, UICollectionReusableView.self, BaseCell.self]
        #expect(types.map { type(of: $0.init(frame: CGRect(0, 0, 1, 2))) == $0 } == [true, true, true])
        #expect(types.map { $0.init().bounds.size } == [.zero, .zero, .zero])
        #expect(photo.contentView.superview == nil)
    }

    private func make<Cell: UICollectionViewCell>(_ type: Cell.Type, size: CGSize) -> Cell {
        Cell(frame: CGRect(origin: .zero, size: size))
    }

    @Test func anExtensionsSelfIsALayout() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        for layout in [UICollectionViewCompositionalLayout.list(section), .provided(section)] {
            let view = UICollectionView(frame: CGRect(0, 0, 100, 100), collectionViewLayout: layout)
            let source = Rows()
            view.dataSource = source
            #expect(layout.collectionViewContentSize == CGSize(width: 100, height: 150))
        }
    }

    private final class Rows: NSObject, UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell { .init() }
    }
}
