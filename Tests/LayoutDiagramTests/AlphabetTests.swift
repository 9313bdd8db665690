import Foundation
import LayoutDiagram
import VectorScene
import Testing

/// Alphabets of the built-in font beyond English.
struct AlphabetTests {
    private let typesetter = Typesetter()
    private static let ink = AdaptiveColor(Color(0))

    private func run(_ text: String, _ weight: Typesetter.Weight = .regular) -> TextRun {
        typesetter.run(text, at: .zero, .init(size: 1000, weight: weight), color: Self.ink)
    }

    private func strokes(_ text: String) -> [GlyphShape] { run(text).glyphs.map(\.shape) }

    private func kerning(_ pair: String) -> Double {
        run(pair).advance - pair.map { run(String($0)).advance }.reduce(0, +)
    }

    struct Alphabet: Sendable, CustomTestStringConvertible {
        var language: String
        var letters: String
        var testDescription: String { language }
    }

    private static let alphabets = [
        Alphabet(language: "Greek", letters: "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏΪΫαβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ΄΅"),
        Alphabet(language: "Russian", letters: "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя№"),
        Alphabet(language: "Ukrainian", letters: "ҐЄІЇґєії’ʼ₴"),
        Alphabet(language: "Belarusian", letters: "ІЎіў"),
        Alphabet(language: "Serbian", letters: "ЂЈЉЊЋЏђјљњћџ"),
        Alphabet(language: "Macedonian", letters: "ЃЅЌЀЍѓѕќѐѝ"),
        Alphabet(
            language: "Vietnamese",
            letters: "ĂÂÊÔƠƯĐăâêôơưđÀẢÃÁẠẰẲẴẮẶẦẨẪẤẬÈẺẼÉẸỀỂỄẾỆÌỈĨÍỊÒỎÕÓỌỒỔỖỐỘỜỞỠỚỢÙỦŨÚỤỪỬỮỨỰỲỶỸÝỴ"
                + "àảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵ"),
        Alphabet(language: "Romanian and Azerbaijani", letters: "ȘșȚțƏəẞ"),
        Alphabet(language: "Hebrew", letters: "אבגדהוזחטיכלמנסעפצקרשתךםןףץ׳״־"),
        Alphabet(language: "keys", letters: "⌘⌥⇧⌃⌄⏎⌫⌦⌧⎋⇥⇤⇪←↑→↓↵␣⌅⌤⇞⇟⏏⏻⌨↩↪⇦⇨⇩"),
        Alphabet(language: "signs", letters: "★☆♥♡‹›⋯●○■□▲▼"),
        Alphabet(language: "currencies", letters: "₠₡₢₣₤₥₦₧₨₩₪₫€₭₮₯₱₲₳₴₵₶₸₹₺₼₽₾₿⃀ƒ฿¢£¥$¤"),
    ]

    @Test(arguments: alphabets, Typesetter.Weight.allCases)
    func everyLetterHasStrokesAndAnAdvance(alphabet: Alphabet, weight: Typesetter.Weight) {
        #expect(typesetter.missingCharacters(in: alphabet.letters) == [])
        for letter in alphabet.letters {
            let run = run(String(letter), weight)
            #expect(run.glyphs.count == 1 && run.advance > 200, "\(letter) \(run.advance)")
        }
    }

    @Test func everyLatinLetterThatIsABaseWithMarksIsComposed() {
        let letters = [0x180..<0x250, 0x1E00..<0x1F00].joined().compactMap(Unicode.Scalar.init).filter {
            String($0).decomposedStringWithCanonicalMapping.unicodeScalars.count > 1
        }
        #expect(letters.count > 300)
        #expect(typesetter.missingCharacters(in: String(String.UnicodeScalarView(letters))) == [])
    }

    // MARK: Shapes

    @Test(arguments: [
        ("АВЕКМНОРСТХІЈЅ", "ABEKMHOPCTXIJS"), ("асеорхуіјѕ", "aceopxyijs"), ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"),
        ("ΓΠΦ", "ГПФ"), ("κνομ", "кvoµ"), ("ЁЇёїѐÓό", "ËÏëïèÓó"), ("ΪΫ", "ÏŸ"), ("ћʼ", "ħ’"),
    ])
    func lettersThatLookAlikeHaveTheSameStrokesAndAdvances(letters: String, lookalikes: String) {
        #expect(letters.count == lookalikes.count)
        for (letter, lookalike) in zip(letters, lookalikes) {
            #expect(strokes(String(letter)) == strokes(String(lookalike)), "\(letter)")
            #expect(run(String(letter)).advance == run(String(lookalike)).advance, "\(letter)")
        }
    }

