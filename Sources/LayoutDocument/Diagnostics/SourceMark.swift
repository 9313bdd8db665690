/// A place in a document's text. Lines and columns count from 1; a column is a Unicode scalar.
public struct SourceMark: Sendable, Hashable, Comparable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    public static func < (left: SourceMark, right: SourceMark) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }

    func advanced(by columns: Int) -> SourceMark {
        SourceMark(line: line, column: column + columns)
    }
}
