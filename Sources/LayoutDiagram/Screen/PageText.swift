import Scene

/// The lines above and below a screen.
struct PageText {
    let subject: DiagramSubject
    let page: ScreenPage
    let style: DiagramStyle

    private var theme: Theme { style.theme }

    var nodes: [Node] {
        let typesetter = Typesetter()
        let left = ScreenPage.margin
        let right = page.bounds.width - ScreenPage.margin
        var runs: [TextRun] = []
        if style.showsTitle {
            runs.append(typesetter.run(
                page.title.text, at: Point(x: left, y: page.title.baseline), ScreenPage.titleStyle, color: theme.text))
        }
        if style.showsTitle, let info = page.infoText {
            runs.append(typesetter.run(
                info, at: Point(x: right, y: page.title.baseline), ScreenPage.captionStyle, color: theme.secondaryText,
                alignment: .end))
        }
        runs += page.captions.map { line in
            typesetter.run(
                line.text, at: Point(x: left, y: line.baseline), ScreenPage.captionStyle, color: theme.secondaryText)
        }
        return runs.map { .text($0) }
    }
}
