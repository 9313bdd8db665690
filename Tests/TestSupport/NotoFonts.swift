import Foundation

/// Fonts from Debian's package `fonts-noto-core`, installed by `Scripts/bootstrap --tests`.
public enum NotoFonts {
    static let folder = "/usr/share/fonts/truetype/noto"

    public static let areInstalled = FileManager.default.fileExists(atPath: path("NotoSans-Regular.ttf"))

    public static func path(_ name: String) -> String { "\(folder)/\(name)" }

    /// A sentence in a script, with the font for it.
    public struct Sample: CustomStringConvertible, Sendable {
        public var script: String
        public var font: String
        public var text: String
        public var isRightToLeft = false

        public var path: String { NotoFonts.path(font + ".ttf") }
        public var description: String { script }
    }

    public static let samples = [
        Sample(script: "Arab", font: "NotoSansArabic-Regular", text: "يولد جميع الناس أحرارًا متساوين في الكرامة", isRightToLeft: true),
        Sample(script: "Armn", font: "NotoSansArmenian-Regular", text: "Բոլոր մարդիկ ծնվում են ազատ"),
        Sample(script: "Beng", font: "NotoSansBengali-Regular", text: "সমস্ত মানুষ স্বাধীনভাবে সমান মর্যাদা এবং অধিকার নিয়ে জন্মগ্রহণ করে"),
        Sample(script: "Cyrl", font: "NotoSans-Regular", text: "Все люди рождаются свободными"),
        Sample(script: "Deva", font: "NotoSansDevanagari-Regular", text: "सभी मनुष्यों को जन्मजात स्वतन्त्रता प्राप्त है"),
        Sample(script: "Ethi", font: "NotoSansEthiopic-Regular", text: "የሰው፡ልጅ፡ሁሉ፡ሲወለድ፡ነጻ"),
        Sample(script: "Geor", font: "NotoSansGeorgian-Regular", text: "ყველა ადამიანი იბადება თავისუფალი"),
        Sample(script: "Grek", font: "NotoSans-Regular", text: "Ὅλοι οἱ ἄνθρωποι γεννιοῦνται ἐλεύθεροι"),
        Sample(script: "Gujr", font: "NotoSansGujarati-Regular", text: "સર્વ માનવો જન્મથી સ્વતંત્ર અને સમાન હોય છે"),
        Sample(script: "Guru", font: "NotoSansGurmukhi-Regular", text: "ਸਾਰਾ ਮਨੁੱਖੀ ਪਰਿਵਾਰ ਜਨਮ ਤੋਂ ਆਜ਼ਾਦ ਹੈ"),
        Sample(script: "Hebr", font: "NotoSansHebrew-Regular", text: "כָּל בְּנֵי הָאָדָם נוֹלְדוּ בְּנֵי חוֹרִין", isRightToLeft: true),
        Sample(script: "Khmr", font: "NotoSansKhmer-Regular", text: "មនុស្សទាំងអស់កើតមកមានសេរីភាព"),
        Sample(script: "Knda", font: "NotoSansKannada-Regular", text: "ಎಲ್ಲಾ ಮಾನವರೂ ಸ್ವತಂತ್ರರಾಗಿಯೇ ಜನಿಸಿದ್ದಾರೆ"),
        Sample(script: "Laoo", font: "NotoSansLao-Regular", text: "ມະນຸດທຸກຄົນເກີດມາມີກຽດສັກສີ"),
        Sample(script: "Latn", font: "NotoSans-Regular", text: "Tất cả mọi người sinh ra đều được tự do"),
        Sample(script: "Mlym", font: "NotoSansMalayalam-Regular", text: "മനുഷ്യരെല്ലാവരും സ്വാതന്ത്ര്യത്തോടും കൂടി ജനിച്ചവരാണ്"),
        Sample(script: "Mymr", font: "NotoSansMyanmar-Regular", text: "လူတိုင်းသည် လွတ်လပ်သော ဂုဏ်သိက္ခာဖြင့် မွေးဖွားလာသူများ ဖြစ်သည်"),
        Sample(script: "Sinh", font: "NotoSansSinhala-Regular", text: "සියලු මනුෂ්\u{200D}යයෝ නිදහස්ව උපත ලබා ඇත"),
        Sample(script: "Syrc", font: "NotoSansSyriac-Regular", text: "ܟܠ ܒܪܢܫܐ ܒܪܝܠܗ ܚܐܪܐ", isRightToLeft: true),
        Sample(script: "Taml", font: "NotoSansTamil-Regular", text: "மனிதப் பிறவியினர் சகலரும் சுதந்திரமாகவே பிறக்கின்றனர்"),
        Sample(script: "Telu", font: "NotoSansTelugu-Regular", text: "మానవులెల్లరును జన్మతః స్వతంత్రులు"),
        Sample(script: "Thaa", font: "NotoSansThaana-Regular", text: "ހުރިހާ އިންސާނުން އުފަންވަނީ", isRightToLeft: true),
        Sample(script: "Thai", font: "NotoSansThai-Regular", text: "มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกัน"),
        Sample(script: "Tibt", font: "NotoSerifTibetan-Regular", text: "འགྲོ་བ་མིའི་རིགས་རྒྱུད་ཡོངས་ལ"),
    ]
}
