import Goldens
import LayoutComparison
import LayoutDiagram
import LinuxUIKit
import TestSupport
import Testing
import VectorScene

/// Goldens of earlier versions, which tell their look otherwise or not at all.
struct EarlierGoldensTests {
    private func diagram(_ device: Device = .iPhoneSE, identifier: String = "a") throws -> Diagram {
        let solved = try ReadmeGrid.layout().solve(in: device.viewport, content: LayoutContent(itemCounts: [3]))
        return Diagram(DrawableLayout(layout: solved, device: device, identifier: identifier, title: "Grid"), style: .plain)
    }

    private func snapshot(_ kind: GoldenLook.Kind, _ device: Device = .iPhoneSE, identifier: String = "a") throws -> Snapshot {
        try Snapshot(of: GoldenLook(Look(), kind), diagram(device, identifier: identifier), table: .json)
    }

    /// The id of a golden of a test was made of the name that it had.
    @Test func anSVGWithoutALookMayHaveAnotherID() throws {
        let text = String(decoding: try snapshot(.svg, identifier: "b").bytes(), as: UTF8.self)
        let old = text.replacing(/data-look="[^"]*"/, with: #"data-style="plain""#)
        #expect(old != text && text.contains(#"data-look=".iPhone-SE-3rd-generation.ltr-plain "#))
        #expect(try snapshot(.svg).compared(with: Array(old.utf8)) == .same)
        #expect(try snapshot(.svg).compared(with: Array(text.utf8)) != .same, "another layout's")
        #expect(try snapshot(.svg, .iPhone15).compared(with: Array(old.utf8)) != .same)
    }

    @Test func aTableWithOptionsIsRead() throws {
        let snapshot = try snapshot(.frames)
        let json = snapshot.frames.json().replacing(/"look": "[^"]*"/, with: #""options": {"device": "iPhone 8"}"#)
        #expect(json.contains("options") && !json.contains("look\":"))
        #expect(try snapshot.compared(with: Array(json.utf8)) == .same)
        let text = snapshot.frames.text().replacing(/\nlook [^\n]*/, with: "\noption device: iPhone 8\noption part: all of the picture")
        #expect(try FramesRecord(text: text).framesAlone == FramesRecord(text: snapshot.frames.text()).framesAlone)
    }

    /// Edited by hand, or lost in a merge. Earlier versions wrote neither look nor description.
    @Test func aTableWhoseDescriptionIsLostOrUnreadableDoesNotPass() throws {
        let snapshot = try snapshot(.frames)
        let text = snapshot.frames.json()
        let lost = text.replacing(/\ *"layout": \[[^\]]*\],\n/, with: "")
        let tables = [text.replacing("group: width", with: "group: wdth"), text.replacing("section 0 item", with: "part 0 item"), lost]
        for golden in tables {
            #expect(golden != text)
            let reason = "its description of the layout is missing or cannot be read"
            #expect(try snapshot.compared(with: Array(golden.utf8)) == .unreadable(reason), "\(golden)")
        }
        let earlier = lost.replacing(/\ *"look": "[^"]*",\n/, with: "")
        #expect(try snapshot.compared(with: Array(earlier.utf8)) == .same)
    }

    /// The version is told where the picture differs, before all differences, and is no difference by itself.
    @Test(arguments: [true, false]) func anotherVersionOfTheDrawingIsToldFirst(tellsItsLook: Bool) throws {
        let told = String(decoding: try snapshot(.svg).bytes(), as: UTF8.self)
        let golden = tellsItsLook
            ? told.replacing(/drawing:\d+/, with: "drawing:7") : told.replacing(/\ data-look="[^"]*"/, with: "")
        #expect(golden != told)
        #expect(try snapshot(.svg).compared(with: Array(golden.utf8)) == .same)
        let drawn = golden.replacing("</svg>", with: "<g/>\n</svg>")
        guard case .different(let difference) = try snapshot(.svg).compared(with: Array(drawn.utf8)) else {
            return #expect(Bool(false), "it is drawn otherwise")
        }
        let words = ["the golden was drawn by another version of Galley", "the frames are the same; the drawing differs"]
        #expect(Array(difference.words.prefix(2)) == words && difference.isOfDrawingAlone, "\(difference.words)")
        #expect(difference.cause.changes == Array(words.prefix(1)))
        guard case .different(let other) = try snapshot(.svg, .iPhone15).compared(with: Array(golden.utf8)) else {
            return #expect(Bool(false), "it is of another device")
        }
        #expect(other.words[0] == words[0] && !other.isOfDrawingAlone && other.cause.changes != Array(words.prefix(1)))
    }

    /// A font changes no frame by itself; another device is another golden even so.
    @Test func fontsExplainDifferencesAndAreNone() throws {
        func golden(_ look: String) throws -> [UInt8] {
            var snapshot = try snapshot(.frames)
            snapshot.frames.look = look
            return try snapshot.bytes()
        }
        let own = try #require(try snapshot(.frames).frames.look)
        #expect(try snapshot(.frames).compared(with: golden(own + " built-in Lato-Regular")) == .same)
        guard case .different(let difference) = try snapshot(.frames).compared(with: golden(".iPhone-8.ltr")) else {
            return #expect(Bool(false), "it is of another device")
        }
        #expect(difference.words == ["the golden is of iPhone 8, this is of iPhone SE (3rd generation)"] && difference.look == [.device])
    }
}
