// Swift Testing asks for a module of this name in every file that imports both it and UIKit, and there is none on Linux.
// Nothing is added: an image that is attached to a test has no pixels here.
