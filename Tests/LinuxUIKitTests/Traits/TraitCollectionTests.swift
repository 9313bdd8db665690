import Testing
import UIKit

@MainActor
struct TraitCollectionTests {
    @Test func mutationsSetTraits() {
        let traits = UITraitCollection {
            $0.horizontalSizeClass = .regular
            $0.displayScale = 2
        }
        #expect(traits == UITraitCollection(horizontalSizeClass: .regular, displayScale: 2))
        let dark = traits.modifyingTraits { $0.userInterfaceStyle = .dark }
        #expect(dark.displayScale == 2 && dark.userInterfaceStyle == .dark)
        let ofSystem = UITraitCollection(LayoutTraits(displayScale: 2, systemVersion: 26))
        #expect(ofSystem.modifyingTraits { $0.displayScale = 3 } == UITraitCollection(LayoutTraits(displayScale: 3, systemVersion: 26)))
    }

    @Test func traitsContainThoseThatAreSaid() {
        let traits = UITraitCollection(horizontalSizeClass: .regular, displayScale: 2)
        #expect(traits.containsTraits(in: UITraitCollection(displayScale: 2)) && traits.containsTraits(in: nil))
        #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 3)))
        #expect(!traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    }

    @Test func nobodyHearsOfTraitsAsNoneChange() {
        final class Controller: UIViewController {
            var changes = 0
            override func viewDidLoad() {
                super.viewDidLoad()
                registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitUserInterfaceStyle.self]) {
                    (self: Self, previous: UITraitCollection) in
                    self.changes += 1
                }
                view.registerForTraitChanges([UITraitDisplayScale.self]) { (view: UIView, _) in view.tag = 1 }
            }
        }
        let controller = Controller()
        controller.view.adopt(traitCollection: UITraitCollection(displayScale: 3))
        #expect(controller.changes == 0 && controller.view.tag == 0)
    }

    @Test func viewsAndControllersHaveTraits() {
        let environments: [any UITraitEnvironment] = [UIView(), UIViewController()]
        Device.iPadMini.viewport.performAsCurrent {
            #expect(environments.last?.traitCollection.userInterfaceIdiom == .pad)
        }
        environments.first.flatMap { $0 as? UIView }?.adopt(traitCollection: UITraitCollection(displayScale: 3))
        #expect(environments.first?.traitCollection.displayScale == 3)
    }

    private enum OwnTrait: UITraitDefinition {
        static let defaultValue = 7
    }

    @Test func traitsAreFoundByTheirTypes() {
        let traits = UITraitCollection(displayScale: 3, userInterfaceStyle: .dark)
        #expect(traits[UITraitUserInterfaceStyle.self] == .dark && traits[UITraitDisplayScale.self] == 3)
        #expect(traits[OwnTrait.self] == 7 && traits.accessibilityContrast == .normal)
    }
}
