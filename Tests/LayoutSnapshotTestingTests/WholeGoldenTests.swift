import Goldens
import LayoutDiagram
import LayoutHosting
@testable import LayoutSnapshotTesting
import LinuxUIKit
import Testing

/// Goldens of the whole content are measured throughout; pictures show the screen.
@MainActor
struct WholeGoldenTests {
    private let scratch = Scratch()
    private func heights(as strategy: SnapshotStrategy) throws -> [Substring] {
        let options = LayoutOptions(devices: [.iPhoneSE])
        _ = scratch.failures { assertLayout(TallRowsController(), options: options, as: strategy) }
        return try scratch.text(".txt").split(separator: "\n").filter { $0.hasPrefix("cell") }.map { $0.split(separator: " ")[5] }
    }

    @Test func framesOfTheWholeAreMeasuredBelowTheScreen() throws {
        for strategy in [.frames, [.frames, .svg], [.svg, .frames]] as [SnapshotStrategy] {
            #expect(try heights(as: strategy) == Array(repeating: "116", count: 40))
        }
    }

    @Test func framesOfAScreenAreThoseOnIt() throws {
        #expect(try heights(as: .frames(.visible)) == Array(repeating: "116", count: 6))
    }

    /// A golden has no marks for estimates.
    @Test func aGoldenOfTheWholeIsRefusedUnlessAllIsMeasured() throws {
        for limit in [0, 1, 12, 39, 40, 41] {
            let app = try AppLayout(TallRowsController(), in: Device.iPhoneSE.viewport)
            var content = try #require(app.content)
            (content.measuring, content.measuringLimit) = (.everything, limit)
            let layout = try app.layout.solve(in: app.viewport, content: content)
            let diagram = Diagram(DrawableLayout(layout: layout, identifier: "rows", title: "Rows"), content: .whole)
            for kind in GoldenLook.Kind.allCases where kind != .views {
                var refusal: GoldenRefusal?
                do { _ = try Snapshot(of: GoldenLook(Look(), kind), diagram, table: .json) } catch let error as GoldenRefusal { refusal = error }
                #expect(refusal == (limit < 40 ? .unmeasured(measured: limit, of: 40) : nil))
            }
        }
    }
}

/// Cells of 116 points by their constraints, estimated at 60.
private final class TallRowsController: UICollectionViewController {
    private final class Cell: UICollectionViewCell {
        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.heightAnchor.constraint(equalToConstant: 116).isActive = true
        }

        required init?(coder: NSCoder) { nil }
    }

    init() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
}
