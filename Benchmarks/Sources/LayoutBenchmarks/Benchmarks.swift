import CompositionalLayout
import Floors
import Foundation
import LinuxUIKit
import Timing

@main
struct Benchmarks {
    let report = Report()
    let stopwatch = Stopwatch(runs: 31)

    /// Runs all benchmarks, or those named by arguments.
    static func main() throws {
        let benchmarks = Benchmarks()
        let all: [(name: String, run: () throws -> Void)] = [
            ("screens", benchmarks.screens), ("frames", benchmarks.frames), ("measuring", benchmarks.measuring),
            ("posts", benchmarks.posts),
            ("sections", benchmarks.sections), ("exactness", benchmarks.exactness),
        ]
        let asked = CommandLine.arguments.dropFirst()
        for benchmark in all where asked.isEmpty || asked.contains(benchmark.name) { try benchmark.run() }
    }

    /// Keeps work from being optimized away.
    @inline(never)
    private func use<Value>(_ value: Value) {}

    private func screens() throws {
        report.heading("A grid, three a row: solve and ask for a screen")
        let layout = Layouts.grid()
        for count in [1_000_000, 100_000_000] {
            let content = LayoutContent(itemCounts: [count])
            let opened = try stopwatch.time {
                use(try layout.solve(in: Layouts.viewport, content: content).visibleElements())
            }
            report.line("\(count) items: solve and first screen", opened, unit: "µs", goal: 100)
            let solved = try layout.solve(in: Layouts.viewport, content: content)
            var screen = CGRect(origin: .zero, size: Layouts.viewport.size)
            let anywhere = stopwatch.time {
                screen.origin.y = (screen.origin.y + 7_654_321).truncatingRemainder(dividingBy: solved.contentSize.height)
                use(solved.elements(in: screen))
            }
            report.line("\(count) items: a screen anywhere", anywhere, unit: "µs", goal: 20)
        }
    }

    private func frames() throws {
        report.heading("Frames into a buffer")
        try gridFrames(100_000, goal: 3)
        try freshFrames(1_000_000)
        let solved = try Layouts.nested().solve(in: Layouts.viewport, content: LayoutContent(itemCounts: [100_000]))
        let nested = stopwatch.time {
            use(solved.cellFrames(inSection: 0))
            use(solved.anchoredFrames(ofKind: "badge", inSection: 0))
        }
        report.line("nested three deep, badges, insets: a frame", nested, per: 200_000, unit: "ns", goal: 25)
        let whole = try Stopwatch(runs: 5).time {
            let solved = try Layouts.nested().solve(in: Layouts.viewport, content: LayoutContent(itemCounts: [10_000]))
            use(solved.elements())
        }
        report.line("the same as elements, with all there is to know", whole, per: 20_000, unit: "ns", goal: 1000)
    }

    private func gridFrames(_ count: Int, goal: Double) throws {
        let solved = try Layouts.grid().solve(in: Layouts.viewport, content: LayoutContent(itemCounts: [count]))
        let buffer = UnsafeMutableBufferPointer<CGRect>.allocate(capacity: count)
        defer { buffer.deallocate() }
        solved.copyCellFrames(inSection: 0, to: buffer)
        let warm = stopwatch.time { solved.copyCellFrames(inSection: 0, to: buffer) }
        report.line("\(count) frames into warm memory: a frame", warm, per: Double(count), unit: "ns", goal: goal)
    }

    private func freshFrames(_ count: Int) throws {
        let layout = Layouts.grid()
        let content = LayoutContent(itemCounts: [count])
        // Alternates, so that the machine's state affects both equally; both use untouched memory.
        var ours: [Double] = []
        var floors: [Double] = []
        for _ in 0..<15 {
            let once = Stopwatch(runs: 1)
            let first = FreshMemory(doubles: 4 * count)
            ours.append(try once.time {
                let solved = try layout.solve(in: Layouts.viewport, content: content)
                solved.copyCellFrames(inSection: 0, to: first.rects)
            }.median)
            first.free()
            let second = FreshMemory(doubles: 4 * count)
            floors.append(once.time { floor_write_grid(second.doubles, count, 125) }.median)
            second.free()
        }
        ours.sort()
        floors.sort()
        let median = Stopwatch.Reading(least: ours[0], median: ours[7])
        let floor = Stopwatch.Reading(least: floors[0], median: floors[7])
        report.line("\(count) frames into fresh memory: a frame", median, per: Double(count), unit: "ns", goal: 16)
        report.line("the plain loop in C: a frame", floor, per: Double(count), unit: "ns", goal: 16)
        report.ratio("ours over the loop", median.median / floor.median, goal: 1.4)
    }

