/// What is presented, what lies behind it, and how the user gets rid of it.
extension Delivery {
  /// Puts a controller's view on the screen the way that its style has it.
  mutating func show(
    _ controller: ControllerID, by presenter: ControllerID, as asked: PresentationStyle?,
    in window: ViewID, frame: Rect?, moments: MomentAction
  ) {
    let style = adapted(asked, of: controller)
    let root = style?.isInContext == true ? scene[presenter].view : window
    let bounds = Rect(origin: .zero, size: scene.bounds(of: root).size)
    var presentation = Presentation(style: style)
    if frame != nil || style != nil {
      scene.setFrame(
        of: scene[controller].view,
        to: frame ?? scene.place(of: controller, style: style, in: bounds))
    }
    presentation.interrupted = interruptEditing(in: window, for: controller)
    // Where it fills the window too: what it lets through is that view's, and not the presenter's (U-PC-04).
    if rules.transitionViews {
      presentation.transitionView = scene.addTransitionView(of: controller, in: root, bounds)
    }
    scene.controllers[controller.index].presentation = presentation
    scene.controllers[controller.index].presenting = presenter
    scene.controllers[presenter.index].presented = controller
    refreshSheet(controller)
    if style?.isSheet == true { scene.addPull(to: controller) }
    let hidden = style?.takesPresenterOut == true ? appeared(below: presenter) : []
    load(controller, moments)
    for each in hidden { reach(.viewWillDisappear, of: each, moments) }
    relocate(
      scene[controller].view, to: presentation.transitionView ?? root, moments: moments)
    guard scene.window(of: scene[controller].view) != nil else { return part(controller) }
    if let style, style.takesPresenterOut { takeOut(presenter, for: controller, style) }
    for each in hidden where scene.exists(.controller(each)) {
      scene.controllers[each.index].hasAppeared = false
      reach(.viewDidDisappear, of: each, moments)
    }
  }

  /// What a full screen covers leaves its window, with its touches and its first responder (U-PC-03).
  private mutating func takeOut(
    _ presenter: ControllerID, for controller: ControllerID, _ style: PresentationStyle
  ) {
    let (covered, presentation) = (scene[presenter].view, scene[controller].presentation)
    let shown = presentation?.transitionView ?? scene[controller].view
    note(.uPC03, .presentation(.takenOut(covered, style)))
    let views =
      style.isInContext ? scene.subviews(of: covered).filter { $0 != shown } : [covered]
    for view in views {
      leaveWindow(view)
      scene.setFlag(.takenOut, of: view, to: true)
    }
    scene.controllers[controller.index].presentation?.takenOut = views
  }

  /// A popover wants room: on a phone it becomes a sheet (U-PC-06).
  private mutating func adapted(
    _ style: PresentationStyle?, of controller: ControllerID
  ) -> PresentationStyle? {
    guard style == .popover, !scene.screen.device.isPad else { return style }
    note(.uPC06, .presentation(.adapted(controller)))
    return .formSheet
  }

  /// The keyboard goes while something is presented (U-PC-09).
  private mutating func interruptEditing(
    in window: ViewID, for controller: ControllerID
  ) -> Responder? {
    guard let first = scene.firstResponder(of: window), let view = first.view,
      scene[view].kind.isTextInput, canResignFirstResponder(first),
      !refuses(.shouldEndEditing, first),
      !scene.isDescendant(view, of: scene[controller].view)
    else { return nil }
    note(.uPC09, .presentation(.editingInterrupted(first, by: controller)))
    setFirstResponder(of: window, to: nil)
    return first
  }

  private func appeared(below presenter: ControllerID) -> [ControllerID] {
    scene.subtree(of: scene[presenter].view).compactMap { scene[$0].controller }
      .filter { scene[$0].hasAppeared }
  }

  /// What is there again when a presented controller has gone.
  mutating func goBack(
    to presenter: ControllerID, after presentation: Presentation?, _ moments: MomentAction
  ) {
    for view in presentation?.takenOut ?? [] { scene.setFlag(.takenOut, of: view, to: false) }
    grantWishes()
    if presentation?.style?.takesPresenterOut == true,
      scene.window(of: scene[presenter].view) != nil
    {
      let back = scene.subtree(of: scene[presenter].view).compactMap { scene[$0].controller }
        .filter { !scene[$0].hasAppeared }
      for each in back { reach(.viewWillAppear, of: each, moments) }
      for each in back where scene.exists(.controller(each)) {
        scene.controllers[each.index].hasAppeared = true
        reach(.viewIsAppearing, of: each, moments)
        reach(.viewDidAppear, of: each, moments)
      }
    }
    guard let input = presentation?.interrupted, scene.exists(input.object),
      scene.window(of: input) != nil
    else { return }
    note(.uPC09, .presentation(.editingResumes(input)))
    _ = becomeFirstResponder(input)
  }

