import Lab
import Testing

@testable import Tutor

@Suite struct AnswerReaderTests {
  private func question(_ form: Item.Form) throws -> Question {
    try Question(Item(id: "q", ask: "?", form: form), on: State())
  }

  private static let hit = Truth("hit-test 5 5 -> hitView")
  private static let chain = Truth("chain window -> chain")

  @Test(arguments: [
    ("view", "view"), ("VIEW", "view"), ("vi", "view"), ("b", "view"), ("(b)", "view"),
    ("2", "view"), ("window", "window"), ("  window. ", "window"), ("nobody", "nobody"),
    ("none", "nobody"), ("nil", "nobody"), ("no one", "nobody"), ("没有人", "nobody"),
    ("`view`", "view"), ("the view gets it", "view"), ("i think it is view", "view"),
    // From a wide keyboard, in a sentence, and with its letter beside it.
    ("ｂ", "view"), ("２", "view"), ("选b吧", "view"), ("我觉得是 view", "view"), ("答案是b", "view"),
    ("应该是view", "view"), ("选项B", "view"), ("b view", "view"), ("c 没有", "nobody"),
    ("c（没有）", "nobody"), ("I think b", "view"), ("c没有", "nobody"), ("（b）", "view"),
    ("第二个", "view"), ("二", "view"), ("②", "view"), ("the second one", "view"), ("答案：b", "view"),
    ("好像是b", "view"), ("就是view", "view"), ("view视图", "view"),
  ])
  func oneChoiceIsNamedInManyWays(_ words: String, _ choice: String) throws {
    let question = try question(.choice(#require(Self.hit), ["window", "view", "nobody"]))
    #expect(AnswerReader(question).read(words) == .understood([choice]))
  }

  @Test(arguments: [
    ("１", "1"), ("一次", "1"), ("两次", "2"), ("二", "2"), ("twice", "2"), ("two times", "2"),
    ("十个", "10"),
    ("many", nil), ("一些", nil),
  ])
  func numbersAreReadInWords(_ words: String, _ number: String?) {
    #expect(TypedNumber.read(words) == number)
  }

  /// A view called B is itself, not the second choice.
  @Test func lettersThatAreNamesAreNames() throws {
    let question = try question(.choice(#require(Self.hit), ["B", "A", "C"]))
    #expect(Choice.labels(for: question.choices) == ["1", "2", "3"])
    #expect(AnswerReader(question).read("a") == .understood(["A"]))
    #expect(AnswerReader(question).read("2") == .understood(["A"]))
  }

  /// Names that differ in their case alone are two names.
  @Test func caseCountsWhereItMustCount() throws {
    let question = try question(.choice(#require(Self.hit), ["view", "View"]))
    #expect(AnswerReader(question).read("View") == .understood(["View"]))
    #expect(AnswerReader(question).read("view") == .understood(["view"]))
  }

  @Test func aBeginningOfTwoIsAmbiguous() throws {
    let question = try question(.choice(#require(Self.hit), ["card", "cart", "view"]))
    #expect(AnswerReader(question).read("ca") == .ambiguous("ca", ["card", "cart"]))
    #expect(AnswerReader(question).read("zebra") == .unknown("zebra"))
    #expect(AnswerReader(question).read(" ") == .unknown(""))
  }

  @Test(arguments: [
    "app, delegate, window, scene", "app delegate window scene", "d a c b", "dacb",
    "app > delegate > window > scene", "app → delegate → window → scene",
    "app、delegate、window、scene", "4, 1, 3, 2", "app and delegate and window and scene", "4132",
    "应该是dacb", "我选d、a、c、b", "dacb吧",
  ])
  func severalChoicesAreListed(_ words: String) throws {
    let question = try question(
      .order(#require(Self.chain), ["delegate", "scene", "window", "app"]))
    #expect(
      AnswerReader(question).read(words) == .understood(["app", "delegate", "window", "scene"]))
  }

  @Test(arguments: [
    ("View B.", "viewb"), ("“Yes”!", "TRUE"), ("'NIL'", "没有"), ("a\t\r\nb?", "`AB`"),
    ("É b。", "éB"), ("ＯＫ", "ｏｋ"), ("5", "5.0"), ("05.", "5"), ("-0.50", "-.5"), ("+3", "3"),
  ])
  func sameAnswer(_ one: String, _ other: String) {
    #expect(AnswerKey(one) == AnswerKey(other))
  }

  @Test(arguments: [
    ("A1", "A_1"), ("a-b", "ab"), ("a,b", "ab"), ("@", "`"), ("é", "e"),
    ("5.0", "50"), ("0.15", "15"), ("-5", "5"), ("1.5é", "15é"),
  ])
  func otherAnswer(_ one: String, _ other: String) {
    #expect(AnswerKey(one) != AnswerKey(other))
  }

  @Test(arguments: [
    ("50 points", "50"), ("50.0 pt.", "50.0"), ("0.5 s", "0.5"), ("3 times", "3"), ("−20", "-20"),
    ("50 点", "50"), ("fifty", nil), ("points", nil), ("nan", nil), ("5 apples", nil), ("5,0", nil),
  ])
  func aTypedNumberMayHaveItsUnit(_ typed: String, _ number: String?) {
    #expect(TypedNumber.read(typed) == number)
  }

  /// Several where one is asked for are an answer, and none that is understood.
  @Test(arguments: ["b, c", "b、c", "b不对", "不是b", "b c"])
  func noneOfOneChoice(_ words: String) throws {
    let question = try question(.choice(#require(Self.hit), ["window", "view", "nobody"]))
    guard case .unknown = AnswerReader(question).read(words) else {
      Issue.record("\(AnswerReader(question).read(words))")
      return
    }
  }

  @Test(arguments: ["b", "b is wrong", "b是错的", "第二句不对", "b错了吧"])
  func theStatementThatIsWrongIsSaidToBe(_ words: String) throws {
    let proof = try #require(Proof("hit-test 5 5 -> hitView = view"))
    let wrong = try #require(Proof("hit-test 5 5 -> hitView = window"))
    let question = try question(
      .claims(
        [
          Claim(text: "It is view.", proofs: [proof]),
          Claim(text: "It is window.", proofs: [wrong]),
        ],
        .theOneThatFails))
    #expect(AnswerReader(question).read(words) == .understood(["It is window."]))
  }

  @Test func statementsAreOneAnswerWithAllTheirWords() throws {
    let proof = try #require(Proof("hit-test 5 5 -> hitView = view"))
    let claims = [
      Claim(text: "A, then B, get it.", proofs: [proof]), Claim(text: "B does.", proofs: [proof]),
    ]
    let question = try question(.claims(claims, .allThatHold))
    #expect(AnswerReader(question).read("a") == .understood(["A, then B, get it."]))
    #expect(AnswerReader(question).read("a, b").isUnderstood)
    #expect(AnswerReader(question).read("A, then B, get it.") == .understood([claims[0].text]))
  }
}

extension AnswerReader.Reading {
  fileprivate var isUnderstood: Bool { if case .understood = self { true } else { false } }
}
