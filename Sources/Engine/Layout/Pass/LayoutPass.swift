/// Frames from constraints, as the first part of a layout pass (U-AL-10).
extension Delivery {
  /// Sets the frames of the views that constraints hold, in windows or below a view that is in none.
  mutating func placeByConstraints(below root: ViewID?) {
    // Where frames change safe areas and line breaks, these are looked at again.
    for _ in 0..<8 {
      scene.layout.isStale = false
      guard scene.layout.isUsed else { return }
      do throws(SolverError) {
        var system = try LayoutSystem(scene, below: root)
        let solution = try system.solver.solve()
        apply(solution, of: system)
        scene.layout.isStale = false
        guard !system.isTrue(of: scene) else {
          return tell(system.findings(in: solution, scene: scene))
        }
      } catch {
        return tell([.unsolved(LayoutFailure(error))])
      }
    }
    tell([.unsolved(.restless)])
  }

  private mutating func apply(_ solution: LinearSolution, of system: LayoutSystem) {
    for (place, box) in system.boxes.enumerated() {
      let frame = system.frame(place, in: solution)
      switch box {
      case .view(let view):
        guard !scene.translatesMask(view) else { continue }
        setFrame(frame, of: view)
      case .guide(let guide): scene.layout.guides[guide.index].frame = frame
      case .content(let view): setContent(frame.size, of: view, place, system, solution)
      }
    }
  }

  private mutating func setFrame(_ rect: Rect, of view: ViewID) {
    let out = scene[view].kind.alignmentInsets
    let frame = Rect(
      rect.x - out.left, rect.y - out.top, rect.width + out.left + out.right,
      rect.height + out.top + out.bottom)
    let (old, anchor) = (scene.alignmentRect(of: view), scene[view].anchorPoint)
    guard old != rect else { return }
    // Under a transform the frame is no place to lay out (U-HT-23).
    if scene[view].transform == .identity {
      scene.setFrame(of: view, to: frame)
    } else {
      scene.setBounds(
        of: view, to: Rect(origin: scene.bounds(of: view).origin, size: frame.size))
      scene.setCenter(
        of: view,
        to: Point(frame.x + anchor.x * frame.width, frame.y + anchor.y * frame.height))
    }
    note(.uAL10, .layout(.placed(view, from: old, to: rect)))
    // Its superview lays it out (U-AL-10).
    if let parent = scene.superview(of: view) { scene.noteUnlaid(parent) }
  }

  /// A length that constraints do not decide stays as code has set it, if that is enough (U-AL-11).
  private mutating func setContent(
    _ size: Size, of view: ViewID, _ place: Int, _ system: LayoutSystem, _ solution: LinearSolution
  ) {
    let old = scene.rare(view).contentSize
    let new = Size(
      solution.isAmbiguous(system.unknown(place, .width)) ? max(old.width, size.width) : size.width,
      solution.isAmbiguous(system.unknown(place, .height))
        ? max(old.height, size.height) : size.height)
    guard new != old else { return }
    scene.changeRare(view) { $0.contentSize = new }
    note(.uAL11, .layout(.content(view, new)))
  }

  /// Each is told when it comes about, and not again while it lasts.
  private mutating func tell(_ findings: [LayoutFinding]) {
    let told = Set(scene.layout.told)
    for finding in findings where !told.contains(finding) {
      note(finding.rule, .layout(.found(finding)))
    }
    scene.layout.told = findings
  }
}

extension LayoutSystem {
  /// As recorded: the origin on whole points, the size on halves (U-AL-07).
  func frame(_ place: Int, in solution: LinearSolution) -> Rect {
    func value(_ number: LayoutNumber) -> Double { solution[unknown(place, number)] }
    return Rect(
      value(.x).rounded(), value(.y).rounded(), (2 * value(.width)).rounded() / 2,
      (2 * value(.height)).rounded() / 2)
  }

  /// Nothing that is in it is cut off: up to the next pixel.
  func fittingSize(_ place: Int, in solution: LinearSolution, of scene: Scene) -> Size {
    Size(
      scene.upToPixel(solution[unknown(place, .width)]),
      scene.upToPixel(solution[unknown(place, .height)]))
  }

  /// Are the insets and heights that the system was made with still those of the scene?
  func isTrue(of scene: Scene) -> Bool {
    for (item, inset) in insets {
      guard case .guide(let view, let guide) = item else { continue }
      if scene.insets(of: guide, in: view) != inset { return false }
    }
    for (view, size) in flowing where scene.flowingSize(of: view) != size { return false }
    return true
  }

  func findings(in solution: LinearSolution, scene: Scene) -> [LayoutFinding] {
    var findings: [LayoutFinding] = []
    for conflict in solution.conflicts {
      let broken = reason(.constraint(conflict.broken))
      findings.append(
        .conflict(
          broken: broken, with: conflict.members.map { reason($0) }.filter { $0 != broken }))
    }
    var loose: [(view: ViewID, numbers: [LayoutNumber])] = []
    for unknown in solution.ambiguous {
      guard case (.view(let view), let number) = box(of: unknown), !scene.translatesMask(view)
      else { continue }
      if loose.last?.view == view {
        loose[loose.count - 1].numbers.append(number)
      } else {
        loose.append((view, [number]))
      }
    }
    for (view, numbers) in loose { findings.append(.ambiguous(view, numbers)) }
    for box in boxes {
      guard case .view(let view) = box, !scene.translatesMask(view), !scene.isCollapsed(view)
      else { continue }
      let size = scene.bounds(of: view).size
      let none =
        (size.width > 0 ? [] : [LayoutNumber.width]) + (size.height > 0 ? [] : [.height])
      if !none.isEmpty { findings.append(.noSize(view, none)) }
    }
    return findings
  }
}

extension LayoutFinding {
  var rule: Rule {
    switch self {
    case .conflict, .unsolved: .uAL05
    case .ambiguous: .uAL06
    case .noSize: .uAL12
    }
  }
}

extension LayoutFailure {
  init(_ error: SolverError) {
    switch error {
    case .tooManyUnknowns(let limit), .tooManyConstraints(let limit), .tooManyParts(let limit):
      self = .tooLarge(limit: limit)
    case .tooMuchWork(let limit): self = .tooLarge(limit: Int(limit))
    case .tooManyConflicts(let limit): self = .tooManyConflicts(limit: limit)
    case .notFinite, .outOfScale, .priority, .noSuchConstraint, .noSuchUnknown, .lostPrecision:
      self = .lostPrecision
    }
  }
}
