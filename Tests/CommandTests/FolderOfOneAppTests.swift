import TestSupport
import Testing

/// The folder of an app: its controllers are drawn as they are, beside those that cannot be.
struct FolderOfOneAppTests {
    @Test func whatStopsIsLeftOutBesideOtherFiles() throws {
        let run = EntryFile("StoppedBase")
        let drawn = try run("render", "-o", "Pictures/")
        #expect(drawn.status == 0 && drawn.errorText.contains("written Pictures/HomeController.svg"), "\(drawn.errorText)")
        #expect(drawn.errorText.contains("Base.swift:3: BaseController: refused: the code stopped: "), "\(drawn.errorText)")
        let strict = try run("render", "--strict", "-o", "Pictures/")
        let lines = strict.errorText.split(separator: "\n").filter { $0.hasPrefix("error: ") }
        #expect(strict.status == 65 && Set(lines).count == lines.count, "\(strict.errorText)")
        let verified = try run("verify")
        #expect(verified.status == 65 && (verified.outputText + verified.errorText).contains("BaseController: error: the code stopped"))
    }

    /// The app's sender would be the cell that is touched.
    @Test func aSegueActionThatStopsIsRefusedBesideOthers() throws {
        let drawn = try EntryFile("SegueWithoutSender")("render", "--in", "nothing", "-o", "Pictures/")
        #expect(drawn.status == 0 && drawn.errorText.contains("written Pictures/ListController.svg"), "\(drawn.errorText)")
        #expect(drawn.errorText.contains("ListController.openItem: refused: the code stopped: "), "\(drawn.errorText)")
    }

    /// The first controller needs the model, the second sets its own.
    @Test func propertiesThatOtherCodeSetsHavePlainValues() throws {
        let run = EntryFile("SetProperties")
        let list = try run("render", "--list")
        #expect(list.outputText.contains("ListController: a view controller; drawn with model: Model(); --argument gives other values\n"))
        #expect(list.outputText.contains("OwnController: a view controller\n"), "\(list.outputText)")
        let frames = try run("frames", "--only", "ListController", "--items", "1")
        #expect(frames.outputText.contains("content 393 × 30, 1 element"), "\(frames.outputText)\(frames.errorText)")
        let given = try run("frames", "--only", "ListController", "--items", "1", "--argument", "model=Model(height: 70)")
        #expect(given.outputText.contains("content 393 × 70, 1 element"), "\(given.outputText)\(given.errorText)")
        let strict = try run("frames", "--strict", "--only", "ListController", "--items", "1")
        #expect(strict.status == 65 && strict.errorText.contains("ListController: drawn with model: Model()"), "\(strict.errorText)")
    }

    /// The compiler gives the cast to a final class no message.
    @Test(arguments: [
        ("CellsController", "Could not cast value of type 'LinuxUIKit.UICollectionViewCell' to 'GalleyApp.Cell'."),
        ("FinalCellsController", "it trapped without a message, as a failed as! does"),
    ])
    func aFailedCastIsToldWithoutAddresses(name: String, words: String) throws {
        let drawn = try EntryFile("FailedCasts")("frames", "--only", name)
        #expect(drawn.errorText.contains("the code stopped: \(words)\n"), "\(drawn.errorText)")
    }

    /// Foundation itself has these two names of Combine.
    @Test func publishedPropertiesNeedNoImportOfCombine() throws {
        let run = EntryFile("PublishedProperties")
        let listed = try run("render", "--list")
        #expect(!listed.outputText.contains("refused"), "\(listed.outputText)")
        let frames = try run("frames", "--only", "TreesController")
        #expect(frames.status == 0 && frames.outputText.contains("0–2") && !frames.outputText.contains("0–3"), "\(frames.outputText)")
    }

    @Test func sectionsWhoseItemsComeLaterAreTold() throws {
        let drawn = try EntryFile("LaterItems")("render", "-o", "Pictures/")
        #expect(drawn.status == 0, "\(drawn.errorText)")
        #expect(
            drawn.errorText.contains("TreesController: note: sections 0, 2 have no items; --items sets placeholder items"),
            "\(drawn.errorText)")
    }
}
