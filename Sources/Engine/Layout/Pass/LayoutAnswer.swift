/// Why a view is where it is and as large as it is.
public struct LayoutAnswer: Equatable, Sendable {
  /// One of the four numbers, and what it follows from: what is about the view itself first.
  public struct Part: Equatable, Sendable {
    public var number: LayoutNumber
    public var value: Double
    public var reasons: [LayoutReason]
    /// Could it be another just as well (U-AL-06)?
    public var isAmbiguous: Bool

    /// Does anything say it, and not only that it has to be something?
    public var isDecided: Bool {
      !isAmbiguous
        && reasons.allSatisfy {
          switch $0 {
          case .nothing, .notNegative: false
          default: true
          }
        }
    }
  }

  public var view: ViewID
  public var frame: Rect
  /// Of x, y, width and height; none where the frame is as it was set.
  public var parts: [Part]
  public var intrinsic: IntrinsicSize
  /// Constraints about the view that were broken (U-AL-05).
  public var broken: [LayoutConstraintID]
  /// Constraints of the app's about the view that are not met as they stand.
  public var unmet: [LayoutConstraintID]

  public var isByConstraints: Bool { !parts.isEmpty }

  public func part(_ number: LayoutNumber) -> Part? { parts.first { $0.number == number } }

  /// Lengths that are nothing, and numbers that nothing decides.
  public var missing: [LayoutNumber] {
    parts.filter { !$0.isDecided }.map { $0.number }
  }
}

extension Scene {
  /// Nil: no layout could be made; the pass says why.
  public func layoutAnswer(about view: ViewID) -> LayoutAnswer? {
    var answer = LayoutAnswer(
      view: view, frame: frame(of: view), parts: [], intrinsic: intrinsicSize(of: view), broken: [],
      unmet: [])
    do throws(SolverError) {
      var system = try LayoutSystem(self, below: topOutsideWindows(of: view))
      guard !translatesMask(view), let place = system.place(of: .view(view)) else { return answer }
      let solution = try system.solver.solve()
      for number in LayoutNumber.allCases {
        let unknown = system.unknown(place, number)
        let derivation = try system.solver.derivation(of: unknown, in: solution)
        answer.parts.append(
          .init(
            number: number, value: solution[unknown],
            reasons: derivation.steps.map { system.reason($0.reason) },
            isAmbiguous: solution.isAmbiguous(unknown)))
      }
      for id in solution.broken {
        if case .constraint(let id) = system.reason(.constraint(id)), mentions(id, view) {
          answer.broken.append(id)
        }
      }
      for shortfall in solution.shortfalls {
        if case .constraint(let id) = system.reason(.constraint(shortfall.constraint)),
          mentions(id, view)
        {
          answer.unmet.append(id)
        }
      }
    } catch {
      return nil
    }
    return answer
  }

  /// Is the constraint about the view, or about a guide of its?
  public func mentions(_ id: LayoutConstraintID, _ view: ViewID) -> Bool {
    self[id]?.anchors.contains { owner(of: $0.item) == view } ?? false
  }

  /// Those active constraints that cannot hold, or are missed, in the whole scene.
  public func unmetConstraints() -> Set<LayoutConstraintID> {
    var unmet: Set<LayoutConstraintID> = []
    do throws(SolverError) {
      var system = try LayoutSystem(self, below: nil)
      let solution = try system.solver.solve()
      for id in solution.broken + solution.shortfalls.map({ $0.constraint }) {
        if case .constraint(let id) = system.reason(.constraint(id)) { unmet.insert(id) }
      }
    } catch {
      return []
    }
    return unmet
  }
}
