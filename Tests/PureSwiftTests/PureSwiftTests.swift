import CompositionalLayout
import Foundation
import SVGWriter
import VectorScene
import Testing

/// This target links the layout engine, the scene and the SVG writer, and no C library: the test is that it builds.
struct PureSwiftTests {
    @Test func framesBecomeSVGWithoutAnyCLibrary() throws {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1))
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
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
