/// Declarations that are added to the app's module and shadow the system's: a module's own declarations take precedence over imported ones.
///
/// With them, delayed work runs in the order of its times without waiting, and `Bundle` finds the files and texts of the app's folder.
/// Type names are qualified by their modules, as an app may declare its own `Task` or `Timer`.
enum LaterCode {
    static let text = """
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
        func NSLocalizedString(
            _ key: String, tableName: String? = nil, bundle: Foundation.Bundle = .main, value: String = "", comment: String
        ) -> String { AppTexts.text(key, or: value, in: tableName) }
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
