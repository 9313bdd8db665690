@_exported public import LinuxRxSwift
