import Foundation
import TestSupport
import Testing

/// Single rules about entries of Swift files: those of `Fixtures/Entries`.
struct EntryFixturesTests {
    @Test(arguments: [
        // A closure that a memberwise initializer takes is no optional, and gives the first case.
        ("ClosureThatGivesAKind.swift", ["KindLayout.makeLayout": "cell 0–1 0 50 393 50"]),
        ("ClosureInParentheses.swift", ["ListLayouts.makeLayout": "cell 0–1 0 50 393 50"]),
        // Its closure is called by a section provider.
        ("FunctionThatGivesAProvider.swift", ["makeProvider": "cell 0–1 0 58 393 50"]),
        ("PreviewInLandscape.swift", ["Landscape": "cell 0–2 59 100 734 50"]),
        // A view without a collection view is drawn alone: as wide as the screen, or in the preview's size.
        ("PreviewOfAView.swift", ["Card": "cell 0–0 0 0 393 44.33", "Fixed": "cell 0–0 0 0 200 90"]),
        // A navigation controller that SwiftUI shows has its top controller in its view.
        ("WrappedNavigation", ["Wrapped.makeUIViewController": "cell 0–2 0 100 393 50"]),
        // A type that is made for tests comes before others with the protocol, whatever is named.
        ("MockBeforeLive/ListViewController.swift", ["ListViewController": "cell 0–2 0 100 393 50"]),
        ("MockBeforeLive", ["ListViewController": "cell 0–2 0 100 393 50"]),
        // A member of a protocol is drawn with a type that has it, and its conditions.
        ("MemberOfAProtocol.swift", ["Gridded.makeGrid": "cell 0–3 0 100 131 100", "Listed.makeList": "cell 0–1 0 50 393 50"]),
        // `Rowed` is implemented by its extension, so an empty class conforms; `Columned` is drawn with a type that another file declares.
        ("ProtocolOfLayouts/Layouts.swift", ["Rowed.makeRows": "cell 0–1 0 30 393 30", "Columned.makeColumns": "cell 0–1 131 0 131 50"]),
        ("SelfOfAUIKitClass.swift", [
            "UICollectionViewCompositionalLayout.grid": "cell 0–2 0 100 196.33 100", "NSCollectionLayoutSection.row": "cell 0–1 0 60 393 60",
        ]),
        // A member has the data that its controller sets when it is shown, and its collection view.
        ("MemberOfAShownController.swift", [
            "FeedViewController.makeLayout": "cell 1–0 0 200 393 50", "FeedViewController.makeFlow": "cell 1–0 0 40 131 40",
        ]),
        // Placeholder items of a member are in the sections of its controller.
        ("MemberOfAnEmptyController.swift", ["ShelvesViewController.makeLayout": "cell 1–3 0 950 393 50"]),
        // The windows of the app and of a controller have a scene, whose orientation is the screen's.
        ("OrientationOfTheScene.swift", ["makeGrid": "cell 0–2 0 50 196.33 50", "SceneController": "cell 0–2 0 50 196.33 50"]),
        // A view is made by the convenience initializer that sets it up, and its data source lives as long as it is drawn.
        ("OwnersOfViews.swift", ["RowsView": "cell 0–2 0 100 393 50"]),
        // A view whose initializer stops is made without it.
        ("MemberOfAView.swift", ["ChipsView.makeLayout": "cell 0–1 0 50 393 50"]),
        // A section has the arguments with which its controller's layout calls for it.
        ("SectionForAKind.swift", ["ShelvesViewController.makeSection": "cell 1–1 0 450 393 50"]),
        // A section of which its controller has no items has placeholder items.
        ("SectionWithoutItems.swift", ["BoardViewController.rowSection": "cell 1–11 0 550 393 50", "BoardViewController.titleSection": "cell 0–0 0 0 393 200"]),
        // A provider's sections are those before its `nil`, of four items each.
        ("ProviderThatEndsWithNil.swift", ["makeLayout": "cell 1–3 0 950 393 50", "makeEqual": "cell 2–3 0 550 393 50"]),
        ("ResourceOfTheApp/Rows.swift", ["makeLayout": "cell 2–0 0 480 393 90"]),
        ("ResourceOfTheApp/DataSet.swift", ["makeSpacedRows": "cell 0–1 0 46 393 40"]),
        ("ResourceOfTheApp/Model.swift", ["makeRowsOfAModel": "cell 0–1 0 60 393 60"]),
        // The classes that Xcode generates for the current version of a Core Data model; no request finds an object.
        ("GeneratedClasses/Soups.swift", ["SoupsController": "cell 0–3 0 150 393 50"]),
        ("RelayOfRows.swift", ["RelayController": "cell 1–0 0 100 393 50"]),
        ("ReactorOfRows.swift", ["ReactorController": "cell 0–2 0 100 393 50"]),
        // The handler needs a model that nothing can make. It is not called, as the layout cannot be drawn otherwise.
        ("HandlerOfAnUnmadeModel/Feed.swift", ["FeedViewController.makeLayout": "cell 0–1 0 44 393 44"]),
        // Work after a while has run in its order, and hops between actors have, whatever time they take.
        ("WorkAfterAWhile.swift", [
            "SleepingController": "content 393 × 150, 3 elements", "TimerController": "content 393 × 200, 4 elements",
            "HoppingController": "content 393 × 250, 5 elements",
        ]),
    ] as [(String, [String: String])])
    func entriesAreDrawnByTheirRule(path: String, rows: [String: String]) throws {
        let result = try EntryFile(path)("frames", rows.keys.sorted().flatMap { ["--only", $0] })
        let frames = DrawnFrames(result)
        for (name, row) in rows {
            #expect(frames[name].contains { $0.hasPrefix(row) }, "\(name): \(frames[name])\(result.errorText)")
        }
    }

