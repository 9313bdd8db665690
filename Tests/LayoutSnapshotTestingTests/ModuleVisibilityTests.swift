// This target depends on LinuxUIKit but does not request a module UIKit. Scripts/test-module-visibility tests whole packages.
#if os(Linux) && canImport(UIKit)
#error("UIKit is visible to a target that did not ask for it.")
#endif
