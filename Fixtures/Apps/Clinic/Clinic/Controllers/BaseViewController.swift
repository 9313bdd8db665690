//
//  BaseViewController.swift
//  Clinic
//

import UIKit

class BaseViewController: UIViewController {

    @IBOutlet weak var scrollView: UIScrollView?

    private var stateObservation: NSKeyValueObservation?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        stateObservation = SessionManager.shared.observe(\.state, options: [.initial, .new]) { [weak self] manager, _ in
            self?.navigationItem.prompt = manager.state == .loggedIn ? nil : "Logged out".localized
        }
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange(_:)), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    @objc func keyboardWillChange(_ notification: Notification) {
        guard let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
              let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval else { return }
        UIView.animate(withDuration: duration) {
            self.scrollView?.contentInset.bottom = max(0, self.view.bounds.maxY - self.view.convert(frame, from: nil).minY)
            self.scrollView?.scrollIndicatorInsets.bottom = self.scrollView?.contentInset.bottom ?? 0
        }
    }
}

class BaseTableViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.separatorStyle = .none
        tableView.keyboardDismissMode = .onDrag
        if #available(iOS 15.0, *) { tableView.sectionHeaderTopPadding = 0 }
    }
}
