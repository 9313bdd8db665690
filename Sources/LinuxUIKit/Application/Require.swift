/// Traps with UIKit's message where UIKit raises an exception. `precondition` would print no message in release builds.
func require(
    _ condition: Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) {
    if !condition { fatalError(message(), file: file, line: line) }
}
