/// How wide an environment is, as something to hear changes of: it is kept by nobody.
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
