/// UIKit's module exports layers and transforms.
@_exported public import LinuxUIKit
