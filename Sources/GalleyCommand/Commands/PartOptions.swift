import ArgumentParser
import LayoutDiagram

/// The cropping and width of pictures.
struct PartOptions: ParsableArguments {
    @Option(name: .long, help: ArgumentHelp(
        "Keep a part of the picture: phone, section:1, element:0-3, or element:0-0:header, a view by its kind.",
        valueName: "part"))
    var crop: DiagramCrop.Part?

    @Option(name: .long, help: ArgumentHelp("The margin around that part, in points. (default: 0)", valueName: "points"))
    var cropMargin: Double?

    @Option(name: .long, help: ArgumentHelp(
        """
        Scale the picture to this width, in points. Its labels are at least 9 points high; a note lists those left out for lack \
        of room.
        """, valueName: "points"))
    var width: Double?

    func validate() throws {
        if let cropMargin, !(0...1000).contains(cropMargin) {
            throw ValidationError("--crop-margin is a number from 0 to 1000, not \(cropMargin)")
        }
        if let width, !(50...10_000).contains(width) {
            throw ValidationError("--width is a number from 50 to 10000, not \(width)")
        }
    }

    /// The changes of a style, overridden by these options. Lengths are rounded as in file names.
    func changing(_ style: DiagramStyle.Changes) -> DiagramStyle.Changes {
        style.changed(by: Look(style: DiagramStyle.Changes(crop: crop, cropMargin: cropMargin, width: width)).named.style)
    }
}
