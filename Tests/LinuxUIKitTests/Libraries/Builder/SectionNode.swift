import UIKit

struct SectionNode: LayoutNode {
    let group: GroupNode
    private var changes: [(NSCollectionLayoutSection) -> Void] = []

    init(_ group: () -> GroupNode) {
        self.group = group()
    }

    /// Sets a property of the section to create.
    func set<Value>(_ keyPath: ReferenceWritableKeyPath<NSCollectionLayoutSection, Value>, _ value: Value) -> Self {
        changing { $0[keyPath: keyPath] = value }
    }

    func insets(_ value: CGFloat) -> Self {
        set(\.contentInsets, .init(top: value, leading: value, bottom: value, trailing: value))
    }

    func header(_ kind: String = UICollectionView.elementKindSectionHeader, height: CGFloat, pinned: Bool = false) -> Self {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        return changing { section in
            let header = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: .top)
            section.boundarySupplementaryItems += [header.with { $0.pinToVisibleBounds = pinned }]
        }
    }

    func background(_ kind: String) -> Self { changing { $0.decorationItems.append(.background(elementKind: kind)) } }

    private func changing(_ change: @escaping (NSCollectionLayoutSection) -> Void) -> Self {
        setting(\.changes, changes + [change])
    }

    func make() -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(group: group.make())
        changes.forEach { $0(section) }
        return section
    }
}