    @Test(arguments: [
        ("WorkAfterAWhile.swift", "WaitingController", [
            "drawn without the data of example.com, as requests are not sent", "drawn before the work that it schedules after 600 s",
        ]),
        ("HandlerOfAnUnmadeModel/Feed.swift", "FeedViewController.makeLayout", ["visibleItemsInvalidationHandler is not called"]),
        ("EndlessRecursion.swift", "makeLayout", ["the code stopped: Fatal error: endless recursion"]),
    ])
    func whatIsNotDrawnIsTold(path: String, name: String, messages: [String]) throws {
        let errors = try EntryFile(path)("frames", "--only", name).errorText
        for words in messages { #expect(errors.contains(words), "\(errors)") }
    }

    /// Without its collection view, the picture of a view would be an empty screen.
    @Test func aViewThatAddsItsCollectionViewLaterIsRefused() throws {
        let drawn = try EntryFile("LaterCollectionView.swift")("frames")
        #expect(drawn.errorText.contains(": BoardView: refused: has no collection view in its view"), "\(drawn.errorText)")
        #expect(DrawnFrames(drawn)["BoardView.makeLayout"].contains { $0.hasPrefix("cell 0–1 0 50 393 50") }, "\(drawn.outputText)")
    }

    /// One without a background does not hide the cells below it.
    @Test func theViewOfAHostingControllerIsABoxInACell() throws {
        let views = try EntryFile("HostedCells.swift")("frames", "--views", "--only", "HostedViewController")
        let boxes = views.outputText.split(separator: "\n").filter { $0.contains("box=\"SwiftUI\"") }
        #expect(boxes.count == 2 && boxes.allSatisfy { $0.contains("0 0 393 50") }, "\(views)")
    }

    @Test func aSectionWithItsControllersArgumentsAssumesNone() throws {
        let shown = try EntryFile("SectionForAKind.swift")("frames", "--strict", "--only", "ShelvesViewController.makeSection")
        #expect(shown.status == 0 && shown.outputText.contains("4 elements"), "\(shown)")
        let given = try EntryFile("SectionForAKind.swift")("frames", "--items", "2", "--only", "ShelvesViewController.makeSection")
        #expect(given.errorText.contains("drawn with kind: ") && !shown.errorText.contains("drawn with kind: "), "\(given.errorText)")
    }

    /// Accessors of SwiftGen, Tuist and R.swift, whose files are made when an app is built.
    @Test func generatedColorsAndImagesDecideNoFrame() throws {
        let home = try EntryFile("GeneratedAssets.swift")("frames", "--strict", "--only", "HomeViewController")
        #expect(home.status == 0 && home.rows.contains { $0.hasPrefix("cell 0–5 196.33 200 196.33 100") }, "\(home.errorText)")
        let list = try EntryFile("GeneratedAssets.swift")("render", "--list").outputText
        for name in ["Asset", "ShopAsset", "ShopFontFamily", "ShopStrings", "L10n", "R"] {
            #expect(list.contains(" \(name): replaced by galley's stand-in, as its source is missing"), "\(list)")
        }
    }

    @Test func aLayoutOfADrawnControllerIsNotDrawnAgain() throws {
        let list = try EntryFile("LayoutOfADrawnController.swift")("render", "--list")
        #expect(list.outputText.contains(": CardLayout: refused: is the layout of CardsViewController, which has its own picture; --only draws it"), "\(list)")
        let alone = try EntryFile("LayoutOfADrawnController.swift")("frames", "--only", "CardLayout")
        #expect(alone.status == 0 && alone.rows.contains { $0.hasPrefix("cell 0–1 0 100 393 100") }, "\(alone)")
    }

    /// An image, a colour, analytics and a service that the app mocks decide no frame; an assumed height does.
    @Test func strictMeansFrames() throws {
        let posters = try EntryFile("Strict/Posters.swift")("frames", "--strict", "--only", "PostersController")
        #expect(posters.status == 0 && posters.rows.contains { $0.hasPrefix("cell 0–1 0 90 393 90") }, "\(posters)")
        #expect(posters.errorText.contains("left out: cannot find 'Analytics'") && posters.errorText.contains("MockPosterService()"), "\(posters.errorText)")
        let rows = try EntryFile("Strict/Rows.swift")("frames", "--strict", "--items", "3")
        #expect(rows.status == 65 && rows.errorText.contains("Metric.rowHeight is assumed to be 100"), "\(rows.errorText)")
        let delegates = try EntryFile("Strict/Delegates.swift")("frames", "--strict", "--items", "3")
        #expect(delegates.status == 0 && delegates.errorText == "" && delegates.rows.contains { $0.hasPrefix("cell 0–1 0 70 393 70") }, "\(delegates)")
    }

    @Test func aFileThatStandsAloneIsDrawnWithoutAnAbsentModule() throws {
        let frames = try EntryFile("ImportOfAnAbsentModule.swift", isApp: false)("frames")
        #expect(frames.rows.contains { $0.hasPrefix("cell 0–1 0 50 393 50") }, "\(frames.errorText)")
        #expect(frames.errorText.contains("ImportOfAnAbsentModule.swift:1: NukeUI: left out: no such module"), "\(frames.errorText)")
    }
}
