package import Foundation

/// The size of an image in an asset catalogue.
package enum CatalogImage {
    /// The number of bytes at the start of a file in which the image's size is searched.
    private static let limit = 1 << 16

    /// Reads the size of an image in light appearance.
    ///
    /// - Parameters:
    ///   - folder: the image's folder.
    ///   - idiom: the device's idiom, which takes precedence over `universal`.
    /// - Returns: points; `nil` if the folder has no image in a known format.
    package static func size(in folder: String, idiom: String) -> CGSize? {
        guard let data = FileManager.default.contents(atPath: "\(folder)/Contents.json"), let contents = CatalogContents(data)
        else { return nil }
        for entry in contents.entries("images", idiom: idiom) where !entry.isDark {
            guard let name = entry.values["filename"] as? String, let size = size(ofFile: "\(folder)/\(name)") else { continue }
            let scale = (entry.values["scale"] as? String).flatMap { Double($0.dropLast()) } ?? 1
            return size.isVector || scale <= 0 ? size.size : CGSize(width: size.size.width / scale, height: size.size.height / scale)
        }
        return nil
    }

    /// The size of an image file: of PNG and JPEG in pixels, of PDF and SVG in points.
    private static func size(ofFile path: String) -> (size: CGSize, isVector: Bool)? {
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        let data = [UInt8](file.readData(ofLength: limit))
        if let size = png(data) ?? jpeg(data) { return (size, false) }
        let text = String(decoding: data, as: UTF8.self)
        return (data.starts(with: Array("%PDF".utf8)) ? pdf(text) : svg(text)).map { ($0, true) }
    }

    private static func size(_ width: Double, _ height: Double) -> CGSize? {
        width > 0 && height > 0 && width < 1e5 && height < 1e5 ? CGSize(width: width, height: height) : nil
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Double { bytes.reduce(0) { $0 * 256 + Double($1) } }

    /// The size of a PNG image in pixels, from the first chunk.
    private static func png(_ data: [UInt8]) -> CGSize? {
        guard data.count >= 24, data[1...3] == Array("PNG".utf8)[...] else { return nil }
        return size(number(data[16..<20]), number(data[20..<24]))
    }

    /// The size of a JPEG image in pixels, from the frame header among the segments.
    private static func jpeg(_ data: [UInt8]) -> CGSize? {
        guard data.starts(with: [0xFF, 0xD8]) else { return nil }
        var place = 2
        while place + 9 <= data.count, data[place] == 0xFF {
            let mark = data[place + 1]
            if (0xC0...0xCF).contains(mark), ![0xC4, 0xC8, 0xCC].contains(mark) {
                return size(number(data[place + 7..<place + 9]), number(data[place + 5..<place + 7]))
            }
            place += 2 + Int(number(data[place + 2..<place + 4]))
        }
        return nil
    }

    /// The size of a PDF page in points, from the first media box; `nil` if that is compressed.
    private static func pdf(_ text: String) -> CGSize? {
        guard let box = text.firstMatch(of: /\/MediaBox\s*\[\s*([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)/),
            let left = Double(box.1), let bottom = Double(box.2), let right = Double(box.3), let top = Double(box.4)
        else { return nil }
        return size(right - left, top - bottom)
    }

    /// The size of an SVG drawing in points, from the root's width and height, or from its view box.
    private static func svg(_ text: String) -> CGSize? {
        guard let root = text.firstMatch(of: /<svg\b[^>]*>/)?.0 else { return nil }
        if let width = root.firstMatch(of: /\swidth\s*=\s*["']([\d.]+)(?:px|pt)?["']/).flatMap({ Double($0.1) }),
            let height = root.firstMatch(of: /\sheight\s*=\s*["']([\d.]+)(?:px|pt)?["']/).flatMap({ Double($0.1) }) {
            return size(width, height)
        }
        guard let box = root.firstMatch(of: /\sviewBox\s*=\s*["'][-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/),
            let width = Double(box.1), let height = Double(box.2)
        else { return nil }
        return size(width, height)
    }
}
