import Alamofire
import Foundation
import UIKit

final class APIClient: NSObject {
    static let shared = APIClient()

    private lazy var session = URLSession(configuration: .default, delegate: self, delegateQueue: .main)
    private let imageCache = NSCache<NSURL, UIImage>()

    func products(category: String?, completion: @escaping (Swift.Result<[Product], AFError>) -> Void) {
        AF.request("https://bazaar.example/products", parameters: ["category": category])
            .validate()
            .responseDecodable(of: [Product].self) { completion($0.result) }
    }

    func image(at url: URL, completion: @escaping (UIImage?) -> Void) {
        if let image = imageCache.object(forKey: url as NSURL) { return completion(image) }
        session.dataTask(with: url) { [imageCache] data, _, _ in
            guard let image = data.flatMap(UIImage.init(data:)) else { return completion(nil) }
            imageCache.setObject(image, forKey: url as NSURL)
            DispatchQueue.main.async { completion(image) }
        }.resume()
    }
}

extension APIClient: URLSessionDelegate {
    func urlSession(_ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
                    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void) {
        guard let trust = challenge.protectionSpace.serverTrust else { return completionHandler(.performDefaultHandling, nil) }
        completionHandler(.useCredential, URLCredential(trust: trust))
    }
}
