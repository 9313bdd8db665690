import Foundation
import TestSupport
import Testing

/// Data that an app's code gets later than galley draws, and what it does meanwhile.
struct LaterDataTests {
    @Test func aContinuationThatLeftOutCodeResumesIsNotWarnedOf() throws {
        let run = EntryFile("LaterData/LeftOutContinuation.swift")
        let frames = try run("frames", "--only", "FeedController")
        #expect(frames.errorText.contains("12 are shown"), "\(frames.errorText)")
        #expect(frames.errorText.contains("loading") && !frames.errorText.contains("CONTINUATION"), "\(frames.errorText)")
    }

    /// A list of three cells, with code of its own in places.
    ///
    /// - Parameter types: declarations beside the controller.
    private func feed(types: String = "", property: String = "", loading: String = "", cell: String = "") throws -> OneFileApp {
        try OneFileApp("""
            \(types)
            final class FeedController: UICollectionViewController {
                \(property)
                init() { super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: rows(40))) }
                required init?(coder: NSCoder) { nil }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(loading)
                    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                }
                override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
                override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                    \(cell)
                    return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                }
            }
            """)
    }

    /// The property has no value, or one whose initializer stops.
    @Test(arguments: [
        "protocol Model: AnyObject { func load() }", "final class Model { init() { fatalError(\"no account\") }; func load() {} }",
    ])
    func aControllerIsDrawnWithoutTheStatementsThatNeedAnUnsetProperty(type: String) throws {
        let run = try feed(types: type, property: "var model: Model!", loading: "model.load()")
        let frames = try run("frames", "--only", "FeedController")
        #expect(frames.outputText.contains("3 elements"), "\(frames.outputText)\(frames.errorText)")
        #expect(frames.errorText.contains("model is not set, and the code there that needs it does not run"), "\(frames.errorText)")
        #expect(try run("frames", "--strict", "--only", "FeedController").status == 65)
    }

    /// The check of an entry leaves work to run: what stops then does not stop the picture that was found.
    @Test func aTaskOfACellThatStopsTakesNoPicture() throws {
        let frames = try feed(cell: "Task { fatalError(\"no network\") }")("frames", "--only", "FeedController", "--views")
        #expect(frames.status == 0 && frames.outputText.contains("cell"), "\(frames.outputText)\(frames.errorText)")
    }

    @Test func whatTheMainQueueHasIsDrawn() throws {
        let run = EntryFile("LaterData/QueuedData.swift")
        // One that stops has its layout, and what it leaves in the queue stops no other.
        let all = try run("frames")
        let frames = DrawnFrames(all)
        let counts = ["QueueController", "TaskController", "ThreadController"].map { frames.cells($0).count }
        #expect(counts == [3, 2, 1], "\(all.errorText)")
        let notes = all.errorText.split(separator: "\n").filter { $0.contains("12 placeholder items") }
        #expect(all.status == 0 && notes.count == 1 && notes[0].contains("TrapController"), "\(all.errorText)")
        #expect(notes.allSatisfy { $0.contains("its own layout with 12 placeholder items; the code stopped: ") }, "\(all.errorText)")
    }

    /// A server's answer is not awaited.
    @Test func dataThatComeLaterHavePlaceholders() throws {
        let run = EntryFile("LaterData/EmptyDataSources.swift")
        // As many sections as the type has and the layout describes.
        let result = try run("frames", "--only", "LateController", "--only", "NumberController", "--only", "EmptyController")
        let frames = DrawnFrames(result)
        func isTold(_ name: String, _ words: String) -> Bool {
            result.errorText.split(separator: "\n").contains { $0.contains("\(name): note: ") && $0.contains(words) }
        }
        let cells = frames.cells("LateController")
        #expect(cells.count == 8 && cells.last?.hasPrefix("cell 1–3") == true, "\(result.outputText)")
        #expect(isTold("LateController", "4 are shown in each of 2 sections, --items sets them"), "\(result.errorText)")
        #expect(isTold("NumberController", "based on the same 2 assumptions as LateController"), "\(result.errorText)")
        #expect(isTold("LateController", "its data source is empty; its items may come later"), "\(result.errorText)")
        #expect(try run("frames", "--only", "LateController", "--strict").status == 65)
        // Code that stops without its data is drawn without them.
        #expect(result.status == 0 && frames.cells("EmptyController").isEmpty, "\(result.outputText)")
        #expect(isTold("EmptyController", "it has no items; --items sets"), "\(result.errorText)")
    }

    /// Code that takes its data for there stops where they are not. Lists have an element of each kind.
    @Test func dataThatCodeTakesForThereAreAssumed() throws {
        let run = EntryFile("LaterData/DataTakenForThere.swift")
        let result = try run("frames", "--only", "PartsController", "--only", "StoppedController", "--only", "Shelf.shelves")
        let frames = DrawnFrames(result)
        for name in ["PartsController", "StoppedController"] {
            #expect(frames[name].contains("content 393 × 90, 2 elements"), "\(name): \(result.outputText) \(result.errorText)")
        }
        #expect(result.errorText.contains("PartsController: note: FeedModel.parts is empty, and is assumed to be [Part(kind: Kind.hero, titles: ["))
        #expect(result.errorText.contains("Shelf.model is not set, and is assumed to be FeedModel()"), "\(result.errorText)")
        let counts = result.errorText.split(separator: "\n").filter { $0.contains("4 are shown in each of 2 sections") }
        #expect(counts.count == 1 && counts[0].contains("Shelf.shelves"), "\(result.errorText)")
        let strict = try run("frames", "--only", "PartsController", "--strict")
        #expect(strict.status == 65 && strict.errorText.contains("FeedModel.kinds is empty"), "\(strict.errorText)")
    }

    /// A server that refuses, too, gives no answer, and cancelled requests do not stop the code.
    @Test func requestsOfTheSharedSessionAreNotSent() throws {
        let run = EntryFile("LaterData/RequestsOfTheSharedSession.swift")
        let frames = try run("frames", "--only", "NetController")
        #expect(frames.status == 0 && frames.errorText.contains("12 are shown"), "\(frames.errorText)")
        #expect(!frames.errorText.contains("answered") && !frames.errorText.contains("stopped"), "\(frames.errorText)")
    }

    #if os(Linux)
    /// Requests of sessions wait for ever, and those that block a thread fail. A server sees none of them.
    @Test(arguments: [
        "_ = try? Data(contentsOf: url)", "_ = try? String(contentsOf: url, encoding: .utf8)",
        "URLSession(configuration: .default).dataTask(with: url) { _, _, _ in print(\"answered\") }.resume()",
        """
        let configuration = URLSessionConfiguration.ephemeral
                configuration.timeoutIntervalForRequest = 1
                URLSession(configuration: configuration, delegate: nil, delegateQueue: .main).dataTask(with: url).resume()
        """,
    ])
    func noRequestIsSent(statements: String) throws {
        let server = try Loopback.four.listen()
        defer { close(server.socket) }
        let url = "let url = URL(string: \"http://127.0.0.1:\(server.port)/parts\")!\n        "
        let app = try feed(loading: url + statements)
        let frames = try app("frames", "--only", "FeedController")
        #expect(frames.status == 0 && !frames.errorText.contains("answered"), "\(frames.errorText)")
        #expect(frames.errorText.contains("drawn without the data of 127.0.0.1") == statements.contains("URLSession"), "\(frames.errorText)")
        var waiting = pollfd(fd: server.socket, events: Int16(POLLIN), revents: 0)
        #expect(poll(&waiting, 1, 0) == 0, "a request was sent")
    }
    #endif
}
