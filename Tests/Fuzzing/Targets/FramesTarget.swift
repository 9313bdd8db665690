import CompositionalLayout
import Foundation
import Goldens
import LayoutComparison

/// Reads frames in each format, writes them again, and draws their difference from others.
enum FramesTarget {
    static func run(_ bytes: [UInt8]) -> Bool {
        guard let record = record(bytes) else { return false }
        for copy in [rereadText(record), rereadJSON(record)] {
            promise(Set(copy.elements.map(\.id)) == Set(record.elements.map(\.id)), "no element is lost")
        }
        let other = FramesRecord(
            viewport: nil, contentSize: nil,
            elements: [FramedElement(id: .init(category: .cell, kind: nil, owner: .section(0), item: 0), frame: .zero)])
        for difference in [
            LayoutDifference(expected: record, actual: other), LayoutDifference(expected: other, actual: record),
        ] {
            _ = difference.lines()
            _ = DifferenceDrawing.svg(of: difference)
        }
        return true
    }

    /// Detects the format by the first byte, as in `galley diff`.
    private static func record(_ bytes: [UInt8]) -> FramesRecord? {
        let first = bytes.first { $0 > 0x20 }
        let text = String(decoding: bytes, as: UTF8.self)
        do {
            switch first {
            case UInt8(ascii: "{"): return try FramesRecord(json: Data(bytes))
            case UInt8(ascii: "<"): return try FramesRecord(svg: text)
            default: return try FramesRecord(text: text)
            }
        } catch {
            promise(!"\(error)".isEmpty, "an error says what is wrong")
            return nil
        }
    }

    private static func rereadText(_ record: FramesRecord) -> FramesRecord {
        do {
            return try FramesRecord(text: record.text())
        } catch {
            fatalError("Broken promise: a table that is written can be read: \(error)")
        }
    }

    private static func rereadJSON(_ record: FramesRecord) -> FramesRecord {
        do {
            return try FramesRecord(json: Data(record.json().utf8))
        } catch {
            fatalError("Broken promise: JSON that is written can be read: \(error)")
        }
    }
}
