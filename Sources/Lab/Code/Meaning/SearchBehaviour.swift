import Engine

/// What `point(inside:)` and `hitTest` come to.
extension CodeBehaviour {
  func pointInside(_ function: CodeFunction) throws(CodeError) -> [BehaviourLine] {
    do throws(CodeError) {
      return try region(function)
    } catch {
      return [.override("point-inside", try tried(function, after: error).words)]
    }
  }

  /// What the code comes to in views of some sizes, or in that of the object.
  private func tried(
    _ function: CodeFunction, after error: CodeError
  ) throws(CodeError) -> Region {
    let sizes = owner.map { [scene.bounds(of: $0).size] } ?? PointTrial.sizes
    let regions = sizes.map { (try? PointTrial(function, constants, size: $0)?.region()) ?? nil }
    guard let first = regions.compactMap({ $0 }).first else { throw error }
    guard regions.allSatisfy({ $0 == first }) else {
      throw CodeError(.gap(.hangsOnSize), at: function.place)
    }
    return first
  }

  private func region(_ function: CodeFunction) throws(CodeError) -> [BehaviourLine] {
    var evaluator = evaluator(function, [.touchPoint, .event])
    switch try evaluator.run(function.body) {
    case .bool(true): return [.override("point-inside", "always")]
    case .bool(false): return [.override("point-inside", "never")]
    // What UIView's own does.
    case .region(.inset(0, 0)): return []
    case .region(let region): return [.override("point-inside", region.words)]
    default: throw CodeError(.gap(.regionForm), at: function.place)
    }
  }

  /// A view's own search can end in three ways: with nothing, with the view, with one below it. What
  /// the override makes of each says which it is. Where it asks another view first whether the point is
  /// in there, it has two answers to each.
  func hitTest(_ function: CodeFunction) throws(CodeError) -> [BehaviourLine] {
    var answers: [CodeValue] = []
    var claims: [CodeValue] = []
    var asked: ViewID?
    var compared: Set<ViewID> = []
    func answer(_ found: CodeValue, isInside: Bool) throws(CodeError) -> CodeValue {
      var evaluator = evaluator(function, [.touchPoint, .event])
      evaluator.superAnswer = found
      evaluator.insideAnswer = isInside
      let answer = try evaluator.run(function.body) ?? .nothing
      asked = evaluator.asked ?? asked
      compared.formUnion(evaluator.compared)
      return answer
    }
    do throws(CodeError) {
      for found in [CodeValue.object(nil), .itself, .descendant] {
        answers.append(try answer(found, isInside: false))
        claims.append(try answer(found, isInside: true))
      }
      if asked == nil, !compared.isEmpty {
        return try except(compared, answers) { view throws(CodeError) in
          try answer(.object(.view(view)), isInside: false)
        }
      }
    } catch {
      // Whom it names may come later.
      if case .unknownName(let name) = error.problem, CodeNames.row(name) == nil,
        !CodeSetup.members.contains(name)
      {
        throw error
      }
      return try written(function)
    }
    if let asked {
      guard claims.allSatisfy({ $0 == .object(.view(asked)) }),
        answers == [.object(nil), .itself, .descendant]
      else { throw CodeError(.gap(.hitTestForm), at: function.place) }
      return [.override("hit-test", "first " + scene.name(of: asked))]
    }
    switch (answers[0], answers[1], answers[2]) {
    case (.object(nil), .object(nil), .object(nil)): return [.override("hit-test", "nil")]
    case (.itself, .itself, .itself): return [.override("hit-test", "self")]
    case (.object(nil), .object(nil), .descendant): return [.override("hit-test", "pass-through")]
    case (.object(nil), .itself, .descendant): return []
    case (.object(.view(let view)?), .itself, .descendant):
      return [.override("hit-test", "fallback " + scene.name(of: view))]
    case (.object(nil), .object(.view(let view)?), .descendant):
      return [.override("hit-test", "redirect " + scene.name(of: view))]
    default: throw CodeError(.gap(.hitTestForm), at: function.place)
    }
  }

  /// Super's answer is held against another view: nothing else may become of it than nil.
  private func except(
    _ views: Set<ViewID>, _ others: [CodeValue],
    answer: (ViewID) throws(CodeError) -> CodeValue
  ) throws(CodeError) -> [BehaviourLine] {
    guard let view = views.first, views.count == 1, others == [.object(nil), .itself, .descendant],
      case .object(nil) = try answer(view)
    else { throw CodeError(.gap(.hitTestForm), at: 0..<0) }
    return [.override("hit-test", "except " + scene.name(of: view))]
  }

  /// A search of one's own: UIView's, written by hand, is no override.
  private func written(_ function: CodeFunction) throws(CodeError) -> [BehaviourLine] {
    do throws(CodeError) {
      switch try SearchTrial(function: function, constants: constants).outcome() {
      case .form(let form): return form.lines
      case .difference(let difference):
        throw CodeError(.search(difference), at: function.place)
      }
    } catch {
      switch error.problem {
      case .gap(.regionForm), .gap(.hangsOnSize), .gap(.boolForm), .gap(.method):
        throw CodeError(.gap(.hitTestForm), at: error.place)
      // No view of the scene stands in a trial.
      case .unknownName(let name) where scene.object(named: name) != nil:
        throw CodeError(.gap(.hitTestForm), at: error.place)
      default: throw error
      }
    }
  }
}
