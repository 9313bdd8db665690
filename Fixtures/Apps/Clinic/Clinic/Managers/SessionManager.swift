//
//  SessionManager.swift
//  Clinic
//

import UIKit
import LocalAuthentication

@objc protocol SessionManagerDelegate: NSObjectProtocol {
    @objc optional func sessionManagerDidLogIn(_ manager: SessionManager)
    @objc optional func sessionManager(_ manager: SessionManager, didChange state: Int)
}

class SessionManager: NSObject {

    @objc enum State: Int {
        case loggedOut, loggingIn, loggedIn
    }

    static let shared = SessionManager()

    weak var delegate: SessionManagerDelegate?

    @objc dynamic private(set) var state: State = .loggedOut {
        didSet { delegate?.sessionManager?(self, didChange: state.rawValue) }
    }

    var token: String? {
        get { return UserDefaults.standard.string(forKey: "SessionToken") }
        set { UserDefaults.standard.set(newValue, forKey: "SessionToken") }
    }

    private override init() {
        super.init()
        NotificationCenter.default.addObserver(self, selector: #selector(didEnterBackground),
                                               name: UIApplication.didEnterBackgroundNotification, object: nil)
    }

    func logIn(completion: ((Bool) -> Void)? = nil) {
        state = .loggingIn
        LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Log in") { success, _ in
            DispatchQueue.main.async {
                self.state = success ? .loggedIn : .loggedOut
                if success { self.delegate?.sessionManagerDidLogIn?(self) }
                completion?(success)
            }
        }
    }

    @objc private func didEnterBackground() {
        state = .loggedOut
    }

    override var description: String {
        return "SessionManager(state: \(state.rawValue))"
    }
}
