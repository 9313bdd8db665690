public import Foundation

extension NSString {
    /// - Precondition: it is not called: text is not measured.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        TextMeasuring.isNotThere("size(withAttributes:)")
    }

    /// - Precondition: it is not called: text is not measured.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect { TextMeasuring.isNotThere("boundingRect(with:options:attributes:context:)") }
}

extension String {
    /// - Precondition: it is not called: text is not measured.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        TextMeasuring.isNotThere("size(withAttributes:)")
    }

    /// - Precondition: it is not called: text is not measured.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect { TextMeasuring.isNotThere("boundingRect(with:options:attributes:context:)") }
}

extension NSAttributedString {
    /// - Precondition: it is not called: text is not measured.
    public func size() -> CGSize { TextMeasuring.isNotThere("size()") }

    /// - Precondition: it is not called: text is not measured.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect { TextMeasuring.isNotThere("boundingRect(with:options:context:)") }
}
