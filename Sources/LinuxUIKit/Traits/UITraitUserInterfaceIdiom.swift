/// The kind of device, as something to hear changes of: it is kept by nobody.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {}
