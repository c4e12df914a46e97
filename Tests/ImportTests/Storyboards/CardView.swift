class CardView: UIView {
  @IBOutlet private var contentView: UIView!
  @IBOutlet private weak var likeButton: UIButton!
  private(set) var likes = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }
  private func commonInit() {
    Bundle.main.loadNibNamed("CardView", owner: self, options: nil)
    addSubview(contentView)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
  @IBAction func likeTapped(_ sender: UIButton) {
    likes += 1
    print("likes", likes, sender === likeButton)
  }
}

class CardsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let card = CardView(frame: CGRect(x: 10, y: 100, width: 300, height: 160))
    view.addSubview(card)
  }
}
