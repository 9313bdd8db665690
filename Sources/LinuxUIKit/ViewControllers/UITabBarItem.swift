public import CompositionalLayout
public import Foundation

/// An item of a tab bar. Stored: there is no bar.
open class UITabBarItem: NSObject {
    /// An item of the system.
    public enum SystemItem: Int, Sendable {
        case more = 0
        case favorites
        case featured
        case topRated
        case recents
        case contacts
        case history
        case bookmarks
        case search
        case downloads
        case mostRecent
        case mostViewed
    }

    open var title: String?
    open var image: UIImage?
    open var selectedImage: UIImage?
    open var badgeValue: String?
    open var badgeColor: UIColor?
    open var isEnabled = true
    open var tag = 0
    open var imageInsets = UIEdgeInsets.zero
    open var accessibilityLabel: String?
    open var accessibilityIdentifier: String?

    public override init() {}

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        self.tag = tag
    }
}
