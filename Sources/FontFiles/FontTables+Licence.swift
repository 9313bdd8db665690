extension FontTables {
    /// The reason, as words for a message, that the font's `fsType` flag (table OS/2) forbids embedding; `nil` if it is allowed.
    var restriction: String? {
        if embedding & 0xF == 0x2 { return "may not be embedded without a licence (fsType 2)" }
        if embedding & 0x200 != 0 { return "may only be embedded as bitmaps (fsType 0x200)" }
        if embedding & 0x100 != 0 { return "may only be embedded as a whole (fsType 0x100)" }
        return nil
    }
}
