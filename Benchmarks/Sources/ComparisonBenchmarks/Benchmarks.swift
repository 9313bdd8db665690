import Floors
import ImageComparison
import Raster
import Timing

@main
struct Benchmarks {
    let report = Report()
    let stopwatch = Stopwatch(runs: 31)

    static func main() throws {
        let benchmarks = Benchmarks()
        let pixelmatch = Pixelmatch()
        for pair in Pair.all() {
            benchmarks.report.heading("\(Pair.width) x \(Pair.height), \(pair.name)")
            benchmarks.comparing(pair)
            guard let pixelmatch else {
                print("pixelmatch is not timed: PIXELMATCH does not say where it is.")
                continue
            }
            print("pixelmatch on Node: \(try pixelmatch.compare(pair))")
        }
    }

    /// Compares ours with `memcmp` for equal pictures, otherwise with a loop in C, which finds no regions.
    private func comparing(_ pair: Pair) {
        let isEqual = pair.expected == pair.actual
        let bytes = pair.expected.pixels.count
        var order: Int32 = 0
        let compared = stopwatch.time {
            order |= floor_compare_bytes(pair.expected.pixels, pair.actual.pixels, bytes)
        }
        report.line("memcmp (\(order == 0 ? "all of it" : "to the first difference"))", compared, unit: "ms", goal: 1)
        var largest: UInt32 = 0
        var count = 0
        let looped = withWords(pair) { one, other in
            stopwatch.time { count = floor_count_differences(one, other, bytes / 4, &largest) }
        }
        report.line("the loop in C: \(count) pixels, at most \(largest)", looped, unit: "ms", goal: 2)
        let floor = isEqual ? compared : looped
        time("exact", .exact, pair, floor: floor)
        time("tolerance of 3", .tolerance(perChannel: 3), pair, floor: floor)
        time("perceptual", .perceptual(), pair, floor: nil)
    }

    private func time(_ name: String, _ rule: ComparisonRule, _ pair: Pair, floor: Stopwatch.Reading?) {
        let comparison = PixelComparison(rule)
        var difference = comparison.compare(pair.expected, with: pair.actual)
        let ours = stopwatch.time { difference = comparison.compare(pair.expected, with: pair.actual) }
        let found = "\(name): \(difference.differingCount) pixels in \(difference.regions.count) regions"
        report.line(found, ours, unit: "ms", goal: 15)
        if let floor { report.ratio("ours over the floor", ours.median / floor.median, goal: 2) }
    }

    private func withWords<Answer>(
        _ pair: Pair, _ body: (UnsafePointer<UInt32>, UnsafePointer<UInt32>) -> Answer
    ) -> Answer {
        pair.expected.pixels.withUnsafeBytes { one in
            pair.actual.pixels.withUnsafeBytes { other in
                one.withMemoryRebound(to: UInt32.self) { one in
                    other.withMemoryRebound(to: UInt32.self) { other in body(one.baseAddress!, other.baseAddress!) }
                }
            }
        }
    }
}
