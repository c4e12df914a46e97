// What a view controller's class is made of, without UIKit.
class Coder {}
class Responder {
  var next: Responder?
  var isEnabled = true
}
class View: Responder {
  var frame: (x: Double, y: Double) = (0, 0)
  var isHidden: Bool = false
  var tag: Int = 0 { didSet { print("tag", oldValue, "->", tag) } }
  private(set) var subviews: [View] = []
  init(tag: Int = 0) { self.tag = tag; super.init() }
  required init?(coder: Coder) { return nil }
  func addSubview(_ view: View) { subviews.append(view); view.next = self }
  func layoutSubviews() { print("View.layoutSubviews") }
}
final class Card: View {
  static let spacing: Double = 8
  static var made = 0
  class var kind: String { "card" }
  let title: String
  lazy var badge: View = {
    let view = View()
    view.tag = 7
    addSubview(view)
    return view
  }()
  override var tag: Int { willSet { print("will", newValue) } didSet { print("Card tag", oldValue, tag) } }
  override var isHidden: Bool { didSet { guard isHidden != oldValue else { return }; print("hidden", isHidden) } }
  init(title: String) {
    self.title = title
    super.init(tag: 1)
    Card.made += 1
    setUp()
  }
  convenience init() { self.init(title: "none") }
  required init?(coder: Coder) { fatalError("init(coder:) has not been implemented") }
  deinit { print("Card \(title) gone") }
  private func setUp() { isHidden = true; tag = 3 }
  override func layoutSubviews() {
    super.layoutSubviews()
    frame.x = Self.spacing * 2
    print("Card.layoutSubviews", frame.x, Self.kind, type(of: self).made)
  }
}
do {
  let card = Card()
  card.isHidden = true
  card.isHidden = false
  card.layoutSubviews()
  print(card.badge.tag, card.subviews.count, card.badge.next === card)
  print(card.frame)
}
print(Card.made)
var optional: Card? = Card(title: "second")
optional?.tag += 2
optional = nil
