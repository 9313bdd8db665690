import UIKit

func count() -> Int { fatalError("code was left out that does not compile here: cannot convert return expression of type '()' to return type 'Int'")

}
