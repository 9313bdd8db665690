import TestSupport
import Testing

/// Texts of an app's strings files, and of its other files.
struct AppTextsTests {
    @Test func textsAreThoseOfTheAppsFilesInItsOwnLanguageOrEnglish() throws {
        let views = try EntryFile("Texts/Titles.swift")("frames", "--views")
        let texts = views.outputText.matches(of: /text="((?:[^"\\]|\\.)*)"/).map { String($0.1) }
        #expect(texts == ["News", "Otherwise", "no key", #"An \"A\""#, "In stock", "Sold", "Base", "a nib", "A note"], "\(views.outputText)\(views.errorText)")
        #expect(!views.errorText.contains("cannot be read"), "An empty file has no texts. \(views.errorText)")
    }

    @Test func anAppCanReplaceTheFunctionOfTexts() throws {
        let frames = try EntryFile("OwnFunctionOfTexts.swift")("frames", "--views")
        #expect(frames.status == 0 && frames.outputText.contains(#"text="own title""#), "\(frames.outputText)\(frames.errorText)")
    }
}
