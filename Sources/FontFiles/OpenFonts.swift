import Foundation

/// A cache of open fonts, which the documents of a folder often share. A font is opened again when its file has changed. A lock
/// protects the cache.
final class OpenFonts: @unchecked Sendable {
    static let shared = OpenFonts()

    private let lock = NSLock()
    private var faces: [String: FontFace] = [:]

    func face(_ reference: FontReference, _ library: HarfBuzz) throws(FontError) -> FontFace {
        let stamp = reference.stamp
        if let stamp, let face = known(stamp) { return face }
        let face = try FontFiles.open(reference, library)
        if let stamp { remember(face, stamp) }
        return face
    }

    private func known(_ stamp: String) -> FontFace? {
        lock.lock()
        defer { lock.unlock() }
        return faces[stamp]
    }

    private func remember(_ face: FontFace, _ stamp: String) {
        lock.lock()
        defer { lock.unlock() }
        if faces.count >= FontLimits.fonts { faces.removeAll() }
        faces[stamp] = face
    }
}
