import Engine

/// `override B hit-test nil`: what follows the method hangs on it.
extension Syntax where Value == BehaviourCommand {
  static var overriding: Syntax<BehaviourCommand> {
    let method = Syntax<Overridden>.method
    let object = Syntax<Responder>.responder
    return Syntax(
      .choice([
        .sequence([object.form, .word("point-inside"), Syntax<Region>.region.form]),
        .sequence([object.form, .word("hit-test"), Syntax<HitTestOverride>.answer.form]),
        .sequence([
          object.form, .word("next"), .value(.objectOrNil(.responder), label: "responder or nil"),
        ]),
      ])
    ) { (reader: inout Reader) throws(CommandError) in
      let start = reader.at
      let responder = try object.read(&reader)
      let method = try method.read(&reader)
      if method == .next {
        return .overrideNext(responder, try Syntax<Responder?>.responderOrNil.read(&reader))
      }
      guard let view = responder.view else {
        reader.at = start
        throw reader.wrongKind(responder.object, wanted: .view)
      }
      if method == .pointInside {
        return .overridePointInside(view, try Syntax<Region>.region.read(&reader))
      }
      return .overrideHitTest(view, try Syntax<HitTestOverride>.answer.read(&reader))
    }
  }
}

extension Syntax where Value == Overridden {
  static var method: Syntax<Overridden> {
    .oneOf(
      "method",
      [
        (["point-inside", "pointInsideWithEvent", "point"], .pointInside),
        (["hit-test", "hitTestWithEvent"], .hitTest), (["next", "nextResponder"], .next),
      ])
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
      after("redirect", .view).map { .redirect($0) })
  }
}
