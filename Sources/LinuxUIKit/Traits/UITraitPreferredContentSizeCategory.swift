/// The text size that the user prefers, as something to hear changes of: it is kept by nobody.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
