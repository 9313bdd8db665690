/// Relays are declared beside subjects.
@_exported public import LinuxRxSwift
