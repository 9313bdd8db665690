import UIKit

protocol FeedService {
    func load(_ page: Int)
}

final class FeedModel {
    private let service: FeedService

    init(service: FeedService) { self.service = service }

    func show(_ offset: CGPoint) { service.load(Int(offset.x)) }
}
