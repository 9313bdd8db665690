import HostFiles
import LayoutDiagram
import LayoutSubjects
import VectorScene

/// The pictures of a folder's pages, by file. A file has one recipe, which any number of comments may request.
struct PictureTable {
    /// The contents of a file: a picture in an appearance, at a scale.
    struct Recipe: Hashable {
        let picture: PictureRecipe
        let appearance: Appearance?
        let scale: Int
    }

    private struct Row {
        let recipe: Recipe
        /// The first comment that requests the file.
        let place: SourcePlace
        var pages: Set<FilePlace>
        var isStarted = false
    }

    private var rows: [FilePlace: Row] = [:]
    /// The numbers that distinguish new pictures of the same name, by the file of number 1.
    private var numbers: [FilePlace: Numbers] = [:]

    private struct Numbers {
        var byRecipe: [PictureRecipe: Int] = [:]
        /// The smallest number above all numbers in use.
        var next = 1

        mutating func enter(_ number: Int, _ recipe: PictureRecipe) {
            (byRecipe[recipe], next) = (number, max(next, number + 1))
        }
    }

    /// The pictures that were drawn, by their first file.
    private var drawn: [FilePlace: DrawnPicture] = [:]

    func isWanted(_ path: String) -> Bool { rows[FilePlace(path)] != nil }

    /// True if a page requests the file.
    func isWanted(_ path: String, by page: FilePlace) -> Bool { rows[FilePlace(path)]?.pages.contains(page) == true }

    /// Reserves the files of a comment's picture.
    ///
    /// - Throws: if another comment requests a different picture in one of the files.
    mutating func claim(_ names: [RequestedPicture.Name], for request: PictureRequest) throws(Failure) {
        let places = names.map { FilePlace($0.path) }
        if Set(places).count < places.count {
            throw request.place.failure(
                .badInput, "\(names[0].path) is requested by light and by dark pages; give each a file of its own")
        }
        for (name, place) in zip(names, places) {
            guard let row = rows[place], row.recipe != request.recipe(name) else { continue }
            let isSameDocument = row.recipe.picture.source == request.recipe.source
            throw request.place.failure(
                .badInput, "\(name.path) is also the picture of \(row.place.text), "
                    + (isSameDocument ? "with other options" : "of another document") + "; name another file in the image below it")
        }
        let page = FilePlace(request.place.file)
        for (name, place) in zip(names, places) {
            rows[place, default: Row(recipe: request.recipe(name), place: request.place, pages: [])].pages.insert(page)
        }
    }

    /// True if no different picture is reserved for the files.
    func isFree(_ names: [RequestedPicture.Name], for request: PictureRequest) -> Bool {
        names.allSatisfy { name in rows[FilePlace(name.path)].map { $0.recipe == request.recipe(name) } ?? true }
    }

    /// Starts drawing the files; true for the first comment that requests them.
    mutating func start(_ names: [RequestedPicture.Name]) -> Bool {
        let place = FilePlace(names[0].path)
        defer { rows[place]?.isStarted = true }
        return rows[place]?.isStarted != true
    }

    /// The lowest number to try for a new picture's name. Pictures of the same name have taken the lower numbers; trying these again
    /// for each of many pictures would take long.
    func firstNumber(_ names: [RequestedPicture.Name], for request: PictureRequest) -> Int {
        let numbers = numbers[FilePlace(names[0].path)]
        return numbers?.byRecipe[request.recipe] ?? numbers?.next ?? 1
    }

    /// Stores the number in a new picture's name.
    ///
    /// - Parameter names: the files of number 1.
    mutating func enter(_ number: Int, _ names: [RequestedPicture.Name], for request: PictureRequest) {
        numbers[FilePlace(names[0].path), default: Numbers()].enter(number, request.recipe)
    }

    func isStarted(_ names: [RequestedPicture.Name]) -> Bool { rows[FilePlace(names[0].path)]?.isStarted == true }

    mutating func enter(_ picture: DrawnPicture) { drawn[FilePlace(picture.paths[0])] = picture }

    /// The picture in the files; `nil` if drawing failed.
    func drawn(_ names: [RequestedPicture.Name]) -> DrawnPicture? { drawn[FilePlace(names[0].path)] }
}

/// Everything that determines a picture, except its appearance and scale. Comments with equal recipes share a picture.
struct PictureRecipe: Hashable, Sendable {
    enum Source: Hashable {
        case file(FilePlace)
        /// The text of a document in a page.
        case block(String)
    }

    let source: Source
    /// The options, and the declaration in a Swift file.
    let words: [String]
    /// The style. Paths of fonts are relative to the page.
    let style: DiagramStyle.Changes
}

/// A picture whose files are up to date, or listed as outdated.
struct DrawnPicture {
    /// The alternative text.
    let text: String
    let paths: [String]
    /// The seals of the files before the update.
    let seals: [PictureSeal]
    /// True if a file was edited by others and is kept.
    let isKept: Bool

    /// True for an alternative text without an author: an empty or generated one.
    func isOwn(_ other: String) -> Bool { other.isEmpty || seals.contains { $0.isOwn(other) } }
}
