import Foundation
import LayoutHosting
public import LinuxUIKit
import ProgramMessages

/// Answers galley's requests about the layouts in a program that it compiled.
///
/// Requests arrive on standard input and answers go to standard output. Both are hidden from the program's own code, whose output
/// goes to standard error.
public enum GalleyProgram {
    /// An entry of the program, which creates the object that is drawn.
    public struct Entry: Sendable {
        let make: @MainActor @Sendable () throws -> Any?
        let contentOwner: (@MainActor @Sendable () throws -> UIViewController?)?
        /// For code that makes a section of a controller: the name under which it reports its calls; otherwise `nil`.
        let section: String?

        /// - Parameters:
        ///   - make: called anew for each viewport. Creates a view controller, a collection view, a layout or a section; or an
        ///     array of an owner, which must live as long as the layout, and one of these.
        ///   - contentOwner: creates the view controller that the layout belongs to, which provides the items.
        ///   - section: if the entry makes a section of that controller, the name with which it reports its calls.
        public init(
            _ make: @escaping @MainActor @Sendable () throws -> Any?,
            contentOf contentOwner: (@MainActor @Sendable () throws -> UIViewController?)? = nil, section: String? = nil
        ) {
            (self.make, self.contentOwner, self.section) = (make, contentOwner, section)
        }
    }

    /// Sets the outlet of an object by its name; `nil` if the object has no outlet of the name, false if the value has another type. For
    /// the name `*`, the value is a view controller, and each of its empty outlets gets a new view of the outlet's class.
    public typealias Outlets = @MainActor @Sendable (_ object: Any, _ name: String, _ value: Any) -> Bool?

    /// Sets the properties of an object that the presenting code would set.
    public typealias Properties = @MainActor @Sendable (_ object: Any) -> Void
    /// Fills the lists of an object that are empty until data arrive, and, if asked for, its models; returns a message about each.
    public typealias EmptyData = @MainActor @Sendable (_ object: Any, _ setsModels: Bool) -> [String]
    /// Reports a call of a function that makes a section.
    public nonisolated static func reportSection(_ function: String) { SectionCall.report(function) }

    /// Answers requests until galley closes the connection.
    ///
    /// - Parameters:
    ///   - outlets: the outlets of the program's classes.
    ///   - properties: the properties of its controllers that other code sets.
    ///   - emptyData: the properties of its classes that are empty until data arrive.
    ///   - module: the module of these classes.
    public static func run(
        _ entries: [Entry], outlets: [Outlets], properties: [Properties], emptyData: [EmptyData], module: String
    ) -> Never {
        // Skips the code's exit handlers, as there is nothing to save.
        guard let channel = privateChannel() else { _exit(1) }
        QueuedWork.keepOnMainThread()
        UnsentRequest.takeAll()
        StackEnd.tell()
        let values = Preparation.Values(properties: properties, emptyData: emptyData, module: module)
        var (known, leavesWork) = (InterfaceSources?.none, false)
        while let request = try? channel.receive(ProgramRequest.self) {
            let sources = known ?? InterfaceSources(
                request.parameters.app.interfaces.map { InterfaceSources.File(path: $0.path, classes: $0.classes) },
                catalogs: request.parameters.app.catalogs, outlets: outlets, module: module)
            known = sources
            // An earlier request that needed no items may have left work in the queues.
            if leavesWork { MainActor.assumeIsolated(QueuedWork.runReady) }
            leavesWork = request.parameters.itemCounts != nil || request.isCount
            LaterWork.reset()
            Random.reset()
            UnsentRequest.reset()
            AppResources.folder = request.parameters.app.folder
            PlainResults.reset(assuming: request.parameters.assumptions)
            let answer = MainActor.assumeIsolated {
                AssumedSections.$limit.withValue(request.parameters.assumptions.contains(.placeholders) ? EntryCheck.sectionLimit : 0) {
                    HandlerReplacement.$current.withValue(PlainResults.handlers) {
                        Preparation.$current.withValue(Preparation(request.parameters, values)) { Self.answer(request, entries, sources) }
                    }
                }
            }
            // Forwards the code's own output.
            fflush(nil)
            do {
                try channel.send(answer)
            } catch {
                _exit(1)
            }
        }
        _exit(0)
    }

    /// Moves the connection's descriptors to numbers that no code uses.
    private static func privateChannel() -> MessageChannel? {
        let (input, output) = (dup(STDIN_FILENO), dup(STDOUT_FILENO))
        let nothing = open("/dev/null", O_RDONLY)
        guard input >= 0, output >= 0, nothing >= 0, dup2(nothing, STDIN_FILENO) >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0
        else { return nil }
        endWithGalley(input)
        return MessageChannel(input: input, output: output)
    }

