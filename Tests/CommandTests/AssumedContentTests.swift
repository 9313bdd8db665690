import Foundation
import TestSupport
import Testing

/// Sections, items and layouts that an app's code gives only with what galley does not have.
struct AssumedContentTests {
    private let galley = Galley()

    /// The first sections end with a case, the second with the code.
    @Test func aSectionProviderHasTheSectionsThatItDescribes() throws {
        let run = EntryFile("AssumedContent/SectionsOfProviders.swift")
        let result = try run("frames", "--only", "byCase", "--only", "byElement", "--only", "byData", "--only", "byProperty")
        let errors = result.errorText
        #expect(DrawnFrames(result).cells("byCase").count == 12, "\(result.outputText)")
        for words in [
            "byCase: note: item counts are unknown; 4 are shown in each of 3 sections, --items sets them",
            "byElement: note: item counts are unknown; 4 are shown in each of 2 sections",
            "byData: note: the number of items is unknown; 12 are shown, --items sets it",
            "byData: drawn without section 1 and those after it: the code stopped:",
            "byProperty: drawn without section 2 and those after it: the code stopped:",
        ] { #expect(errors.contains(words), "\(errors)") }
        #expect(!errors.contains("asked for 3"), "\(errors)")
        #expect(!errors.contains("byElement: drawn without"), "An index out of range ends the sections. \(errors)")
        #expect(try DrawnFrames(run("frames", "--only", "byCase", "--items", "2")).cells("byCase").count == 2)
    }

    /// Apps hide sections without data in this way.
    @Test func aSectionWithoutADescriptionHasNoPlaceholders() throws {
        let run = EntryFile("AssumedContent/SectionWithoutDescription.swift")
        let result = try run("frames", "--only", "page")
        #expect(DrawnFrames(result).cells("page").map { $0.hasSuffix(" 10 0") } == [true, true, true, true, false, false, false, false], "\(result.outputText)")
        #expect(result.errorText.contains("4 are shown in each of 2 sections"), "\(result.errorText)")
        #expect(result.errorText.contains("its layout does not describe section 0 without data"), "\(result.errorText)")
    }

    /// No instance of the controller can be made, so its data source has no sections when the provider asks for them.
    @Test func aDataSourceWithoutSectionsHasThoseOfItsSectionType() throws {
        let run = EntryFile("AssumedContent/SectionsOfASectionType.swift")
        let result = try run("frames", "--only", "FeedController.layout")
        let cells = DrawnFrames(result).cells("FeedController.layout")
        #expect([" 100 0", " 20 0", " 0 0"].map { height in cells.count { $0.hasSuffix(height) } } == [4, 4, 4], "\(result.outputText)")
        let words = "FeedController.layout: its own layout with 4 placeholder items in each of 3 sections; its sections depend on its data"
        #expect(result.errorText.contains(words), "\(result.errorText)")
        #expect(try run("frames", "--strict", "--only", "FeedController.layout").status == 65)
        #expect(try run("frames", "--only", "FeedController.nothing").errorText.contains("its sections have no size without its data"))
    }

    @Test func aControllerWhoseDataIsLeftOutHasPlaceholders() throws {
        let run = EntryFile("AssumedContent/LeftOutData.swift")
        let frames = try run("frames", "--only", "FeedController")
        #expect(frames.cells.count == 12, "\(frames.outputText)")
        #expect(frames.errorText.contains("the number of items is unknown; 12 are shown"), "\(frames.errorText)")
    }

    /// The app makes the controller with titles, galley without.
    @Test func aControllerWithAnAssumedModelHasPlaceholders() throws {
        let run = EntryFile("AssumedContent/AssumedModel.swift")
        let assumed = try run("frames", "--only", "FeedController")
        #expect(assumed.cells.count == 8, "\(assumed.outputText)")
        #expect(assumed.errorText.contains("4 are shown in each of 2 sections, --items sets them"), "\(assumed.errorText)")
        let given = try run("frames", "--only", "FeedController", "--argument", #"model=Model(titles: ["a"])"#)
        #expect(given.cells.count == 2, "\(given.errorText)")
    }

    /// The code that sets the layout is left out, and UIKit's default layout is not meant.
    @Test func aFlowLayoutThatNothingSetsIsNotDrawn() throws {
        let run = EntryFile("AssumedContent/LayoutThatNothingSets.swift")
        let drawn = try run("render", "-o", "Pictures")
        #expect(drawn.status == 0 && drawn.errorText.contains("/GridController.layout.svg"), "\(drawn.errorText)")
        #expect(!drawn.errorText.contains("/GridController.svg"))
        #expect(drawn.errorText.contains("GridController: refused: the code that sets its layout is missing"), "\(drawn.errorText)")
        #expect(try run("render", "-o", "Pictures", "--strict").status == 65)
        // Nor is one that a storyboard would set.
        let other = try EntryFile("AssumedContent/LayoutThatAStoryboardSets.swift")("render", "-o", "Pictures")
        #expect(
            other.status == 0 && other.errorText.contains("GridController: refused: the code that sets its layout is missing"),
            "\(other.errorText)")
        #expect(other.errorText.contains("/TagController.svg") && !other.errorText.contains("/GridController.svg"))
    }

    /// Interface Builder writes sizes of items into the flow layout of each collection view.
    @Test func aFilesFlowLayoutIsNotDrawnIfLeftOutCodeSetsLayoutAndDataSource() throws {
        let drawn = try EntryFile("LayoutBehindLeftOutCode")("render", "-o", "Pictures")
        #expect(drawn.status == 0 && drawn.errorText.contains("/GridController.layout.svg"), "\(drawn.errorText)")
        #expect(drawn.errorText.contains("GridController: refused: the code that sets its layout is missing"), "\(drawn.errorText)")
    }

    @Test func whatIsNotDrawnIsToldOnceForEachReason() throws {
        let run = EntryFile("AssumedContent/OneReasonForTwo.swift")
        let drawn = try run("render", "-o", "Pictures")
        #expect(drawn.status == 0 && !drawn.errorText.contains("PlainController"), "\(drawn.errorText)")
        #expect(drawn.errorText.contains("LaterController: refused: has no collection view in its view"), "\(drawn.errorText)")
        let notes = drawn.errorText.split(separator: "\n").filter { $0.contains("Invalid section definition") }
        #expect(notes.count == 1 && notes[0].contains("Page.upper: refused: ") && notes[0].hasSuffix("(the same in Page.lower)"), "\(notes)")
    }

    @Test func xcodesNamesOfAssetsAreThere() throws {
        try galley.write("", to: "App.xcodeproj/project.pbxproj")
        try galley.write("{}", to: "App/Media.xcassets/ic_row.imageset/Contents.json")
        try galley.write("{ \"properties\" : { \"provides-namespace\" : true } }", to: "App/Media.xcassets/Tints/Contents.json")
        try galley.write("{}", to: "App/Media.xcassets/Tints/rowColor.colorset/Contents.json")
        try galley.write(OneFileApp.rows + """
            func layout() -> UICollectionViewLayout {
                let images = [UIImage.icRow, UIImage(resource: .icRow), .init(resource: .unknown)]
                let colors: [UIColor] = [.Tints.row, UIColor(resource: .Tints.row)]
                return UICollectionViewCompositionalLayout(section: rows(CGFloat(10 * images.count + colors.count)))
            }
            """, to: "App/A.swift")
        let options = ["frames", "App/A.swift", "--only", "layout", "--items", "1", "--strict"]
        let result = try galley.run(options)
        #expect(result.status == 0 && result.outputText.contains("content 393 × 32, 1 element"), "\(result.outputText) \(result.errorText)")
    }

    /// A name with an extension finds the asset, too; an image without an asset has an assumed size.
    @Test func imagesHaveTheSizesOfTheirAssets() throws {
        try galley.write("", to: "App.xcodeproj/project.pbxproj")
        let image = #"{ "images" : [{ "idiom" : "universal", "filename" : "1.png" }] }"#
        try galley.write(image, to: "App/Media.xcassets/banner.imageset/Contents.json")
        // The beginning of a PNG file with 32 × 16 pixels.
        try galley.write("\0PNG............\0\0\0\u{20}\0\0\0\u{10}", to: "App/Media.xcassets/banner.imageset/1.png")
        try galley.write(OneFileApp.rows + """
            func layout() -> UICollectionViewLayout {
                let other = UIImage(named: "other.png")!
                return UICollectionViewCompositionalLayout(section: rows(UIImage(named: "banner.png")!.size.height + 3 * other.size.width / other.size.height))
            }
            """, to: "App/A.swift")
        let options = ["frames", "App/A.swift", "--only", "layout", "--items", "1"]
        let result = try galley.run(options)
        #expect(result.outputText.contains("content 393 × 19, 1 element"), "\(result.outputText) \(result.errorText)")
        #expect(result.errorText.contains("the size of the image other.png is assumed to be 100 × 100, as no picture is loaded"))
    }

    @Test func aFontThatCodeReliesOnIsTheSystems() throws {
        let run = EntryFile("AssumedContent/MissingFont.swift")
        let drawn = try run("frames", "--items", "1", "--only", "layout")
        #expect(drawn.outputText.contains("content 393 × 20, 1 element"), "\(drawn.outputText)")
        #expect(drawn.errorText.contains("layout: note: the font Brand-Bold is missing, and the system font replaces it"))
        #expect(try run("frames", "--items", "1", "--only", "layout", "--strict").status == 65)
    }

    @Test func aStrictPictureHasNoAssumedPlace() throws {
        let run = EntryFile("AssumedContent/ViewWithoutAPlace.swift")
        let words = "PlainController: nothing gives the collection view a size; it fills its superview"
        let drawn = try run("frames", "--items", "1", "--only", "PlainController")
        #expect(drawn.status == 0 && drawn.errorText.contains(words.replacing(": nothing", with: ": note: nothing")), "\(drawn.errorText)")
        let strict = try run("frames", "--items", "1", "--only", "PlainController", "--strict")
        #expect(
            strict.status == 65 && strict.errorText.contains("error: AssumedContent/ViewWithoutAPlace.swift:3: \(words)\n"),
            "\(strict.errorText)")
    }

