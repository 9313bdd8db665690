import LayoutHosting
import UIKit
import Testing

/// Containers show one of their children.
@MainActor
struct ContainerTests {
    private final class Child: UICollectionViewController {
        init(_ height: CGFloat) {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
            let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        }
        required init?(coder: NSCoder) { nil }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

        override func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            UICollectionViewCell()
        }
    }

    private func height(_ controller: UIViewController, on device: Device = .iPhone15) throws -> (CGFloat?, AppLayout) {
        let app = try device.viewport.performAsCurrent { try AppLayout(controller, in: device.viewport) }
        let solved = try app.layout.solve(in: app.viewport, content: #require(app.content))
        return (solved.elements().first?.frame.height, app)
    }

    private func split(compact: CGFloat? = nil) -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(Child(10), for: .primary)
        split.setViewController(UINavigationController(rootViewController: Child(20)), for: .secondary)
        if let compact { split.setViewController(Child(compact), for: .compact) }
        return split
    }

    @Test func aSplitViewShowsTheColumnOfTheWidth() throws {
        let first = try height(split())
        #expect(first.0 == 20 && first.1.notes.isEmpty && first.1.shown is Child)
        #expect(try height(split(compact: 30)).0 == 30)
        let pad = try #require(Device.all.first { $0.viewport.traits.horizontalSizeClass == .regular })
        let wide = try height(split(compact: 30), on: pad)
        let note = "the columns of a split view are not laid out beside each other; one column fills it"
        #expect(wide.0 == 20 && wide.1.assumptions == [note])
    }

    @Test func aViewFillsTheViewport() throws {
        let viewport = Device.iPhone15.viewport
        let view = UIView()
        view.addSubview(UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()))
        let app = try viewport.performAsCurrent { try AppLayout(view, in: viewport, assuming: []) }
        #expect(app.viewport.size == viewport.size && app.owner == "UIView")
        #expect(throws: HostingError.noCollectionView(controller: "UILabel")) { try AppLayout(UILabel(), in: viewport, assuming: []) }
    }

    @Test func aViewForConstraintsFillsTheViewport() throws {
        let viewport = Device.iPhone15.viewport
        let (view, collection) = (UIView(), UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()))
        view.addSubview(collection)
        for one in [view, collection] { one.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            collection.topAnchor.constraint(equalTo: view.topAnchor), collection.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            collection.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
            collection.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
        ])
        let app = try viewport.performAsCurrent { try AppLayout(view, in: viewport, assuming: []) }
        #expect(app.viewport.size == CGSize(width: viewport.size.width - 20, height: viewport.size.height))
    }
}
