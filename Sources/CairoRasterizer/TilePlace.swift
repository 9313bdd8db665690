/// A symbol that the picture repeats, and the pixels that it takes.
struct TilePlace {
    var symbol: Int32
    var column: Int32
    var row: Int32
    var width: Int32
    var height: Int32
}
