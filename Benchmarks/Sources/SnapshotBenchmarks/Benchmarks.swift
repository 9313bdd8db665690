import CompositionalLayout
import Dispatch
import Foundation
import LayoutSnapshotTesting
import LinuxUIKit
import Timing

/// A thousand snapshots of each kind, checked against their goldens on all cores, as a test run does. Debug builds are what
/// counts: `swift run` rather than `swift run -c release`.
@main
struct Benchmarks {
    private static let count = 1_000

    static func main() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-snapshot-benchmarks-\(getpid())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let report = Report()
        report.heading("\(count) snapshots of an iPhone's screen, 20 cells with headers")
        for (name, strategy, goal) in [
            ("frames", SnapshotStrategy.frames, 1_000.0), ("SVG", .svg, 3_000), ("PNG at 2x", .png(scale: 2), 25_000),
        ] {
            // The first run records.
            let recorded = run(strategy, in: folder, .missing)
            let verified = run(strategy, in: folder, .never)
            report.line("\(name): recorded", recorded, unit: "ms", goal: 10 * goal)
            report.line("\(name): verified", verified, unit: "ms", goal: goal)
        }
    }
}

extension Benchmarks {
    /// Checks all snapshots once.
    ///
    /// - Returns: the time it took, as a reading of one run.
    private static func run(_ strategy: SnapshotStrategy, in folder: URL, _ recording: RecordingMode) -> Stopwatch.Reading {
        Stopwatch(runs: 1).time {
            DispatchQueue.concurrentPerform(iterations: count) { index in
                withGoldens(in: folder) {
                    assertLayout(
                        Layouts.grid(spacing: CGFloat(index % 10)), items: [12, 8], as: strategy, named: "\(index)",
                        record: recording)
                }
            }
        }
    }
}

/// The layouts of the benchmarks.
enum Layouts {
    /// Squares in three columns, under a header.
    static func grid(spacing: CGFloat) -> UICollectionViewCompositionalLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)),
            subitems: [item])
        group.interItemSpacing = .fixed(spacing)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
                elementKind: "header", alignment: .top)
        ]
        return UICollectionViewCompositionalLayout(section: section)
    }
}
