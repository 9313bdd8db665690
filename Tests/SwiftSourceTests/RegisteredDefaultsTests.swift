import SwiftSource
import Testing

/// Values that an app registers with `UserDefaults` are registered outside of the function with the call.
struct RegisteredDefaultsTests {
    private func values(_ code: String) -> [RegisteredDefaults] {
        SourceText("final class App {\n    func start(count: Int) {\n        \(code)\n    }\n}").registeredDefaults(flags: [])
    }

    @Test(arguments: [
        "\"gap\": 9", "Key.gap.rawValue: [\"a\", \"b\"]", "\"gap\": UIDevice.current.userInterfaceIdiom == .pad ? 6 : 4",
        "\"gap\": Locale.preferredLanguages.map { Locale(identifier: $0).identifier }", "\"gap\": [String: Any]()",
    ])
    func aValueOfTypesAndLiteralsIsRegistered(pair: String) {
        let all = values("UserDefaults.standard.register(defaults: [\(pair)])")
        #expect(all.map(\.call) == ["UserDefaults.standard.register(defaults: [\(pair)])"] && all.map(\.isCallable) == [true])
    }

    @Test(arguments: ["\"gap\": count", "\"gap\": Self.count", "\"\\(id).gap\": 1", "key: 1", "#keyPath(Store.gap): 1"])
    func aValueThatNeedsItsFunctionDoesNotKeepTheOthersFromBeingRegistered(pair: String) {
        let all = values("UserDefaults.standard.register(defaults: [\"first\": 1,\n\(pair),\n\"last\": 2, \"more\": self.more])")
        #expect(all.map(\.isCallable) == [true, true, false] && all.map(\.line) == [3, 5, 4])
        #expect(all[1].call == "UserDefaults.standard.register(defaults: [\"last\": 2])")
    }

    @Test func anArgumentThatIsNoLiteralIsRegisteredIfItBelongsToAType() {
        #expect(values("UserDefaults.standard.register(defaults: Settings.initial)").map(\.isCallable) == [true])
        #expect(values("UserDefaults.standard.register(defaults: values)").map(\.isCallable) == [false])
    }

    /// Code at file scope does not see the names of a type.
    @Test(arguments: [
        ("class App { private enum Key { static let gap = \"gap\" }; func start() { CALL } }", "App", true),
        ("class App { func start() { CALL } }; extension App { enum Key { static let gap = \"gap\" } }", "App", true),
        ("enum A { enum Key { static let gap = \"gap\" }; enum B { static func start() { CALL } } }", "A.B", true),
        ("class App<Model> { enum Key { static let gap = \"gap\" }; func start() { CALL } }", "App", false),
        ("enum Key { static let gap = \"gap\" }; class App { let key = 1; func start() { CALL } }", nil, true),
    ] as [(String, String?, Bool)])
    func aValueWithANameOfItsTypeIsRegisteredThere(code: String, type: String?, isCallable: Bool) {
        let text = code.replacing("CALL", with: "UserDefaults.standard.register(defaults: [Key.gap: 9])")
        let all = SourceText(text).registeredDefaults(flags: [])
        #expect(all.map(\.type) == [type] && all.map(\.isCallable) == [isCallable])
    }

    @Test(arguments: [
        ("let store = UserDefaults.standard; store.register(defaults: [\n\"gap\": 3, // as on paper\n])", "UserDefaults.standard."),
        ("let initial: [String: Any] = [\"gap\": 3]\nUserDefaults(suiteName: nil)?.register(defaults: Self.initial)",
         "UserDefaults(suiteName: nil)?."),
        ("UserDefaults.standard.register(defaults: [\"gap\": 3])\n#if os(macOS)\nstandard.register(defaults: [\"gap\": 5])\n#endif",
         "UserDefaults.standard."),
    ])
    func everySpellingOfACallIsRegistered(code: String, receiver: String) {
        #expect(values(code).map(\.call) == ["\(receiver)register(defaults: [\"gap\": 3])"])
    }
}
