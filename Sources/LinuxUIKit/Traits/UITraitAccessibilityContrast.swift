/// How much contrast the user wants, as something to hear changes of: it is kept by nobody.
public enum UITraitAccessibilityContrast: UITraitDefinition {}
