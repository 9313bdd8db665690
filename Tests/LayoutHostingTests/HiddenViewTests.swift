import LayoutHosting
import Testing
import UIKit

/// Views that code hides are told to frames and pictures, and hidden texts are no titles.
@MainActor
struct HiddenViewTests {
    private func app(_ configure: @escaping (UICollectionViewCell) -> Void) throws -> (AppLayout, LayoutElement) {
        let source = OneCell(configure)
        let view = UICollectionView.rows(0)
        view.dataSource = source
        let app = try AppLayout(view, in: Device.iPhoneSE.viewport)
        let solved = try app.layout.solve(in: app.viewport, content: try #require(app.content))
        let cell = try #require(solved.elements().first)
        // Asked for here, as nothing keeps the data source any longer.
        _ = app.title(of: cell)
        return (app, cell)
    }

    @Test func hiddenAndTransparentViewsAreHidden() throws {
        for (configure, isHidden) in [
            ({ $0.isHidden = true }, true), ({ $0.alpha = 0 }, true), ({ $0.alpha = 0.01 }, false),
            ({ $0.contentView.isHidden = true }, false), ({ _ in }, false),
        ] as [((UICollectionViewCell) -> Void, Bool)] {
            let (app, cell) = try app(configure)
            #expect(app.isHidden(cell) == isHidden)
        }
    }

    @Test func hiddenTextsAreNoTitles() throws {
        func title(_ configure: @escaping (UICollectionViewCell) -> Void) throws -> String? {
            let (app, cell) = try app { cell in
                for text in ["First", "Second"] {
                    let label = UILabel()
                    label.text = text
                    cell.contentView.addSubview(label)
                }
                configure(cell)
            }
            return app.title(of: cell)
        }
        #expect(try title { _ in } == "First")
        #expect(try title { $0.contentView.subviews[0].isHidden = true } == "Second")
        #expect(try title { $0.contentView.subviews[0].alpha = 0 } == "Second")
        #expect(try title { $0.contentView.isHidden = true } == nil)
        let list = { (cell: UICollectionViewCell) in
            var configuration = UIListContentConfiguration.cell()
            configuration.text = "Row"
            cell.contentConfiguration = configuration
        }
        #expect(try title(list) == "Row")
        #expect(try title { list($0); $0.contentView.isHidden = true } == nil)
    }

    @Test func aDeepTitleIsReadOnce() throws {
        let label = AskedLabel()
        label.text = "Deep"
        let (app, cell) = try app { cell in
            label.removeFromSuperview()
            let top = (0..<12).reduce(label as UIView) { view, _ in
                let parent = UIView()
                parent.addSubview(view)
                return parent
            }
            cell.contentView.addSubview(top)
        }
        #expect(app.title(of: cell) == "Deep")
        // Not twice a level, which is 4,096 times.
        #expect(label.asked < 50)
    }

    @Test func badgesOfASampleAreHiddenWhereItHidesThem() throws {
        let viewport = Device.iPhone15.viewport
        let app = try viewport.performAsCurrent { try AppLayout(BadgedIconsViewController(), in: viewport) }
        let solved = try app.layout.solve(in: viewport, content: try #require(app.content))
        let hidden = solved.elements().filter(app.isHidden)
        #expect(hidden.allSatisfy { $0.kind == BadgedIconsViewController.badgeElementKind })
        #expect(hidden.map(\.item).sorted() == [0, 4, 8, 12, 16])
    }
}

private final class AskedLabel: UILabel {
    var asked = 0

    override var isHidden: Bool {
        get {
            asked += 1
            return super.isHidden
        }
        set { super.isHidden = newValue }
    }
}

private final class OneCell: NSObject, UICollectionViewDataSource {
    let configure: (UICollectionViewCell) -> Void

    init(_ configure: @escaping (UICollectionViewCell) -> Void) {
        self.configure = configure
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        configure(cell)
        return cell
    }
}
