/// An invisible byte order mark at the start of a file.
package enum ByteOrderMark {
    package static let problem = "it begins with a byte order mark (U+FEFF), which no file of Galley has; remove it"

    /// True if a text begins with the mark.
    ///
    /// - Parameter bytes: UTF-8.
    package static func begins(_ bytes: some Sequence<UInt8>) -> Bool { bytes.starts(with: [0xEF, 0xBB, 0xBF]) }
}
