import Testing
import UIKit

/// Files that are damaged, hostile, or name what an app does not have: one message each, or one note.
@MainActor
struct InterfaceErrorTests {
    /// The message or the notes on a XIB file of this content.
    private func outcome(of content: String) throws -> String {
        try Album.inFile("Cell.xib", content, outlets: [Self.outlets]) { sources in
            do {
                return try Album.perform(sources) { try UINib(nibName: "Cell", bundle: nil).objects(ownedBy: nil) }
                    .notes.joined(separator: "\n")
            } catch let error as InterfaceError {
                return error.description
            }
        }
    }

    /// A label of a cell, which only a switch may be.
    private static let outlets: InterfaceSources.Outlets = { object, name, value in
        object is UICollectionViewCell && name == "toggle" ? value is UISwitch : nil
    }

    /// A document with a cell of this content.
    private func cell(_ content: String, _ attributes: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document>
        <objects>
        <collectionViewCell id="cell" \(attributes)>
        \(content)
        </collectionViewCell>
        </objects>
        </document>
        """
    }

    /// A file describes no sections; code adds the layout that is shown.
    @Test func aCompositionalLayoutOfAFileHasNoSections() throws {
        let words = try outcome(of: cell("""
            <view key='contentView'><subviews>
            <collectionView id='list'>
            <collectionViewLayout key='collectionViewLayout' id='layout' customClass='FiledLayout' customModule='LinuxUIKitTests'/>
            </collectionView>
            </subviews></view>
            """))
        #expect(words == "" && FiledLayout.made.map(\.spacing) == [7])
        let solved = try FiledLayout.made[0].solve(in: LayoutViewport(width: 300, height: 300, scale: 2), content: LayoutContent(itemCounts: []))
        #expect(solved.elementCount == 0)
    }

    @Test(arguments: [
        ("", "Cell.xib:1: it is not XML: there is no element"),
        ("PNG", "Cell.xib:1: it is not XML: it begins with text"),
        ("<document>\n<objects>\n<view", "Cell.xib:3: it ends within <objects> of line 2"),
        ("<document>\n<objects>", "Cell.xib:2: it ends within <objects> of line 2"),
        ("<document a='b", "Cell.xib:1: it ends within the text that begins on line 1"),
        ("<document><!-- \n", "Cell.xib:2: it ends within the text that begins on line 1"),
        ("<document>\n</objects>", "Cell.xib:2: it is not XML: </objects> ends no open element"),
        ("<document a>", "Cell.xib:1: it is not XML: an attribute has no value"),
        ("<document a=b>", "Cell.xib:1: it is not XML: an attribute's value has no quotes"),
        ("<!DOCTYPE a [<!ENTITY b \"c\">]>", "Cell.xib:1: it is not XML: a name is missing"),
        ("<document a='&b;'/>", "Cell.xib:1: it is not XML: unknown entity \"&b;\""),
        (
            "<archive type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'/>",
            "Cell.xib:1: its element <archive> is not <document>; only files saved by Xcode 5 or later can be read"
        ),
    ])
    func damage(of content: String, isSaidInOneLine message: String) throws {
        #expect(try outcome(of: content) == message)
    }

    @Test func nestingIsBounded() throws {
        let deep = String(repeating: "<a>", count: 500_000)
        #expect(try outcome(of: deep) == "Cell.xib:1: its elements are nested more than 400 deep")
        let views = String(repeating: "<view><subviews>", count: 198) + String(repeating: "</subviews></view>", count: 198)
        #expect(try outcome(of: cell("<subviews>\(views)</subviews>")) == "")
    }

    @Test func aMissingFileIsNamedAsInUIKit() throws {
        let error = #expect(throws: InterfaceError.self) {
            try Album.perform(InterfaceSources()) { try UINib(nibName: "Nothing", bundle: nil).objects(ownedBy: nil) }
        }
        #expect(error?.description.contains("with name 'Nothing'") == true)
    }

    @Test func anUnknownClassIsNotedAndItsSuperclassTaken() throws {
        #expect(try outcome(of: cell("", "customClass='GoneCell' customModule='App'"))
            == "Cell.xib:4: Unknown class GoneCell in Interface Builder file.")
        #expect(try outcome(of: cell("", "customClass='NSObject' customModule='Foundation'"))
            == "Cell.xib:4: NSObject: its init(coder:) returned nil")
    }

    @Test func anOutletOfAnotherTypeIsAnError() throws {
        let content = """
            <subviews><label id='label'/></subviews>
            <connections><outlet property='toggle' destination='label'/></connections>
            """
        #expect(try outcome(of: cell(content))
            == "Cell.xib:6: the outlet toggle of UICollectionViewCell cannot be a UILabel")
    }

    /// UIKit sets outlets by key, and calls only the methods that a delegate has.
    @Test func aDelegateWithoutItsProtocolIsNone() throws {
        let view = "<collectionView id='view'><connections><outlet property='%@' destination='label'/></connections></collectionView>"
        let content = { (name: String) in
            "<subviews><label id='label'/>\n\(view.replacingOccurrences(of: "%@", with: name))</subviews>"
        }
        #expect(try outcome(of: cell(content("delegate"))) == "")
        #expect(try outcome(of: cell(content("dataSource")))
            == "Cell.xib:6: the outlet dataSource of UICollectionView cannot be a UILabel")
    }

    @Test func whatIsNotReadIsNotedOnce() throws {
        let content = """
            <subviews>
            <mapView id='map' contentMode='scaleToFill'><rect key='frame' x='0' y='0' width='9' height='9'/></mapView>
            <mapView contentMode='scaleToFill'/><arscnView/>
            <label id='label'><fontDescription key='fontDescription' name='Gotham-Bold' pointSize='20'/></label>
            </subviews>
            <constraints>
            <constraint firstItem='label' firstAttribute='top' secondItem='gone' secondAttribute='top'/>
            </constraints>
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute keyPath='radius'/></userDefinedRuntimeAttributes>
            <connections><outlet property='map' destination='map'/><outlet property='text' destination='gone'/></connections>
            """
        #expect(try outcome(of: cell(content)) == """
            Cell.xib: not read: arscnView, constraint, font Gotham-Bold, mapView, outlet map of UICollectionViewCell, \
            outlet text of UICollectionViewCell, runtime attribute radius
            """)
    }

    /// A file names UIKit's colours by their properties, and two by older names.
    @Test(arguments: [
        "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "link", "separator", "opaqueSeparator",
        "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
        "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "systemFill", "secondarySystemFill",
        "tertiarySystemFill", "quaternarySystemFill", "systemRed", "systemGreen", "systemBlue", "systemOrange", "systemYellow",
        "systemPink", "systemPurple", "systemTeal", "systemIndigo", "systemMint", "systemCyan", "systemBrown", "systemGray",
        "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6", "tint", "white", "black", "darkText", "lightText",
        "clear", "groupTableViewBackground", "tableCellGroupedBackground",
    ])
    func aColorOfUIKitIsRead(named name: String) throws {
        #expect(try outcome(of: cell("<color key='backgroundColor' cocoaTouchSystemColor='\(name)Color'/>")) == "")
    }

    @Test func numbersThatAreNoneAreLeftOut() throws {
        let content = """
            <rect key='frame' x='nan' y='1e999' width='12' height='inf'/>
            <subviews><label numberOfLines='many' alpha='nan' textAlignment='askew'/></subviews>
            <constraints><constraint firstAttribute='width' constant='nan' multiplier='0:0' priority='inf'/></constraints>
            """
        #expect(try outcome(of: cell(content)) == "")
    }

    @Test func aControllerWithinItselfIsAnError() throws {
        let loop = """
            <document><scenes><scene><objects>
            <navigationController id='loop' customClass='UINavigationController' sceneMemberID='viewController'>
            <connections><segue destination='loop' kind='relationship' relationship='rootViewController'/></connections>
            </navigationController></objects></scene></scenes></document>
            """
        let error = #expect(throws: InterfaceError.self) {
            try Album.inFile("Loop.storyboard", loop, classes: ["UINavigationController"]) { sources in
                try Album.perform(sources) { try UIStoryboard.controller(of: UINavigationController.self) }
            }
        }
        #expect(error?.description == "Loop.storyboard:2: a controller contains itself")
    }
}

/// A layout that a XIB file names.
final class FiledLayout: UICollectionViewCompositionalLayout {
    nonisolated(unsafe) static var made: [FiledLayout] = []
    let spacing: CGFloat

    required init?(coder: NSCoder) {
        spacing = 7
        super.init(coder: coder)
        Self.made.append(self)
    }
}
