public import Foundation

// Controllers with which a user picks something. There is no user, so no delegate is called.

open class UIImagePickerController: UINavigationController {
    public enum SourceType: Int, Sendable {
        case photoLibrary = 0, camera, savedPhotosAlbum
    }

    public enum CameraDevice: Int, Sendable {
        case rear = 0, front
    }

    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static var mediaType: InfoKey { InfoKey(rawValue: "UIImagePickerControllerMediaType") }
        public static var originalImage: InfoKey { InfoKey(rawValue: "UIImagePickerControllerOriginalImage") }
        public static var editedImage: InfoKey { InfoKey(rawValue: "UIImagePickerControllerEditedImage") }
        public static var imageURL: InfoKey { InfoKey(rawValue: "UIImagePickerControllerImageURL") }
        public static var mediaURL: InfoKey { InfoKey(rawValue: "UIImagePickerControllerMediaURL") }
    }

    open var sourceType = SourceType.photoLibrary
    open var cameraDevice = CameraDevice.rear
    open var mediaTypes = ["public.image"]
    open var allowsEditing = false

    /// True for all sources but the camera: there is none.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }
}

@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _: UIImagePickerController, didFinishPickingMediaWithInfo _: [UIImagePickerController.InfoKey: Any]) {}
    public func imagePickerControllerDidCancel(_: UIImagePickerController) {}
}

open class UIColorPickerViewController: UIViewController {
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    open var selectedColor = UIColor.white
    open var supportsAlpha = true
}

@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewController(_: UIColorPickerViewController, didSelect _: UIColor, continuously: Bool) {}
    public func colorPickerViewControllerDidSelectColor(_: UIColorPickerViewController) {}
    public func colorPickerViewControllerDidFinish(_: UIColorPickerViewController) {}
}
