// Swift Testing imports a module of this name in every file that imports both it and UIKit, and Linux has none.
// Nothing is added: an image that is attached to a test has no pixels here.
