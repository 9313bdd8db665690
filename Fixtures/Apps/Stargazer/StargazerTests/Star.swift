@testable import Stargazer
import Testing

@Test func groupsAreSortedByName() {
    let stars = [Star(id: 1, name: "Vega", constellation: "Lyra", magnitude: 0), Star(id: 2, name: "Deneb", constellation: "Cygnus", magnitude: 1.3)]
    #expect(stars.grouped().map(\.constellation) == ["Cygnus", "Lyra"])
}
