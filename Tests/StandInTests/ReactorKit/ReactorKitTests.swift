import ReactorKit
import Testing
import UIKit

@MainActor struct ReactorKitTests {
    private final class Counter: Reactor {
        enum Action {
            case add(Int)
            case fail
        }

        struct Refused: Error {}

        struct State {
            var sum = 0
            @Pulse var note = ""
        }

        let initialState = State()

        func mutate(action: Action) -> Observable<Int> {
            switch action {
            case .add(let number): .of(number, number)
            case .fail: .error(Refused())
            }
        }

        func reduce(state: State, mutation: Int) -> State {
            var state = state
            state.sum += mutation
            if mutation == 0 { state.note = "zero" }
            return state
        }
    }

    private final class Label: View {
        var disposeBag = DisposeBag()
        var texts: [Int] = []

        func bind(reactor: Counter) {
            Observable.just(.add(1)).bind(to: reactor.action).disposed(by: disposeBag)
            reactor.state.map(\.sum).subscribe(onNext: { [unowned self] in texts.append($0) }).disposed(by: disposeBag)
        }
    }

    private final class Screen: UIViewController, @preconcurrency StoryboardView {
        var disposeBag = DisposeBag()

        func bind(reactor: Counter) {}
    }

    @Test func actionsOfAViewChangeTheStateThatItShows() {
        let (label, counter) = (Label(), Counter())
        label.reactor = counter
        // Neither the end of an observable nor an error ends the actions.
        counter.action.onNext(.fail)
        counter.action.onNext(.add(2))
        #expect(label.texts == [2, 4, 6])
        #expect(counter.currentState.sum == 6)
    }

    @Test func aReplacedReactorIsNoLongerShown() {
        let (label, first) = (Label(), Counter())
        label.reactor = first
        label.reactor = Counter()
        first.action.onNext(.add(1))
        #expect(label.texts == [2, 2])
    }

    @Test func aPulseTellsEachTimeThatItIsSet() {
        let (counter, bag) = (Counter(), DisposeBag())
        var notes: [String] = []
        counter.pulse(\.$note).subscribe(onNext: { notes.append($0) }).disposed(by: bag)
        counter.action.onNext(.add(1))
        counter.action.onNext(.add(0))
        #expect(notes == ["", "zero", "zero"])
    }

    @Test func aStoryboardViewIsNotBoundBeforeItsViewIsLoaded() {
        let screen = Screen()
        screen.reactor = Counter()
        #expect(!screen.isViewLoaded)
    }

    @Test func aReactorWithoutMutationsReducesItsActions() {
        final class Names: Reactor {
            let initialState: [String] = []
            func reduce(state: [String], mutation: String) -> [String] { state + [mutation] }
        }
        let names = Names()
        names.action.onNext("a")
        names.action.onNext("b")
        #expect(names.currentState == ["a", "b"])
    }
}
