import Foundation
import HostSystem
import LayoutSubjects

/// A lock held by the preview of some files, so that a second preview finds the first.
struct PreviewLock {
    /// The lock file, which contains the first preview's address; -1 if nothing is kept between runs.
    private let descriptor: Int32
    /// The address of the preview that holds the lock; `nil` if this one does.
    let holder: String?

    /// - Parameter paths: the shown files, as the user named them.
    init(_ paths: [String]) throws(Failure) {
        let cache = CacheFolder("previews")
        guard let folder = cache.path else {
            Console.note("note: another preview of these files would not be found: \(cache.obstacle ?? "")")
            (descriptor, holder) = (-1, nil)
            return
        }
        let files = paths.map { FilePlace.real($0) ?? $0 }.sorted().joined(separator: "\0")
        let path = PathParts.join(folder, String(StableHash.of(files), radix: 16))
        // Only the user may read the address.
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw Failure(.cannotCreate, "cannot create \(path)") }
        let isHeld = flock(descriptor, LOCK_EX | LOCK_NB) != 0
        holder = isHeld ? String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self) : nil
    }

    /// Publishes this preview's address.
    func tell(_ address: String) {
        guard descriptor >= 0 else { return }
        ftruncate(descriptor, 0)
        let bytes = Array(address.utf8)
        _ = pwrite(descriptor, bytes, bytes.count, 0)
    }
}
