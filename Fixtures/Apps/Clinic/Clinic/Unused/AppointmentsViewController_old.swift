//
//  AppointmentsViewController_old.swift
//  Clinic
//
//  In no target.
//

import UIKit

class AppointmentsViewController: UIViewController {
    @IBOutlet var tableView: UITableView!

    override func viewDidLoad() {
        super.viewDidLoad()
        self.tableView.dataSource = LegacyAppointmentSource(path: "appointments.plist"
    }
}
