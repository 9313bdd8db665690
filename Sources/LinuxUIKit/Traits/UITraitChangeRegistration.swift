/// That something wants to hear of changed traits. It is kept by nobody, as none change.
public protocol UITraitChangeRegistration {}

struct NoTraitChanges: UITraitChangeRegistration {}
