import UIKit
import WebKit
import MapKit
import AVFoundation
final class WebCell: UICollectionViewCell {
    let web = WKWebView()
    private let map = MKMapView()
    let player = AVPlayerLayer()
    override init(frame: CGRect) { super.init(frame: frame)
        web.translatesAutoresizingMaskIntoConstraints = false
        web.scrollView.isScrollEnabled = false
        web.load(URLRequest(url: URL(string: "https://example.org")!))
        contentView.addSubview(web); contentView.addSubview(map)
        map.translatesAutoresizingMaskIntoConstraints = false
        map.showsUserLocation = true
        player.frame = CGRect(x: 200, y: 0, width: 100, height: 100)
        contentView.layer.addSublayer(player)
        NSLayoutConstraint.activate([web.topAnchor.constraint(equalTo: contentView.topAnchor), web.leadingAnchor.constraint(equalTo: contentView.leadingAnchor), web.widthAnchor.constraint(equalToConstant: 100), web.heightAnchor.constraint(equalToConstant: 100),
            map.topAnchor.constraint(equalTo: contentView.topAnchor), map.leadingAnchor.constraint(equalTo: web.trailingAnchor), map.widthAnchor.constraint(equalToConstant: 100), map.heightAnchor.constraint(equalToConstant: 100)])
    }
    required init?(coder: NSCoder) { nil }
}
final class WebController: UICollectionViewController {
    init() { let l = UICollectionViewFlowLayout(); l.itemSize = CGSize(width: 380, height: 120); super.init(collectionViewLayout: l) }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { super.viewDidLoad(); collectionView.register(WebCell.self, forCellWithReuseIdentifier: "c") }
    override func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { 3 }
    override func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell { c.dequeueReusableCell(withReuseIdentifier: "c", for: p) }
}
