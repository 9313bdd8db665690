import DocumentPictures
import Foundation
import LayoutDiagram
import LayoutDocument

/// Reads a style as for `--style`, and applies it.
enum StyleTarget {
    static func run(_ bytes: [UInt8]) -> Bool {
        do {
            let source = try DocumentSource(name: "--style", data: Data(bytes))
            _ = DiagramStyle(try DiagramStyle.Changes(source))
            return true
        } catch {
            promise(!error.description.isEmpty, "an error says what is wrong")
            return false
        }
    }
}
