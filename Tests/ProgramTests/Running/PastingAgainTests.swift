import Program
import Testing

/// A class that is pasted again takes its objects with it.
struct PastingAgainTests {
  /// Texts one after the other, each run once; what all of them print, and what was lost on the way.
  private func paste(_ texts: String..., language: SourceLanguage = .swift) throws -> (
    lines: [String], lost: [CarryProblem.Kind]
  ) {
    var files: [ProgramFile] = []
    var world = ToyWorld()
    var lost: [CarryProblem.Kind] = []
    var machine = Machine<ToyWorld>(Program([]), surface: ToySurface())
    for (number, text) in texts.enumerated() {
      files.append(
        SourceReader.read(SourceText(text, language: language), number: Int32(number)))
      lost += try machine.goOn(with: Program(files), in: &world).map(\.kind)
      try machine.run(file: number, in: &world)
    }
    return (world.lines, lost)
  }

  @Test func methodsAreReplacedAndFieldsStay() throws {
    let (lines, lost) = try paste(
      """
      class Card { var count = 1; var old = "x"; func show() { print("first", count) } }
      let card = Card()
      card.count = 7
      let again = { card.show() }
      card.show()
      """,
      """
      class Card {
        var name = "new"
        var count = 1
        lazy var later = { name + "!" }()
        var note: String?
        func show() { print("second", count, name, later, note as Any) }
      }
      """,
      "card.show(); again(); print(Card().count)")
    #expect(lines == ["first 7", "second 7 new new! nil", "second 7 new new! nil", "1"])
    #expect(lost == [.fieldGone(type: "Card", name: "old")])
  }

  @Test func classesBelowKeepTheirs() throws {
    let (lines, lost) = try paste(
      """
      class Base { var a = 1 }
      class Low: Base { var b = 2; func show() { print(a, b) } }
      let low = Low()
      (low.a, low.b) = (10, 20)
      """,
      "class Base { var c = 3; var a = 1; var d = 4; func all() -> [Int] { [a, c, d] } }",
      "low.show(); print(low.all(), Low().all())",
      "class Low: Base { var e = 5; var b = \"text\"; func show() { print(a, b, c, e) } }",
      "low.show()")
    #expect(lines == ["10 20", "[10, 3, 4] [1, 3, 4]", "10 text 3 5"])
    #expect(lost == [.fieldStartsAnew(type: "Low", name: "b")])
  }

  @Test func statementsAndStaticsRunOnce() throws {
    let (lines, _) = try paste(
      """
      print("once")
      class Store { static let shared = Store(); static var made = 0; init() { Store.made += 1 } }
      _ = Store.shared
      var total = 1
      """,
      "class Store { static let shared = Store(); static var made = 0; init() { Store.made += 10 } }",
      "total += 1; print(Store.made, Store.shared === Store.shared, total); _ = Store(); print(Store.made)"
    )
    #expect(lines == ["once", "1 true 2", "11"])
  }

  @Test func structuresAndCasesMove() throws {
    let (lines, lost) = try paste(
      """
      struct Item { var name: String; var price = 2 }
      enum Kind { case a, b(Int), c }
      var items = [Item(name: "x"), Item(name: "y", price: 5)]
      var kinds = [Kind.a, .b(3), .c]
      """,
      """
      struct Item { var count = 1; var price = 2; var name: String; var tag: String? }
      enum Kind { case zero, c, b(Int) }
      print(items)
      print(kinds)
      """)
    #expect(
      lines == [
        "[main.Item(count: 1, price: 2, name: \"x\", tag: nil), "
          + "main.Item(count: 1, price: 5, name: \"y\", tag: nil)]",
        "[main.Kind.zero, main.Kind.b(3), main.Kind.c]",
      ])
    #expect(lost == [.caseGone(type: "Kind", name: "a")])
  }

  @Test func objectiveC() throws {
    let (lines, lost) = try paste(
      """
      @interface Card : NSObject
      @property NSInteger count;
      @end
      @implementation Card
      + (Card *)shared { static Card *card; if (!card) { card = [Card new]; NSLog(@"made"); } return card; }
      - (void)show { NSLog(@"first %ld", self.count); }
      @end
      int main() { [Card shared].count = 4; [[Card shared] show]; }
      """,
      """
      @interface Card : NSObject
      @property NSString *name;
      @property NSInteger count;
      @end
      @implementation Card
      + (Card *)shared { static Card *card; if (!card) { card = [Card new]; NSLog(@"made"); } return card; }
      - (void)show { NSLog(@"second %ld %@", self.count, self.name); }
      @end
      """,
      "[[Card shared] show];", language: .objectiveC)
    #expect(lines == ["made", "first 4", "second 4 (null)"])
    #expect(lost.isEmpty)
  }
}
