import Engine

/// What becomes of the first responder while the keyboard is up.
extension Family {
  /// One text field is first responder, another one is tapped, then one that the keyboard covers; Return is
  /// pressed, or a view tapped at last; two that cannot are asked to become it. After the first step it stays
  /// where it is, and by the thought that each step is about it does not.
  @Sendable
  static func storyUnderKeyboard(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    let (fields, views) = fieldsAndViews(&random)
    let (x, top) = (random.step(20, 60), random.step(0, 20))
    func row(_ place: Int) -> String { "\(x) \(top + 20 + 60 * place) 200 40" }
    func spot(_ place: Int) -> Spot {
      Spot(x + random.step(10, 190), top + 20 + 60 * place + random.step(10, 30))
    }
    var sketch = Sketch()
    sketch.set(.hardwareKeyboard, of: "app", to: .bool(false))
    sketch.add("add text-field \(fields[0]) \(row(0))")
    sketch.add("add text-field \(fields[1]) \(row(1))")
    sketch.add("add \(random.pick("view", "button", "label")) \(views[0]) \(row(2))")
    sketch.add("add view \(views[1]) \(row(3))")
    sketch.add("add text-field \(fields[2]) \(row(6))")
    sketch.add("add view \(views[2]) in nil 0 0 200 60 canBecomeFirstResponder=YES")
    sketch.becomeFirst(fields[0])
    sketch.distractors = fields.prefix(3) + views.prefix(3) + [Choice.nobody]
    func happens(_ mistake: Mistake) -> Bool { wish.aim == mistake || random.chance(75) }
    var events: [Ask.Event] = []
    if happens(.keyboardLetsTouchesThrough) { events.append(.tap(spot(6))) }
    let isTapped = [.tapMakesFirstResponder, .tapElsewhereResigns].contains(wish.aim)
    let hasReturn = wish.aim == .returnEndsEditing || (!isTapped && random.chance(30))
    if hasReturn { events.append(.key("return")) }
    if happens(.everyoneCanBecome) { events.append(.becoming(views[0])) }
    if hasReturn || happens(.becomesBeforeWindow) { events.append(.becoming(views[2])) }
    if !hasReturn { events.append(.tap(spot(3))) }
    return [sketch.asking(.inOrder(.tap(spot(1)), events), .firstResponder)]
  }
}
