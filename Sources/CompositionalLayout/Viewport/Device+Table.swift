import Foundation

extension Device {
    /// A row of the table: a screen in portrait orientation. Lengths are in points.
    struct Screen {
        var name: String
        var width: CGFloat
        var height: CGFloat
        var scale: CGFloat
        /// Safe area in portrait: status bar or cutout, and home indicator.
        var top: CGFloat
        var bottom: CGFloat
        /// Safe area at the bottom in landscape.
        var lyingBottom: CGFloat
        var cornerRadius: CGFloat
        var cutout: Cutout

        var isPad: Bool { width >= 700 }

        /// The system version to which the insets belong.
        var systemVersion: Int { (isPad ? top == 32 : lyingBottom == 20) ? 26 : 18 }
    }

    /// iPhones, then iPads; in each family the newest last.
    ///
    /// Sizes, insets and corner radii are those on which public tables and simulator measurements by other projects agree. Insets
    /// are those of the system version that a device shipped with, or of iOS 18 if it shipped earlier. From version 26 on, an
    /// iPhone in landscape has 20 points at the bottom instead of 21, and an iPad 32 at the top.
    static let screens: [Screen] = [
        phone("iPhone SE (1st generation)", 320, 568, 2, top: 20, lying: 0, radius: 0, .none),
        phone("iPhone 8", 375, 667, 2, top: 20, lying: 0, radius: 0, .none),
        phone("iPhone 8 Plus", 414, 736, 3, top: 20, lying: 0, radius: 0, .none),
        phone("iPhone SE (2nd generation)", 375, 667, 2, top: 20, lying: 0, radius: 0, .none),
        phone("iPhone SE (3rd generation)", 375, 667, 2, top: 20, lying: 0, radius: 0, .none),
        phone("iPhone X", 375, 812, 3, top: 44, lying: 21, radius: 39, .notch),
        phone("iPhone XS", 375, 812, 3, top: 44, lying: 21, radius: 39, .notch),
        phone("iPhone XR", 414, 896, 2, top: 48, lying: 21, radius: 41.5, .notch),
        phone("iPhone XS Max", 414, 896, 3, top: 44, lying: 21, radius: 39, .notch),
        phone("iPhone 11", 414, 896, 2, top: 48, lying: 21, radius: 41.5, .notch),
        phone("iPhone 11 Pro", 375, 812, 3, top: 44, lying: 21, radius: 39, .notch),
        phone("iPhone 11 Pro Max", 414, 896, 3, top: 44, lying: 21, radius: 39, .notch),
        phone("iPhone 12 mini", 375, 812, 3, top: 50, lying: 21, radius: 44, .notch),
        phone("iPhone 12", 390, 844, 3, top: 47, lying: 21, radius: 47.33, .notch),
        phone("iPhone 12 Pro", 390, 844, 3, top: 47, lying: 21, radius: 47.33, .notch),
        phone("iPhone 12 Pro Max", 428, 926, 3, top: 47, lying: 21, radius: 53.33, .notch),
        phone("iPhone 13 mini", 375, 812, 3, top: 50, lying: 21, radius: 44, .notch),
        phone("iPhone 13", 390, 844, 3, top: 47, lying: 21, radius: 47.33, .notch),
        phone("iPhone 13 Pro", 390, 844, 3, top: 47, lying: 21, radius: 47.33, .notch),
        phone("iPhone 13 Pro Max", 428, 926, 3, top: 47, lying: 21, radius: 53.33, .notch),
        phone("iPhone 14", 390, 844, 3, top: 47, lying: 21, radius: 47.33, .notch),
        phone("iPhone 14 Plus", 428, 926, 3, top: 47, lying: 21, radius: 53.33, .notch),
        phone("iPhone 16e", 390, 844, 3, top: 47, lying: 21, radius: 47.33, .notch),
        phone("iPhone 17e", 390, 844, 3, top: 47, lying: 20, radius: 47.33, .notch),
        phone("iPhone 14 Pro", 393, 852, 3, top: 59, lying: 21, radius: 55, .dynamicIsland),
        phone("iPhone 14 Pro Max", 430, 932, 3, top: 59, lying: 21, radius: 55, .dynamicIsland),
        phone("iPhone 15", 393, 852, 3, top: 59, lying: 21, radius: 55, .dynamicIsland),
        phone("iPhone 15 Plus", 430, 932, 3, top: 59, lying: 21, radius: 55, .dynamicIsland),
        phone("iPhone 15 Pro", 393, 852, 3, top: 59, lying: 21, radius: 55, .dynamicIsland),
        phone("iPhone 15 Pro Max", 430, 932, 3, top: 59, lying: 21, radius: 55, .dynamicIsland),
        phone("iPhone 16", 393, 852, 3, top: 59, lying: 21, radius: 55, .dynamicIsland),
        phone("iPhone 16 Plus", 430, 932, 3, top: 59, lying: 21, radius: 55, .dynamicIsland),
        phone("iPhone 16 Pro", 402, 874, 3, top: 62, lying: 21, radius: 62, .dynamicIsland),
        phone("iPhone 16 Pro Max", 440, 956, 3, top: 62, lying: 21, radius: 62, .dynamicIsland),
        phone("iPhone 17", 402, 874, 3, top: 62, lying: 20, radius: 62, .dynamicIsland),
        phone("iPhone Air", 420, 912, 3, top: 68, lying: 20, radius: 62, .dynamicIsland),
        phone("iPhone 17 Pro", 402, 874, 3, top: 62, lying: 20, radius: 62, .dynamicIsland),
        phone("iPhone 17 Pro Max", 440, 956, 3, top: 62, lying: 20, radius: 62, .dynamicIsland),
        phone("iPhone 18 Pro", 402, 874, 3, top: 62, lying: 20, radius: 62, .dynamicIsland),
        phone("iPhone 18 Pro Max", 440, 956, 3, top: 62, lying: 20, radius: 62, .dynamicIsland),
        pad("iPad mini (5th generation)", 768, 1024, top: 20, radius: 0),
        pad("iPad (5th generation)", 768, 1024, top: 20, radius: 0),
        pad("iPad (6th generation)", 768, 1024, top: 20, radius: 0),
        pad("iPad Pro 9.7-inch", 768, 1024, top: 20, radius: 0),
        pad("iPad (7th generation)", 810, 1080, top: 20, radius: 0),
        pad("iPad (8th generation)", 810, 1080, top: 20, radius: 0),
        pad("iPad (9th generation)", 810, 1080, top: 20, radius: 0),
        pad("iPad Air (3rd generation)", 834, 1112, top: 20, radius: 0),
        pad("iPad Pro 10.5-inch", 834, 1112, top: 20, radius: 0),
        pad("iPad Pro 12.9-inch (1st generation)", 1024, 1366, top: 20, radius: 0),
        pad("iPad Pro 12.9-inch (2nd generation)", 1024, 1366, top: 20, radius: 0),
        pad("iPad mini (6th generation)", 744, 1133, top: 24, radius: 21.5),
        pad("iPad mini (A17 Pro)", 744, 1133, top: 24, radius: 21.5),
        pad("iPad (10th generation)", 820, 1180, top: 24, radius: 25),
        pad("iPad (A16)", 820, 1180, top: 24, radius: 25),
        pad("iPad Air (4th generation)", 820, 1180, top: 24, radius: 18),
        pad("iPad Air (5th generation)", 820, 1180, top: 24, radius: 18),
        pad("iPad Air 11-inch (M2)", 820, 1180, top: 24, radius: 18),
        pad("iPad Air 13-inch (M2)", 1024, 1366, top: 24, radius: 18),
        pad("iPad Air 11-inch (M3)", 820, 1180, top: 24, radius: 18),
        pad("iPad Air 13-inch (M3)", 1024, 1366, top: 24, radius: 18),
        pad("iPad Air 11-inch (M4)", 820, 1180, top: 32, radius: 18),
        pad("iPad Air 13-inch (M4)", 1024, 1366, top: 32, radius: 18),
        pad("iPad Pro 11-inch (1st generation)", 834, 1194, top: 24, radius: 18),
        pad("iPad Pro 11-inch (2nd generation)", 834, 1194, top: 24, radius: 18),
        pad("iPad Pro 11-inch (3rd generation)", 834, 1194, top: 24, radius: 18),
        pad("iPad Pro 11-inch (4th generation)", 834, 1194, top: 24, radius: 18),
        pad("iPad Pro 12.9-inch (3rd generation)", 1024, 1366, top: 24, radius: 18),
        pad("iPad Pro 12.9-inch (4th generation)", 1024, 1366, top: 24, radius: 18),
        pad("iPad Pro 12.9-inch (5th generation)", 1024, 1366, top: 24, radius: 18),
        pad("iPad Pro 12.9-inch (6th generation)", 1024, 1366, top: 24, radius: 18),
        pad("iPad Pro 11-inch (M4)", 834, 1210, top: 24, radius: 30),
        pad("iPad Pro 13-inch (M4)", 1032, 1376, top: 24, radius: 30),
        pad("iPad Pro 11-inch (M5)", 834, 1210, top: 32, radius: 30),
        pad("iPad Pro 13-inch (M5)", 1032, 1376, top: 32, radius: 30),
    ]

    private static func phone(
        _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, top: CGFloat, lying: CGFloat,
        radius: CGFloat, _ cutout: Cutout
    ) -> Screen {
        Screen(
            name: name, width: width, height: height, scale: scale, top: top, bottom: cutout == .none ? 0 : 34,
            lyingBottom: lying, cornerRadius: radius, cutout: cutout)
    }

    /// An iPad. Square corners mean that it has a home button.
    private static func pad(
        _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, radius: CGFloat
    ) -> Screen {
        let bottom: CGFloat = radius > 0 ? 20 : 0
        return Screen(
            name: name, width: width, height: height, scale: 2, top: top, bottom: bottom, lyingBottom: bottom,
            cornerRadius: radius, cutout: .none)
    }
}
