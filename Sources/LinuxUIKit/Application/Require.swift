/// Traps with UIKit's words where UIKit raises an exception. Release builds of the standard library's `precondition` are silent.
func require(
    _ condition: Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) {
    if !condition { fatalError(message(), file: file, line: line) }
}
