import LayoutSubjects
import Testing

struct DeadlineTests {
    @Test(arguments: [(0.0, 20.0, false), (15, 5, false), (20, 0, true), (21, 0, true)])
    func eachStepMayTakeWhatTheEarlierOnesLeft(elapsed: Double, left: Double, isOver: Bool) {
        let deadline = Deadline(seconds: 20) { elapsed }
        #expect(deadline.remaining == left && deadline.isOver == isOver)
    }
}
