/// Declarations that are added to the app's module and shadow the system's: a module's own declarations take precedence over imported ones.
///
/// With them, delayed work runs in the order of its times without waiting, no request is sent, `Bundle` and `NSDataAsset` find the files and
/// texts of the app's folder, and the time and random numbers are the same in each run. Type names are qualified by their modules, as an
/// app may declare its own `Task` or `Timer`.
enum SystemCode {
    /// - Parameter members: the app's own members and functions, such as `Bundle.module`; they are not declared again.
    static func text(besides members: Set<String>) -> String {
        shadows + repeated + optional.filter { !members.contains($0.member) }.map(\.code).joined(separator: "\n") + "\n\n"
    }

    /// Declarations that are left out if the app has its own of the same name.
    private static let optional = [
        (member: "Bundle.module", code: "extension Foundation.Bundle { static var module: Foundation.Bundle { .main } }"),
        (
            member: "NSLocalizedString(_:tableName:bundle:value:comment:)",
            code: """
                func NSLocalizedString(
                    _ key: Swift.String, tableName: Swift.String? = nil, bundle: Foundation.Bundle = .main, value: Swift.String = "",
                    comment: Swift.String
                ) -> Swift.String { AppTexts.text(key, or: value, in: tableName) }
                """
        ),
        (member: "Date.now", code: "extension Foundation.Date { static var now: Foundation.Date { GalleyProgram.now } }"),
        (
            member: "Bool.random",
            code: "extension Swift.Bool { static func random() -> Swift.Bool { GalleyProgram.random { random(using: &$0) } } }"
        ),
    ]

    /// Time and randomness.
    private static let repeated = """
        typealias SystemRandomNumberGenerator = GalleyProgram.Random
        func arc4random() -> Swift.UInt32 { .random(in: .min ... .max) }
        func arc4random_uniform(_ bound: Swift.UInt32) -> Swift.UInt32 { bound < 2 ? 0 : .random(in: 0..<bound) }
        extension Foundation.Date {
            init() { self = GalleyProgram.now }
            init(timeIntervalSinceNow interval: Foundation.TimeInterval) { self.init(timeInterval: interval, since: GalleyProgram.now) }
            var timeIntervalSinceNow: Foundation.TimeInterval { timeIntervalSince(GalleyProgram.now) }
        }
        extension Foundation.Calendar {
            func isDateInToday(_ date: Foundation.Date) -> Swift.Bool { isDate(date, inSameDayAs: GalleyProgram.now) }
            func isDateInTomorrow(_ date: Foundation.Date) -> Swift.Bool { isDateInToday(date - 86_400) }
            func isDateInYesterday(_ date: Foundation.Date) -> Swift.Bool { isDateInToday(date + 86_400) }
        }
        extension Foundation.UUID {
            init() { self = GalleyProgram.uuid() }
        }
        extension Swift.FixedWidthInteger {
            static func random(in range: Swift.Range<Self>) -> Self { GalleyProgram.random { random(in: range, using: &$0) } }
            static func random(in range: Swift.ClosedRange<Self>) -> Self { GalleyProgram.random { random(in: range, using: &$0) } }
        }
        extension Swift.BinaryFloatingPoint where RawSignificand: Swift.FixedWidthInteger {
            static func random(in range: Swift.Range<Self>) -> Self { GalleyProgram.random { random(in: range, using: &$0) } }
            static func random(in range: Swift.ClosedRange<Self>) -> Self { GalleyProgram.random { random(in: range, using: &$0) } }
        }
        extension Swift.Collection {
            func randomElement() -> Element? { GalleyProgram.random { randomElement(using: &$0) } }
        }
        extension Swift.Sequence {
            func shuffled() -> [Element] { GalleyProgram.random { shuffled(using: &$0) } }
        }
        extension Swift.MutableCollection where Self: Swift.RandomAccessCollection {
            mutating func shuffle() { GalleyProgram.random { shuffle(using: &$0) } }
        }

        """

    private static let shadows = """
        extension Dispatch.DispatchQueue {
            func asyncAfter(
                deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
                execute work: @escaping @Sendable @convention(block) () -> Void
            ) { GalleyProgram.run(on: self, at: deadline, work) }
            func asyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem) {
                nonisolated(unsafe) let work = work
                GalleyProgram.run(on: self, at: deadline) { work.perform() }
            }
        }
        extension Foundation.Timer {
            @discardableResult class func scheduledTimer(
                withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Foundation.Timer) -> Void
            ) -> Foundation.Timer { GalleyProgram.timer(after: interval, repeats: repeats, block) }
        }
        extension _Concurrency.Task where Success == Never, Failure == Never {
            static func sleep(nanoseconds: UInt64) async throws { try await GalleyProgram.sleep(seconds: Double(nanoseconds) / 1e9) }
            static func sleep(for duration: Swift.Duration, tolerance: Swift.Duration? = nil) async throws {
                try await GalleyProgram.sleep(seconds: duration / .seconds(1))
            }
        }
        extension GalleyProgram.SessionConfiguration {
            static var `default`: GalleyProgram.SessionConfiguration { GalleyProgram.unsent() }
            static var ephemeral: GalleyProgram.SessionConfiguration { GalleyProgram.unsent(isEphemeral: true) }
        }
        extension Foundation.Bundle {
            func path(forResource name: String?, ofType ext: String?) -> String? {
                path(forResource: name, ofType: ext, inDirectory: nil) ?? AppResources.path(name, ext)
            }
            func path(forResource name: String, ofType ext: String) -> String? { path(forResource: Optional(name), ofType: Optional(ext)) }
            func url(forResource name: String?, withExtension ext: String?) -> URL? {
                url(forResource: name, withExtension: ext, subdirectory: nil)
                    ?? AppResources.path(name, ext).map { URL(fileURLWithPath: $0) }
            }
            func localizedString(forKey key: String, value: String?, table: String?) -> String { AppTexts.text(key, or: value, in: table) }
        }
        typealias NSDataAsset = AppResources.DataAsset
        extension Swift.String {
            init(
                localized key: String, table: String? = nil, bundle: Foundation.Bundle? = nil, locale: Foundation.Locale = .current,
                comment: StaticString? = nil
            ) { self = AppTexts.text(key, or: nil, in: table) }
            init(
                localized key: StaticString, defaultValue: String, table: String? = nil, bundle: Foundation.Bundle? = nil,
                locale: Foundation.Locale = .current, comment: StaticString? = nil
            ) { self = AppTexts.text("\\(key)", or: defaultValue, in: table) }
        }

        """
}
