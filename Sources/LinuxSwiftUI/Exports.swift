@_exported public import LinuxCombine
@_exported public import LinuxUIKit
@_exported public import Observation
