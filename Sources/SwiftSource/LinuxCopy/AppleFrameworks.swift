/// Apple's frameworks that neither Linux nor galley provides.
package enum AppleFrameworks {
    /// The prefix of the type names of each framework; empty if they have none.
    private static let prefixes = [
        "ARKit": "AR", "AVFoundation": "AV", "AVKit": "AVPlayerView", "Accelerate": "vDSP", "AdSupport": "ASIdentifier",
        "AppIntents": "", "AppTrackingTransparency": "ATTracking", "AudioToolbox": "Audio", "AuthenticationServices": "AS",
        "BackgroundTasks": "BG", "CallKit": "CX", "CloudKit": "CK", "CommonCrypto": "CC_", "Contacts": "CN",
        "ContactsUI": "CNContact", "CoreAudio": "Audio", "CoreBluetooth": "CB", "CoreHaptics": "CH", "CoreImage": "CI",
        "CoreLocation": "CL", "CoreML": "ML", "CoreMedia": "CM",
        "CoreMotion": "CMMotion CMPedometer CMAltimeter CMDeviceMotion CMAttitude", "CoreServices": "kUT",
        "CoreSpotlight": "CS", "CoreTelephony": "CTTelephony CTCarrier CTCall", "CoreText": "CT", "CoreVideo": "CV",
        "CryptoKit": "", "EventKit": "EK", "EventKitUI": "EKEvent", "GameKit": "GK", "GameplayKit": "GK", "HealthKit": "HK",
        "HomeKit": "HM", "ImageIO": "CGImage", "Intents": "IN", "IntentsUI": "INUI", "LinkPresentation": "LP",
        "LocalAuthentication": "LA", "MLKit": "", "MapKit": "MK", "MediaPlayer": "MP", "MessageUI": "MF", "Messages": "MS",
        "Metal": "MTL", "MetalKit": "MTK", "MobileCoreServices": "kUT", "MultipeerConnectivity": "MC", "NaturalLanguage": "NL",
        "Network": "NW", "NotificationCenter": "NC", "PDFKit": "PDF", "PassKit": "PK",
        "PencilKit": "PKCanvas PKDrawing PKInk PKTool PKStroke", "Photos": "PH", "PhotosUI": "PH", "QuickLook": "QL",
        "QuickLookThumbnailing": "QLThumbnail", "RealityKit": "", "ReplayKit": "RP",
        "SafariServices": "SFSafari SFContentBlocker SFAuthentication", "SceneKit": "SCN", "Security": "Sec", "Social": "SL",
        "Speech": "SFSpeech SFTranscription", "SpriteKit": "SK",
        "StoreKit": "SKStore SKProduct SKPayment SKReceipt SKRequest SKOverlay SKCloud SKAd", "SwiftData": "",
        "SystemConfiguration": "SC", "TipKit": "", "UniformTypeIdentifiers": "UT", "UserNotifications": "UN",
        "UserNotificationsUI": "UNNotificationContent", "VideoToolbox": "VT", "Vision": "VN", "VisionKit": "VN",
        "WatchConnectivity": "WC", "WebKit": "WK", "WidgetKit": "",
    ]

    package static func contains(_ module: String) -> Bool { prefixes[module] != nil }

    /// The framework that a type or function is likely to belong to, by its prefix; `nil` for other prefixes.
    package static func framework(of name: some StringProtocol) -> String? {
        let all = prefixes.flatMap { framework, list in list.split(separator: " ").map { (framework: framework, prefix: $0) } }
        let fitting = all.filter { one in
            let next = name.dropFirst(one.prefix.count).first
            return name.hasPrefix(one.prefix) && (next.map(\.isUppercase) ?? (one.prefix.count > 3))
        }
        return fitting.min { ($1.prefix.count, $0.framework) < ($0.prefix.count, $1.framework) }?.framework
    }
}
