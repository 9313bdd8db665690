// This target is built on LinuxUIKit and asks for no module UIKit. Scripts/test-module-visibility tests whole packages.
#if os(Linux) && canImport(UIKit)
#error("UIKit is visible to a target that did not ask for it.")
#endif
