/// Apple's frameworks that neither Linux nor galley has.
package enum AppleFrameworks {
    /// The prefix of each framework's types; empty if they have none of their own.
    private static let prefixes = [
        "ARKit": "AR", "AVFoundation": "AV", "AVKit": "AVPlayerView", "Accelerate": "vDSP", "AdSupport": "ASIdentifier",
        "AppIntents": "", "AppTrackingTransparency": "ATTracking", "AudioToolbox": "Audio", "AuthenticationServices": "AS",
        "BackgroundTasks": "BG", "CallKit": "CX", "CloudKit": "CK", "CommonCrypto": "CC_", "Contacts": "CN", "ContactsUI": "CNContact",
        "CoreAudio": "Audio", "CoreBluetooth": "CB", "CoreHaptics": "CH", "CoreImage": "CI", "CoreLocation": "CL", "CoreML": "ML",
        "CoreMedia": "CM", "CoreMotion": "CM", "CoreServices": "kUT", "CoreSpotlight": "CS", "CoreTelephony": "CT", "CoreText": "CT",
        "CoreVideo": "CV", "CryptoKit": "", "EventKit": "EK", "EventKitUI": "EKEvent", "GameKit": "GK", "GameplayKit": "GK",
        "HealthKit": "HK", "HomeKit": "HM", "ImageIO": "CGImage", "Intents": "IN", "IntentsUI": "INUI", "LinkPresentation": "LP",
        "LocalAuthentication": "LA", "MLKit": "", "MapKit": "MK", "MediaPlayer": "MP", "MessageUI": "MF", "Messages": "MS", "Metal": "MTL",
        "MetalKit": "MTK", "MobileCoreServices": "kUT", "MultipeerConnectivity": "MC", "NaturalLanguage": "NL", "Network": "NW",
        "NotificationCenter": "NC", "PDFKit": "PDF", "PassKit": "PK", "PencilKit": "PK", "Photos": "PH", "PhotosUI": "PH",
        "QuickLook": "QL", "QuickLookThumbnailing": "QL", "RealityKit": "", "ReplayKit": "RP", "SafariServices": "SF", "SceneKit": "SCN",
        "Security": "Sec", "Social": "SL", "Speech": "SF", "SpriteKit": "SK", "StoreKit": "SK", "SwiftData": "", "SystemConfiguration": "SC",
        "TipKit": "", "UniformTypeIdentifiers": "UT", "UserNotifications": "UN", "UserNotificationsUI": "UN", "VideoToolbox": "VT",
        "Vision": "VN", "VisionKit": "VN", "WatchConnectivity": "WC", "WebKit": "WK", "WidgetKit": "",
    ]

    static func contains(_ module: String) -> Bool { prefixes[module] != nil }

    /// The framework that a type or function is likely to belong to, by its prefix.
    package static func framework(of name: some StringProtocol) -> String? {
        prefixes.filter { !$0.value.isEmpty && name.hasPrefix($0.value) && name.dropFirst($0.value.count).first?.isUppercase == true }
            .min { ($1.value.count, $0.key) < ($0.value.count, $1.key) }?.key
    }
}
