/// Called at a moment of a controller's life, to run the learner's code for it.
public typealias MomentAction = (inout Delivery, ControllerID, Moment) -> Void

/// Changes of the hierarchy, with what follows from them: controllers appear and disappear, first
/// responders resign, touches are cancelled, wishes are granted.
extension Delivery {
  /// Puts a view, or a controller's view, elsewhere; nil takes it off the screen.
  public mutating func move(
    _ view: ViewID, to parent: ViewID?, at index: Int? = nil, moments: MomentAction
  ) throws(SceneError) {
    try scene.checkMove(view, to: parent, at: index)
    relocate(view, to: parent, at: index, moments: moments)
  }

  /// `present(_:animated:)`: the presented view covers the window, and its controller's next is the
  /// presenter (VC04). A child does not present: the controller around it does (U-PC-01).
  public mutating func present(
    _ controller: ControllerID, from asked: ControllerID,
    style: PresentationStyle? = nil, frame: Rect?, moments: MomentAction
  ) throws(SceneError) {
    let record = scene[controller]
    let presenter = scene.presenter(for: asked, style, rules)
    if controller == asked || controller == presenter { throw .presentsItself(controller) }
    if let parent = record.parent { throw .isChild(controller, of: parent) }
    if let presented = scene[presenter].presented {
      throw .alreadyPresenting(presenter, presented: presented)
    }
    if let other = record.presenting { throw .alreadyPresenting(other, presented: controller) }
    if scene.window(of: record.view) != nil { throw .cannotBeMoved(.controller(controller)) }
    guard let window = scene.window(of: scene[presenter].view) else {
      throw .notInWindow(.controller(presenter))
    }
    if let frame { try scene.check(frame) }
    if presenter != asked { note(.uPC01, .presentsInstead(presenter, of: asked)) }
    show(controller, by: presenter, as: style, in: window, frame: frame, moments: moments)
  }

  /// `dismiss(animated:)`: away goes what the controller presents, and where it presents nothing, it
  /// goes itself. A child asks for what it is in.
  public mutating func dismiss(
    _ controller: ControllerID, moments: MomentAction
  ) throws(SceneError) {
    var next: ControllerID? = controller
    while let asked = next {
      if let presented = scene[asked].presented { return takeDown(presented, moments) }
      if scene[asked].presenting != nil { return takeDown(asked, moments) }
      next = scene[asked].parent
    }
    throw .notPresented(controller)
  }

  /// Takes a presented controller off the screen, after whatever it presents in turn.
  mutating func takeDown(_ controller: ControllerID, _ moments: MomentAction) {
    var stack = [controller]
    while let top = stack.last, let above = scene[top].presented { stack.append(above) }
    while let next = stack.popLast() {
      let view = scene[next].view
      let (presenter, presentation) = (scene[next].presenting, scene[next].presentation)
      relocate(view, to: nil, moments: moments)
      part(next)
      if let presenter { goBack(to: presenter, after: presentation, moments) }
    }
  }

  /// A controller is not presented any more.
  mutating func part(_ controller: ControllerID) {
    if let view = scene[controller].presentation?.transitionView { removeTransitionView(view) }
    removePull(of: controller)
    scene.controllers[controller.index].presentation = nil
    if let presenter = scene[controller].presenting, scene[presenter].presented == controller {
      scene.controllers[presenter.index].presented = nil
    }
    scene.controllers[controller.index].presenting = nil
  }

  /// A view that is put into another, or into none.
  struct Relocation {
    var view: ViewID
    var parent: ViewID?
    var index: Int?
    /// What is done in place of the move.
    var change: ((inout Scene) -> Void)?
  }

  mutating func relocate(
    _ view: ViewID, to parent: ViewID?, at index: Int? = nil, moments: MomentAction,
    change: ((inout Scene) -> Void)? = nil
  ) {
    relocate(
      [Relocation(view: view, parent: parent, index: index, change: change)], moments: moments)
  }

  /// Moves views, and tells the controllers below before and after it: what comes is loaded first, what goes
  /// hears that it will go before the other hears that it will come, and that it has gone before the other
  /// hears that it is there.
  ///
  /// Code of a moment may take away what is needed for a move, or put the parent into the view: then the
  /// view stays where that code has left it.
  mutating func relocate(_ moves: [Relocation], moments: MomentAction) {
    var appearing: [ControllerID] = []
    var leaving: [ControllerID] = []
    for move in moves {
      let isShown = move.parent.flatMap { scene.window(of: $0) } != nil
      let controllers = scene.subtree(of: move.view).compactMap { scene[$0].controller }
      appearing += controllers.filter { isShown && !scene[$0].hasAppeared }
      leaving += controllers.filter { !isShown && scene[$0].hasAppeared }
    }
    let owners = moves.map { scene[$0.view].controller }
    for controller in appearing { load(controller, moments) }
    // `loadView` may have made another view: that is the one that moves.
    var moves = moves
    for (place, owner) in owners.enumerated() {
      if let owner, !scene.exists(moves[place].view) { moves[place].view = scene[owner].view }
    }
    for controller in leaving { reach(.viewWillDisappear, of: controller, moments) }
    for controller in appearing { reach(.viewWillAppear, of: controller, moments) }
    for move in moves where !relocate(move) {
      let controllers = scene.subtree(of: move.view).compactMap { scene[$0].controller }
      appearing.removeAll { controllers.contains($0) }
      leaving.removeAll { controllers.contains($0) }
    }
    grantWishes()
    for controller in appearing { scene.controllers[controller.index].hasAppeared = true }
    // What one controller's code takes off the screen again reaches no further moment.
    for controller in appearing where scene[controller].hasAppeared {
      reach(.viewIsAppearing, of: controller, moments)
    }
    for controller in leaving {
      scene.controllers[controller.index].hasAppeared = false
      reach(.viewDidDisappear, of: controller, moments)
    }
    for controller in appearing where scene[controller].hasAppeared {
      reach(.viewDidAppear, of: controller, moments)
    }
  }

