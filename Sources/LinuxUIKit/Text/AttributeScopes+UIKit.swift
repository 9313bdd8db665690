public import Foundation

extension AttributeScopes {
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// UIKit's attributes of an `AttributedString`.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let paragraphStyle: ParagraphStyleAttribute
        public let kern: KernAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let underlineColor: UnderlineColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let strikethroughColor: StrikethroughColorAttribute
        public let strokeColor: StrokeColorAttribute
        public let strokeWidth: StrokeWidthAttribute
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = NSAttributedString.Key.font.rawValue
        }

        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }

        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
        }

        public enum ParagraphStyleAttribute: AttributedStringKey {
            public typealias Value = NSParagraphStyle
            public static let name = NSAttributedString.Key.paragraphStyle.rawValue
        }

        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.kern.rawValue
        }

        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.tracking.rawValue
        }

        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.baselineOffset.rawValue
        }

        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }

        public enum UnderlineColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.underlineColor.rawValue
        }

        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }

        public enum StrikethroughColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.strikethroughColor.rawValue
        }

        public enum StrokeColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.strokeColor.rawValue
        }

        public enum StrokeWidthAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.strokeWidth.rawValue
        }
    }
}

extension AttributeDynamicLookup {
    public subscript<Key: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>) -> Key {
        self[Key.self]
    }
}

#if !canImport(ObjectiveC)
extension NSAttributedString {
    /// The text with UIKit's attributes; others, such as links, are left out.
    public convenience init(_ text: AttributedString) {
        let result = NSMutableAttributedString(string: "")
        for run in text.runs {
            let part = String(text[run.range].characters)
            result.append(NSAttributedString(string: part, attributes: run.uiKitAttributes))
        }
        self.init(attributedString: result)
    }
}

extension AttributedString.Runs.Run {
    fileprivate var uiKitAttributes: [NSAttributedString.Key: Any] {
        typealias Attributes = AttributeScopes.UIKitAttributes
        let values: [NSAttributedString.Key: Any?] = [
            .font: self[Attributes.FontAttribute.self], .foregroundColor: self[Attributes.ForegroundColorAttribute.self],
            .backgroundColor: self[Attributes.BackgroundColorAttribute.self],
            .paragraphStyle: self[Attributes.ParagraphStyleAttribute.self], .kern: self[Attributes.KernAttribute.self],
            .tracking: self[Attributes.TrackingAttribute.self],
            .baselineOffset: self[Attributes.BaselineOffsetAttribute.self],
            .underlineStyle: self[Attributes.UnderlineStyleAttribute.self]?.rawValue,
            .underlineColor: self[Attributes.UnderlineColorAttribute.self],
            .strikethroughStyle: self[Attributes.StrikethroughStyleAttribute.self]?.rawValue,
            .strikethroughColor: self[Attributes.StrikethroughColorAttribute.self],
            .strokeColor: self[Attributes.StrokeColorAttribute.self],
            .strokeWidth: self[Attributes.StrokeWidthAttribute.self],
        ]
        return values.compactMapValues { $0 }
    }
}

extension AttributedString {
    /// The text with UIKit's attributes; others are left out.
    public init(_ text: NSAttributedString) {
        self.init()
        let characters = text.string as NSString
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            append(AttributedString(characters.substring(with: range), attributes: AttributeContainer(attributes)))
        }
    }
}

extension AttributeContainer {
    /// The dictionary's attributes that UIKit defines; others are left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        typealias Attributes = AttributeScopes.UIKitAttributes
        self.init()
        func number(_ key: NSAttributedString.Key) -> CGFloat? {
            dictionary[key] as? CGFloat ?? (dictionary[key] as? NSNumber).map { CGFloat($0.doubleValue) }
        }
        func style(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
            (dictionary[key] as? Int).map { NSUnderlineStyle(rawValue: $0) }
        }
        self[Attributes.FontAttribute.self] = dictionary[.font] as? UIFont
        self[Attributes.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
        self[Attributes.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
        self[Attributes.ParagraphStyleAttribute.self] = dictionary[.paragraphStyle] as? NSParagraphStyle
        self[Attributes.KernAttribute.self] = number(.kern)
        self[Attributes.TrackingAttribute.self] = number(.tracking)
        self[Attributes.BaselineOffsetAttribute.self] = number(.baselineOffset)
        self[Attributes.UnderlineStyleAttribute.self] = style(.underlineStyle)
        self[Attributes.UnderlineColorAttribute.self] = dictionary[.underlineColor] as? UIColor
        self[Attributes.StrikethroughStyleAttribute.self] = style(.strikethroughStyle)
        self[Attributes.StrikethroughColorAttribute.self] = dictionary[.strikethroughColor] as? UIColor
        self[Attributes.StrokeColorAttribute.self] = dictionary[.strokeColor] as? UIColor
        self[Attributes.StrokeWidthAttribute.self] = number(.strokeWidth)
    }
}
#endif
