import CompositionalLayout
import Foundation
@testable import LayoutComparison
import Testing

/// Elements that changed by themselves are reported before those that only follow, which share a line.
struct CausesTests {
    /// An element by its path, such as `cell 0-1` or `header 1-0`, with its frame.
    private typealias Placed = (name: String, frame: [Double])

    private func record(_ elements: [Placed], width: Double? = nil) -> FramesRecord {
        FramesRecord(
            viewport: nil, contentSize: width.map { CGSize(width: $0, height: 1000) },
            elements: elements.map { name, frame in
                let words = name.split(separator: " ")
                let path = words[1].split(separator: "-").compactMap { Int($0) }
                let category: LayoutElement.Category =
                    words[0] == "cell" ? .cell : words[0] == "background" ? .decoration : .supplementary
                return FramedElement(
                    id: LayoutElement.ID(
                        category: category, kind: category == .cell ? nil : String(words[0]), section: path[0], item: path[1]),
                    frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
            })
    }

    /// Lines without frames and content size.
    private func lines(_ before: [Placed], _ after: [Placed], width: Double? = nil) -> [String] {
        LayoutDifference(expected: record(before, width: width), actual: record(after, width: width)).lines()
            .map { String($0.prefix { $0 != ";" }) }
    }

    @Test func whatKeepsItsDistanceFromAGrownElementFollowsIt() {
        #expect(
            lines(
                [("head 0-0", [0, 0, 300, 20]), ("cell 0-0", [0, 24, 300, 40]), ("cell 0-1", [0, 70, 300, 40])],
                [("head 0-0", [0, 0, 300, 28]), ("cell 0-0", [0, 32, 300, 40]), ("cell 0-1", [0, 78, 300, 40])])
                == ["head [0, 0]: height + 8", "2 cells after it moved down 8 pt"])
    }

