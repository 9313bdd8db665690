/// The containers, such as a tab bar controller, in which the app's code puts a view controller; found in the text of the code.
package struct ControllerPlace: Codable, Sendable, Hashable {
    /// The name of the view controller's class.
    package var controller: String
    package var isInNavigation = false
    /// True for a controller that is pushed, which is not the root of its navigation controller.
    package var isPushed = false
    /// True if the file sets `prefersLargeTitles`.
    package var hasLargeTitles = false
    /// The controller's title, as set in the code that puts the controller into its containers; `nil` if that code sets none.
    package var title: String?
    /// The tabs of the tab bar controller around the controller; empty without a tab bar controller.
    package var tabs: [Tab] = []
    package var tabIndex = 0
    /// True if the only sign of a tab bar is that the controller's own code uses `tabBarController`.
    package var usesTabs = false
    package var line: Int
    /// The tokens of variables and functions that stand for the controller or its navigation controller, outermost first. Empty when
    /// the code has been read.
    fileprivate var names: [Int] = []

    package init(_ controller: String, line: Int) {
        (self.controller, self.line) = (controller, line)
    }

    /// Order of preference, lowest first: roots before pushed controllers, then those in more containers; mere use of tabs last.
    var rank: Int { (usesTabs ? 8 : 0) + (isPushed ? 4 : 0) + (isInNavigation ? 0 : 1) + (tabs.isEmpty ? 2 : 0) }

    /// The title and the image of a tab, as far as they are literals in the code.
    package struct Tab: Codable, Sendable, Hashable {
        package var title: String?
        package var image: String?
        /// True for an image of SF Symbols, false for one of the app.
        package var isSymbol = false
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
                let made = list.map { controllers(at: $0) }
                let tabs = made.map { tab(of: $0.first?.names ?? []) }
                for (number, element) in made.enumerated() {
                    found += element.map { place in
                        var place = isTabs ? place : place.inNavigation(isPushed: number > 0)
                        if isTabs { (place.tabIndex, place.tabs) = (number, tabs) }
                        return place
                    }
                }
            }
        }
        for index in found.indices {
            found[index].hasLargeTitles = found[index].isInNavigation && hasLargeTitles
            let names = found[index].names
            found[index].title = names.last.flatMap { title(of: $0) } ?? names.lazy.compactMap { title(byCall: $0) }.first
            found[index].names = []
        }
        return found
    }

    /// The first token of each controller in the list that code sets as `viewControllers`; `nil` if the code at the index sets none.
    private func controllerList(at index: Int) -> [Int]? {
        guard reads(index, "viewControllers") && reads(index + 1, "=") || reads(index, "setViewControllers") && reads(index + 1, "(")
        else { return nil }
        var start = index + 2
        if kind(start) == .identifier, let value = value(of: start) { start = value }
        return reads(start, "[") && closers[start] < tokens.count ? elements(of: start) : nil
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
            return isType ? [] : value(of: name).map { controllers(at: $0, depth: depth + 1).map { $0.named(name) } } ?? []
        }
        if isType, reads(name + 2, "rootViewController") { return controllers(at: name + 4, depth: depth + 1).map { $0.inNavigation() } }
        if isType { return [ControllerPlace(text(name), line: tokens[name].line)] }
        let given = elements(of: name + 1).flatMap { controllers(at: $0, depth: depth + 1) }
        let body = body(of: text(name))
        guard given.isEmpty else {
            let wraps = body?.contains { reads($0, "rootViewController") && reads($0 + 1, ":") } ?? false
            return given.map { (wraps ? $0.inNavigation() : $0).named(name) }
        }
        let value = body.map { body in body.last { reads($0, "return") }.map { $0 + 1 } ?? body.lowerBound + 1 }
        return value.map { controllers(at: $0, depth: depth + 1).map { $0.named(name) } } ?? []
    }

    /// The first tokens of the elements of a list, or of arguments without their labels.
    func elements(of bracket: Int) -> [Int] {
        var (found, next, isFirst) = ([Int](), bracket + 1, true)
        while next < closers[bracket] {
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

    /// The body of a function of the file, with its braces.
    func body(of function: String) -> Range<Int>? {
        tokens.indices.lazy.compactMap { index in
            guard reads(index, "func"), reads(index + 1, function),
                let body = (index..<tokens.count).first(where: { reads($0, "{") }), closers[body] < tokens.count
            else { return nil }
            return body..<closers[body]
        }.first
    }

    /// True if the class of a member's receiver has a name with one of the endings. The class is that of the value last assigned to the
    /// receiver, as in `bar = TabBar()`; if no value is assigned, it is guessed from the receiver's name, as in `tabBarController`.
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

    fileprivate func named(_ name: Int) -> ControllerPlace {
        var place = self
        place.names.insert(name, at: 0)
        return place
    }
}
