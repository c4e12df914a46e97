import Engine

extension CommandError {
  /// A finger touches points, but who learns thinks of views: one that is named where a point
  /// belongs gets its middle suggested, as it lies on the screen.
  func pointing(into scene: Scene) -> CommandError {
    guard case .expected(let wanted, found: let name?) = problem, wanted.contains(.value(.point)),
      case .view(let view)? = scene.object(named: name), scene.window(of: view) != nil,
      let middle = scene.convert(scene.bounds(of: view).mid, from: view, to: nil)
    else { return self }
    var error = self
    error.suggestions.append("\(Digits.short(middle.x)) \(Digits.short(middle.y))")
    return error
  }
}
