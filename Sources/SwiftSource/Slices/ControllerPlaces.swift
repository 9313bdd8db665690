/// The containers, such as a tab bar controller, in which the app's code puts a view controller; found in the text of the code.
package struct ControllerPlace: Sendable, Hashable {
    /// The name of the view controller's class.
    package var controller: String
    package var isInNavigation = false
    /// True for a controller that is pushed, which is not the root of its navigation controller.
    package var isPushed = false
    /// True if the file sets `prefersLargeTitles`.
    package var hasLargeTitles = false
    /// The tab's index and the number of tabs; `nil` outside of a tab bar controller.
    package var tab: (index: Int, count: Int)? {
        get { tabCount > 0 ? (tabIndex, tabCount) : nil }
        set { (tabIndex, tabCount) = newValue ?? (0, 0) }
    }
    private var tabIndex = 0
    private var tabCount = 0
    package var line: Int

    package init(_ controller: String, line: Int) {
        (self.controller, self.line) = (controller, line)
    }

    /// Order of preference, lowest first: roots before pushed controllers, then those in more containers.
    var rank: Int { (isPushed ? 4 : 0) + (isInNavigation ? 0 : 1) + (tab == nil ? 2 : 0) }

    // MARK: In a cache

    package var words: [String] {
        [controller, isInNavigation ? isPushed ? "pushed" : "root" : "-", hasLargeTitles ? "large" : "-"]
            + [tabIndex, tabCount, line].map(String.init)
    }

    /// Parses the value of `words`; `nil` if it is malformed.
    package init?(words: [String]) {
        let numbers = words.dropFirst(3).compactMap { Int($0) }
        guard words.count == 6, numbers.count == 3 else { return nil }
        self.init(words[0], line: numbers[2])
        (isInNavigation, isPushed, hasLargeTitles) = (words[1] != "-", words[1] == "pushed", words[2] == "large")
        tab = (numbers[0], numbers[1])
    }
}

extension Code {
    /// The controllers that the code makes roots of navigation controllers or tabs, or pushes.
    ///
    /// - Parameter classes: superclasses and protocols of the file's types.
    func controllerPlaces(in classes: [String]) -> [ControllerPlace] {
        var found: [ControllerPlace] = []
        let hasLargeTitles = tokens.indices.contains { reads($0, "prefersLargeTitles") && reads($0 + 1, "=") && reads($0 + 2, "true") }
        for index in tokens.indices where kind(index) == .identifier {
            if reads(index, "rootViewController"), reads(index - 1, "("), reads(index + 1, ":") {
                found += controllers(at: index + 2).map { $0.inNavigation() }
            } else if reads(index, "pushViewController"), reads(index + 1, "(") {
                found += controllers(at: index + 2).map { $0.inNavigation(isPushed: true) }
            } else if let list = controllerList(at: index) {
                let isTabs = receiver(of: index, is: ["TabBarController", "TabController"], classes)
                guard isTabs || receiver(of: index, is: ["NavigationController"], classes) else { continue }
                for (number, element) in list.enumerated() {
                    found += controllers(at: element).map { place in
                        var place = isTabs ? place : place.inNavigation(isPushed: number > 0)
                        if isTabs { place.tab = (number, list.count) }
                        return place
                    }
                }
            }
        }
        return found.map { place in
            var place = place
            place.hasLargeTitles = place.isInNavigation && hasLargeTitles
            return place
        }
    }

    /// The first token of each controller in the list that code sets as `viewControllers`; `nil` if the code at the index sets none.
    private func controllerList(at index: Int) -> [Int]? {
        guard reads(index, "viewControllers") && reads(index + 1, "=") || reads(index, "setViewControllers") && reads(index + 1, "(")
        else { return nil }
        var start = index + 2
        if kind(start) == .identifier, let value = value(of: start) { start = value }
        guard reads(start, "["), closers[start] < tokens.count else { return nil }
        var (elements, next, isFirst) = ([Int](), start + 1, true)
        while next < closers[start] {
            if isFirst { elements.append(next) }
            isFirst = reads(next, ",")
            next = after(next)
        }
        return elements
    }

