// Types inside of types.
struct Deck {
  enum Suit: String, CaseIterable {
    case hearts = "H"
    case spades = "S"
  }
  struct Card: CustomStringConvertible {
    let suit: Suit
    let rank: Int
    var description: String { "\(suit.rawValue)\(rank)" }
  }
  var cards: [Card]
  static let ranks = 1...3

  init() {
    cards = Suit.allCases.flatMap { suit in Self.ranks.map { Card(suit: suit, rank: $0) } }
  }
  mutating func deal() -> Card? { cards.popLast() }
}
var deck = Deck()
print(deck.cards)
print(deck.deal()!, deck.cards.count)
let ace = Deck.Card(suit: .spades, rank: 1)
print(ace, Deck.Suit.hearts, Deck.ranks.upperBound)
final class Form {
  struct Field {
    var title: String
    var text = ""
  }
  var fields = [Field(title: "Name"), Field(title: "City", text: "Bonn")]
  var missing: [String] { fields.filter(\.text.isEmpty).map(\.title) }
}
let form = Form()
print(form.missing)
form.fields[0].text = "Eva"
print(form.missing, form.fields)
