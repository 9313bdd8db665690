import CoreData
import Foundation
import UIKit

class Album: NSManagedObject { @NSManaged var count: Int64; @NSManaged var title: String }
extension Album {
    @NSManaged public var date: Date? // When it was made.
    @NSManaged public var photos: NSSet
    @objc(addPhotosObject:)
    @NSManaged public func addToPhotos(_ value: NSObject)
    @NSManaged func first() -> NSObject?
}
func filled() -> UICollectionViewLayout {
    let album = Album(context: NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType))
    precondition(album.count == 0 && album.title == "" && album.date == nil && album.photos.count == 0)
    (album.count, album.title, album.date) = (3, "Sea", Date(timeIntervalSince1970: 0))
    precondition(album.count == 3 && album.title == "Sea" && album.date != nil && album.first() == nil)
    album.addToPhotos(NSObject())
    return UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
}
