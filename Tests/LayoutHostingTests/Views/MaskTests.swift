import LayoutHosting
import Testing
import UIKit
import ViewPictures

/// Masks of views and layers, and what right-to-left views mirror.
@MainActor
struct MaskTests {
    private func box(_ change: (UIView) -> Void) throws -> ViewPicture {
        try ViewPicture.of {
            let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 60))
            view.backgroundColor = .systemRed
            change(view)
            return view
        }
    }

    @Test func aShapeLayerMasksByItsPath() throws {
        let picture = try box { view in
            let mask = CAShapeLayer()
            mask.frame = CGRect(x: 5, y: 6, width: 90, height: 50)
            mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 30)).cgPath
            view.layer.mask = mask
        }
        guard case .path(let segments, false) = picture.mask else { return #expect(Bool(false), "\(String(describing: picture.mask))") }
        #expect(segments.first == .move(CGPoint(x: 5, y: 6)) && segments.contains(.line(CGPoint(x: 45, y: 36))))
    }

    // MARK: Masks that are not opaque everywhere

    /// The masks of a view, and of a layer in it.
    private func masks(_ make: () -> CALayer) throws -> [ViewPicture?] {
        let (one, other) = (make(), make())
        let picture = try box { view in
            let layer = CALayer()
            view.layer.addSublayer(layer)
            (view.layer.mask, layer.mask) = (one, other)
        }
        return ([picture.mask] + picture.children.map(\.mask)).map { mask in
            guard case .picture(let picture)? = mask else { return nil }
            return picture
        }
    }

    @Test func aGradientMasksByItsOpacity() throws {
        let masks = try masks {
            let gradient = CAGradientLayer()
            (gradient.frame, gradient.locations) = (CGRect(x: 0, y: 0, width: 100, height: 60), [0.2, 1])
            gradient.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
            return gradient
        }
        for mask in masks {
            #expect(mask?.gradient?.colors.map(\.light.alpha) == [1, 0] && mask?.gradient?.locations == [0.2, 1])
            #expect(mask?.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
        }
        #expect(masks.count == 2)
    }

    @Test func aStrokeMasksByItsLineAlone() throws {
        let masks = try masks {
            let ring = CAShapeLayer()
            ring.path = UIBezierPath(ovalIn: CGRect(x: 20, y: 10, width: 40, height: 40)).cgPath
            (ring.fillColor, ring.strokeColor, ring.lineWidth) = (nil, UIColor.black.cgColor, 6)
            return ring
        }
        #expect(masks.map { $0?.shapes.map(\.lineWidth) } == [[6], [6]] && masks.allSatisfy { $0?.shapes.first?.fill == nil })
    }

    @Test func aLabelMasksByItsLetters() throws {
        let label = label("Hello") { $0.frame = CGRect(x: 0, y: 0, width: 100, height: 30) }
        let asLayer = try box { $0.layer.mask = label.layer }.mask
        let asView = try box { $0.mask = label }.mask
        for mask in [asLayer, asView] {
            guard case .picture(let picture)? = mask else { return #expect(Bool(false)) }
            #expect(picture.text?.words == ["Hello"])
        }
    }

    @Test func aFaintOrFurnishedLayerMasksByItsPicture() throws {
        let changes: [(CALayer) -> Void] = [
            { $0.opacity = 0.5 }, { $0.backgroundColor = UIColor(white: 0, alpha: 0.5).cgColor }, { $0.addSublayer(CALayer()) },
            { $0.transform = CATransform3DMakeRotation(0.3, 0, 0, 1) }, { $0.mask = CALayer() },
        ]
        for change in changes {
            let masks = try masks {
                let layer = CALayer()
                layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
                change(layer)
                return layer
            }
            #expect(masks.allSatisfy { $0 != nil })
        }
    }

    /// A layer whose colours or path may be set later shows what is in its box.
    @Test func aMaskThatDrawsNothingIsABox() throws {
        for mask in [CALayer(), CAGradientLayer(), CAShapeLayer()] {
            mask.frame = CGRect(x: 5, y: 6, width: 90, height: 50)
            #expect(try box { $0.layer.mask = mask }.mask == .box(mask.frame, ViewCorners()))
        }
    }

    @Test func aMaskWithoutAreaIsNone() throws {
        let (gradient, label) = (CAGradientLayer(), label("Hello"))
        gradient.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        for mask in [gradient, label.layer] { #expect(try box { $0.layer.mask = mask }.mask == nil) }
    }

    @Test func anImageAsAMaskIsNoted() throws {
        for (name, notes) in [("photo", ["UIImageView: images in masks count as opaque"]), ("", [])] {
            let collector = ViewCollector()
            let (view, mask) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60)), UIImageView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
            mask.image = name.isEmpty ? UIImage(systemName: "heart.fill") : UIImage(named: name)
            view.mask = mask
            _ = Device.iPhone15.viewport.performAsCurrent { collector.picture(of: view) }
            #expect(collector.notes == notes)
        }
    }

    /// A mask that masks itself, and one of too many segments.
    @Test func masksEndWithinTheLimits() throws {
        let (view, mask) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60)), CAGradientLayer())
        (mask.colors, mask.frame) = ([UIColor.black.cgColor, UIColor.clear.cgColor], view.bounds)
        (mask.mask, view.layer.mask) = (mask, mask)
        let collector = ViewCollector()
        _ = Device.iPhone15.viewport.performAsCurrent { collector.picture(of: view) }
        #expect(collector.notes == ["CAGradientLayer: views more than 100 levels deep are not drawn"])
        mask.mask = nil
        let (long, path) = (CAShapeLayer(), UIBezierPath())
        path.move(to: .zero)
        for index in 0..<100 { path.addLine(to: CGPoint(x: index, y: index % 7)) }
        (long.path, view.layer.mask) = (path.cgPath, long)
        var limits = ViewLimits()
        limits.segments = 50
        let other = ViewCollector(limits: limits)
        let picture = try #require(Device.iPhone15.viewport.performAsCurrent { other.picture(of: view) })
        #expect(picture.mask == nil && other.notes == ["CAShapeLayer: paths of more than 50 segments are not drawn"])
    }

    @Test func aPlainLayerMasksByItsBox() throws {
        let picture = try box { view in
            let mask = CALayer()
            (mask.frame, mask.cornerRadius) = (CGRect(x: 5, y: 6, width: 90, height: 50), 8)
            mask.maskedCorners = [.layerMinXMinYCorner]
            view.layer.mask = mask
        }
        var corners = ViewCorners(radius: 8)
        corners.rounded = [.topLeft]
        #expect(picture.mask == .box(CGRect(x: 5, y: 6, width: 90, height: 50), corners))
    }

    @Test func aViewMasksAsItsLayerDoes() throws {
        let picture = try box { view in
            let mask = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 30))
            mask.layer.cornerRadius = 15
            view.mask = mask
        }
        #expect(picture.mask == .box(CGRect(x: 1, y: 2, width: 30, height: 30), ViewCorners(radius: 15)))
        #expect(try box { _ in }.mask == nil)
    }

    @Test func controlsAndDirectionalSymbolsAreMirrored() throws {
        let makes: [(UIView, Bool)] = [
            (UISwitch(), true), (UISlider(), true), (UIProgressView(), true), (UISegmentedControl(items: ["A", "B"]), true),
            (UIImageView(image: UIImage(systemName: "chevron.forward")), true),
            (UIImageView(image: UIImage(systemName: "backward.fill")), true),
            (UIImageView(image: UIImage(systemName: "chevron.left")), false),
            (UIImageView(image: UIImage(systemName: "goforward")), false), (UIStepper(), false), (UILabel(), false),
        ]
        for (view, isMirrored) in makes {
            view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            #expect(try ViewPicture.of { view }.isMirrored == false)
            view.semanticContentAttribute = .forceRightToLeft
            #expect(try ViewPicture.of { view }.isMirrored == isMirrored, "\(view)")
        }
    }

    @Test func aFieldsLeftViewIsDrawnAtItsLeadingEnd() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
        (field.leftView, field.leftViewMode, field.placeholder) = (UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 36)), .always, "Search")
        #expect(try ViewPicture.of { field }.children.map { [$0.frame.minX, $0.frame.maxX] } == [[0, 30], [30, 200]])
        field.semanticContentAttribute = .forceRightToLeft
        #expect(try ViewPicture.of { field }.children.map { [$0.frame.minX, $0.frame.maxX] } == [[170, 200], [0, 170]])
    }

    @Test(arguments: [
        (UIImage.SymbolConfiguration(pointSize: 34), 2), (UIImage.SymbolConfiguration(scale: .large), 1.28),
        (UIImage.SymbolConfiguration(pointSize: 17, weight: .bold, scale: .small), 0.78),
        (UIImage.SymbolConfiguration(font: .systemFont(ofSize: 51)), 3),
        (UIImage.SymbolConfiguration(pointSize: 34).applying(UIImage.SymbolConfiguration(scale: .large)), 2.56),
        (UIImage.SymbolConfiguration(weight: .bold), 1),
    ] as [(UIImage.SymbolConfiguration, CGFloat)])
    func aConfigurationDecidesTheSizeOfASymbol(configuration: UIImage.SymbolConfiguration, factor: CGFloat) {
        let view = UIImageView(image: UIImage(systemName: "house"))
        let plain = view.intrinsicContentSize
        view.preferredSymbolConfiguration = configuration
        #expect(abs(view.intrinsicContentSize.width - plain.width * factor) < 0.001)
    }
}
