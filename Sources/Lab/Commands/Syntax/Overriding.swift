import Engine

/// A method that `override` knows: whose it is, what follows it, and what that makes.
struct OverrideRow: Sendable {
  let method: Overridden
  let words: [String]
  let owner: ObjectSort
  let form: Form
  let read: @Sendable (inout Reader, Responder) throws(CommandError) -> BehaviourCommand

  private init(
    _ method: Overridden, _ words: [String], _ owner: ObjectSort, _ form: Form,
    read: @escaping @Sendable (inout Reader, Responder) throws(CommandError) -> BehaviourCommand
  ) {
    (self.method, self.words, self.owner, self.form) = (method, words, owner, form)
    self.read = read
  }

  /// Of a view alone, or of one of a sort.
  private static func view<A>(
    _ method: Overridden, _ words: [String], of sort: ObjectSort = .view, _ what: Syntax<A>,
    _ make: @escaping @Sendable (ViewID, A) -> BehaviourCommand
  ) -> OverrideRow {
    OverrideRow(method, words, sort, what.form) {
      (reader: inout Reader, responder) throws(CommandError) in
      guard let view = responder.view else { throw reader.expected(.object(.view)) }
      return make(view, try what.read(&reader))
    }
  }

  private static func responder<A>(
    _ method: Overridden, _ words: [String], _ what: Syntax<A>,
    _ make: @escaping @Sendable (Responder, A) -> BehaviourCommand
  ) -> OverrideRow {
    OverrideRow(method, words, .responder, what.form) {
      (reader: inout Reader, responder) throws(CommandError) in
      make(responder, try what.read(&reader))
    }
  }

  /// `NO for B`; of all views where none is named.
  private static var forView: Syntax<(Bool, ViewID?)> {
    both(.boolean, after("for", .view).optional)
  }

  static var table: [OverrideRow] {
    [
      view(
        .pointInside, ["point-inside", "pointInsideWithEvent", "point"], Syntax<Region>.region
      ) { .overridePointInside($0, $1) },
      view(.hitTest, ["hit-test", "hitTestWithEvent"], Syntax<HitTestOverride>.answer) {
        .overrideHitTest($0, $1)
      },
      responder(.next, ["next", "nextResponder"], Syntax<Responder?>.responderOrNil) {
        .overrideNext($0, $1)
      },
      responder(
        .canPerform, ["can-perform", "canPerformAction", "canPerformActionWithSender"],
        both(.selector, .boolean)
      ) { .overridePerforming($0, $1.0, $1.1) },
      responder(
        .target, ["target", "targetForAction", "targetForActionWithSender"],
        both(.selector, .objectOrNil(.any, "target"))
      ) { .overrideTarget($0, $1.0, $1.1) },
      view(
        .shouldBegin, ["gesture-recognizer-should-begin"],
        both(.boolean, after("for", .gestureOrRecognizer).optional)
      ) { .overrideShouldBegin($0, BeginAnswer(about: $1.1 ?? .any, $1.0)) },
      view(
        .beginTracking, ["begin-tracking", "beginTrackingWithTouchWithEvent"], of: .control,
        .boolean
      ) { .overrideTracking($0, .beginTracking, $1) },
      view(
        .continueTracking, ["continue-tracking", "continueTrackingWithTouchWithEvent"],
        of: .control, .boolean
      ) { .overrideTracking($0, .continueTracking, $1) },
      view(
        .touchesShouldBegin, ["touches-should-begin", "touchesShouldBeginWithEventInContentView"],
        of: .scrollView, forView
      ) { .overrideContent($0, .touchesShouldBegin, answer: $1.0, for: $1.1) },
      view(
        .touchesShouldCancel, ["touches-should-cancel", "touchesShouldCancelInContentView"],
        of: .scrollView, forView
      ) { .overrideContent($0, .touchesShouldCancel, answer: $1.0, for: $1.1) },
      view(.shouldHighlight, ["should-highlight", "shouldHighlightRowAt"], of: .table, forView) {
        .overrideRow($0, .shouldHighlight, answer: $1.0, for: $1.1)
      },
      view(.willSelect, ["will-select", "willSelectRowAt"], of: .table, forView) {
        .overrideRow($0, .willSelect, answer: $1.0, for: $1.1)
      },
    ]
  }
}

/// `override B hit-test nil`: what follows the method hangs on it.
extension Syntax where Value == BehaviourCommand {
  static var overriding: Syntax<BehaviourCommand> {
    let table = OverrideRow.table
    let method = Syntax<Overridden>.method
    let object = Syntax<Responder>.responder
    let recognizers = Syntax<BehaviourCommand>.overridingRecognizers
    return Syntax(
      .choice(
        table.map { .sequence([object.form, .word($0.words[0]), $0.form]) } + [recognizers.form])
    ) { (reader: inout Reader) throws(CommandError) in
      if let next = reader.next, reader.scene.object(named: next.text)?.recognizer != nil {
        return try recognizers.read(&reader)
      }
      let start = reader.at
      let responder = try object.read(&reader)
      if let next = reader.next, next.one(of: GestureMethod.subclassWords) != nil {
        reader.at = start
        throw reader.wrongKind(responder.object, wanted: .recognizer)
      }
      let method = try method.read(&reader)
      guard let row = table.first(where: { $0.method == method }) else {
        throw reader.expected(.text)
      }
      guard row.owner.accepts(responder.object, in: reader.scene) else {
        reader.at = start
        throw reader.wrongKind(responder.object, wanted: row.owner)
      }
      return try row.read(&reader, responder)
    }
  }
}

extension Syntax where Value == Overridden {
  static var method: Syntax<Overridden> {
    .oneOf("method", OverrideRow.table.map { ($0.words, $0.method) })
  }
}

extension Syntax where Value == Region {
  static var region: Syntax<Region> {
    let number = Syntax<Double>.number(-farthest, farthest)
    return either(
      after("inset", both(number, number.optional)).map { .inset($0.0, $0.1 ?? $0.0) },
      after("rects", Syntax<Rect>.rect.list).map { .rects($0) },
      Syntax<Void>.word("ellipse").map { _ in .ellipse },
      after("polygon", .corners).map { .polygon($0) },
      Syntax<Void>.word("always").map { _ in .always },
      Syntax<Void>.word("never").map { _ in .never })
  }
}

extension Syntax where Value == HitTestOverride {
  static var answer: Syntax<HitTestOverride> {
    either(
      Syntax<Void>.word("nil").map { _ in .none },
      Syntax<Void>.word("self").map { _ in .itself },
      Syntax<Void>.word("pass-through").map { _ in .passThrough },
      after("fallback", .view).map { .fallback($0) },
      after("redirect", .view).map { .redirect($0) },
      after("first", .view).map { .first($0) },
      after("except", .view).map { .except($0) })
  }
}
