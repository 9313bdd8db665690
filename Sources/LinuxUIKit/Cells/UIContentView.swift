public import Foundation

/// A view that shows a configuration. It is kept by who makes one: no cell asks for any here.
public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
}
