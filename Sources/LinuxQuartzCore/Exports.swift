/// Layers and transforms are among what UIKit shows.
@_exported public import LinuxUIKit
