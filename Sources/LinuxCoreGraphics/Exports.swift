/// Rectangles, transforms and colours are among what UIKit shows.
@_exported public import LinuxUIKit
