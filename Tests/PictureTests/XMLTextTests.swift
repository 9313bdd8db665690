import SVGWriter
import Testing

/// Texts in XML.
struct XMLTextTests {
    @Test(arguments: 0...16) func theLastTwoCharactersOfAPlaneAreReplaced(plane: UInt32) throws {
        for rest in [0xFFFE, 0xFFFF] as [UInt32] {
            let text = "a\(Character(try #require(Unicode.Scalar(plane << 16 | rest))))b"
            #expect(XMLText.escaped(text) == "a\u{FFFD}b")
        }
        let text = "a\(Character(try #require(Unicode.Scalar(plane << 16 | 0xFFFD))))b"
        #expect(XMLText.escaped(text) == text)
    }
}
