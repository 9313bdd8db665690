/// Device pixels a point, as something to hear changes of: it is kept by nobody.
public enum UITraitDisplayScale: UITraitDefinition {}