    @Test func aGenericBaseIsLeftOutBesideItsSubclass() throws {
        let run = EntryFile("AssumedContent/GenericBase.swift")
        let result = try run("render", "--list")
        #expect(result.outputText.contains(": BaseController: refused: is the generic base class of ListController"), "\(result.outputText)")
        #expect(result.outputText.contains(": ListController: a view controller"))
    }

    /// Lengths of a module that is not there.
    @Test func whatDecidesFramesIsToldFirst() throws {
        let run = EntryFile("AssumedContent/AssumedLengths.swift")
        let drawn = try run("frames", "--only", "GridController.makeSection")
        #expect(drawn.outputText.contains("content 393 × 1288, 12 elements"), "\(drawn.outputText) \(drawn.errorText)")
        let listed = try run("render", "--list")
        let length = ": GridController.makeSection: Metric.gap is assumed to be 8: cannot find 'Metric' in scope"
        #expect(listed.outputText.contains(length + "\n"), "\(listed.outputText)")
        #expect(drawn.errorText.contains(" is assumed to be "), "\(drawn.errorText)")
        let strict = try run("render", "-o", "Pictures", "--strict")
        #expect(strict.status == 65 && strict.errorText.contains(": Metric.gap is assumed to be 8: "), "\(strict.errorText)")
    }

    /// No property is found by its name.
    @Test func aValueThatIsSetByItsKeyIsTold() throws {
        let run = EntryFile("AssumedContent/ValueByKey.swift")
        let drawn = try run("frames", "--items", "1")
        #expect(drawn.status == 0 && drawn.errorText.contains("KeyController: note: setValue(forKey: \"contentInset\") has no effect"), "\(drawn.errorText)")
        #expect(try run("frames", "--items", "1", "--strict").status == 65)
    }
}
