extension Array where Element: Comparable {
    /// The index of the last element that is not above `value`, in an ascending array whose first element is not.
    func lastIndex(notAbove value: Element) -> Int {
        firstIndex(above: value) - 1
    }

    /// The index of the first element above `value`, or the count, in an ascending array.
    ///
    /// - Complexity: O(log count).
    func firstIndex(above value: Element) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle] > value { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
