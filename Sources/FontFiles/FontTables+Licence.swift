extension FontTables {
    /// What the font's licence forbids that a picture does with it, as its file says (`fsType` of OS/2); `nil` for nothing.
    var restriction: String? {
        if embedding & 0xF == 0x2 { return "may not be embedded without a licence (fsType 2)" }
        if embedding & 0x200 != 0 { return "may be embedded as bitmaps alone (fsType 0x200)" }
        if embedding & 0x100 != 0 { return "may be embedded as a whole alone (fsType 0x100)" }
        return nil
    }
}
