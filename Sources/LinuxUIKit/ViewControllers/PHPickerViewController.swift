public import Foundation

// The picker of photos. There is no user and no library, so the delegate is never called.

open class PHPickerViewController: UIViewController {
    public let configuration: PHPickerConfiguration
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        fatalError("PHPickerViewController.init(coder:): XIB and storyboard files describe no photo pickers.")
    }
}

@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

public struct PHPickerConfiguration: Hashable {
    public enum AssetRepresentationMode: Int, Sendable {
        case automatic = 0, current, compatible
    }

    public enum Selection: Int, Sendable {
        case `default` = 0, ordered, continuous, continuousAndOrdered
    }

    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public var selection = Selection.default
    public var selectionLimit = 1
    public var filter: PHPickerFilter?
    public var preselectedAssetIdentifiers: [String] = []

    public init() {}
    public init(photoLibrary: PHPhotoLibrary) {}
}

public struct PHPickerFilter: Hashable, Sendable {
    private indirect enum Rule: Hashable, Sendable {
        case kind(String), any([PHPickerFilter]), all([PHPickerFilter]), not(PHPickerFilter)
    }

    private let rule: Rule

    public static var images: PHPickerFilter { PHPickerFilter(rule: .kind("images")) }
    public static var videos: PHPickerFilter { PHPickerFilter(rule: .kind("videos")) }
    public static var livePhotos: PHPickerFilter { PHPickerFilter(rule: .kind("livePhotos")) }
    public static var screenshots: PHPickerFilter { PHPickerFilter(rule: .kind("screenshots")) }
    public static var screenRecordings: PHPickerFilter { PHPickerFilter(rule: .kind("screenRecordings")) }
    public static var panoramas: PHPickerFilter { PHPickerFilter(rule: .kind("panoramas")) }
    public static var depthEffectPhotos: PHPickerFilter { PHPickerFilter(rule: .kind("depthEffectPhotos")) }

    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(rule: .any(subfilters)) }
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(rule: .all(subfilters)) }
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(rule: .not(filter)) }
}

public struct PHPickerResult: Hashable {
    public let itemProvider: NSItemProvider
    public let assetIdentifier: String?
}

/// The library, as far as a picker's configuration names it: it has no assets.
open class PHPhotoLibrary: NSObject {
    public static func shared() -> PHPhotoLibrary { PHPhotoLibrary() }
}
