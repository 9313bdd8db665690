import CompositionalLayout
import Foundation
import LinuxCombine
import LinuxRxSwift
import LinuxUIKit
import ProgramMessages
import Synchronization

/// The plain results that replace outlined bodies, the statements that are skipped, and a note on each.
enum PlainResults {
    private struct State {
        var areAssumed = false
        /// True to print the mark of each replaced body.
        var areNamed = false
        /// True to leave out statements that need a property that is not set.
        var leavesOut = false
        var notes: [String] = []

        mutating func note(_ text: String) {
            if !notes.contains(text) { notes.append(text) }
        }
    }

    private static let state = Mutex(State())

    /// Removes the notes of the previous answer.
    static func reset(assuming assumptions: Assumptions) {
        state.withLock { state in
            state = State(
                areAssumed: assumptions.contains(.outlines), areNamed: assumptions.contains(.namedOutlines),
                leavesOut: !assumptions.isDisjoint(with: [.properties, .unset]))
        }
    }

    /// The replaced bodies and the statements that are left out, a line each, in the order of their first calls.
    static var notes: [String] { state.withLock(\.notes) }

    /// The plain value of a type; `nil` if there is none, or if bodies are not replaced.
    ///
    /// - Parameters:
    ///   - body: the body, for its note: `Feed.swift:3: load()`.
    ///   - mark: identifies the body in the program's output.
    static func value<Value>(_ type: Value.Type, of body: String, mark: String) -> Value? {
        guard state.withLock(\.areAssumed), let value = plain(type) else { return nil }
        let result = type == Void.self ? "do nothing" : "return \(describe(value))"
        let note = "\(body) is not compiled, and is assumed to \(result)"
        let isNamed = state.withLock { state in
            state.note(note)
            return state.areNamed
        }
        if isNamed { FileHandle.standardError.write(Data("\(mark)\n".utf8)) }
        return value
    }

    /// A value for `HandlerReplacement.current`. Not `nil` if outlined bodies return plain results: an app's own handlers often need much of the
    /// app, and are then not called.
    static var handlers: HandlerReplacement? {
        guard state.withLock(\.areAssumed) else { return nil }
        return HandlerReplacement { state.withLock { $0.note("visibleItemsInvalidationHandler is not called") } }
    }

    /// True if a statement has to run although a property that it needs is not set.
    ///
    /// - Parameter place: the statement's place, for its note: `Feed.swift:3`.
    static func runs(_ place: String, without property: String) -> Bool {
        state.withLock { state in
            if state.leavesOut { state.note("\(place): \(property) is not set, and the code there that needs it does not run") }
            return !state.leavesOut
        }
    }

    private static func plain<Value>(_ type: Value.Type) -> Value? {
        if type == Void.self { return () as? Value }
        return ((type as? any PlainResult.Type)?.plain ?? (type as? any Stream.Type)?.silent ?? object(of: type)) as? Value
    }

    /// An object of a class that UIKit declares and that an app's functions often return; `nil` for other types.
    private static func object(of type: Any.Type) -> AnyObject? {
        let objects: [(Any.Type, () -> AnyObject)] = [
            (UIMenu.self, { UIMenu() }), (UIColor.self, { UIColor.gray }), (UIImage.self, { UIImage() }), (UIFont.self, { UIFont.systemFont(ofSize: 17) }),
            (UIViewController.self, { MainActor.assumeIsolated { UIViewController() } }), (UIBarButtonItem.self, { UIBarButtonItem() }),
            (UIKeyCommand.self, { UIKeyCommand(input: "", modifierFlags: [], action: Selector("")) }), (UIAction.self, { UIAction { _ in } }),
        ]
        return (type as? UIView.Type)?.systemInstance(frame: .zero) ?? objects.first { $0.0 == type }?.1()
    }

    private static func describe(_ value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return "nil" }
        if value is String { return "an empty text" }
        if value is UIView { return "an empty view" }
        if value is any Stream { return "a stream that sends nothing" }
        if mirror.displayStyle == .class { return "a plain \(type(of: value))" }
        return [.collection, .set, .dictionary].contains(mirror.displayStyle) ? "an empty list" : "\(value)"
    }
}

extension GalleyProgram {
    /// A plain result in place of an outlined body; `nil` if the body has to stop the program.
    ///
    /// - Parameters:
    ///   - path: the copy's module and name: `App/Feed.swift`.
    ///   - line: the body's line.
    ///   - mark: identifies the body in the program's output.
    public nonisolated static func plainResult<Value>(of function: String, in path: String, at line: Int, mark: String) -> Value? {
        PlainResults.value(Value.self, of: "\(place(path, line)): \(function)", mark: mark)
    }

    /// True if a statement must run although a property that it needs is `nil`; it then traps.
    ///
    /// - Parameters:
    ///   - path: the copy's module and name: `App/Feed.swift`.
    ///   - line: the statement's line.
    public nonisolated static func needs(_ property: String, in path: String, at line: Int) -> Bool {
        PlainResults.runs(place(path, line), without: property)
    }

    private nonisolated static func place(_ path: String, _ line: Int) -> String { "\(path.split(separator: "/").last ?? ""):\(line)" }
}

/// A type with a plain value, which is empty or zero.
private protocol PlainResult {
    static var plain: Self { get }
}

/// The type of a publisher or observable, but not of a subclass such as a subject. Its plain value sends nothing.
private protocol Stream {
    static var silent: Any { get }
}

extension AnyPublisher: Stream { static var silent: Any { Empty<Output, Failure>(completeImmediately: false).eraseToAnyPublisher() } }
extension PrimitiveSequence: Stream { static var silent: Any { Self.never() } }
extension Observable: Stream { static var silent: Any { Observable<Element>.never() } }

extension Optional: PlainResult { static var plain: Self { nil } }
extension Array: PlainResult { static var plain: Self { [] } }
extension Dictionary: PlainResult { static var plain: Self { [:] } }
extension Set: PlainResult { static var plain: Self { [] } }
extension String: PlainResult { static var plain: Self { "" } }
extension Bool: PlainResult { static var plain: Self { false } }
extension Int: PlainResult { static var plain: Self { 0 } }
extension Double: PlainResult { static var plain: Self { 0 } }
extension Float: PlainResult { static var plain: Self { 0 } }
extension CGFloat: PlainResult { static var plain: Self { 0 } }
extension CGSize: PlainResult { static var plain: Self { .zero } }
extension CGRect: PlainResult { static var plain: Self { .zero } }
extension UIEdgeInsets: PlainResult { static var plain: Self { .zero } }
extension NSDirectionalEdgeInsets: PlainResult { static var plain: Self { .zero } }
extension Date: PlainResult { static var plain: Self { Date(timeIntervalSince1970: 0) } }
extension Data: PlainResult { static var plain: Self { Data() } }
