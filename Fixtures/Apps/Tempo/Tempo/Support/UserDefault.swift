import Foundation

@propertyWrapper
struct UserDefault<Value> {
    let key: String
    let defaultValue: Value
    var container: UserDefaults = .standard

    var wrappedValue: Value {
        get { container.object(forKey: key) as? Value ?? defaultValue }
        set { container.set(newValue, forKey: key) }
    }
}

enum Preferences {
    @UserDefault(key: "bpm", defaultValue: 96) static var bpm: Int
    @UserDefault(key: "accent", defaultValue: true) static var accentsFirstBeat: Bool
    @UserDefault(key: "theme", defaultValue: "system") static var theme: String
}