    // MARK: Expressions

    /// The controllers that an expression makes or names.
    private func controllers(at start: Int, depth: Int = 0) -> [ControllerPlace] {
        guard depth < 5 else { return [] }
        var index = start
        while ["try", "await", "self", ".", "!", "?"].contains(text(index)) { index += 1 }
        guard kind(index) == .identifier else { return [] }
        var name = index
        while reads(name + 1, "."), kind(name + 2) == .identifier, text(name + 2).first?.isUppercase == true { name += 2 }
        let isType = text(name).first?.isUppercase == true
        guard reads(name + 1, "(") else {
            if isType, reads(name + 1, ".") || reads(name + 1, "<") { return [ControllerPlace(text(name), line: tokens[name].line)] }
            return isType ? [] : value(of: name).map { controllers(at: $0, depth: depth + 1) } ?? []
        }
        if isType, reads(name + 2, "rootViewController") { return controllers(at: name + 4, depth: depth + 1).map { $0.inNavigation() } }
        if isType { return [ControllerPlace(text(name), line: tokens[name].line)] }
        let wraps = wrapsInNavigation(text(name))
        return arguments(of: name + 1).flatMap { controllers(at: $0, depth: depth + 1) }.map { wraps ? $0.inNavigation() : $0 }
    }

    /// The first tokens of arguments, without their labels.
    private func arguments(of parenthesis: Int) -> [Int] {
        var (found, next, isFirst) = ([Int](), parenthesis + 1, true)
        while next < closers[parenthesis] {
            if isFirst { found.append(reads(next + 1, ":") ? next + 2 : next) }
            isFirst = reads(next, ",")
            next = after(next)
        }
        return found
    }

    /// The first token of the value that was last assigned to a name.
    private func value(of name: Int) -> Int? {
        let word = text(name)
        return tokens.indices[..<name].reversed().lazy.compactMap { index -> Int? in
            guard reads(index, word), !reads(index - 1, ".") || reads(index - 2, "self") else { return nil }
            if reads(index + 1, "=") { return index + 2 }
            guard reads(index + 1, ":"), kind(index + 2) == .identifier, ["let", "var"].contains(text(index - 1)) else { return nil }
            return reads(index + 3, "=") ? index + 4 : nil
        }.first
    }

    /// True for a function of the file that makes navigation controllers.
    private func wrapsInNavigation(_ function: String) -> Bool {
        tokens.indices.contains { index in
            guard reads(index, "func"), reads(index + 1, function),
                let body = (index..<tokens.count).first(where: { reads($0, "{") }), closers[body] < tokens.count
            else { return false }
            return (body..<closers[body]).contains { reads($0, "rootViewController") && reads($0 + 1, ":") }
        }
    }

    /// True if the class of a member's receiver has a name with one of the endings. The class is that of the value last assigned to the
    /// receiver, as in `bar = TabBar()`; without one it is guessed from the receiver's name, as in `tabBarController`.
    ///
    /// - Parameter classes: the enclosing class and its superclasses, for `self`, `super` and no receiver.
    private func receiver(of member: Int, is endings: [String], _ classes: [String]) -> Bool {
        func isOf(_ name: String) -> Bool { endings.contains { name.hasSuffix($0) } }
        guard reads(member - 1, ".") else { return classes.contains(where: isOf) }
        let name = reads(member - 2, "?") || reads(member - 2, "!") ? member - 3 : member - 2
        if reads(name, "self") || reads(name, "super") { return classes.contains(where: isOf) }
        if let value = value(of: name), kind(value) == .identifier, text(value).first?.isUppercase == true { return isOf(text(value)) }
        let word = text(name)
        return isOf(word.prefix(1).uppercased() + word.dropFirst())
    }
}

extension ControllerPlace {
    fileprivate func inNavigation(isPushed: Bool = false) -> ControllerPlace {
        var place = self
        if !isInNavigation { (place.isInNavigation, place.isPushed) = (true, isPushed) }
        return place
    }
}
