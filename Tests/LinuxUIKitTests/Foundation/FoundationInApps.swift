import UIKit

// Compiled only: names of Foundation and Core Graphics that come with UIKit, as apps use them.

#if !canImport(UIKit)
#error("UIKit is a module that can be imported")
#endif

private func useNames(url: URL, target: NSObject) {
    URLSession.shared.dataTask(with: URLRequest(url: url)) { _, _, _ in }.resume()
    let space = URLProtectionSpace(host: "example.com", port: 443, protocol: "https", realm: nil, authenticationMethod: nil)
    _ = space.serverTrust
    let width: CGFloat = 12
    _ = [
        CGSize(width: 200, height: .greatestFiniteMagnitude), CGSize(width: .infinity, height: 20),
        CGSize(width: width, height: .zero), CGSize(width: 1.5, height: 4),
    ]
    _ = autoreleasepool { CGVector(dx: 1, dy: 2) }
    let timer = Timer.scheduledTimer(timeInterval: 2, target: target, selector: Selector("tick"), userInfo: nil, repeats: true)
    timer.invalidate()
    target.perform(Selector("tick"), with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: target, selector: Selector("tick"), object: nil)
    NSObject.cancelPreviousPerformRequests(withTarget: target)
}