  /// Could it be moved?
  private mutating func relocate(_ move: Relocation) -> Bool {
    let view = move.view
    let window = move.parent.flatMap { scene.window(of: $0) }
    guard scene.exists(view),
      move.parent.map({ scene.canTake(view, into: $0, from: window) }) ?? true
    else { return false }
    let (old, oldWindow) = (scene.superview(of: view), scene.window(of: view))
    tellWillMove(view, to: move.parent, window)
    guard scene.exists(view), scene.superview(of: view) == old,
      move.parent.map({ scene.canTake(view, into: $0, from: window) }) ?? true
    else { return false }
    if oldWindow != window { leaveWindow(view) }
    if old != nil, old != move.parent { scene.loosen(view) }
    if let change = move.change {
      change(&scene)
    } else {
      scene.unlink(view)
      if let parent = move.parent { scene.link(view, into: parent, at: move.index) }
    }
    tellDidMove(view, hasMoved: move.parent != old, changedWindow: oldWindow != window)
    return true
  }

  /// Its view is made when it is first wanted.
  mutating func load(_ controller: ControllerID, _ moments: MomentAction) {
    guard !scene[controller].isViewLoaded else { return }
    scene.controllers[controller.index].isViewLoaded = true
    _ = ask(.loadView, of: .controller(controller))
    reach(.viewDidLoad, of: controller, moments)
  }

  mutating func reach(
    _ moment: Moment, of controller: ControllerID, _ moments: MomentAction
  ) {
    note(.fr03, .moment(controller, moment))
    _ = ask(.moment(moment), of: .controller(controller))
    moments(&self, controller, moment)
    if moment == .viewIsAppearing { layOut() }
  }

  /// A first responder that leaves its window resigns, asked or not (U-FR-06), and what is touched
  /// loses its touches (C10).
  mutating func leaveWindow(_ view: ViewID) {
    guard let window = scene.window(of: view) else { return }
    if let first = scene.firstResponder(of: window), let owner = scene.view(of: first),
      scene.isDescendant(owner, of: view)
    {
      note(.uFR06, .askedToResign(first, .overruled))
      setFirstResponder(of: window, to: nil)
    }
    if let focus = scene.focus, let owner = scene.view(of: focus),
      scene.isDescendant(owner, of: view)
    {
      scene.focus = nil
    }
    loseTouches(of: scene.subtree(of: view))
  }
}

extension Scene {
  /// Is a parent still where it was, and not in the view itself?
  fileprivate func canTake(_ view: ViewID, into parent: ViewID, from window: ViewID?) -> Bool {
    exists(parent) && !isDescendant(parent, of: view) && self.window(of: parent) == window
  }

  /// Who presents where a controller is asked to: of it and the containers around it the outermost
  /// (U-PC-01, C32).
  func presenter(
    for asked: ControllerID, _ style: PresentationStyle?, _ rules: Rulebook
  ) -> ControllerID {
    var presenter = asked
    if style?.isInContext == true {
      let above = sequence(first: asked) { self[$0].parent }
      if let context = above.first(where: { self[$0].definesPresentationContext }) {
        return context
      }
    }
    while let parent = self[presenter].parent {
      if rules.presenter == .nearest, coversItsWindow(presenter) { break }
      presenter = parent
    }
    return presenter
  }

  private func coversItsWindow(_ controller: ControllerID) -> Bool {
    let view = self[controller].view
    guard let window = window(of: view) else { return false }
    let bounds = bounds(of: window)
    return bounds.corners.allSatisfy { corner in
      convert(corner, from: window, to: view).map { point in
        let own = self.bounds(of: view)
        return point.x >= own.minX && point.x <= own.maxX && point.y >= own.minY
          && point.y <= own.maxY
      } ?? false
    }
  }

  /// The view that a view or controller stands for.
  public func view(of responder: Responder) -> ViewID? {
    switch responder {
    case .view(let view): view
    case .controller(let controller): self[controller].view
    case .windowScene, .application, .delegate: nil
    }
  }
}
