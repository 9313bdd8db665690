import LayoutHosting
import ProgramMessages
import Testing
import UIKit

/// A controller that builds its view with a closure.
private final class BuiltController: UIViewController {
    let collectionView = UICollectionView.rows(1)
    private let build: (UIView, UICollectionView) -> Void

    init(_ build: @escaping (UIView, UICollectionView) -> Void) {
        self.build = build
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        build(view, collectionView)
    }
}

private final class KeepingView: UIView {
    var list: UICollectionView?
}

/// Positions of a collection view given by constraints and stack views, on a screen of 393 × 852 points with a safe
/// area of 59 and 34.
@MainActor
struct PlacementTests {
    private static let text = "A headline that is long enough to need two or more lines on an iPhone, whichever it is."

    private func placed(
        _ direction: UITraitEnvironmentLayoutDirection = .leftToRight, finishing finish: (@MainActor () -> Void)? = nil, _ build: @escaping (UIView, UICollectionView) -> Void
    ) throws -> (frame: CGRect, notes: [String]) {
        var viewport = Device.iPhone15.viewport
        viewport.traitCollection = UITraitCollection(
            traitsFrom: [viewport.traitCollection, UITraitCollection(layoutDirection: direction)])
        let controller = BuiltController(build)
        let app = try AppLayout(controller, in: viewport, finishing: finish)
        let view = controller.collectionView
        return (view.superview?.convert(view.frame, to: controller.view) ?? .null, app.notes + app.assumptions)
    }

