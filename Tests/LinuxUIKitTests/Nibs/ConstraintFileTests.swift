import Testing
import UIKit

/// Constraints of XIB files.
@MainActor
struct ConstraintFileTests {
    /// The constraints of a view with a box in it.
    private func constraints(_ lines: String, in device: Device = .iPhone15) throws -> [NSLayoutConstraint] {
        let content = "<document><objects><view id='view'><subviews><view id='box'/></subviews>\(lines)</view></objects></document>"
        let objects = try Album.inFile("Box.xib", content) { sources in
            try device.viewport.performAsCurrent {
                try Album.perform(sources) { try UINib(nibName: "Box", bundle: nil).objects(ownedBy: nil) }.answer
            }
        }
        return try #require(objects.first as? UIView).constraints
    }

    @Test(arguments: [("16:9", 16 / 9), ("3/4", 0.75), ("0.5", 0.5), ("2", 2), ("4:0", 4)] as [(String, CGFloat)])
    func aMultiplierIsANumberOrARatio(text: String, multiplier: CGFloat) throws {
        let line = "<constraint firstItem='box' firstAttribute='width' secondItem='view' secondAttribute='width' multiplier='\(text)'/>"
        #expect(try constraints("<constraints>\(line)</constraints>").map(\.multiplier) == [multiplier])
    }

    /// A variation holds where all size classes in its key do; a later one counts more.
    @Test(arguments: [("iPhone 15", ["tall"]), ("iPhone 15 landscape", []), ("iPad mini (A17 Pro)", ["tall", "large"])])
    func aVariationHoldsInItsSizeClasses(device: String, installed: [String]) throws {
        let lines = ["tall", "large"].map { "<constraint firstItem='box' firstAttribute='top' constant='1' id='\($0)' identifier='\($0)' "
            + "secondItem='view' secondAttribute='top'/>" }.joined()
        let variations = """
            <variation key='default'><mask key='constraints'><exclude reference='tall'/><exclude reference='large'/></mask></variation>
            <variation key='heightClass=regular'><mask key='constraints'><include reference='tall'/></mask></variation>
            <variation key='heightClass=regular-widthClass=regular'><mask key='constraints'><include reference='large'/></mask></variation>
            """
        let found = try constraints("<constraints>\(lines)</constraints>\(variations)", in: #require(Device.named(device)))
        #expect(found.compactMap(\.identifier) == installed)
    }
}
