/// `os` has the names of `OSLog`, and locks.
@_exported public import LinuxOSLog