    private func add(_ views: UIView..., to container: UIView) {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(view)
        }
    }

    private func fillWidth(_ views: UIView..., of container: UIView) {
        for view in views {
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor).isActive = true
            view.trailingAnchor.constraint(equalTo: container.trailingAnchor).isActive = true
        }
    }

    /// If code is left out, the remaining code may not add the collection view to the view.
    @Test func aKeptCollectionViewIsShownWhereCodeIsMissing() throws {
        let viewport = Device.iPhone15.viewport
        let controller = BuiltController { _, _ in }
        let app = try AppLayout(controller, in: viewport, assuming: .leftOutCode)
        #expect(controller.collectionView.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(app.assumptions == [
            "the code that adds the collection view to the view is missing",
            "nothing gives the collection view a size; it fills its superview",
        ])
        #expect(throws: HostingError.noCollectionView(controller: "BuiltController")) {
            try AppLayout(BuiltController { _, _ in }, in: viewport)
        }
        let view = KeepingView(frame: .zero)
        view.list = .rows(1)
        #expect(try AppLayout(view, in: viewport, assuming: .leftOutCode).assumptions == app.assumptions)
    }

    @Test func aCollectionViewWithoutASizeFillsItsSuperviewAndSaysSo() throws {
        let (frame, notes) = try placed { view, list in view.addSubview(list) }
        #expect(frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(notes == ["nothing gives the collection view a size; it fills its superview"])
    }

    @Test func theMarginsThatCodeSetsAreTheLayouts() throws {
        func margins(_ build: @escaping (UICollectionView) -> Void) throws -> [CGFloat] {
            let screen = Device.iPhone15.viewport
            let viewport = try screen.performAsCurrent {
                let controller = BuiltController { view, list in
                    list.frame = view.bounds
                    view.addSubview(list)
                    build(list)
                }
                return try AppLayout(controller, in: screen).viewport
            }
            return [viewport.layoutMargins.leading, viewport.layoutMargins.trailing, viewport.layoutMargins.top]
        }
        #expect(try margins { _ in } == [16, 16, 59])
        #expect(try margins { $0.directionalLayoutMargins.leading = 20 } == [20, 16, 59])
    }

    @Test func aCollectionViewBetweenAHeaderAndAToolbarHasWhatTheyLeave() throws {
        let (frame, notes) = try placed { view, list in
            let (header, toolbar) = (UIView(), UIToolbar())
            add(header, list, toolbar, to: view)
            fillWidth(header, list, toolbar, of: view)
            NSLayoutConstraint.activate([
                header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                header.heightAnchor.constraint(equalToConstant: 60),
                list.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 8),
                toolbar.topAnchor.constraint(equalTo: list.bottomAnchor, constant: 1),
                toolbar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            ])
        }
        #expect(frame == CGRect(x: 0, y: 59 + 60 + 8, width: 393, height: 852 - 34 - 44 - 1 - 127) && notes == [])
    }

    /// A view has as much of the safe area as it reaches into, on each side, also where leading is right.
    @Test(arguments: [false, true], [0, 10, 30, 70] as [CGFloat])
    func aViewHasTheSafeAreaThatItReachesInto(isRightToLeft: Bool, distance: CGFloat) throws {
        var viewport = Device.iPhone15.viewport
        viewport.traits.direction = isRightToLeft ? .rightToLeft : .leftToRight
        (viewport.safeAreaInsets.leading, viewport.safeAreaInsets.trailing) = (50, 20)
        let sides = [(distance, 0), (0, distance), (distance, 15)] as [(CGFloat, CGFloat)]
        for (leading, trailing) in sides {
            let app = try AppLayout(BuiltController { view, list in
                add(list, to: view)
                NSLayoutConstraint.activate([
                    list.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: leading),
                    list.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -trailing),
                    list.topAnchor.constraint(equalTo: view.topAnchor), list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                ])
            }, in: viewport)
            #expect(app.viewport.safeAreaInsets.leading == max(0, 50 - leading))
            #expect(app.viewport.safeAreaInsets.trailing == max(0, 20 - trailing))
        }
    }

    @Test func aHeaderIsAsHighAsItsTextInItsWidth() throws {
        let label = UILabel()
        label.text = Self.text
        label.numberOfLines = 0
        let (frame, _) = try placed { view, list in
            add(label, list, to: view)
            fillWidth(list, of: view)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
                label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
                view.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
                list.topAnchor.constraint(equalTo: label.bottomAnchor),
                list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
        }
        let height = label.sizeThatFits(CGSize(width: 393 - 32, height: 0)).height
        #expect(height > label.font.lineHeight * 1.9)
        #expect(abs(frame.minY - 100 - height) < 0.001 && abs(frame.maxY - 852) < 0.001)
    }

    @Test func aHeaderIsAsHighAsWhatItsConstraintsHold() throws {
        let (header, title, subtitle) = (UIView(), UILabel(), UILabel())
        (title.text, subtitle.text, subtitle.numberOfLines) = ("Title", Self.text, 0)
        let (frame, notes) = try placed { view, list in
            add(title, subtitle, to: header)
            add(header, list, to: view)
            fillWidth(header, list, of: view)
            fillWidth(title, subtitle, of: header)
            NSLayoutConstraint.activate([
                header.topAnchor.constraint(equalTo: view.topAnchor),
                title.topAnchor.constraint(equalTo: header.topAnchor, constant: 10),
                subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
                header.bottomAnchor.constraint(equalTo: subtitle.bottomAnchor, constant: 6),
                list.topAnchor.constraint(equalTo: header.bottomAnchor),
                list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
        }
        let width = CGSize(width: 393, height: 0)
        let height = 10 + title.sizeThatFits(width).height + 4 + subtitle.sizeThatFits(width).height + 6
        #expect(frame == CGRect(x: 0, y: height, width: 393, height: 852 - height) && notes == [])
    }

    @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func aSidebarWithAPartOfTheWidthLeavesTheRest(_ direction: UITraitEnvironmentLayoutDirection) throws {
        let (frame, notes) = try placed(direction) { view, list in
            let (sidebar, gap) = (UIView(), UILayoutGuide())
            add(sidebar, list, to: view)
            view.addLayoutGuide(gap)
            NSLayoutConstraint.activate([
                sidebar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                sidebar.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1 / 3, constant: -1),
                gap.leadingAnchor.constraint(equalTo: sidebar.trailingAnchor),
                gap.widthAnchor.constraint(equalToConstant: 10),
                list.leadingAnchor.constraint(equalTo: gap.trailingAnchor),
                list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                list.topAnchor.constraint(equalTo: view.topAnchor),
                list.heightAnchor.constraint(equalTo: list.widthAnchor, multiplier: 0.5),
            ])
        }
        let x: CGFloat = direction == .rightToLeft ? 0 : 140
        #expect(frame == CGRect(x: x, y: 0, width: 253, height: 380.0 / 3) && notes == [])
    }

    @Test func aStackGivesACollectionViewWhatTheOthersLeave() throws {
        let (frame, notes) = try placed { view, list in
            let (header, footer, hidden) = (UIView(), UIToolbar(), UIView())
            header.heightAnchor.constraint(equalToConstant: 50).isActive = true
            hidden.isHidden = true
            let stack = UIStackView(arrangedSubviews: [header, hidden, list, footer])
            stack.axis = .vertical
            stack.spacing = 10
            stack.setCustomSpacing(2, after: list)
            add(stack, to: view)
            fillWidth(stack, of: view)
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
            stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor).isActive = true
        }
        #expect(frame == CGRect(x: 0, y: 59 + 50 + 10, width: 393, height: 759 - 50 - 10 - 2 - 44) && notes == [])
    }

    @Test func aStackOfEqualViewsSharesItsWidth() throws {
        let (frame, _) = try placed(.rightToLeft) { view, list in
            let stack = UIStackView(arrangedSubviews: [list, UIView(), UIView()])
            stack.distribution = .fillEqually
            stack.spacing = 3
            stack.frame = CGRect(x: 0, y: 0, width: 306, height: 90)
            view.addSubview(stack)
        }
        #expect(frame == CGRect(x: 206, y: 0, width: 100, height: 90))
    }

    @Test func aStackAboveIsAsHighAsWhatItArranges() throws {
        let label = UILabel()
        (label.text, label.numberOfLines) = (Self.text, 0)
        let (frame, _) = try placed { view, list in
            let bar = UIView()
            bar.heightAnchor.constraint(equalToConstant: 30).isActive = true
            let stack = UIStackView(arrangedSubviews: [bar, label])
            (stack.axis, stack.spacing) = (.vertical, 5)
            add(stack, list, to: view)
            fillWidth(stack, list, of: view)
            stack.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            list.topAnchor.constraint(equalTo: stack.bottomAnchor).isActive = true
            list.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
        }
        let height = label.sizeThatFits(CGSize(width: 393, height: 0)).height
        #expect(abs(frame.minY - 35 - height) < 0.001 && abs(frame.maxY - 852) < 0.001, "\(frame) \(height)")
    }

    @Test func aCollectionViewWithoutASizeFillsItsSuperview() throws {
        // Once more after work of the code, whereupon all is laid out again.
        for finish in [nil, {}] as [(@MainActor () -> Void)?] {
            let (frame, notes) = try placed(finishing: finish) { view, list in
                let header = UIView()
                add(header, list, to: view)
                fillWidth(header, list, of: view)
                NSLayoutConstraint.activate([
                    // A cycle: the header's height is not determined.
                    header.topAnchor.constraint(equalTo: view.topAnchor),
                    header.bottomAnchor.constraint(equalTo: list.topAnchor),
                    list.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor),
                ])
            }
            #expect(frame == CGRect(x: 0, y: 0, width: 393, height: 852))
            #expect(notes == ["the constraints give the collection view no size; it fills its superview"])
        }
        let stacked = try placed { view, list in
            let stack = UIStackView(arrangedSubviews: [UIView(), list])
            stack.axis = .vertical
            stack.frame = view.bounds
            view.addSubview(stack)
        }
        #expect(stacked.frame.size == CGSize(width: 393, height: 852) && stacked.notes.count == 1)
    }

    /// If some of the views are missing, one mistake causes others.
    @Test func mistakesBesideMissingCodeAreOneNote() throws {
        for (assumptions, ends): (Assumptions, [String]) in [([], [".width == 20>", ".height == 20>"]), (.leftOutCode, [" (and 1 more)"])] {
            let controller = BuiltController { view, list in
                list.frame = view.bounds
                view.addSubview(list)
                let box = UIView()
                add(box, to: view)
                for length in [10, 20] as [CGFloat] {
                    box.widthAnchor.constraint(equalToConstant: length).isActive = true
                    box.heightAnchor.constraint(equalToConstant: length).isActive = true
                }
            }
            let notes = try AppLayout(controller, in: Device.iPhone15.viewport, assuming: assumptions).notes
            #expect(notes.count == ends.count && zip(notes, ends).allSatisfy { $0.hasPrefix("Unable to ") && $0.contains($1) }, "\(notes)")
        }
    }

    /// In UIKit, the collection view is a subview of its controller's view, as large as this one until code places it.
    @Test func aControllerOfACollectionViewHasAViewAroundIt() throws {
        final class ListController: UICollectionViewController {
            var build: (ListController) -> Void = { _ in }
            override func viewDidLoad() {
                super.viewDidLoad()
                build(self)
            }
        }
        func frame(_ build: @escaping (ListController) -> Void) throws -> CGRect {
            let controller = ListController(collectionViewLayout: UICollectionViewFlowLayout())
            controller.build = build
            _ = try AppLayout(controller, in: Device.iPhone15.viewport)
            #expect(controller.collectionView !== controller.view && controller.view.frame.size == CGSize(width: 393, height: 852))
            return controller.collectionView.frame
        }
        #expect(try frame { $0.view.addSubview(UIButton()) } == CGRect(x: 0, y: 0, width: 393, height: 852))
        let placed = try frame { controller in
            let list = controller.collectionView!
            add(list, to: controller.view)
            fillWidth(list, of: controller.view)
            list.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 24).isActive = true
            list.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor).isActive = true
        }
        #expect(placed == CGRect(x: 0, y: 24, width: 393, height: 828))
        let replaced = try frame { controller in
            let old = controller.collectionView
            controller.collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            #expect(old?.superview == nil && controller.collectionView.superview === controller.view)
        }
        #expect(replaced == CGRect(x: 0, y: 0, width: 393, height: 852))
    }
}
