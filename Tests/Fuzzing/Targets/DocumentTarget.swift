import CompositionalLayout
import Foundation
import LayoutComparison
import LayoutDocument

/// Reads a document, and builds and solves it for several viewports.
enum DocumentTarget {
    static func run(_ bytes: [UInt8]) -> Bool {
        guard let document = document(bytes) else { return false }
        var isSolved = false
        for device in [nil, Device.iPadMini] {
            guard let layout = solved(document, on: device) else { continue }
            isSolved = true
            check(layout)
        }
        return isSolved
    }

    /// The document. Error messages must be printable for any input.
    static func document(_ bytes: [UInt8]) -> Document? {
        do {
            return try Document(DocumentSource(name: "fuzz.layout.yaml", data: Data(bytes)))
        } catch {
            promise(!error.description.isEmpty, "an error says what is wrong")
            return nil
        }
    }

    private static func solved(_ document: Document, on device: Device?) -> SolvedLayout? {
        do {
            return try document.build(in: document.viewport(on: device)).solve()
        } catch {
            promise(!error.description.isEmpty, "an error says what is wrong")
            return nil
        }
    }

    private static func check(_ layout: SolvedLayout) {
        let content = layout.contentSize
        promise(content.width.isFinite && content.height.isFinite, "the content's size is finite")
        guard layout.elementCount <= 20_000 else { return }
        let elements = layout.elements()
        promise(elements.count == layout.elementCount, "all elements are counted")
        for element in elements {
            let frame = element.frame
            let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
            promise(numbers.allSatisfy(\.isFinite), "a frame is finite")
            promise(frame.size.width >= 0 && frame.size.height >= 0, "a frame has no negative size")
        }
        let record = FramesRecord(layout, elements: elements)
        promise((try? FramesRecord(text: record.text())) != nil, "frames that are written can be read")
    }
}
