import Kingfisher
import Nuke
import SDWebImage
import Testing
import UIKit

/// Loaders of images without their sources: nothing is loaded, so they decide no frame.
struct ImageLoaderTests {
    private let url = URL(string: "https://example.com/a.png")
    private let placeholder = UIImage()

    @Test func kingfisherShowsThePlaceholder() {
        let (view, button) = (UIImageView(), UIButton())
        view.kf.indicatorType = .activity
        view.kf.setImage(with: url, placeholder: placeholder, options: [.transition(.fade(0.2)), .cacheOriginalImage]) { _ in
            Issue.record("The image is loaded.")
        }
        button.kf.setImage(with: url, for: .normal, placeholder: placeholder)
        #expect(view.image === placeholder && button.image(for: .normal) === placeholder)
        view.kf.setImage(with: url)
        #expect(view.image == nil)
    }

    @Test func sdWebImageShowsThePlaceholderOrNothing() {
        let view = UIImageView()
        view.sd_imageIndicator = SDWebImageActivityIndicator.gray
        view.sd_setImage(with: url, placeholderImage: placeholder, options: [.retryFailed]) { _, _, _, _ in
            Issue.record("The image is loaded.")
        }
        #expect(view.image === placeholder)
        view.sd_setImage(with: url)
        #expect(view.image == nil)
    }

    @Test func nukeShowsThePlaceholder() {
        let view = UIImageView()
        let request = ImageRequest(url: url, processors: [ImageProcessors.Resize(size: CGSize(width: 40, height: 40))])
        let options = ImageLoadingOptions(placeholder: placeholder, transition: .fadeIn(duration: 0.2))
        let task = Nuke.loadImage(with: request, options: options, into: view)
        #expect(view.image === placeholder && task == nil)
    }
}
