import UIKit

/// Base class of all screens.
class BaseViewController: UIViewController {

    private lazy var spinner: UIActivityIndicatorView = {
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.hidesWhenStopped = true
        spinner.translatesAutoresizingMaskIntoConstraints = false
        return spinner
    }()

    init() {
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        setupViews()
        setupConstraints()
        bindViewModel()
    }

    // MARK: - To override

    func setupViews() {}
    func setupConstraints() {}
    func bindViewModel() {}

    // MARK: - Loading

    func setLoading(_ isLoading: Bool) {
        if spinner.superview == nil {
            view.addSubview(spinner)
            NSLayoutConstraint.activate([
                spinner.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                spinner.centerYAnchor.constraint(equalTo: view.centerYAnchor)
            ])
        }
        isLoading ? spinner.startAnimating() : spinner.stopAnimating()
    }

    func showError(_ message: String) {
        let alert = UIAlertController(title: NSLocalizedString("error.title", comment: ""), message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
