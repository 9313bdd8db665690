import SwiftSource
import Testing

struct LinuxCopyTests {
    private func copy(_ text: String) -> String {
        String(decoding: SourceText(text).linuxText(), as: UTF8.self)
    }

    /// The remaining text of each line, with blanks collapsed; columns are tested separately.
    private func words(_ text: String) -> String {
        copy(text).split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: "\n")
    }

    @Test func formattersThatLinuxCannotUseAreReplaced() {
        let text = "let a: DateIntervalFormatter.Style = PersonNameComponentsFormatter() // DateIntervalFormatter"
        #expect(copy(text) == "let a: DateIntervalPresenter.Style = PersonNameComponentsPresenter() // DateIntervalFormatter")
    }

    @Test(arguments: [
        ("public actor A: NSObject {}", "public class A: NSObject {}"), ("actor A: B {}", "actor A: B {}"), ("let actor = A()", "let actor = A()"),
    ])
    func actorsThatInheritFromNSObjectAreClasses(text: String, expected: String) {
        #expect(copy(text) == expected)
    }

    @Test(arguments: [
        ("(UIApplication.shared.delegate as! AppDelegate).window!", "(UIApplication.shared._made(AppDelegate()) ).window!"),
        ("UIApplication.shared.delegate as? AppDelegate", "UIApplication.shared.delegate as? AppDelegate"), ("cell.delegate as! Screen", "cell.delegate as! Screen"),
    ])
    func theDelegateThatCodeInsistsOnIsMade(text: String, expected: String) {
        #expect(words(text) == expected)
    }

    // MARK: Attributes

    /// Bodies are on the lines of their declarations.
    @Test(arguments: [
        ("@NSManaged public var a: [Int?] // b", "           public var a: [Int?] { get { galleyManagedValue() } set { galleySetManagedValue(newValue) } } // b"),
        ("@NSManaged func a(b: C)\nlet d = 1", "           func a(b: C) {}\nlet d = 1"),
        ("class A { @NSManaged func a() -> B }", "class A {            func a() -> B { galleyManagedValue() } }"),
        ("@NSManaged let a", "           let a"),
    ])
    func whatCoreDataGivesABodyHasOne(text: String, copy: String) {
        #expect(String(decoding: SourceText(text).linuxCode(), as: UTF8.self) == copy)
    }

    @Test(arguments: [
        "@objc", "@objcMembers", "@nonobjc", "@IBOutlet", "@IBAction", "@IBSegueAction", "@IBInspectable", "@IBDesignable",
        "@NSManaged", "@GKInspectable", "@UIApplicationMain", "@NSApplicationMain", "@main",
    ])
    func attributesThatLinuxLacksBecomeBlanks(name: String) {
        #expect(copy("\(name) private x") == String(repeating: " ", count: name.utf8.count) + " private x")
    }

    @Test(arguments: [
        ("@objc(f:g:) func f()", "func f()"), ("@objc (A) class A", "(A) class A"), ("@objc\nfunc f()", "\nfunc f()"),
        ("@preconcurrency @objc final class A", "@preconcurrency final class A"), ("@objcOther var a", "@objcOther var a"),
        ("@available(iOS 16, *) @IBAction func f()", "@available(iOS 16, *) func f()"),
        ("@main(x) struct A", "(x) struct A"), ("@objc(a\n)func f()", "\nfunc f()"),
        ("typealias A = @convention(block) () -> B", "typealias A = () -> B"), ("let a: @convention(c) () -> B", "let a: @convention(c) () -> B"),
    ])
    func attributesGoWithTheirArgumentsAndOthersStay(text: String, expected: String) {
        #expect(words(text) == expected)
    }

    /// UIKit's classes belong to no actor here, so that code of theirs could not use the app's types otherwise.
    @Test(arguments: [
        ("@MainActor final class A", "final class A"), ("struct A { @MainActor var a = 1 }", "struct A { var a = 1 }"),
        ("@MainActor @available(iOS 15, *) public func f()", "@available(iOS 15, *) public func f()"),
        ("let a: @MainActor @Sendable () -> Void", "let a: @Sendable () -> Void"), ("f { @MainActor in a() }", "f { @MainActor in a() }"),
        ("f { @Sendable @MainActor [weak self] in a() }", "f { @Sendable @MainActor [weak self] in a() }"),
        ("{ @MainActor func f() {} }", "{ func f() {} }"), ("@MainActorOther class A", "@MainActorOther class A"),
    ])
    func theMainActorIsLeftOnlyInHeadsOfClosures(text: String, expected: String) {
        #expect(words(text) == expected)
    }

    @Test(arguments: [
        ("dynamic var a", "var a"), ("@objc dynamic var a", "var a"), ("public dynamic func f()", "public func f()"),
        ("@available(iOS 9, *) dynamic override func f()", "@available(iOS 9, *) override func f()"),
        ("{ dynamic private(set) var a", "{ private(set) var a"), ("a()\n dynamic let b", "a()\nlet b"),
        ("let dynamic = 1", "let dynamic = 1"), ("case dynamic\ncase other", "case dynamic\ncase other"),
        ("x = dynamic\nvar a", "x = dynamic\nvar a"), ("a.dynamic\nvar b", "a.dynamic\nvar b"),
        ("f(a,\ndynamic\n)", "f(a,\ndynamic\n)"), ("return dynamic\nfunc f()", "return dynamic\nfunc f()"),
        ("a =\ndynamic\nvar b", "a =\ndynamic\nvar b"), ("dynamic(1)", "dynamic(1)"), ("{ dynamic in 1 }", "{ dynamic in 1 }"),
    ])
    func dynamicGoesWhereItModifiesADeclaration(text: String, expected: String) {
        #expect(words(text) == expected)
    }

    // MARK: Selectors and key paths

    @Test(arguments: [
        ("#selector(f)", "Selector(\"\")"), ("#selector(A.f(_:)), x", #"Selector("f")     , x"#),
        ("#selector(getter: A.b) + 1", #"Selector("b")          + 1"#),
        ("#selector(\n    a\n)", "Selector( \n\"\")  \n "), ("#selector(\na\n)", "#selector(\na\n)"),
        ("#keyPath(A.b)", #""A.b"        "#), ("#keyPath( A . b )", #""A.b"            "#),
        ("#selector", "#selector"), ("#selector(f", "#selector(f"), ("{ #selector(f }", "{ #selector(f }"),
    ])
    func selectorsAndKeyPathsBecomeValues(text: String, expected: String) {
        #expect(copy(text) == expected)
    }

    // MARK: Conditions

    @Test(arguments: [
        ("#if os(iOS)", "#if true   "), ("#if os(Linux)", "#if false    "), ("#if os( iOS )", "#if true     "),
        ("#if !os(iOS) || os(Linux)", "#if !true    || false    "), ("#if os(iOSX) || myos(iOS)", "#if os(iOSX) || myos(iOS)"),
        ("#if os(macOS) || os(tvOS)", "#if os(macOS) || os(tvOS)"), ("#if (os(iOS))", "#if (true   )"),
        ("#if false\n#elseif os(iOS)", "#if false\n#elseif true   "), ("#if DEBUG &&\n os(iOS)", "#if DEBUG &&\n true   "),
        ("#if os(\niOS)", "#if os(\niOS)"), ("os(iOS)\n#if DEBUG\nos(iOS)", "os(iOS)\n#if DEBUG\nos(iOS)"),
        ("#if targetEnvironment(simulator)", "#if targetEnvironment(simulator)"),
        ("#if canImport(AppKit) || canImport(Foundation)", "#if canImport(AppKit) || canImport(Foundation)"),
        ("#if canImport(UIKit.UIView)", "#if true                   "),
    ])
    func conditionsHoldAsOnIOS(text: String, expected: String) {
        #expect(copy(text) == expected)
    }

    /// Names that `Int` has, and those that are a part of an argument, are no such lengths.
    @Test(arguments: [
        ("CGSize(width: .infinity, height: .greatestFiniteMagnitude)", "CGSize(width: CGFloat.infinity, height: CGFloat.greatestFiniteMagnitude)"),
        ("CGRect(x: .zero, y: a(.pi), width: .pi, height: .pi / 2)", "CGRect(x: .zero, y: a(.pi), width: CGFloat.pi, height: .pi / 2)"),
        ("Size(width: .infinity, height: .infinity)", "Size(width: .infinity, height: .infinity)"), ("CGPoint(x: .infinity", "CGPoint(x: .infinity"),
    ])
    func lengthsByNameAloneGetTheirType(text: String, copy: String) {
        expect(text, is: copy)
    }

    @Test(arguments: [
        ("UIFont(name: \"Brand\", size: 17)!", "UIFont(nameOrSystem: \"Brand\", size: 17)!"),
        ("UIFont(name: \"Brand\", size: 17) ?? UIFont()", "UIFont(nameOrSystem: \"Brand\", size: 17) ?? UIFont()"),
        ("UIFont(name: name(of: weight), size: 17)!.lineHeight", "UIFont(nameOrSystem: name(of: weight), size: 17)!.lineHeight"),
        ("0; guard let b = UIFont(name: a, size: 17) else { fatalError() }", "0; guard let b = UIFont(nameOrSystem: a, size: 17) else { fatalError() }"),
        ("0; guard let b = UIFont(name: a, size: 17) else { return }", "0; guard let b = UIFont(name: a, size: 17) else { return }"),
        ("UIFont(name: \"Brand\", size: 17) ?? .body", "UIFont(name: \"Brand\", size: 17) ?? .body"),
        ("UIFont(name: \"Brand\", size: 17) != nil", "UIFont(name: \"Brand\", size: 17) != nil"),
    ])
    func fontsThatCodeReliesOnMayBeTheSystems(text: String, copy: String) {
        expect(text, is: copy)
    }

    @Test(arguments: [
        ("import Foundation\n@Observable class A {}", "import Foundation; import Observation\n@Observable class A {}"),
        ("import Observation\nimport UIKit\n@Observable class A {}", "import Observation\nimport UIKit\n@Observable class A {}"),
        ("import Foundation\nclass A {}", "import Foundation\nclass A {}"),
    ])
    func anObservableTypeHasObservation(text: String, copy: String) {
        let source = SourceText(text)
        #expect(String(decoding: source.linuxCode(edits: DrawableDeclarations([source]).edits), as: UTF8.self) == copy)
    }

    private func expect(_ text: String, is copy: String) {
        let source = SourceText("let a = " + text)
        let edits = DrawableDeclarations([source]).edits
        #expect(String(decoding: source.linuxCode(edits: edits), as: UTF8.self) == "let a = " + copy)
    }

    @Test(arguments: [
        ("SKStoreReviewController", "StoreKit"), ("SKProduct", "StoreKit"), ("SKScene", "SpriteKit"), ("SFSafariViewController", "SafariServices"),
        ("SFSpeechRecognizer", "Speech"), ("PKCanvasView", "PencilKit"), ("PKPass", "PassKit"), ("CMMotionManager", "CoreMotion"),
        ("CMTime", "CoreMedia"), ("SKeleton", nil), ("UIView", nil),
    ])
    func aNameIsOfTheFrameworkWithTheLongestPrefix(name: String, framework: String?) {
        #expect(AppleFrameworks.framework(of: name) == framework)
    }

    @Test(arguments: ["UIKit", "SwiftUI", "Combine", "os", "OSLog", "QuartzCore", "CoreGraphics", "CoreData"])
    func modulesThatAreStoodInForCanBeImported(module: String) {
        #expect(words("#if canImport(\(module)) && x") == "#if true && x")
    }

    // MARK: Previews and imports

    @Test(arguments: [
        ("#Preview { A() }\nlet a = 1", "\nlet a = 1"), ("#Preview(\"x\", traits: .y) {\n A()\n}\nf()", "\n\n\nf()"),
        ("@available(iOS 17, *)\n#Preview { A() }", "\n"), ("#Preview(a) { b } c: { d } e", "e"),
        ("@objc class A {}\n#Preview { }", "class A {}\n"), ("#Preview", ""), ("#Preview { A(", ""),
        ("struct A: PreviewProvider { }", "struct A: PreviewProvider { }"),
    ])
    func previewsGoWithAttributesArgumentsAndClosures(text: String, expected: String) {
        #expect(words(text) == expected)
    }

    @Test(arguments: [
        ("import UIKit.UIGestureRecognizerSubclass", "import UIKit" + String(repeating: " ", count: 28)),
        ("import class UIKit.UIView", "import       UIKit       "), ("@testable import UIKit.A.B", "@testable import UIKit    "),
        ("import os.log\nimport UIKit", "import os    \nimport UIKit"), ("import struct Foundation.Date", "import struct Foundation.Date"),
        ("import UIKitten.A", "import UIKitten.A"), ("@_exported import UIKit", "@_exported import UIKit"),
        ("a.import\nb", "a.import\nb"), ("x.import os.log", "x.import os.log"),
    ])
    func importsOfPartsBecomeImportsOfTheModule(text: String, expected: String) {
        #expect(copy(text) == expected)
    }

    @Test(arguments: [
        ("import MapKit", ""), ("import MapKit\nimport UIKit", "\nimport UIKit"), ("import class WebKit.WKWebView; f()", "; f()"),
        ("@preconcurrency import AVFoundation", ""), ("public import StoreKit", ""), ("import Photos.PHAsset", ""),
        ("import MapKitten", "import MapKitten"), ("let MapKit = 1", "let MapKit = 1"),
    ])
    func importsOfAppleFrameworksGo(text: String, expected: String) {
        #expect(words(text) == expected)
        #expect(copy(text).utf8.count == text.utf8.count)
    }

    @Test func importOfAModuleThatIsGivenStays() {
        let copy = SourceText("import MapKit").linuxText(importing: ["MapKit"])
        #expect(String(decoding: copy, as: UTF8.self) == "import MapKit")
    }

    // MARK: Unchanged text

    @Test(arguments: [
        "// @objc #selector(f) dynamic var a", "/* @objc\n#if os(iOS)\n*/", #"let a = "@objc #selector(f)""#,
        "let a = \"\"\"\n@objc var a\n#if os(iOS)\n\"\"\"", ##"let a = #"\(#selector(f))"#"##, "let a = #/@objc/#",
    ])
    func stringsCommentsAndRegexesStay(text: String) {
        #expect(copy(text) == text)
    }

    @Test func codeInInterpolationsChanges() {
        #expect(copy(##"let a = "#selector(f) \(#selector(f)) \n""##) == ##"let a = "#selector(f) \(Selector("")) \n""##)
    }

    /// A file as in an app; removed text becomes blanks.
    @Test func everyByteThatStaysKeepsItsLineAndColumn() {
        let text = Samples.controller
        let copy = SourceText(text).linuxText()
        let original = Array(text.utf8)
        #expect(copy.count == original.count)
        var changed: [Int] = []
        for (index, (old, new)) in zip(original, copy).enumerated() where old != new {
            changed.append(index)
            #expect(old != 0x0A && old != 0x0D && new != 0x0A && new != 0x0D)
        }
        let lines = Set(changed.map { index in original[..<index].count { $0 == 0x0A } + 1 })
        #expect(lines.sorted() == Samples.linesThatChange)
        #expect(SourceText(copy).linuxText() == copy)
    }
}
