import CompositionalLayout
import Foundation
import LayoutDocument
import Testing

struct ExpressionTests {
    /// The height of a row given by an expression, in a viewport of 320 × 480 points.
    private func height(_ expression: String, section index: Int = 0) throws -> Double {
        let text = """
            galley: 1
            viewport: {width: 320, height: 480, scale: 1}
            sections:
              - repeat: \(index + 1)
                items: 1
                group: {horizontal: [{item: {width: 10, height: 10}}], width: 10, height: '\(expression)'}
            """
        return Double(try document(text).build().solve().sectionFrame(index).height)
    }

    @Test(arguments: [
        ("1 + 2 * 3", 7.0), ("(1 + 2) * 3", 9), ("7 % 4", 3), ("10 - 4 - 3", 3), ("2 * -3 + 10", 4), ("12 / 4 / 3", 1),
        ("width / 4 + height", 560), ("section", 0), ("min(3, 1, 2) + max(5, 4)", 6), ("floor(2.7) + ceil(2.1)", 5),
        ("round(2.5) + abs(-4)", 7), ("width < 500 ? 1 : 2", 1), ("width <= 320 ? 1 : 2", 1), ("width > 320 ? 1 : 2", 2),
        ("width >= 320 ? 1 : 2", 1), ("width == 320 ? 1 : 2", 1), ("width != 320 ? 1 : 2", 2),
        ("1 > 2 ? 10 : 2 > 1 ? 20 : 30", 20), ("true || false && false ? 1 : 2", 1), ("!(1 > 2) && 2 > 1 ? 1 : 2", 1),
        ("horizontalSizeClass == compact ? 1 : 2", 1), ("verticalSizeClass == regular ? 1 : 2", 1),
        ("userInterfaceIdiom == phone ? 1 : 2", 1), ("userInterfaceIdiom != pad ? 1 : 2", 1), (".5 * 8", 4), ("1.5e1", 15),
        ("- -4", 4), ("100_000 / 1000", 100),
    ])
    func valuesAreThoseOfArithmetic(text: String, value: Double) throws {
        #expect(try height(text) == value)
    }

    @Test(arguments: [
        ("1 < 2 == true ? 1 : 2", 1.0), ("true == 1 < 2 ? 1 : 2", 1), ("1 < 2 != 3 >= 4 ? 1 : 2", 1),
        ("1 + 2 == 3 ? 1 : 2", 1), ("2 * 3 > 5 == 1 <= 1 ? 1 : 2", 1), ("1 == 1 && 2 != 1 ? 1 : 2", 1),
        ("false == true || true ? 1 : 2", 1), ("-1 < 0 == !false ? 1 : 2", 1), ("8 - 4 == 2 * 2 && 7 % 4 < 4 ? 1 : 2", 1),
    ])
    func comparisonsBindTighterThanEqualityAndThatTighterThanLogic(text: String, value: Double) throws {
        #expect(try height(text) == value)
    }

    @Test func sectionIsTheSectionsIndex() throws {
        #expect(try height("section * 10 + 5", section: 3) == 35)
    }

    @Test(arguments: [
        ("1 +", "expected a number or a name, found the end"), ("(1", "expected \")\", found the end"),
        ("1 2", "unexpected \"2\""), ("1 + mni(1, 2)", "unknown function \"mni\"; did you mean \"min\"?"), ("1 @ 2", "unexpected \"@\""), ("widht", "unknown name \"widht\"; did you mean \"width\"?"),
        ("mni(1, 2)", "unknown height \"mni\"; did you mean \"min\"?"), ("min(1)", "\"min\" takes two or more arguments, not 1"),
        ("abs(1, 2)", "\"abs\" takes one argument, not 2"), ("1 > 2", "must be a number, not true or false"),
        ("1 && 2", "an operand of \"&&\" must be true or false, not a number"),
        ("compact + 1", "an operand of \"+\" must be a number, not a size class"),
        ("width == compact ? 1 : 2", "the right side of \"==\" must be a number, not a size class"),
        ("1 ? 2 : 3", "the condition before \"?\" must be true or false, not a number"),
        ("true ? 1 : false", "the value after \":\" must be a number, not true or false"),
        ("userInterfaceIdiom == phnoe ? 1 : 2", "unknown name \"phnoe\"; did you mean \"phone\"?"),
        ("tablet == userInterfaceIdiom ? 1 : 2", "unknown name \"tablet\""),
        ("userInterfaceIdiom == tablet ? 1 : 2", "unknown name \"tablet\"; expected one of phone, pad"),
        ("horizontalSizeClass != comapct ? 1 : 2", "unknown name \"comapct\"; did you mean \"compact\"?"),
        ("item", "\"item\" has no value here"),
        ("topInset", "\"topInset\" has no value here; it is available in the frames of a custom group"),
        ("nan", "must be a finite number, not nan"), ("-.inf", "must be a finite number"),
        ("1 / 0", "must be a finite number"), ("5 % (section * 0)", "must be a finite number"), ("", "height"),
        ("-5", "must not be negative, but is -5"), ("99999999", "the limit is 10000000"),
    ])
    func mistakesAreSaidInWords(text: String, message: String) {
        let found = complaints("""
            galley: 1
            sections:
              - items: 1
                group: {horizontal: [{item: {width: 10, height: 10}}], width: 10, height: '\(text)'}
            """)
        #expect(found.count == 1 && found[0].contains(message), "\(found)")
    }

    @Test func aMistakeIsPointedAtInsideItsText() {
        let found = complaints("galley: 1\nsections:\n  - items: 'section + widht'\n    \(rowGroup)\n")
        #expect(found == ["3:23 unknown name \"widht\"; did you mean \"width\"?, for items"])
    }

    @Test(arguments: [
        ("fractionalWidth(widht)", 28), ("'fractionalWidth(widht)'", 29), ("\"fractionalWidth(widht)\"", 29),
        ("'.estimated(estimate: 2 * widht)'", 38), ("'  absolute(1 + widht)'", 28), ("'widht'", 13), ("widht", 12),
        ("'fractionalWdith(1)'", 13),
    ])
    func aMistakeIsPointedAtInsideAQuotedDimension(width: String, column: Int) {
        let found = complaints("""
            galley: 1
            sections:
              - items: 1
                group:
                  horizontal: [{item: {width: 10, height: 10}}]
                  height: 10
                  width: \(width)
            """)
        #expect(found.count == 1 && found[0].hasPrefix("7:\(column + 2) unknown "), "\(found)")
    }

    @Test(arguments: [("a {widht}", 11), ("'a {widht}'", 12), ("'{1} {widht + 1}'", 14), ("\"{widht}\"", 10)])
    func aMistakeIsPointedAtInsideAQuotedText(title: String, column: Int) {
        let found = complaints("galley: 1\ntitle: \(title)\nsections: []\n")
        #expect(found == ["2:\(column) unknown name \"widht\"; did you mean \"width\"?, for title"])
    }

    @Test func depthAndLengthAreLimited() {
        func complaint(_ expression: String) -> String {
            complaints("galley: 1\nsections:\n  - items: '\(expression)'\n    \(rowGroup)\n").first ?? ""
        }
        #expect(complaint(String(repeating: "(", count: 100) + "1" + String(repeating: ")", count: 100)).contains("nested deeper than 40"))
        #expect(complaint(String(repeating: "-", count: 300) + "1").contains("nested deeper than 40"))
        #expect(complaint(String(repeating: "1+", count: 50_000) + "1").contains("longer than 400 characters"))
        #expect(complaint(String(repeating: "1+", count: 150) + "1").isEmpty)
    }
}