    @Test(arguments: ["О", "П", "Ж", "Ю", "Ω", "Ξ"], Typesetter.Weight.allCases)
    func capitalsOfOtherAlphabetsAreAsHighAsThoseOfLatin(letter: String, weight: Typesetter.Weight) {
        let top = run(letter, weight).bounds.minY
        #expect(top <= -739.9 && top > -752, "\(top)")
    }

    @Test func hebrewLettersAreLowerThanCapitalsAndHigherThanSmallLetters() {
        for letter in "אבגדהוזחטיכמנסעפצקרשת" {
            let top = -run(String(letter)).bounds.minY
            #expect(top > 560 && top < 640, "\(letter) \(top)")
        }
    }

    @Test func onlyTwoMarksAboveALetterRiseAboveItsLine() {
        for character in GlyphBlock.all.flatMap(\.characters) {
            let marks = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.count - 1
            for weight in Typesetter.Weight.allCases {
                let bounds = run(String(character), weight).bounds
                #expect(bounds.minY >= (marks > 1 ? -1280 : -1060) && bounds.maxY <= 260, "\(character) \(bounds)")
            }
        }
    }

    // MARK: Marks

    @Test func lettersAreDrawnAlikePrecomposedAndDecomposed() {
        for character in GlyphBlock.all.flatMap(\.characters) {
            let apart = String(character).decomposedStringWithCanonicalMapping
            #expect(run(apart).glyphs == run(String(character)).glyphs, "\(character)")
        }
        #expect(strokes("o\u{323}\u{302}") == strokes("ộ") && strokes("o\u{302}\u{323}") == strokes("ộ"))
    }

    @Test func marksStandAboveAndBelowTheirLetters() {
        for (plain, marked) in [("a", "ă"), ("ă", "ắ"), ("â", "ẩ"), ("Ê", "Ễ"), ("ü", "ǘ"), ("ι", "ϊ"), ("ϊ", "ΐ"), ("и", "й")] {
            #expect(run(marked).bounds.minY < run(plain).bounds.minY - 30, "\(marked)")
        }
        for (plain, marked) in [("o", "ọ"), ("ô", "ộ"), ("d", "ḏ"), ("s", "ș")] {
            let (low, high) = (run(marked).bounds, run(plain).bounds)
            #expect(low.maxY > high.maxY + 8, "\(marked)")
            #expect(low.minY == high.minY, "\(marked)")
        }
        #expect(run("ơ").bounds.maxX > run("o").bounds.maxX && run("ư").advance > run("u").advance)
    }

    @Test func theAccentOfAGreekCapitalStandsBeforeIt() {
        for (capital, marked) in [("Ε", "Έ"), ("Ι", "Ί"), ("Ο", "Ό"), ("Ω", "Ώ")] {
            #expect(run(marked).advance > run(capital).advance + 90, "\(marked)")
            #expect(run(marked).bounds.minY > run(capital).bounds.minY - 10, "\(marked)")
        }
        #expect(run("É").bounds.minY < -900)
    }

    @Test func marksThatNoPrecomposedLetterHasAreDrawn() {
        for marked in ["е\u{301}", "x\u{302}", "ы\u{304}"] {
            let plain = String(marked.unicodeScalars.prefix(1).map(Character.init))
            #expect(run(marked).bounds.minY < run(plain).bounds.minY - 100, "\(marked)")
            #expect(run(marked).glyphs.count == 1 && typesetter.missingCharacters(in: marked) == [])
        }
    }

    @Test func marksThatTheFontLacksAreNamedAndTheirLettersDrawnWithout() {
        let pointed = "ש\u{5B8}ל\u{5B9}ם"
        #expect(strokes(pointed) == strokes("שלם"))
        #expect(typesetter.missingCharacters(in: pointed).map(\.value) == [0x5B8, 0x5B9])
        // The box represents the whole cluster.
        #expect(typesetter.missingCharacters(in: "日\u{301}").map(\.value) == [0x65E5])
    }

    // MARK: Kerning

    @Test(arguments: ["Γα", "ГА", "Та", "Τα", "ΑΥ", "ТД", "Гд", "ΔΤ", "Уд", "ГЛ", "ЬТ", "г,", "Γέ", "Ѓа"])
    func pairsThatWouldGapAreKerned(pair: String) {
        #expect(kerning(pair) < -10, "\(kerning(pair))")
    }

    @Test func lettersAreKernedAsWhatTheyLookLike() {
        for (pair, latin) in [("АТ", "AT"), ("ТО", "TO"), ("ΑΥ", "AY"), ("Ру", "Py"), ("Тё", "Të"), ("Ṯạ", "Ta")] {
            #expect(kerning(pair) == kerning(latin), "\(pair)")
        }
    }
}
