public import CompositionalLayout
import Foundation

/// Wheels of rows. Not drawn; its counts are those of its data source, and code selects its rows.
open class UIPickerView: UIView {
    open weak var dataSource: (any UIPickerViewDataSource)?
    open weak var delegate: (any UIPickerViewDelegate)?
    private var selectedRows: [Int: Int] = [:]

    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { selectedRows[component] = row }
    /// 0 before one is selected.
    open func selectedRow(inComponent component: Int) -> Int { selectedRows[component] ?? 0 }
    open func reloadAllComponents() {}
    open func reloadComponent(_ component: Int) {}
}

/// How many rows the wheels have. Never asked here.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What the rows show. Never asked here.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
