import CairoRasterizer
package import LayoutComparison
package import LayoutDiagram
package import PNGCodec
import SVGWriter
package import VectorScene

/// The current state of a layout, to be compared with a golden.
package struct Snapshot: Sendable {
    package var format: SnapshotFormat
    package var frames: FramesRecord
    /// The views; `nil` for formats without them.
    package var views: ViewsRecord?
    /// The picture; `nil` for formats without one.
    package var picture: Picture?
    /// Notes about the layout, and about labels that do not fit.
    package var notes: [LayoutNote] = []

    /// - Precondition: a picture format requires a picture.
    package init(_ format: SnapshotFormat, frames: FramesRecord, picture: Picture? = nil) {
        precondition(picture != nil || !format.isPicture, "A picture's snapshot has a picture.")
        self.format = format
        self.frames = frames
        self.picture = picture
    }

    /// The bytes of the golden.
    ///
    /// - Throws: if the picture is too large for its format.
    package func bytes() throws -> [UInt8] {
        switch format {
        case .text: Array(frames.text().utf8)
        case .json: Array(frames.json().utf8)
        case .views: Array((views?.text() ?? "").utf8)
        case .svg(let appearance): drawn.svg(colors: Picture.SVGColors(appearance))
        case .png(let scale, _):
            try PNGEncoder(scale: scale, text: Self.text(frames)).encode(raster())
        }
    }

    /// The keyword of the frames in a golden PNG.
    package static let framesKeyword = "galley frames"

    /// The frames as stored in a PNG.
    package static func text(_ frames: FramesRecord) -> PNGText { PNGText(keyword: framesKeyword, text: frames.text()) }

    /// The picture's pixels.
    ///
    /// - Precondition: the format is PNG.
    func raster() throws -> PictureRaster {
        guard case .png(let scale, let appearance) = format else { preconditionFailure("Only a PNG has pixels.") }
        return try PictureRaster(drawn, scale: Double(scale), appearance: appearance)
    }

    var drawn: Picture {
        guard let picture else { preconditionFailure("A picture's snapshot has a picture.") }
        return picture
    }
}

/// The file format of a golden.
package enum SnapshotFormat: Sendable, Hashable {
    /// The frames as a table of text.
    case text
    /// The frames as JSON.
    case json
    /// The views as text.
    case views
    /// - Parameter appearance: `nil` for a picture that follows the viewer's colour scheme.
    case svg(Appearance?)
    /// - Parameter scale: pixels per point.
    case png(scale: Int, Appearance)

    package var fileExtension: String {
        switch self {
        case .text: "txt"
        case .json: "frames.json"
        case .views: "views.txt"
        case .svg: "svg"
        case .png: "png"
        }
    }

    package var isPicture: Bool {
        switch self {
        case .text, .json, .views: false
        case .svg, .png: true
        }
    }
}
