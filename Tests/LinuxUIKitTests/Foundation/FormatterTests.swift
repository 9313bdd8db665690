import Testing
import UIKit

/// Formatters that Foundation lacks on Linux, in English.
struct FormatterTests {
    @Test(arguments: [
        (DateComponentsFormatter.UnitsStyle.positional, ["5", "1:30", "1:02:05"]),
        (.abbreviated, ["5s", "1m 30s", "1h 2m 5s"]),
        (.brief, ["5sec", "1min 30sec", "1hr 2min 5sec"]),
        (.short, ["5 sec", "1 min, 30 sec", "1 hr, 2 min, 5 sec"]),
        (.full, ["5 seconds", "1 minute, 30 seconds", "1 hour, 2 minutes, 5 seconds"]),
    ])
    func durationsAreWrittenInEachStyle(_ style: DateComponentsFormatter.UnitsStyle, _ texts: [String]) {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        #expect([5, 90, 3_725].map { formatter.string(from: $0) } == texts)
    }

    @Test func allowedUnitsTakeLargerOnes() {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.minute, .second]
        #expect(formatter.string(from: 3_725) == "62:05")
        formatter.unitsStyle = .full
        formatter.maximumUnitCount = 1
        #expect(formatter.string(from: 3_725) == "62 minutes")
        #expect(formatter.string(from: 0) == "0 seconds")
    }

    @Test func paddedTimesKeepTheirZeros() {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.minute, .second]
        formatter.zeroFormattingBehavior = .pad
        #expect([3, 65].map { formatter.string(from: $0) } == ["00:03", "01:05"])
    }

    @Test func zerosAreDroppedWhereTheBehaviourSaysSo() {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = .abbreviated
        #expect(formatter.string(from: 86_400 + 5) == "1d 5s")
        formatter.zeroFormattingBehavior = .dropLeading
        #expect(formatter.string(from: 3_605) == "1h 0m 5s")
        formatter.zeroFormattingBehavior = [.dropLeading, .dropTrailing]
        #expect(formatter.string(from: 3_600) == "1h")
    }

    @Test func measurementsKeepTheirUnit() {
        let distance = Measurement(value: 3.5, unit: UnitLength.kilometers)
        #expect(distance.formatted() == "3.5 km")
        #expect(distance.formatted(.measurement(width: .wide)) == "3.5 kilometers")
        #expect(Measurement(value: 1, unit: UnitLength.feet).formatted(.measurement(width: .wide)) == "1 foot")
        #expect(Measurement(value: 20, unit: UnitTemperature.celsius).formatted(.measurement(width: .abbreviated)) == "20°C")
        let formatter = MeasurementFormatter()
        formatter.unitOptions = .temperatureWithoutUnit
        #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "20°")
    }

    @Test func listsAreJoinedInASentence() {
        #expect(ListFormatter.localizedString(byJoining: ["a", "b"]) == "a and b")
        #expect(ListFormatter().string(from: [1, 2, 3]) == "1, 2, and 3")
    }

    @Test func namesHaveTheirParts() {
        var name = PersonNameComponents()
        (name.givenName, name.middleName, name.familyName) = ("Ada", "King", "Lovelace")
        let formatter = PersonNameComponentsPresenter()
        let texts = [PersonNameComponentsPresenter.Style.short, .medium, .long, .abbreviated].map { style in
            formatter.style = style
            return formatter.string(from: name)
        }
        #expect(texts == ["Ada", "Ada Lovelace", "Ada King Lovelace", "AL"])
    }

    @Test func intervalsAreWrittenWithoutALocale() {
        let formatter = DateIntervalPresenter()
        formatter.locale = nil
        formatter.dateStyle = .none
        let start = Date(timeIntervalSince1970: 0)
        #expect(formatter.string(from: start, to: start.addingTimeInterval(3_600)).contains("1:00"))
    }
}