    private func measuring() throws {
        report.heading("100,000 rows of different measured heights")
        let heights = Heights()
        let content = LayoutContent(itemCounts: [100_000]) { element, proposal in
            CGSize(width: proposal.width, height: heights.height(of: element.item))
        }
        let layout = Layouts.feed()
        let all = try Stopwatch(runs: 3).time { use(try layout.solve(in: Layouts.viewport, content: content)) }
        report.line("measure all: a row", all, per: 100_000, unit: "ns", goal: 5000)
        var lazily = content
        lazily.measuring = .visible
        let opened = try Stopwatch(runs: 5).time {
            use(try layout.solve(in: Layouts.viewport, content: lazily).visibleElements())
        }
        report.line("measure what is visible: open", opened, unit: "µs", goal: 16_000)
        var solved = try layout.solve(in: Layouts.viewport, content: content)
        var row = 0
        let again = try stopwatch.time {
            row = (row + 38_197) % 99_000
            heights.shift += 1
            try solved.remeasure(.init(category: .cell, kind: nil, section: 0, item: row))
            let frame = solved.element(.init(category: .cell, kind: nil, section: 0, item: row + 1))?.frame ?? .zero
            use(solved.elements(in: CGRect(origin: frame.origin, size: Layouts.viewport.size)))
        }
        report.line("measure one again, and the next screen", again, unit: "µs", goal: 50)
    }

    private func posts() throws {
        report.heading("A feed of 100,000 posts, as high as their constraints say")
        let content = LayoutContent(
            itemCounts: [100_000],
            fittingSize: { element, proposal in
                let cell = PostCell(frame: CGRect(origin: .zero, size: proposal))
                cell.show(element.item)
                return cell.size(in: proposal)
            }, measuring: .visible)
        let opened = try stopwatch.time {
            use(try Layouts.feed().solve(in: Layouts.viewport, content: content).visibleElements())
        }
        report.line("open", opened, unit: "ms", goal: 50)
        let cell = PostCell(frame: CGRect(x: 0, y: 0, width: 375, height: 120))
        var item = 0
        let fitted = stopwatch.time {
            item += 1
            cell.show(item)
            use(cell.size(in: cell.bounds.size))
        }
        report.line("a cell with other texts", fitted, unit: "µs", goal: 1000)
        report.heading("10,000 views without constraints")
        let bare = stopwatch.time {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            for _ in 0..<10_000 { root.addSubview(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))) }
            root.layoutIfNeeded()
        }
        report.line("made and laid out: a view", bare, per: 10_000, unit: "µs", goal: 3)
    }

    private func sections() throws {
        report.heading("1,000 sections of 20 items with headers, badges and backgrounds")
        let content = LayoutContent(itemCounts: Array(repeating: 20, count: 1000))
        for areAlike in [true, false] {
            let layout = Layouts.many(areAlike: areAlike)
            let solved = try stopwatch.time { use(try layout.solve(in: Layouts.viewport, content: content)) }
            report.line(areAlike ? "solve" : "solve, no two alike", solved, unit: "ms", goal: areAlike ? 5 : 20)
        }
    }

    private func exactness() throws {
        report.heading("Exactness")
        let solved = try Layouts.grid().solve(in: Layouts.viewport, content: LayoutContent(itemCounts: [1_000_000]))
        for item in [30_002, 999_999] {
            let y = solved.element(.init(category: .cell, kind: nil, section: 0, item: item))?.frame.minY ?? -1
            print("item \(item): y \(y), by arithmetic \(Double(item / 3) * 125)")
        }
    }
}

/// Heights that change between measurements.
private final class Heights: @unchecked Sendable {
    var shift = 0

    func height(of item: Int) -> CGFloat { CGFloat(40 + (item * 7919 + shift) % 97) }
}
