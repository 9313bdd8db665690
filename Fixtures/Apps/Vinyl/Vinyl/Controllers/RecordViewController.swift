import UIKit

class RecordViewController: UIViewController {

    var record: Record!

    @IBOutlet private weak var coverView: UIImageView!
    @IBOutlet private weak var artistLabel: UILabel!
    @IBOutlet private weak var albumLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        coverView.image = UIImage(named: record.coverName)
        artistLabel.text = record.artist
        albumLabel.text = "\(record.album) (\(record.year))"
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
