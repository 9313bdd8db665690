/*
 The screen before section controllers. Kept until the new one has shipped.

import UIKit

class OldOrchardViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
}
*/
