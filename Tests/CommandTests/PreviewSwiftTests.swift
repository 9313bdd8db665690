#if os(Linux)
import Foundation
import TestSupport
import Testing

/// A preview of Swift files that fail to compile or stop at run time.
@Suite(.serialized)
struct PreviewSwiftTests {
    private let galley = Galley()

    /// - Parameter height: the height of the rows, as code.
    private static func source(height: String) -> String {
        """
        import UIKit

        func rows() -> UICollectionViewLayout {
            UICollectionViewCompositionalLayout { _, environment in
                let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(\(height)))
                let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
                return NSCollectionLayoutSection(group: group)
            }
        }

        """
    }

    private func withPreview(_ text: String, _ body: (Galley, RunningPreview, Int32) throws -> Void) throws {
        try galley.write(text, to: "Rows.swift")
        let preview = try RunningPreview(galley, ["Rows.swift"], environment: Galley.environment)
        let socket = try preview.connect(patience: 120)
        defer { close(socket) }
        try preview.send(preview.path + "events", to: socket)
        try body(galley, preview, socket)
    }

    @Test func aFileThatDoesNotCompileIsServedAtTheStartAndFollowed() throws {
        try withPreview(Self.source(height: "wrong")) { galley, preview, news throws in
            #expect(try preview.status(preview.path) == 200)
            let wrong = RunningPreview.read(news) { $0.contains("\"error\"") }
            #expect(wrong.contains("Rows.swift:5:") && wrong.contains("cannot find 'wrong' in scope") && wrong.contains("\"layouts\": []"))
            try galley.write(Self.source(height: "44"), to: "Rows.swift")
            let right = RunningPreview.read(news) { $0.contains("\"isDrawn\": true") }
            #expect(right.contains("\"name\": \"rows\"") && !right.contains("\"error\""))
            #expect(try preview.answer(preview.path + "picture?layout=rows").contains("data-frame=\"0 0 393 44\""))
            try galley.write(Self.source(height: "wrong"), to: "Rows.swift")
            #expect(RunningPreview.read(news) { $0.contains("\"error\"") }.contains("cannot find 'wrong' in scope"))
            #expect(try preview.answer(preview.path + "picture?layout=rows").contains("data-frame=\"0 0 393 44\""), "the last good one stays")
        }
    }

    @Test func codeThatStopsIsSaidOnThePage() throws {
        try withPreview(Self.source(height: "[1.0][3]")) { galley, preview, news throws in
            let wrong = RunningPreview.read(news) { $0.contains("\"error\"") }
            #expect(wrong.contains("the code stopped: ") && wrong.contains("Index out of range"))
            try galley.write(Self.source(height: "44"), to: "Rows.swift")
            #expect(RunningPreview.read(news) { $0.contains("\"isDrawn\": true") }.contains("\"isDrawn\": true"))
        }
    }

    @Test func aSizeOfTextIsInTheTraits() throws {
        let height = "environment.traitCollection.preferredContentSizeCategory == .accessibilityLarge ? 99 : 44"
        try withPreview(Self.source(height: height)) { _, preview, news throws in
            #expect(RunningPreview.read(news) { $0.contains("\"version\": 1") }.contains("\"isDrawn\": true"))
            let picture = preview.path + "picture?layout=rows&text="
            #expect(try preview.answer(picture + "large").contains("data-frame=\"0 0 393 44\""))
            #expect(try preview.answer(picture + "accessibilityLarge").contains("data-frame=\"0 0 393 99\""))
            #expect(try preview.status(picture + "huge") == 400)
            let element = try preview.answer(preview.path + "element?layout=rows&text=accessibilityLarge&element=cell&path=0-1")
            #expect(element.contains("absolute(99)") && element.contains(#""places": [{"what": "declaration", "line": 3}]"#))
        }
    }
}
#endif
