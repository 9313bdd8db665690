import Foundation
@testable import LayoutDiagram
import Testing
import VectorScene

/// Line drawings of symbols.
struct SymbolTests {
    private let ink = AdaptiveColor(Color(0x112233))
    private let ground = AdaptiveColor(Color(0xFFFFFF))

    /// The names that apps use most.
    private static let common = """
        heart star plus xmark chevron.right chevron.left chevron.down chevron.up ellipsis magnifyingglass person person.circle gear
        house bell trash square.and.arrow.up bookmark checkmark checkmark.circle photo camera play pause forward backward music.note
        calendar clock map mappin location phone envelope message bubble.left cart bag creditcard tag folder doc pencil
        square.and.pencil list.bullet square.grid.2x2 slider.horizontal.3 line.3.horizontal arrow.up arrow.down arrow.left arrow.right
        arrow.clockwise info.circle questionmark.circle exclamationmark.triangle minus eye lock flag globe wifi sun.max moon cloud bolt
        flame leaf airplane car heart.fill star.fill plus.circle.fill xmark.circle.fill checkmark.circle.fill person.crop.circle
        gearshape.fill bell.slash eye.slash.fill house.fill exclamationmark.triangle.fill play.circle.fill checkmark.square.fill
        safari line.horizontal.3.decrease.circle arrow.2.squarepath antenna.radiowaves.left.and.right line.horizontal.3
        character.book.closed arrow.down.doc arrow.up.forward.app checkmark.seal clock.arrow.circlepath forward.end backward.end.fill
        highlighter rectangle.on.rectangle list.bullet.rectangle.portrait figure.walk bed.double.fill goforward metronome
        """.split { $0 == " " || $0 == "\n" }.map(String.init)

    @Test(arguments: common) func aCommonNameHasADrawing(name: String) {
        #expect(SymbolDrawing.exists(name))
    }

    @Test func anotherNameIsAFramedSquare() {
        for name in ["", ".", "fill", "no.such.symbol", "no.such.fill"] { #expect(!SymbolDrawing.exists(name)) }
        let nodes = SymbolDrawing("no.such.fill").nodes(in: Rect(x: 0, y: 0, width: 20, height: 20), ink: ink, ground: ground)
        #expect(nodes.count == 1 && nodes.flatMap(\.shapes).allSatisfy { $0.fill == nil })
    }

    @Test func otherNamesBelongToDrawings() {
        for (name, drawing) in SymbolGlyph.other {
            #expect(SymbolDrawing.exists(drawing), "\(name)")
            #expect(!SymbolGlyph.names.contains(name), "\(name) has a drawing of its own")
        }
    }

    /// Over all drawings, their variants, and wide and narrow rectangles.
    @Test func aSymbolStaysInItsRectangle() throws {
        let rects = [(20.0, 20.0), (13, 20), (40, 12), (3, 3)].map { Rect(x: 7, y: 5, width: $0.0, height: $0.1) }
        for name in SymbolGlyph.names {
            for variant in ["", ".fill", ".circle", ".circle.fill", ".square", ".slash", ".triangle.fill", ".app", ".seal.fill", ".shield", ".octagon.fill", ".hexagon"] {
                for rect in rects {
                    for node in SymbolDrawing(name + variant).nodes(in: rect, ink: ink, ground: ground) {
                        let bounds = try #require(node.bounds)
                        #expect(rect.inset(by: -0.02 - rect.width * 0.005).contains(bounds), "\(name + variant): \(bounds) in \(rect)")
                    }
                }
            }
        }
    }

    @Test func aFilledVariantFillsItsAreas() {
        let rect = Rect(x: 0, y: 0, width: 20, height: 20)
        func fills(_ name: String) -> [Paint?] {
            SymbolDrawing(name).nodes(in: rect, ink: ink, ground: ground).flatMap(\.shapes).map(\.fill)
        }
        #expect(fills("heart") == [nil] && fills("heart.fill") == [.color(ink)])
        #expect(fills("plus.circle.fill") == [.color(ink), nil])
        // Strokes on a filled area have the colour behind the symbol.
        let strokes = SymbolDrawing("plus.circle.fill").nodes(in: rect, ink: ink, ground: ground).flatMap(\.shapes).map(\.stroke?.paint)
        #expect(strokes == [.color(ink), .color(ground)])
    }
}
