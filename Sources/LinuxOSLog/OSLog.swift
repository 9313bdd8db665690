/// A log, which keeps no messages.
public final class OSLog: Sendable {
    public enum Category: Sendable { case pointsOfInterest, dynamicTracing, dynamicStackTracing }

    public static let `default` = OSLog(subsystem: "", category: "")
    public static let disabled = OSLog(subsystem: "", category: "")

    public init(subsystem: String, category: String) {}
    public init(subsystem: String, category: Category) {}
}

/// A logger, which keeps no messages.
public struct Logger: Sendable {
    public init() {}
    public init(subsystem: String, category: String) {}
    public init(_ log: OSLog) {}

    public func log(level: OSLogType = .default, _ message: OSLogMessage) {}
    public func trace(_ message: OSLogMessage) {}
    public func debug(_ message: OSLogMessage) {}
    public func info(_ message: OSLogMessage) {}
    public func notice(_ message: OSLogMessage) {}
    public func warning(_ message: OSLogMessage) {}
    public func error(_ message: OSLogMessage) {}
    public func critical(_ message: OSLogMessage) {}
    public func fault(_ message: OSLogMessage) {}
}

/// The severity of a message.
public enum OSLogType: Hashable, Sendable { case `default`, info, debug, error, fault }

/// Has no effect.
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: Any...) {}
/// Has no effect.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: Any...) {}

/// A log message. Its interpolated values are never evaluated.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: OSLogInterpolation) {}
}

/// The interpolations of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T, format: OSLogOption = .none, align: OSLogOption = .none, privacy: OSLogOption = .none
    ) {}
}

/// The format, alignment or privacy of a value in a message.
public struct OSLogOption: Sendable {
    public enum Mask: Sendable { case none, hash }

    public static let none = OSLogOption(), auto = OSLogOption(), `public` = OSLogOption(), `private` = OSLogOption()
    public static let sensitive = OSLogOption(), decimal = OSLogOption(), hex = OSLogOption(), fixed = OSLogOption()

    public static func `private`(mask: Mask) -> OSLogOption { .none }
    public static func sensitive(mask: Mask) -> OSLogOption { .none }
    public static func fixed(precision: Int) -> OSLogOption { .none }
    public static func left(columns: Int) -> OSLogOption { .none }
    public static func right(columns: Int) -> OSLogOption { .none }
}

public typealias OSLogPrivacy = OSLogOption
