import CompositionalLayout
import DocumentPictures
import Foundation
import LayoutDiagram
import LayoutDocument
import TestSupport
import Testing
import VectorScene

/// A picture tells how far its layout is scrolled from the start, which is on the right from right to left.
struct ScrollDistanceTests {
    @Test(arguments: ["vertical", "horizontal"], ["leftToRight", "rightToLeft"])
    func theDistanceThatIsToldIsTheOneThatWasGiven(axis: String, direction: String) throws {
        let document = try Document(DocumentSource(name: "a.layout.yaml", text: """
            galley: 1
            viewport: {width: 300, height: 400, scale: 2, layoutDirection: \(direction), safeArea: {top: 20, bottom: 7, leading: 30, trailing: 3}}
            scrollDirection: \(axis)
            sections: [{items: 90, group: {horizontal: [{item: {width: 90, height: 90}}], width: 90, height: 90}}]
            """))
        for (distance, told) in [
            (nil, nil), (0, nil), (0.004, nil), (0.04, nil), (0.06, "0.1"), (12.25, "12.3"), (700, "700"), (-30, "-30"),
        ] as [(CGFloat?, String?)] {
            let subject = try DrawableLayout(document, Look(offset: distance))
            let words = try Diagram(subject).picture().description
            #expect(words.contains("scrolled by") == (told != nil), "\(words)")
            if let told { #expect(words.hasSuffix(", scrolled by \(told) pt."), "\(words)") }
            let kept = distance.flatMap { abs($0) < 0.005 ? nil : $0 }
            #expect(subject.look.offset == kept)
            let again = try DrawableLayout(document, Look(offset: kept))
            #expect(abs(again.layout.contentOffset.x - subject.layout.contentOffset.x) < 0.005)
        }
    }
}
