protocol PickerDelegate: AnyObject {
  func picked(_ what: String)
}

class HostViewController: UIViewController, PickerDelegate {
  @IBOutlet weak var box: UIView!

  override func viewDidLoad() {
    super.viewDidLoad()
    print("host loaded", children.count)
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let picker = segue.destination as? PickerViewController else { return }
    picker.delegate = self
    print("embedding", segue.identifier ?? "-")
  }
  func picked(_ what: String) { print("picked", what) }
}

class PickerViewController: UIViewController {
  weak var delegate: PickerDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    print("picker loaded", delegate != nil)
  }
  @IBAction func pick() { delegate?.picked("it") }
}
