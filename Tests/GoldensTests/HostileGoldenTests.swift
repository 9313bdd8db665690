import CairoRasterizer
import Goldens
import LayoutComparison
import LayoutDiagram
import LinuxUIKit
import PNGCodec
import VectorScene
import SVGWriter
import TestSupport
import Testing

/// Broken or unsuitable goldens are distinguished and never crash the program.
struct HostileGoldenTests {
    private func snapshot(_ format: SnapshotFormat, style: DiagramStyle = .plain) throws -> Snapshot {
        let solved = try ReadmeGrid.layout().solve(in: Device.iPhoneSE.viewport, content: LayoutContent(itemCounts: [3]))
        let picture = try Diagram(DrawableLayout(layout: solved, device: .iPhoneSE, title: "Grid"), style: style).picture()
        return Snapshot(format, frames: FramesRecord(solved, elements: solved.elements()), picture: picture)
    }

    private func reason(_ golden: [UInt8], _ format: SnapshotFormat) throws -> String? {
        guard case .unreadable(let reason) = try snapshot(format).compared(with: golden) else { return nil }
        return reason
    }

    private let png = SnapshotFormat.png(scale: 1, .light)

    @Test func aSnapshotEqualsItself() throws {
        for format in [.text, .json, .svg(nil), .svg(.dark), png] as [SnapshotFormat] {
            let snapshot = try snapshot(format)
            #expect(try snapshot.compared(with: snapshot.bytes()) == .same)
        }
    }

    @Test func aPNGCutOffAnywhereIsUnreadable() throws {
        let bytes = try snapshot(png).bytes()
        for count in [0, 1, 7, 8, 20, 33, 60, bytes.count / 2, bytes.count - 13, bytes.count - 1] {
            #expect(try reason(Array(bytes.prefix(count)), png) != nil, "\(count)")
        }
    }

    @Test func aPNGWithAWrongChecksumIsUnreadable() throws {
        var bytes = try snapshot(png).bytes()
        // The last byte of the pixels' checksum; the end has 12 bytes.
        bytes[bytes.count - 13] ^= 0xFF
        #expect(try reason(bytes, png)?.contains("CRC") == true)
    }

    @Test func aPNGThatClaimsToBeHugeIsRefusedBeforeAnythingIsAllocated() throws {
        var header = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
        header += Data("IHDR".utf8) + Data([0, 1, 0x86, 0xA0, 0, 1, 0x86, 0xA0, 8, 6, 0, 0, 0])
        // The checksum of that header, computed by another program.
        header += Data([0xC8, 0xD9, 0x8F, 0xC3])
        let reason = try #require(try reason(Array(header), png))
        #expect(reason.contains("100000 × 100000") || reason.contains("CRC"), "\(reason)")
    }

    @Test func anSVGOfOthersIsUnreadable() throws {
        let foreign = Array("<svg xmlns=\"http://www.w3.org/2000/svg\"><script>alert(1)</script></svg>".utf8)
        #expect(try reason(foreign, .svg(nil))?.contains("not an SVG from Galley") == true)
        #expect(try reason([0xFF, 0xFE, 0x00], .svg(nil))?.contains("UTF-8") == true)
        #expect(try reason(Array(snapshot(.svg(nil)).bytes().dropLast(30)), .svg(nil))?.contains("truncated") == true)
    }

    @Test func aGoldenOfAnotherStyleIsTold() throws {
        let blueprint = try snapshot(.svg(nil), style: .blueprint).bytes()
        guard case .different(let difference) = try snapshot(.svg(nil)).compared(with: blueprint) else {
            return #expect(Bool(false), "a blueprint is no plain picture")
        }
        #expect(difference.words.contains("the golden is of the style blueprint, this is of the style plain"))
        guard case .different(let sizes) = try snapshot(png).compared(with: snapshot(png, style: .screen).bytes()) else {
            return #expect(Bool(false), "a screen is no plain picture")
        }
        #expect(sizes.words.contains { $0.contains("pixels, found 375 x 667") })
    }

    @Test func frameTablesOfOthersAreUnreadable() throws {
        #expect(try reason(Array("hello\n".utf8), .text)?.hasPrefix("line 1") == true)
        #expect(try reason(Array("{}".utf8), .json) != nil)
        #expect(try reason([0xC3], .text) != nil)
    }

    @Test func framesThatCannotBeReadAreSaidAndThePixelsCompared() throws {
        let text = PNGText(keyword: Snapshot.framesKeyword, text: "galley frames 1\nbroken")
        let other = try snapshot(png, style: .screen)
        let picture = try #require(other.picture)
        let golden = try PNGEncoder(scale: 1, text: text).encode(PictureRaster(picture, scale: 1, appearance: .light))
        guard case .different(let difference) = try snapshot(png).compared(with: golden) else {
            return #expect(Bool(false), "a screen is no plain picture")
        }
        #expect(difference.words.first?.hasPrefix("the frames stored in the golden cannot be read: ") == true)
        #expect(difference.words.last?.contains("pixels, found 375 x 667") == true)
        #expect(try other.compared(with: golden) == .same)
    }

    @Test func aPNGThatWasCompressedAnewIsTheSame() throws {
        let snapshot = try snapshot(png)
        // As written by an optimizer: without the text, and with other chunks.
        var plain = snapshot
        plain.frames = FramesRecord(viewport: nil, contentSize: nil, elements: [])
        let other = try plain.bytes()
        #expect(try other != snapshot.bytes())
        #expect(try snapshot.compared(with: other) == .same)
    }

    @Test func linesThatEndAsOnWindowsAreTheSame() throws {
        for format in [.text, .json, .svg(nil)] as [SnapshotFormat] {
            let snapshot = try snapshot(format)
            let text = String(decoding: try snapshot.bytes(), as: UTF8.self).replacingOccurrences(of: "\n", with: "\r\n")
            #expect(try snapshot.compared(with: Array(text.utf8)) == .same)
        }
    }

    /// JSON contains neither transforms nor alpha.
    @Test func whatAFormDoesNotTellDiffersInNothing() throws {
        var snapshot = try snapshot(.json)
        snapshot.frames.elements[0].alpha = 0.5
        let text = String(decoding: try snapshot.bytes(), as: UTF8.self).replacingOccurrences(of: "\n", with: "\r\n")
        #expect(try snapshot.compared(with: Array(text.utf8)) == .same)
    }

    @Test func aByteOrderMarkIsCalledSo() throws {
        for format in [.text, .json, .svg(nil)] as [SnapshotFormat] {
            let golden = [0xEF, 0xBB, 0xBF] + (try snapshot(format).bytes())
            #expect(try reason(golden, format)?.hasPrefix("it begins with a byte order mark (U+FEFF)") == true)
        }
    }
}
