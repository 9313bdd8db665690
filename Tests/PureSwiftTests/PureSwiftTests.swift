import CompositionalLayout
import Foundation
import SVGWriter
import VectorScene
import Testing

/// This target links the layout engine, the scene and the SVG writer, and no C library: the test is that it builds.
struct PureSwiftTests {
    @Test func framesBecomeSVGWithoutAnyCLibrary() throws {
        let photo = ItemDescription(width: .fractionalWidth(1 / 3), height: .fractionalHeight(1))
        let row = ItemDescription.row(of: [photo], width: .fractionalWidth(1), height: .fractionalWidth(1 / 3))
        let layout = LayoutDescription(sections: [SectionDescription(group: row)])
        let solved = try layout.solve(
            in: LayoutViewport(width: 375, height: 812, scale: 3), content: LayoutContent(itemCounts: [4]))

        let nodes = solved.elements().map { element -> Node in
            let frame = element.frame
            let rect = Rect(
                x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width), height: Double(frame.height))
            return .shape(ShapeNode(.rect(rect), fill: .color(AdaptiveColor(Color(0x4F69E2)))))
        }
        let picture = Picture(
            size: Size(width: 375, height: 250), title: "Wall", description: "Four photos.", nodes: nodes)
        let svg = String(decoding: picture.svg(), as: UTF8.self)
        #expect(svg.contains("<rect x=\"125\" y=\"0\" width=\"125\" height=\"125\" fill=\"#4F69E2\"/>"))
        #expect(svg.contains("<rect x=\"0\" y=\"125\" width=\"125\" height=\"125\" fill=\"#4F69E2\"/>"))
    }
}
