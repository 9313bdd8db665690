/// This release.
package enum Release {
    /// The version of the newest entry in CHANGELOG.md, and of the release tag.
    package static let version = "0.1.0"
}
