/// The stand-in for RxSwift has all of RxRelay, too.
@_exported public import LinuxRxSwift
