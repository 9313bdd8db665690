extension DiagramStyle {
    /// Overrides for a style, as in a document or on a command line. `nil` leaves a property unchanged.
    ///
    ///     let style = DiagramStyle(DiagramStyle.Changes(kind: .blueprint, showsCaption: false))
    public struct Changes: Sendable, Hashable {
        public var kind: Kind?
        public var showsTitle: Bool?
        public var showsCaption: Bool?
        public var showsLabels: Bool?
        /// Labels a screen's elements with their titles only, not with kinds or index paths.
        public var showsOnlyTitles: Bool?
        /// The contents of cells and other elements on a screen: their views, or placeholders.
        public var cells: Cells?
        public var showsBeyond: Bool?
        public var showsPage: Bool?
        /// The part of the picture to keep.
        public var crop: DiagramCrop.Part?
        /// Margin around the cropped part, in points.
        public var cropMargin: Double?
        /// The picture's width in points.
        public var width: Double?
        /// Fonts for characters that the built-in font lacks.
        public var fonts: Fonts?
        /// The font to prefer for characters that both the built-in font and one of `fonts` have.
        public var fontPreference: Fonts.Preference?
        /// Custom colours. Those that are `nil`, and an empty list of section colours, change nothing.
        public var colors: DiagramColors

        public init(
            kind: Kind? = nil, showsTitle: Bool? = nil, showsCaption: Bool? = nil, showsLabels: Bool? = nil,
            showsBeyond: Bool? = nil, showsPage: Bool? = nil, crop: DiagramCrop.Part? = nil, cropMargin: Double? = nil,
            width: Double? = nil, fonts: Fonts? = nil, fontPreference: Fonts.Preference? = nil,
            colors: DiagramColors = DiagramColors()
        ) {
            self.kind = kind
            self.showsTitle = showsTitle
            self.showsCaption = showsCaption
            self.showsLabels = showsLabels
            self.showsBeyond = showsBeyond
            self.showsPage = showsPage
            self.crop = crop
            self.cropMargin = cropMargin
            self.width = width
            self.fonts = fonts
            self.fontPreference = fontPreference
            self.colors = colors
        }

        /// These changes followed by others, which take precedence.
        public func changed(by others: Changes) -> Changes {
            // A page colour implies a page.
            let showsPage = others.colors.page == nil ? showsPage : nil
            var changes = Changes(
                kind: others.kind ?? kind, showsTitle: others.showsTitle ?? showsTitle,
                showsCaption: others.showsCaption ?? showsCaption, showsLabels: others.showsLabels ?? showsLabels,
                showsBeyond: others.showsBeyond ?? showsBeyond, showsPage: others.showsPage ?? showsPage,
                crop: others.crop ?? crop, cropMargin: others.cropMargin ?? cropMargin, width: others.width ?? width,
                fonts: others.fonts ?? fonts, fontPreference: others.fontPreference ?? fontPreference,
                colors: colors.changed(by: others.colors))
            changes.showsOnlyTitles = others.showsOnlyTitles ?? showsOnlyTitles
            changes.cells = others.cells ?? cells
            return changes
        }
    }

    /// The style `screen` with changes.
    public init(_ changes: Changes) {
        let usual = DiagramStyle.screen
        self.init(
            changes.kind ?? usual.kind, theme: Theme(changes.colors), showsTitle: changes.showsTitle ?? usual.showsTitle,
            showsCaption: changes.showsCaption ?? usual.showsCaption, showsLabels: changes.showsLabels ?? usual.showsLabels,
            showsBeyond: changes.showsBeyond ?? usual.showsBeyond, showsPage: changes.showsPage ?? usual.showsPage,
            crop: changes.crop.map { DiagramCrop($0, margin: changes.cropMargin ?? 0) }, width: changes.width,
            fonts: changes.fonts.map { fonts in
                var fonts = fonts
                fonts.preference = changes.fontPreference ?? fonts.preference
                return fonts
            })
        showsOnlyTitles = changes.showsOnlyTitles ?? usual.showsOnlyTitles
        cells = changes.cells ?? usual.cells
    }
}

extension DiagramColors {
    fileprivate func changed(by others: DiagramColors) -> DiagramColors {
        DiagramColors(
            page: others.page ?? page, ink: others.ink ?? ink, accent: others.accent ?? accent,
            sections: others.sections.isEmpty ? sections : others.sections)
    }
}
