/// Relays stand beside the subjects in LinuxRxSwift.
@_exported public import LinuxRxSwift
