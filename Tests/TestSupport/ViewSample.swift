public import Foundation
public import LayoutDiagram
import LinuxUIKit
public import VectorScene
public import ViewPictures

/// A small screen with views, written by hand: a bar, a row with a text, a card with a photo, and controls.
public enum ViewSample {
    public static let size = CGSize(width: 200, height: 320)
    public static let label = color(0x000000, 0xFFFFFF)
    public static let tint = color(0x007AFF, 0x0A84FF)
    private static let surface = color(0xFFFFFF, 0x1C1C1E)

    public static func color(_ light: UInt32, _ dark: UInt32? = nil) -> ViewColor {
        func components(_ color: UInt32) -> ViewColor.Components {
            let bytes = [color >> 16 & 0xFF, color >> 8 & 0xFF, color & 0xFF].map { Double($0) / 255 }
            return .init(red: bytes[0], green: bytes[1], blue: bytes[2])
        }
        return ViewColor(light: components(light), dark: components(dark ?? light))
    }

    public static func view(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> ViewPicture {
        ViewPicture(className: "UIView", frame: CGRect(x: x, y: y, width: width, height: height))
    }

    /// A line of text at a view's left end.
    public static func text(
        _ text: String, width: Double, _ style: ViewText.Style = .init(fontSize: 17, color: label)
    ) -> ViewPicture {
        var view = view(0, 0, width, style.fontSize * 1.2)
        view.className = "UILabel"
        let run = ViewText.Run(text, width: width, style: style)
        view.content = .text(ViewText([.init(runs: [run], x: 0, baseline: style.fontSize * 0.952, width: width)]))
        return view
    }

    public static func control(_ control: ViewControl, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> ViewPicture {
        var view = view(x, y, width, height)
        view.content = .control(control)
        return view
    }

    /// The layout's rows, each with its view.
    public static var subject: DrawableLayout {
        get throws {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80))
            let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
            let frame = CGRect(x: 0, y: 44, width: 200, height: 276)
            let solved = try layout.solve(in: LayoutViewport(width: frame.width, height: frame.height), content: LayoutContent(itemCounts: [3]))
            var subject = DrawableLayout(layout: solved, title: "Views", name: { "Item \($0.item)" })
            var views = ScreenViews(size: Self.size, collectionFrame: frame)
            for (element, view) in zip(solved.elements(), [row, card, controls]) { views.elements[element.id] = view }
            var ground = view(0, 0, 200, 320)
            ground.background = color(0xF2F2F7, 0x000000)
            (views.behind, views.above) = ([ground], [bar])
            subject.views = views
            return subject
        }
    }

    public static func picture() throws -> Picture {
        var style = DiagramStyle.screen
        style.cells = .views
        return try Diagram(subject, style: style).picture()
    }

    private static var bar: ViewPicture {
        var bar = view(0, 0, 200, 44)
        bar.background = surface
        var style = ViewText.Style(fontSize: 17, color: label)
        style.weight = 600
        var title = text("Trips", width: 42, style)
        title.frame.origin = CGPoint(x: 79, y: 12)
        var add = view(168, 12, 20, 20)
        add.content = .image(ViewImage(symbol: "plus.circle.fill", tint: tint, frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
        bar.children = [title, add, control(.separator(color(0xC6C6C8, 0x3D3D41)), 0, 43, 200, 1)]
        return bar
    }

    private static var row: ViewPicture {
        var row = view(0, 0, 200, 80)
        var photo = view(12, 14, 52, 52)
        photo.corners.radius = 26
        photo.isClipped = true
        photo.content = .image(ViewImage(frame: CGRect(x: 0, y: 0, width: 52, height: 52)))
        var name = text("Lisbon", width: 52)
        name.frame.origin = CGPoint(x: 76, y: 18)
        var words = text("Four days by the sea", width: 112, .init(fontSize: 12, color: color(0x8A8A8E, 0x98989F)))
        words.frame.origin = CGPoint(x: 76, y: 42)
        row.children = [photo, name, words]
        return row
    }

    private static var card: ViewPicture {
        var cell = view(0, 0, 200, 80)
        var card = view(12, 6, 176, 68)
        card.background = surface
        card.corners.radius = 12
        card.border = ViewBorder(width: 1, color: color(0xD1D1D6, 0x3A3A3C))
        var photo = view(0, 0, 68, 68)
        photo.corners.radius = 12
        photo.corners.rounded = [.topLeft, .bottomLeft]
        photo.isClipped = true
        photo.content = .image(ViewImage(frame: CGRect(x: -10, y: 0, width: 90, height: 68)))
        var heart = view(146, 10, 20, 18)
        heart.content = .image(ViewImage(symbol: "heart", tint: tint, frame: CGRect(x: 0, y: 0, width: 20, height: 18)))
        var name = text("Porto", width: 43)
        name.frame.origin = CGPoint(x: 80, y: 10)
        card.children = [photo, name, heart]
        cell.children = [card]
        return cell
    }

    private static var controls: ViewPicture {
        var cell = view(0, 0, 200, 80)
        cell.children = [
            control(.toggle(isOn: true, on: color(0x34C759, 0x30D158)), 12, 8, 51, 31),
            control(.stepper, 94, 8, 94, 32), control(.slider(value: 0.6, filled: tint), 12, 44, 176, 34),
        ]
        return cell
    }
}
