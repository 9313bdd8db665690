/// Light or dark, as something to hear changes of: it is kept by nobody.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
