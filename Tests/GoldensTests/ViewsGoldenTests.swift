@testable import Goldens
import LayoutDiagram
import LinuxUIKit
import Testing
import ViewPictures

/// Goldens of what is in the elements.
struct ViewsGoldenTests {
    private func snapshot(text: String?, on device: Device = .iPhone15) throws -> Snapshot {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        var subject = DrawableLayout(
            layout: try layout.solve(in: device.viewport, content: LayoutContent(itemCounts: [1])), device: device, title: "Rows")
        if let text {
            var screen = ScreenViews(size: device.viewport.size, collectionFrame: .zero)
            var cell = ViewPicture(className: "RowCell", frame: CGRect(x: 0, y: 0, width: 393, height: 60))
            cell.content = .foreign(text)
            for element in subject.layout.elements() { screen.elements[element.id] = cell }
            subject.views = screen
        }
        return try Snapshot(of: GoldenLook(Look(device: device), .views), Diagram(subject), table: .text)
    }

    @Test func aGoldenOfViewsTellsWhatChanged() throws {
        let golden = try snapshot(text: "map").bytes()
        #expect(try snapshot(text: "map").compared(with: golden) == .same)
        guard case .different(let difference) = try snapshot(text: "video").compared(with: golden) else {
            Issue.record("no difference")
            return
        }
        #expect(difference.words == ["cell [0, 0]: box video, was map"] && difference.share == 1)
        #expect(difference.cause == DifferenceCause(changes: ["box video, was map"]))
    }

    @Test func otherFilesAreUnreadable() throws {
        let one = try snapshot(text: "map")
        #expect(try one.compared(with: Array("galley frames 1\n".utf8)) == .unreadable("line 1: not a text of views: the first line must be \"galley views 1\""))
        #expect(one.format.fileExtension == "views.txt" && !one.format.isPicture)
    }

    @Test func aLayoutWithoutViewsHasNoGoldenOfThem() {
        #expect(throws: GoldenRefusal.noViews) { try snapshot(text: nil) }
    }
}
