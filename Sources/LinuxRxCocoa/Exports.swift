/// The stand-in for RxSwift has all of RxCocoa, too.
@_exported public import LinuxRxSwift
