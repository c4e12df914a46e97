import UIKit

class CheckoutViewController: UIViewController {
  @IBOutlet weak var buyButton: RoundedButton!
  @IBOutlet weak var gift: UISwitch!
  @IBOutlet weak var totalLabel: UILabel! {
    didSet { print("label connected") }
  }
  private var bought = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    print("radius", buyButton.cornerRadius, buyButton.note, gift.isOn)
  }

  @IBAction func buyTapped(_ sender: UIButton) {
    bought += 1
    print("bought", bought, sender.currentTitle ?? "-", sender === buyButton)
  }

  @IBAction func giftChanged(_ sender: UISwitch) { print("gift", sender.isOn) }
  @IBAction func photoTapped(_ sender: UITapGestureRecognizer) { print("photo", sender.view is UIImageView) }
}

@IBDesignable class RoundedButton: UIButton {
  @IBInspectable var cornerRadius: CGFloat = 0 {
    didSet { layer.cornerRadius = cornerRadius }
  }
  @IBInspectable var note: String = ""

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    print("from a coder")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    print("awake", cornerRadius / 16)
  }
}
