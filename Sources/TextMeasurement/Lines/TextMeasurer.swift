/// Measures text with fonts from several sources.
public struct TextMeasurer: TextMeasuring {
    /// Font sources in order of precedence.
    public var sources: [any FontSource]

    /// - Parameter sources: fonts that take precedence over the system font.
    public init(sources: [any FontSource] = []) {
        self.sources = sources + [SystemFont()]
    }

    public func metrics(of font: TextFont) -> FontMetrics? { first { $0.metrics(of: font) } }

    /// The first answer that is not `nil`. A lazy sequence would ask the successful source twice, and advances take most of the
    /// time.
    private func first<Answer>(_ ask: (any FontSource) -> Answer?) -> Answer? {
        for source in sources {
            if let answer = ask(source) { return answer }
        }
        return nil
    }

    /// - Complexity: O(characters).
    public func measure(_ text: StyledText, in limits: TextLimits) -> MeasuredText {
        let clusters = clusters(of: text)
        var breaker = LineBreaker(text: text, clusters: clusters, limits: limits) { run in
            advances(of: StyledText.Run("…", font: run.font)).widths.reduce(run.kern, +)
        }
        breaker.breakLines(empty: text.runs.first.map { metricsOrSystem(of: $0.font) })
        return breaker.result
    }

    private func clusters(of text: StyledText) -> [TextCluster] {
        var clusters: [TextCluster] = []
        var offset = 0
        var starts = LineStarts(text.string)
        for (place, run) in text.runs.enumerated() {
            let metrics = metrics(of: run)
            let advances = advances(of: run)
            for (index, character) in run.text.enumerated() {
                let width = advances.widths[index]
                let kind = TextCluster.Kind(character)
                let isEnd = kind == .lineEnd || kind == .paragraphEnd
                let end = offset + character.utf16.count
                clusters.append(
                    TextCluster(
                        kind: kind, mayStartLine: starts.next(character), isComplex: starts.isComplex,
                        advance: isEnd ? 0 : width + run.kern, error: isEnd ? 0 : advances.errors[index], start: offset, end: end,
                        metrics: metrics, run: place))
                offset = end
            }
        }
        return clusters
    }

    /// The extents of a run's characters above and below the baseline.
    private func metrics(of run: StyledText.Run) -> FontMetrics {
        var metrics = metricsOrSystem(of: run.font)
        if let box = run.box { (metrics.ascender, metrics.descender, metrics.leading) = (box.ascender, box.descender, 0) }
        metrics.ascender += run.rise
        metrics.descender += run.rise
        return metrics
    }

    private func advances(of run: StyledText.Run) -> TextAdvances {
        if let box = run.box { return TextAdvances(widths: run.text.map { _ in box.width }, isEstimated: false) }
        let known = first { $0.advances(of: run.text, in: run.font) }
        guard let known, known.widths.count == run.text.count, known.errors.count == known.widths.count else {
            return SystemFont().advances(of: run.text, in: run.font.asSystem) ?? TextAdvances(widths: [], errors: [])
        }
        return known
    }

    private func metricsOrSystem(of font: TextFont) -> FontMetrics {
        metrics(of: font) ?? SystemFont.metrics(size: font.size)
    }
}

extension TextFont {
    /// The system font of the same size and weight, used if no source has the font.
    fileprivate var asSystem: TextFont {
        var font = self
        font.face = .system
        return font
    }
}
