import CairoRasterizer
import Floors
import SVGWriter
import VectorScene
import Timing

@main
struct Benchmarks {
    let report = Report()
    let stopwatch = Stopwatch(runs: 31)

    static func main() throws {
        let benchmarks = Benchmarks()
        let scenes = [
            ("60 cells and labels on a phone", try Scenes.screen(), 3.0, 0.5),
            ("1,000 cells and labels on 1,200 x 3,986 points", try Scenes.sheet(), 1.0, 5),
        ]
        for (name, picture, scale, goal) in scenes {
            benchmarks.report.heading(name)
            benchmarks.writing(picture, goal: goal)
            try benchmarks.drawing(picture, scale: scale)
        }
    }

    /// Compares the SVG writer with copying its bytes.
    ///
    /// - Parameter goal: in milliseconds.
    private func writing(_ picture: Picture, goal: Double) {
        let bytes = picture.svg()
        var total = 0
        report.line("SVG, \(bytes.count) bytes", stopwatch.time { total += picture.svg().count }, unit: "ms", goal: goal)
        precondition(total == stopwatch.runs * bytes.count, "The writer writes the same each time.")
        var copy = [UInt8](repeating: 0, count: bytes.count)
        var hash: UInt64 = 0
        let copied = stopwatch.time { hash ^= floor_copy_bytes(&copy, bytes, bytes.count) }
        report.rate("the same bytes one by one, with a hash (\(hash))", copied, bytes: bytes.count)
        let moved = stopwatch.time { copy.withUnsafeMutableBytes { $0.copyBytes(from: bytes) } }
        report.rate("the same bytes at once", moved, bytes: bytes.count)
    }

    /// Compares the rasterizer with writing its pixels, and times it with the encoder.
    private func drawing(_ picture: Picture, scale: Double) throws {
        let raster = try PictureRaster(picture, scale: scale, appearance: .light)
        let pixelCount = raster.width * raster.height
        var sum: UInt64 = 0
        let drawn = try stopwatch.time {
            try raster.forEachBand { band in
                sum &+= UInt64(band.words[0])
                return true
            }
        }
        report.line("\(raster.width) x \(raster.height) pixels (\(sum % 10))", drawn, unit: "ms", goal: 20)
        var pixels = [UInt32](repeating: 0, count: pixelCount)
        let filled = stopwatch.time { floor_write_pixels(&pixels, pixelCount) }
        report.line("every pixel written once", filled, unit: "ms", goal: 20)
        report.ratio("ours over that", drawn.median / filled.median, goal: 5)
        let encoded = try Stopwatch(runs: 9).time { sum &+= UInt64(try picture.png(scale: Int(scale)).count) }
        report.line("as PNG", encoded, unit: "ms", goal: 60)
    }
}
