import GalleyCommand

@main
struct Main {
    static func main() { Galley.main() }
}