    /// Ends this process when galley ends, even if galley was killed while this process runs endless code.
    private static func endWithGalley(_ input: Int32) {
        Thread.detachNewThread {
            // Waits only until the other end is closed; a signal may interrupt the wait.
            var requests = pollfd(fd: input, events: 0, revents: 0)
            while requests.revents == 0 { _ = poll(&requests, 1, -1) }
            _exit(1)
        }
    }

    @MainActor
    private static func answer(
        _ request: ProgramRequest, _ entries: [Entry], _ sources: InterfaceSources
    ) -> ProgramAnswer {
        // Changed only on the main actor.
        nonisolated(unsafe) var (notes, assumptions) = ([String](), [String]())
        do {
            return try sources.performAsCurrent(reporting: { note, isAssumed in
                guard !notes.contains(note), !assumptions.contains(note) else { return }
                if isAssumed { assumptions.append(note) } else { notes.append(note) }
            }) {
                let parameters = request.parameters
                switch request {
                case .check:
                    var check = try HostedEntry.measuring(parameters) {
                        let entry = try HostedEntry(entries[parameters.entry], parameters, withItems: parameters.itemCounts == nil)
                        return entry.check(parameters)
                    }
                    check.assumptions = assumptions + PlainResults.notes + replacedFonts
                    return .found(check)
                case .solve:
                    var layout = try HostedEntry.solved(entries[parameters.entry], parameters)
                    layout.notes += notes
                    layout.assumptions += assumptions + PlainResults.notes + replacedFonts
                    return .solved(layout)
                case .countSections(_, let limit):
                    let entry = try HostedEntry(entries[parameters.entry], parameters, withItems: false)
                    return entry.countSections(upTo: limit)
                }
            }
        } catch let error as any CustomStringConvertible & Error {
            return .refused(error.description)
        } catch {
            return .refused("it throws \(error)")
        }
    }
}

extension GalleyProgram {
    /// The missing fonts that the code relies on, a line each.
    private static var replacedFonts: [String] {
        UIFont.missingNames.map { "the font \($0) is missing, and the system font replaces it; --font names its file" }
    }

    /// A view for an outlet that no file sets; `nil` if its class has no initializer for a frame.
    @MainActor
    public static func outlet<View: UIView>(_ type: View.Type, of owner: Any) -> View? {
        (owner as? UIViewController)?.view(forOutlet: type) as? View
    }

    /// A new object in the state that a request asks for.
    @MainActor
    public static func prepared<Value>(_ value: Value) -> Value {
        Preparation.current?.prepare(value)
        return value
    }

    /// Keeps a value alive until the answer to the request is ready, as views may refer to it weakly.
    @MainActor
    public static func kept<Value>(_ value: Value) -> Value {
        Preparation.current?.keep(value)
        return value
    }

    /// Creates a view controller: from a scene of a storyboard, by a closure, or with the XIB of its name.
    ///
    /// - Parameters:
    ///   - isOfCode: true if its `init(coder:)` stops the program, so that no storyboard makes it.
    ///   - lacksFile: true if its XIB or storyboard is missing and the closure makes it instead.
    @MainActor
    public static func controller<Controller: UIViewController>(
        _ type: Controller.Type, isOfCode: Bool, lacksFile: Bool, orBy make: () throws -> Controller?
    ) throws -> Controller {
        var controller = isOfCode ? nil : try UIStoryboard.controller(of: type)
        if controller == nil, let made = try make() {
            (made as? UICollectionViewController)?.lacksFile = lacksFile
            controller = made
        }
        guard let controller = controller ?? type.fromNib() else {
            throw HostedEntry.Refusal(description: "its init(coder:) returned nil")
        }
        return prepared(controller)
    }

    /// Creates a view controller from a scene of a storyboard, by a closure that gets the scene's coder.
    @MainActor
    public static func controller<Controller: UIViewController>(
        _ type: Controller.Type, byCoder make: @escaping (NSCoder) -> Controller?
    ) throws -> Controller {
        guard let controller = try UIStoryboard.controller(of: type, by: make) else {
            throw HostedEntry.Refusal(description: "no storyboard has a scene for it")
        }
        return prepared(controller)
    }

    /// Creates a view controller by a segue action, which gets the coder of the scene that its segue leads to.
    @MainActor
    public static func controller<Controller: UIViewController>(
        bySegueAction action: String, _ make: @escaping (NSCoder) throws -> Controller?
    ) throws -> Controller {
        var failure: (any Error)?
        let controller = try UIStoryboard.controller(forSegueAction: action, of: Controller.self) { coder in
            do { return try make(coder) } catch { failure = error }
            return nil
        }
        if let failure { throw failure }
        guard let controller else { throw HostedEntry.Refusal(description: "no storyboard has a segue that calls \(action)") }
        return prepared(controller)
    }
}
