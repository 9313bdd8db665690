/// The stand-in for RxSwift has all of RxDataSources, too.
@_exported public import LinuxRxSwift
