import TestSupport
import UIKit

final class PhotoCell: UICollectionViewCell {
    fileprivate(set) weak var imageView: UIImageView!
    fileprivate(set) weak var titleLabel: UILabel!
    fileprivate(set) weak var gap: NSLayoutConstraint?
    fileprivate(set) var labels: [UILabel]!
    private(set) var wasWoken = false

    override func awakeFromNib() {
        super.awakeFromNib()
        wasWoken = titleLabel != nil
    }
}

final class PlaceCell: UICollectionViewCell {
    fileprivate(set) var nameLabel: UILabel!
}

final class YearHeader: UICollectionReusableView {
    fileprivate(set) var label: UILabel!
    private(set) var framesWhenMade: [CGRect] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        framesWhenMade = [frame] + subviews.map(\.frame)
    }
}

final class AlbumViewController: UICollectionViewController {
    fileprivate(set) var addButton: UIBarButtonItem!
    fileprivate(set) var emptyView: UIView!
    private(set) var itemSize: CGSize?

    override func viewDidLoad() {
        super.viewDidLoad()
        addButton.isEnabled = false
        itemSize = (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 7 }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: indexPath.item == 0 ? "map" : "place", for: indexPath)
    }
}

final class DetailViewController: UIViewController, UICollectionViewDataSource {
    fileprivate(set) var collectionView: UICollectionView!
    fileprivate(set) var stackHeight: NSLayoutConstraint!
    let subject: String

    init?(coder: NSCoder, subject: String) {
        self.subject = subject
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        subject = "nothing"
        super.init(coder: coder)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        UICollectionViewCell()
    }
}

/// The files of `Fixtures/Interfaces`, with the outlets of the classes above, as `galley` generates them for an app's classes.
enum Album {
    static func path(_ name: String) -> String { Fixtures.folder.appendingPathComponent("Interfaces/\(name)").path }

    static let sources = InterfaceSources(
        [
            .init(path: path("Base.lproj/Album.storyboard"), classes: ["AlbumViewController", "DetailViewController"]),
            .init(path: path("PhotoCell.xib"), classes: ["PhotoCell"]),
        ],
        outlets: [photoCell, placeCell, yearHeader, albumViewController, detailViewController],
        module: String(String(reflecting: PhotoCell.self).prefix { $0 != "." }))

    /// A file of this content alone, for a closure.
    static func inFile<Answer>(
        _ name: String, _ content: String, classes: Set<String> = [], outlets: [InterfaceSources.Outlets] = [],
        _ body: (InterfaceSources) throws -> Answer
    ) throws -> Answer {
        try inNewFolder { folder in
            let file = folder.appendingPathComponent(name)
            try Data(content.utf8).write(to: file)
            return try body(InterfaceSources([.init(path: file.path, classes: classes)], outlets: outlets))
        }
    }

    /// Runs a closure with the files, and returns the notes on them as well.
    @discardableResult
    static func perform<Answer>(
        _ sources: InterfaceSources = sources, _ body: () throws -> Answer
    ) rethrows -> (answer: Answer, notes: [String]) {
        let notes = Notes()
        let answer = try sources.performAsCurrent(reporting: notes.add, body)
        return (answer, notes.lines)
    }

    private final class Notes: @unchecked Sendable {
        private(set) var lines: [String] = []
        @Sendable func add(_ line: String, isAssumed: Bool) { lines.append(line) }
    }

    private static let photoCell: InterfaceSources.Outlets = { object, name, value in
        guard let object = object as? PhotoCell else { return nil }
        switch name {
        case "imageView": return set(&object.imageView, value)
        case "titleLabel": return set(&object.titleLabel, value)
        case "gap": return set(&object.gap, value)
        case "labels": return set(&object.labels, value)
        default: return nil
        }
    }

    private static let placeCell: InterfaceSources.Outlets = { object, name, value in
        guard let object = object as? PlaceCell, name == "nameLabel" else { return nil }
        return set(&object.nameLabel, value)
    }

    private static let yearHeader: InterfaceSources.Outlets = { object, name, value in
        guard let object = object as? YearHeader, name == "label" else { return nil }
        return set(&object.label, value)
    }

    private static let albumViewController: InterfaceSources.Outlets = { object, name, value in
        guard let object = object as? AlbumViewController else { return nil }
        switch name {
        case "addButton": return set(&object.addButton, value)
        case "emptyView": return set(&object.emptyView, value)
        default: return nil
        }
    }

    private static let detailViewController: InterfaceSources.Outlets = { object, name, value in
        guard let object = object as? DetailViewController else { return nil }
        switch name {
        case "collectionView": return set(&object.collectionView, value)
        case "stackHeight": return set(&object.stackHeight, value)
        default: return nil
        }
    }

    private static func set<Value>(_ property: inout Value?, _ value: Any) -> Bool {
        guard let value = value as? Value else { return false }
        property = value
        return true
    }

    private static func set<Value>(_ property: inout [Value]?, _ value: Any) -> Bool {
        guard let value = value as? Value else { return false }
        property = (property ?? []) + [value]
        return true
    }
}
