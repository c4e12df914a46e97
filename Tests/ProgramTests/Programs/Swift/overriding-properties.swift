// A subclass may watch or replace a property of its superclass.
class Panel {
  var title = "panel" { didSet { print("panel sees \(title)") } }
  var padding: Int { 8 }
  var text: String = ""
}
class Card: Panel {
  override var title: String {
    willSet { print("card will see \(newValue)") }
    didSet { print("card saw \(oldValue)") }
  }
  override var padding: Int { super.padding * 2 }
  override var text: String {
    get { "<" + super.text + ">" }
    set { super.text = newValue.uppercased() }
  }
}
let card = Card()
card.title = "hello"
card.text = "body"
print(card.padding, card.text)
card.text += "!"
print(card.text)
let panel: Panel = card
panel.title += " again"
print(panel.padding)