    @Test func whatAlsoChangesItsDistanceDoesNotFollow() {
        #expect(
            lines(
                [("head 0-0", [0, 0, 300, 20]), ("cell 0-0", [0, 24, 300, 40]), ("cell 0-1", [0, 70, 300, 40])],
                [("head 0-0", [0, 0, 300, 28]), ("cell 0-0", [0, 32.5, 300, 40]), ("cell 0-1", [0, 78.5, 300, 40])])
                == ["cell [0, 0]: y + 8.5", "head [0, 0]: height + 8", "1 cell after them moved down 8.5 pt"].map {
                    $0.replacing("1 cell", with: "cell [0, 1]")
                })
    }

    /// The row's cell follows one that it did not follow before, and has not moved by itself.
    @Test func aReflowIsNoConsequence() {
        let lines = lines(
            [("head 0-0", [0, 0, 300, 20]), ("cell 0-0", [0, 20, 200, 40]), ("cell 0-1", [0, 60, 100, 40])],
            [("head 0-0", [0, 0, 300, 20]), ("cell 0-0", [0, 20, 200, 40]), ("cell 0-1", [200, 20, 100, 40])])
        #expect(lines == ["cell [0, 1]: x + 200, y − 40"])
    }

    @Test func whatFollowsAGoneElementMovesUpForIt() {
        #expect(
            lines(
                [("head 0-0", [0, 0, 300, 20]), ("cell 0-0", [0, 20, 300, 40]), ("cell 0-1", [0, 60, 300, 40])],
                [("cell 0-0", [0, 0, 300, 40]), ("cell 0-1", [0, 40, 300, 40])])
                == ["head [0, 0] gone", "2 cells after it moved up 20 pt"])
    }

    @Test func followersThatMovedDifferentlyAreToldFromTheLeastToTheMost() {
        func shelf(_ heights: [Double]) -> [Placed] {
            heights.enumerated().flatMap { column, height -> [Placed] in
                let x = Double(column) * 110
                return [("head 0-\(column)", [x, 0, 100, height]), ("cell 0-\(column)", [x, height, 100, 40])]
            }
        }
        #expect(lines(shelf([20, 20]), shelf([28, 24])) == ["2 heads: height + 4 … + 8", "2 cells after them moved down 4 … 8 pt"])
    }

    /// From right to left, a row's first cell follows the content's right edge.
    @Test func whatFollowsAGoneElementOfARightToLeftRowMovesToTheEdge() {
        #expect(
            lines(
                [("head 0-0", [250, 0, 50, 40]), ("cell 0-0", [200, 0, 50, 40]), ("cell 0-1", [150, 0, 50, 40])],
                [("cell 0-0", [250, 0, 50, 40]), ("cell 0-1", [200, 0, 50, 40])], width: 300)
                == ["head [0, 0] gone", "2 cells after it moved right 50 pt"])
    }

    /// A cell in a column follows the one above it, not the last of all columns.
    @Test func columnsFollowEachByItself() {
        func wall(_ height: Double) -> [Placed] {
            [
                ("cell 0-0", [0, 0, 100, 77]), ("cell 0-1", [110, 0, 100, height]), ("cell 0-2", [0, 87, 100, 60]),
                ("cell 0-3", [110, height + 10, 100, 50]), ("cell 0-4", [0, 157, 100, 50]),
            ]
        }
        #expect(lines(wall(70), wall(74)) == ["cell [0, 1]: height + 4", "cell [0, 3] after it moved down 4 pt"])
    }

    @Test(arguments: [false, true])
    func rowsFollowInTheirDirection(isRightToLeft: Bool) {
        func row(_ width: Double) -> [Placed] {
            let cells: [(Double, Double)] = [(0, width), (width, 50), (width + 50, 50)]
            return cells.enumerated().map { item, cell in
                ("cell 0-\(item)", [isRightToLeft ? 300 - cell.0 - cell.1 : cell.0, 0, cell.1, 40])
            }
        }
        let way = isRightToLeft ? "left" : "right"
        let change = isRightToLeft ? "x − 10, width + 10" : "width + 10"
        #expect(
            lines(row(50), row(60), width: 300) == ["cell [0, 0]: \(change)", "2 cells after it moved \(way) 10 pt"])
    }

    /// A badge that sticks out of its cell follows nothing, but moves with its cell.
    @Test func aBadgeFollowsItsCell() {
        func elements(_ top: Double) -> [Placed] {
            [("head 0-0", [0, 0, 300, top]), ("cell 0-0", [0, top, 300, 40]), ("badge 0-0", [280, top - 10, 30, 30])]
        }
        #expect(lines(elements(20), elements(25)) == ["head [0, 0]: height + 5", "1 cell, 1 badge after it moved down 5 pt"])
    }

    @Test func aBackgroundFollowsWhatItCovers() {
        func elements(_ height: Double, margin: Double = 8) -> [Placed] {
            [
                ("cell 0-0", [8, 8, 284, 40]), ("cell 0-1", [8, 48, 284, height]),
                ("background 0-0", [0, 0, 300, 48 + height + margin]),
            ]
        }
        #expect(
            LayoutDifference(expected: record(elements(40)), actual: record(elements(52))).lines().dropFirst()
                == ["background [0, 0] resized with the elements on it"])
        #expect(lines(elements(40), elements(52, margin: 9)).contains("background [0, 0]: height + 13"))
    }

    /// An element that is also drawn differently does not only follow.
    @Test func aFollowerThatIsHiddenIsToldByItself() {
        let before = record([("head 0-0", [0, 0, 300, 20]), ("cell 0-0", [0, 20, 300, 40])])
        var after = record([("head 0-0", [0, 0, 300, 28]), ("cell 0-0", [0, 28, 300, 40])])
        after.elements[1].isHidden = true
        let lines = LayoutDifference(expected: before, actual: after).lines()
        #expect(lines.count == 2 && lines[0].hasPrefix("cell [0, 0]: y + 8, hidden"), "\(lines)")
    }

    /// Each frame is rounded separately, so neighbours may overlap by the last digit.
    @Test func neighboursMayOverlapByARounding() {
        func thirds(_ height: Double) -> [Placed] {
            [("cell 0-0", [0, 0, 300, height + 0.0001]), ("cell 0-1", [0, height, 300, 33.3333])]
        }
        #expect(lines(thirds(33.3333), thirds(35.3333)) == ["cell [0, 0]: height + 2", "cell [0, 1] after it moved down 2 pt"])
    }

    /// Elements that newly appear in a picture were moved into it.
    @Test func whatAPictureNewlyShowsComesAfterWhatChanged() {
        var before = record([("head 0-0", [0, 0, 300, 40])])
        var after = record([("head 0-0", [0, 0, 300, 20]), ("cell 0-0", [0, 20, 300, 40])])
        before.isOfPicture = true
        after.isOfPicture = true
        let difference = LayoutDifference(expected: before, actual: after)
        #expect(difference.causes.map { $0.text.prefix { $0 != ";" } } == ["head [0, 0]: height − 20", "cell [0, 0] newly shown"])
        #expect(difference.firstElement?.kind == "head")
    }

    /// Two hundred sections of a hundred cells each, with one header growing.
    /// The limit is a safety net.
    @Test(.timeLimit(.minutes(1))) func twentyThousandElementsAreCompared() {
        func elements(_ head: Double) -> [Placed] {
            var all: [Placed] = []
            for section in 0..<200 {
                let top = Double(section) * 1020 + (section == 0 ? 0 : head - 20)
                let height = section == 0 ? head : 20
                all.append(("head \(section)-0", [0, top, 300, height]))
                for item in 0..<100 {
                    let (column, row) = (Double(item % 5), Double(item / 5))
                    all.append(("cell \(section)-\(item)", [column * 60, top + height + row * 50, 60, 50]))
                }
            }
            return all
        }
        let (before, after) = (record(elements(20)), record(elements(21)))
        let lines = LayoutDifference(expected: before, actual: after).lines()
        #expect(lines.count == 2 && lines[1] == "20000 cells, 199 heads after it moved down 1 pt", "\(lines)")
    }

    /// Rows of different heights with one more, anywhere after the first: it alone is new, and all others are the consequence.
    @Test(arguments: 1...6) func anInsertedElementIsTheOnlyChange(place: Int) {
        func rows(_ heights: [Double]) -> [Placed] {
            var y = 0.0
            return heights.enumerated().map { index, height in
                defer { y += height + 4 }
                return ("row\(Int(height)) 0-0", [0, y, 300, height])
            }
        }
        let heights = [20, 31, 42, 53, 64, 75] as [Double]
        var more = heights
        more.insert(88, at: place)
        let lines = lines(rows(heights), rows(more))
        #expect(lines.first == "row88 [0, 0] new", "\(lines)")
        #expect(lines.count == (place == 6 ? 1 : 2), "\(lines)")
    }
}