  /// A sheet stands at its detent; up to its largest undimmed one it leaves the rest alone (U-PC-05).
  mutating func refreshSheet(_ controller: ControllerID) {
    guard let view = scene[controller].presentation?.transitionView, scene.exists(view) else {
      return
    }
    scene.override(view, hitTest: scene.isDimmed(controller) ? nil : .passThrough)
  }

  mutating func removeTransitionView(_ view: ViewID) {
    guard scene.exists(view) else { return }
    leaveWindow(view)
    for child in scene.subviews(of: view) { scene.unlink(child) }
    scene.unlink(view)
    scene.forget(treeOf: view)
  }

  // MARK: The user

  /// A tap beside what is presented, and on a container's bar.
  mutating func tapped(_ touch: Touch) {
    guard let controller = scene.presentedController(behind: touch.view) else {
      return barTapped(touch)
    }
    switch scene[controller].presentation?.style {
    case .popover: dismissByUser(controller, .uPC05)
    case .pageSheet?, .formSheet?:
      if rules.dimmingTapDismisses { dismissByUser(controller, .c33) }
    case .actionSheet: besideSheet(controller)
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .alert, nil: break
    }
  }

  /// It counts as a tap of Cancel; without that button the sheet stays (U-PC-08).
  private mutating func besideSheet(_ controller: ControllerID) {
    guard let alert = scene[controller].alert else { return dismissByUser(controller, .uPC08) }
    guard let cancel = alert.cancelButton, scene.exists(cancel) else { return }
    note(.uPC08, .presentation(.dismissedByUser(controller)))
    consequences.append(.press(cancel))
  }

  /// `isModalInPresentation` keeps it, and its delegate hears of the attempt (U-PC-07).
  mutating func dismissByUser(_ controller: ControllerID, _ rule: Rule) {
    let object = Object.controller(controller)
    guard !scene[controller].isModalInPresentation else {
      note(.uPC07, .presentation(.keptByModal(controller)))
      _ = ask(.dismissal(.didAttempt), of: object)
      return
    }
    let answer = askBool(.dismissal(.should), of: object) ?? scene[controller].shouldDismiss
    guard answer != false else {
      note(.uPC07, .presentation(.keptByDelegate(controller)))
      _ = ask(.dismissal(.didAttempt), of: object)
      return
    }
    note(rule, .presentation(.dismissedByUser(controller)))
    _ = ask(.dismissal(.will), of: object)
    consequences.append(.dismiss(controller))
  }

  public var hasConsequences: Bool { !consequences.isEmpty }

  /// What touches have led to, once they are over: code of controllers' moments may run then.
  public mutating func carryOut(moments: MomentAction) {
    let due = consequences
    consequences = []
    for consequence in due {
      switch consequence {
      case .dismiss(let controller):
        guard scene[controller].presenting != nil else { continue }
        takeDown(controller, moments)
        _ = ask(.dismissal(.did), of: .controller(controller))
      case .press(let button): sendActions(of: button, for: .touchUpInside)
      case .select(let child, let container):
        do { try select(child, in: container, moments: moments) } catch {}
      case .pop(let container):
        do { try pop(container, moments: moments) } catch {}
      }
    }
  }
}

/// What a touch brings about after it.
enum Consequence: Equatable, Sendable {
  case dismiss(ControllerID)
  case press(ViewID)
  case select(ControllerID, in: ControllerID)
  case pop(ControllerID)
}

extension Scene {
  /// Known by the name of the controller in front of it.
  mutating func addTransitionView(
    of controller: ControllerID, in root: ViewID, _ bounds: Rect
  ) -> ViewID {
    let name = self[controller].name + ".transitionView"
    let view = appendView(.view, name: name, frame: bounds)
    names[name] = nil
    setClassName("UITransitionView", of: view)
    setFlag(.transitionView, of: view, to: true)
    link(view, into: root, at: nil)
    return view
  }
}
