import Testing
import UIKit

#if compiler(>=6.3)
/// Misuse that would give misleading results, or for which UIKit raises an exception, traps with a message.
struct MisuseTests {
    private static let misuses: [(words: String, commit: @MainActor @Sendable () -> Void)] = [
        ("UIView.init(coder:): only a XIB or storyboard file can be decoded.", { _ = UIView(coder: NSCoder()) }),
        ("UIViewController.init(coder:): only a XIB or storyboard file can be decoded.",
         { _ = UICollectionViewController(coder: NSCoder()) }),
        ("could not dequeue a view of kind: UICollectionElementKindCell with identifier photo", {
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
            _ = view.dequeueReusableCell(withReuseIdentifier: "photo", for: IndexPath(item: 0, section: 0))
        }),
        ("UINib: NoCell.xib: Could not load NIB in bundle", {
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
            view.register(UINib(nibName: "NoCell", bundle: nil), forCellWithReuseIdentifier: "photo")
            _ = view.dequeueReusableCell(withReuseIdentifier: "photo", for: IndexPath(item: 0, section: 0))
        }),
        ("could not dequeue a view of kind: badge with identifier new", {
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
            _ = view.dequeueReusableSupplementaryView(
                ofKind: "badge", withReuseIdentifier: "new", for: IndexPath(item: 0, section: 0))
        }),
        ("UICollectionViewController.collectionView(_:cellForItemAt:) is for subclasses to override.", {
            let controller = UICollectionViewController(collectionViewLayout: UICollectionViewLayout())
            _ = controller.collectionView(controller.collectionView, cellForItemAt: IndexPath(item: 0, section: 0))
        }),
        ("UICollectionViewLayout.init(coder:): only a XIB or storyboard file can be decoded",
         { _ = UICollectionViewCompositionalLayout(coder: NSCoder()) }),
        ("UIView.layerClass: a layer of the class Glow cannot be made here.", {
            final class Glow: CAGradientLayer {}
            final class Lamp: UIView {
                override class var layerClass: AnyClass { Glow.self }
            }
            _ = Lamp()
        }),
        ("UIImage.size: no picture is loaded, so that the size of cover is not known.",
         { _ = UIImage(named: "cover")?.size }),
        ("supplied item identifiers are not unique. Duplicate identifiers: 7", {
            var tree = NSDiffableDataSourceSectionSnapshot<Int>()
            tree.append([7])
            tree.append([7], to: 7)
        }),
        ("The section snapshot has no item 7.", {
            var tree = NSDiffableDataSourceSectionSnapshot<Int>()
            tree.expand([7])
        }),
        ("supplied item identifiers are not unique. Duplicate identifiers: 7", {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["a"])
            snapshot.appendItems([7, 8, 7])
        }),
        ("Section identifier that already exists: a", {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["a", "a"])
        }),
        ("Attempted to move item identifier that does not exist in the snapshot: 7", {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["a"])
            snapshot.appendItems([1])
            snapshot.moveItem(7, afterItem: 1)
        }),
        ("Attempted to reload item identifier that does not exist in the snapshot: 7", {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.reloadItems([7])
        }),
        ("There are currently no sections in the data source.", {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendItems([7])
        }),
        ("Section identifier was not found: z.", {
            let snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            _ = snapshot.itemIdentifiers(inSection: "z")
        }),
        // Constraints.
        ("Location attributes must be specified in pairs.", {
            let view = UIView()
            _ = NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .right, multiplier: 0, constant: 0)
        }),
        ("<NSLayoutConstraint UIView.width == UIView.right>: Invalid pairing of layout attributes", {
            let view = UIView()
            _ = NSLayoutConstraint(
                item: view, attribute: .width, relatedBy: .equal, toItem: view, attribute: .right, multiplier: 1, constant: 0)
        }),
        ("Use leading/trailing for both or neither.", {
            let view = UIView()
            _ = NSLayoutConstraint(
                item: view, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .left, multiplier: 1, constant: 0)
        }),
        ("NSLayoutConstraint constant is not finite! That's illegal. constant:nan",
         { _ = UIView().widthAnchor.constraint(equalToConstant: .nan) }),
        ("NSLayoutConstraint multiplier is not finite! That's illegal. multiplier:inf", {
            let view = UIView()
            _ = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .infinity)
        }),
        ("is not a number! That's illegal.", {
            let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
            stack.spacing = .nan
            stack.layoutIfNeeded()
        }),
        ("It's illegal to set priority:1001.0. Priorities must be greater than 0",
         { UIView().widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(1001) }),
        ("Constraint items must each be a view or layout guide.", {
            _ = NSLayoutConstraint(
                item: NSObject(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 1)
        }),
    ]

    @Test(arguments: misuses.indices)
    func misuseTrapsWithAMessage(index: Int) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [index] in
            await Self.misuses[index].commit()
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains(Self.misuses[index].words))
    }
}
#endif
