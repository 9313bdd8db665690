/// What a cell is told to show. In UIKit it makes a view; here it is kept.
public protocol UIContentConfiguration {}
