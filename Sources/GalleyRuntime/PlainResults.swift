import CompositionalLayout
import Foundation
import LinuxUIKit
import Synchronization

/// Plain results in place of outlined bodies, and the bodies that they replaced.
enum PlainResults {
    private struct State {
        var areAssumed = false
        var notes: [String] = []
    }

    private static let state = Mutex(State())

    /// Removes the notes of the previous answer.
    static func reset(assuming areAssumed: Bool) { state.withLock { $0 = State(areAssumed: areAssumed) } }

    /// The replaced bodies, a line each, in the order of their first calls.
    static var notes: [String] { state.withLock(\.notes) }

    /// The plain value of a type; `nil` if there is none, or if bodies are not replaced.
    ///
    /// - Parameter body: the body, for its note: `Feed.swift:3: load()`.
    static func value<Value>(_ type: Value.Type, of body: String) -> Value? {
        guard state.withLock(\.areAssumed), let value = plain(type) else { return nil }
        let result = type == Void.self ? "do nothing" : "return \(describe(value))"
        let note = "\(body) is not compiled, and is assumed to \(result)"
        state.withLock { if !$0.notes.contains(note) { $0.notes.append(note) } }
        return value
    }

    private static func plain<Value>(_ type: Value.Type) -> Value? {
        if type == Void.self { return () as? Value }
        if type == UIView.self { return UIView() as? Value }
        return (type as? any PlainResult.Type)?.plain as? Value
    }

    private static func describe(_ value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return "nil" }
        if value is String { return "an empty text" }
        if value is UIView { return "an empty view" }
        return [.collection, .set, .dictionary].contains(mirror.displayStyle) ? "an empty list" : "\(value)"
    }
}

extension GalleyProgram {
    /// A plain result in place of an outlined body; `nil` if the body has to stop the program.
    ///
    /// - Parameters:
    ///   - path: the copy's module and name: `App/Feed.swift`.
    ///   - line: the body's line.
    public nonisolated static func plainResult<Value>(of function: String, in path: String, at line: Int) -> Value? {
        PlainResults.value(Value.self, of: "\(path.split(separator: "/").last ?? ""):\(line): \(function)")
    }
}

/// A type with a plain value: the one that is empty or zero.
private protocol PlainResult {
    static var plain: Self { get }
}

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
