#if !canImport(ObjectiveC)
public import Foundation

extension NSAttributedString {
    /// The format of a document that UIKit would convert to a text, such as HTML. No document is read here.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static var plain: DocumentType { DocumentType(rawValue: "NSPlainText") }
        public static var html: DocumentType { DocumentType(rawValue: "NSHTML") }
        public static var rtf: DocumentType { DocumentType(rawValue: "NSRTF") }
    }

    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static var documentType: DocumentReadingOptionKey { DocumentReadingOptionKey(rawValue: "DocumentType") }
        public static var characterEncoding: DocumentReadingOptionKey { DocumentReadingOptionKey(rawValue: "CharacterEncoding") }
        public static var defaultAttributes: DocumentReadingOptionKey { DocumentReadingOptionKey(rawValue: "DefaultAttributes") }
    }

    /// - Throws: always, as documents such as HTML are not read.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: UnsafeMutableRawPointer?
    ) throws {
        throw CocoaError(.featureUnsupported)
    }
}
#endif
