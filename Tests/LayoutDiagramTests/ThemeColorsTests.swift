import Foundation
import LayoutDiagram
import LayoutDocument
import VectorScene
import TestSupport
import Testing

/// Custom colours in each style.
struct ThemeColorsTests {
    private static let grounds: [UInt32] = [
        0xFFFFFF, 0xFDF6E3, 0xFFEE00, 0xC0FFEE, 0x808080, 0x777777, 0x757575, 0x4F69E2, 0x123456, 0x0E1116, 0x000000,
    ]

    /// Text colours of a theme with all their possible backgrounds.
    private func texts(_ theme: Theme) -> [(ink: AdaptiveColor, grounds: [AdaptiveColor])] {
        let (blueprint, exploded) = (theme.blueprint, theme.exploded)
        let strong = [blueprint.section] + blueprint.groups + blueprint.sections.map(\.line)
        let items = [blueprint.itemFill] + blueprint.sections.map(\.itemFill)
        let shades = [exploded.layout, exploded.item] + exploded.sections + exploded.groups
        return [
            (theme.text, [theme.page, theme.screen, theme.bar, theme.panel]),
            (theme.secondaryText, [theme.page, theme.screen, theme.bar, exploded.page] + shades.map(\.wash)),
            (blueprint.text, [blueprint.page, blueprint.sectionFill, blueprint.barFill] + items),
            (blueprint.secondaryText, [blueprint.page, blueprint.sectionFill] + items),
            (blueprint.anchored, [blueprint.page, blueprint.anchoredFill]),
        ] + (strong + [blueprint.inset, blueprint.spacing, blueprint.item, blueprint.bar, blueprint.guide])
            .map { ($0, [blueprint.page]) }
            + shades.map { ($0.text, [$0.wash, $0.tint, exploded.page, theme.screen]) }
    }

    private func faults(_ theme: Theme) -> [String] {
        texts(theme).flatMap { text in
            text.grounds.flatMap { ground in
                Appearance.allCases.compactMap { appearance in
                    let contrast = text.ink[appearance].contrast(with: ground[appearance])
                    return contrast >= 4.5 ? nil : "\(text.ink[appearance]) on \(ground[appearance]): \(contrast)"
                }
            }
        }
    }

    @Test func textReadsOnTheStandardColours() { #expect(faults(.standard) == []) }

    @Test(arguments: MoreTests.pairs(grounds, grounds.reversed()))
    func textReadsOnAnyPageInAnyInk(page: UInt32, other: UInt32) {
        let color = AdaptiveColor(Color(other))
        let themes = [
            DiagramColors(page: AdaptiveColor(Color(page))), DiagramColors(page: AdaptiveColor(Color(page)), ink: color),
            DiagramColors(ink: color), DiagramColors(accent: color), DiagramColors(sections: [color]),
            DiagramColors(
                page: AdaptiveColor(light: Color(page), dark: Color(other)), accent: color, sections: [color]),
        ].map(Theme.init)
        for theme in themes { #expect(faults(theme) == []) }
    }

    @Test func withoutColoursAThemeIsTheStandardOne() { #expect(Theme(DiagramColors()) == .standard) }

    // MARK: Pictures

    private let text = """
        galley: 1
        title: Test
        viewport: iPhone 15
        style: {colors: {page: "#FDF6E3", ink: "#073642", accent: "#DC322F", sections: ["#268BD2", {light: "#859900", dark: "#2AA198"}]}}
        sections:
        """

    private func picture(_ style: DiagramStyle.Kind, sections: Int) throws -> Picture {
        let view = "{kind: new, width: 20, height: 10, containerAnchor: {edges: [top, trailing]}}"
        let section = """
              - items: 2
                group: {horizontal: [{item: {width: 90, height: 80, supplementaryItems: [\(view)]}}], width: 200, height: 80}
            """
        let all = ([text] + Array(repeating: section, count: sections)).joined(separator: "\n")
        return try Fixtures.picture(try Document(DocumentSource(name: "test", data: Data(all.utf8))), style: style)
    }

    /// All colours in a picture.
    private func paints(_ nodes: [Node]) -> Set<AdaptiveColor> {
        nodes.reduce(into: []) { paints, node in
            switch node {
            case .shape(let shape):
                for paint in [shape.fill, shape.stroke?.paint] {
                    switch paint {
                    case .color(let color): paints.insert(color)
                    case .gradient(let gradient): paints.formUnion(gradient.stops.map(\.color))
                    case nil: break
                    }
                }
            case .text(let run): paints.insert(run.color)
            case .group(let group): paints.formUnion(self.paints(group.children))
            }
        }
    }

    @Test(arguments: DiagramStyle.Kind.allCases)
    func aDocumentsColoursAreThoseOfThePicture(style: DiagramStyle.Kind) throws {
        let paints = paints(try picture(style, sections: 2).nodes)
        let theme = Theme(DiagramColors(
            page: AdaptiveColor(Color(0xFDF6E3)), ink: AdaptiveColor(Color(0x073642)), accent: AdaptiveColor(Color(0xDC322F)),
            sections: [AdaptiveColor(Color(0x268BD2)), AdaptiveColor(light: Color(0x859900), dark: Color(0x2AA198))]))
        try #require(theme.sections.count == 2 && theme.blueprint.sections.count == 2 && theme.exploded.sections.count == 2)
        let expected = switch style {
        case .screen: [theme.page, theme.text, theme.badge] + theme.sections.map(\.from)
        case .blueprint:
            [theme.page, theme.text, theme.blueprint.anchored] + theme.blueprint.sections.flatMap { [$0.line, $0.itemFill] }
        case .exploded: [theme.page, theme.text, theme.badge] + theme.exploded.sections.flatMap { [$0.line, $0.wash] }
        case .plain:
            [theme.badge] + theme.sections.map { AdaptiveColor(light: $0.from.light, dark: $0.to.dark) }
        }
        for color in expected { #expect(paints.contains(color), "\(color)") }
    }

    @Test(arguments: DiagramStyle.Kind.allCases)
    func sectionsTakeTheColoursInTurn(style: DiagramStyle.Kind) throws {
        #expect(paints(try picture(style, sections: 2).nodes) == paints(try picture(style, sections: 6).nodes))
    }
}
