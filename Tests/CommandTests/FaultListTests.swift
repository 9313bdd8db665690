import Foundation
import TestSupport
import Testing

/// The list that Scripts/mutants reads. Its run takes long, and is not one of the tests.
struct FaultListTests {
    @Test func everyFaultOccursOnceInItsFile() throws {
        let list = try String(contentsOf: Fixtures.root.appendingPathComponent("Tests/Mutants/faults.txt"), encoding: .utf8)
        let faults = list.components(separatedBy: "\n\n").compactMap(Fault.init)
        #expect(faults.count >= 60)
        for fault in faults {
            let file = Fixtures.root.appendingPathComponent(fault.file)
            let count = try String(contentsOf: file, encoding: .utf8).components(separatedBy: fault.original).count - 1
            #expect(count == 1, "\"\(fault.original)\" occurs \(count) times in \(fault.file)")
        }
    }

    private struct Fault {
        let file: String
        let original: String

        init?(paragraph: String) {
            let lines = paragraph.split(separator: "\n")
            func value(of key: String) -> String? {
                guard let line = lines.first(where: { $0.hasPrefix("\(key) ") }) else { return nil }
                return line.dropFirst(key.count).trimmingCharacters(in: .whitespaces)
            }
            guard let file = value(of: "file"), let original = value(of: "from") else { return nil }
            (self.file, self.original) = (file, original)
        }
    }
}
