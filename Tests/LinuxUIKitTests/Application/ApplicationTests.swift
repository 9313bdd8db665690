import Testing
import UIKit

@MainActor
struct ApplicationTests {
    @Test func theWindowIsTheViewportWithItsSurroundings() throws {
        let (window, scene) = try Device.iPhone15.landscape.viewport.performAsCurrent {
            let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
            return (try #require(UIApplication.shared.windows.first), try #require(scenes.first))
        }
        #expect(window.bounds == CGRect(0, 0, 852, 393) && window.safeAreaInsets.left == 59)
        #expect(window.traitCollection.displayScale == 3)
        #expect(scene.interfaceOrientation.isLandscape && scene.keyWindow?.bounds == window.bounds)
    }

    @Test func aCacheWithAFolderDoesNotCreateIt() {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let cache = URLCache(memoryCapacity: 1_000, diskCapacity: 1_000, directory: folder)
        #expect(cache.memoryCapacity == 1_000 && !FileManager.default.fileExists(atPath: folder.path))
    }

    @Test func thereIsNoICloudAccount() {
        #expect(FileManager.default.ubiquityIdentityToken == nil && FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
    }

    @Test func aViewIsInTheWindowThatCodePutItInto() {
        let (window, outer, inner) = (UIWindow(), UIView(), UIView())
        outer.addSubview(inner)
        #expect(inner.window == nil)
        window.addSubview(outer)
        #expect(inner.window === window && window.window === window)
    }

    @Test func theDirectionIsTheViewportsUnlessItIsForced() {
        var viewport = LayoutViewport(width: 100, height: 100)
        viewport.traitCollection = UITraitCollection(layoutDirection: .rightToLeft)
        viewport.performAsCurrent {
            #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
            #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft)
            #expect(UIView.userInterfaceLayoutDirection(for: .forceLeftToRight) == .leftToRight)
        }
    }

    @Test func aPasteboardHoldsAllStrings() {
        let board = UIPasteboard.general
        defer { board.strings = nil }
        board.strings = ["a", "b"]
        #expect(board.strings == ["a", "b"] && board.string == "a" && board.hasStrings)
        board.string = "c"
        #expect(board.strings == ["c"])
        board.strings = []
        #expect(board.string == nil && !board.hasStrings)
    }

    private final class LaunchDelegate: NSObject, UIApplicationDelegate {
        var window: UIWindow?
    }

    @Test func aMadeDelegateIsTheSameEachTimeAndHasAWindow() {
        let made = UIApplication.shared._made(LaunchDelegate())
        #expect(made.window != nil && UIApplication.shared._made(LaunchDelegate()) === made)
    }

    private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
        var window: UIWindow?
    }

    @Test func aWindowOfADelegateCanBeChained() {
        #expect(UIApplication.shared.delegate?.window??.rootViewController == nil)
        let delegate: any UIApplicationDelegate = LaunchDelegate()
        delegate.window = UIWindow()
        #expect(delegate.window??.isKeyWindow == true)
        let scene: any UIWindowSceneDelegate = SceneDelegate()
        scene.window = UIWindow()
        #expect(scene.window??.isKeyWindow == true)
    }
}
