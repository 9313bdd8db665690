/// UIKit's module exports rectangles, transforms and colours.
@_exported public import LinuxUIKit
