// Members of the same name in a module that the file does not import.
extension NSObject { func tuned(_ body: Int) {} }
func gap() {}
