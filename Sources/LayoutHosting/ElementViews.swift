import CompositionalLayout
import Foundation
import LinuxUIKit
import TextMeasurement
import ViewPictures

/// The views that a data source creates for elements: their titles, visibility and sizes.
final class ElementViews {
    let collectionView: UICollectionView
    let layout: UICollectionViewLayout
    let viewport: LayoutViewport
    /// Objects that the collection view references weakly.
    private let kept: [AnyObject]

    /// The maximum number of views that are made and measured, equal to the limit on elements of a picture. The page about Swift files
    /// documents it.
    private static let measuringLimit = 20_000

    private var faces: [LayoutElement.ID: Face] = [:]
    /// Warnings about constraints, from the first view of each class that has any.
    private(set) var notes: [String] = []
    private var classesWithNotes: Set<ObjectIdentifier> = []

    init(
        _ collectionView: UICollectionView, _ layout: UICollectionViewLayout, in viewport: LayoutViewport,
        keeping others: [AnyObject]
    ) {
        self.collectionView = collectionView
        self.layout = layout
        self.viewport = viewport
        kept = others + [collectionView.dataSource as AnyObject?, collectionView.delegate as AnyObject?].compactMap { $0 }
    }

    /// Item counts and measured sizes; `nil` if there is neither a data source that counts items nor content set by code.
    var content: LayoutContent? {
        guard collectionView.dataSource != nil else {
            return collectionView.content.itemCounts.isEmpty ? nil : collectionView.content
        }
        let counts = viewport.performAsCurrent { collectionView.content.itemCounts }
        if let controller = collectionView.dataSource as? UICollectionViewController, controller.countsNothing { return nil }
        // Called only while this layout is being solved, on the same thread.
        nonisolated(unsafe) let views = self
        // As in UIKit, invisible elements keep their estimates.
        var content = LayoutContent(itemCounts: counts) { views.answer($0) }
        content.measuring = .visible
        content.measuringLimit = Self.measuringLimit
        return content
    }

    /// Appends all cases of the data source's section type, if the data source has no sections yet.
    func appendSectionCases(upTo limit: Int) {
        (collectionView.dataSource as? any SectionCases)?.appendSectionCases(upTo: limit)
    }

    /// The properties of an element's view that pictures and frames show.
    struct Face {
        var title: String?
        var isHidden = false
        /// The view in the element's size; `nil` if it is not drawn.
        var picture: ViewPicture?
    }

    /// Draws elements when their views are made.
    var drawing: ElementDrawing?

    /// The cached properties of an element's view. The data source is asked for the view on first use.
    func face(of element: LayoutElement) -> Face {
        if let face = faces[element.id] { return face }
        var face = Face()
        if let (view, refusal) = view(layout.attributes(of: element)), refusal == nil {
            face = Face(title: view.firstText, isHidden: !view.isVisible)
            face.picture = picture(of: view, element)
        } else if element.role == .decoration || element.role == .separator {
            face.picture = picture(of: nil, element)
        }
        faces[element.id] = face
        return face
    }

    /// The picture of an element's view, laid out in the element's size; `nil` unless elements are drawn.
    private func picture(of view: UICollectionReusableView?, _ element: LayoutElement) -> ViewPicture? {
        guard let drawing, drawing.shows(element) else { return nil }
        return noting {
            // The picture's texts decide no frames, so doubts about their sizes are not reported.
            let picture = TextMeter(TextMeter.current.measuring).performAsCurrent {
                drawing.picture(of: view ?? layout.decorationView(of: element), element)
            }
            return (picture, view)
        }
    }

    /// The reason that the data source creates no view; `nil` if it does.
    func refusal(of element: LayoutElement) -> String? { view(layout.attributes(of: element))?.refusal }

    /// The size requested by a view, with the doubts about the sizes of its texts.
    private func answer(_ question: SizeQuestion) -> SizeAnswer {
        var (answer, doubts) = TextMeter.collectingDoubts { fitting(question) }
        for one in doubts { answer.doubt.insert(one.isAboutLines ? .uncertain : .estimated) }
        return answer
    }

    /// The size that the data source's view of an element requests; warnings become notes.
    private func fitting(_ question: SizeQuestion) -> SizeAnswer {
        noting {
            let fitting = collectionView.fitting(question)
            return (fitting?.answer ?? SizeAnswer(nil), fitting?.view)
        }
    }

    private func view(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> (view: UICollectionReusableView, refusal: String?)? {
        noting {
            let made = collectionView.makeView(for: attributes)
            return (made, made?.view)
        }
    }

    /// Runs `body`, which makes a view. Notes the warnings if no view of the same class has caused any before.
    private func noting<Answer>(_ body: () -> (Answer, UICollectionReusableView?)) -> Answer {
        let (made, warnings) = LayoutWarning.collecting { viewport.performAsCurrent(body) }
        if let view = made.1, !warnings.isEmpty, classesWithNotes.insert(ObjectIdentifier(type(of: view))).inserted {
            notes += warnings.map { "\(type(of: view)): \($0)" }
        }
        return made.0
    }
}
