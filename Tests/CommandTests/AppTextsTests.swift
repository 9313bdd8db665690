import TestSupport
import Testing

/// Texts of an app's strings files, and of its other files.
struct AppTextsTests {
    @Test func textsAreThoseOfTheAppsFilesInItsOwnLanguageOrEnglish() throws {
        let views = try EntryFile("Texts/Titles.swift")("frames", "--views")
        let texts = views.outputText.matches(of: /text="((?:[^"\\]|\\.)*)"/).map { String($0.1) }
        #expect(texts == ["News", "Otherwise", "no key", #"An \"A\""#, "In stock", "Sold", "Base", "a nib", "A note"], "\(views.outputText)\(views.errorText)")
    }
}
