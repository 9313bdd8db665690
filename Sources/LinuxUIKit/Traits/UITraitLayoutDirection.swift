/// Which way one reads, as something to hear changes of: it is kept by nobody.
public enum UITraitLayoutDirection: UITraitDefinition {}
