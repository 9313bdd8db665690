#if !canImport(ObjectiveC)
public import Foundation

/// A `CGFloat` in an `Any` is an `NSNumber` to Foundation, as it is on Apple's systems.
///
/// Foundation on Linux boxes it as a value that it does not know. CoreFoundation reads a box's first bytes as a type identifier when it
/// compares two attributes of a text, and traps at 0, which most numbers begin with: two runs whose `kern` differs would end the program.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) { result = CGFloat(source.doubleValue) }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(source.doubleValue)
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat { CGFloat(source?.doubleValue ?? 0) }
}
#endif
