// Allows bytes to be compared with ASCII literals: `byte == "#"`, `case "a"..."z"`.

@inline(__always)
func == (byte: UInt8?, character: Unicode.Scalar) -> Bool {
    byte.map { UInt32($0) == character.value } ?? false
}

@inline(__always)
func != (byte: UInt8?, character: Unicode.Scalar) -> Bool {
    !(byte == character)
}

@inline(__always)
func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool {
    UInt32(byte) == character.value
}

@inline(__always)
func ~= (character: Unicode.Scalar, byte: UInt8?) -> Bool {
    byte == character
}

@inline(__always)
func ~= (characters: ClosedRange<Unicode.Scalar>, byte: UInt8) -> Bool {
    characters.contains(Unicode.Scalar(byte))
}

@inline(__always)
func ~= (characters: ClosedRange<Unicode.Scalar>, byte: UInt8?) -> Bool {
    byte.map { characters ~= $0 } ?? false
}
