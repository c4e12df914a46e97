import Engine

/// What a line of the tree says of one object.
struct TreeDetails {
  let scene: Scene
  let options: PictureOptions
  var glyphs: Glyphs { options.glyphs }

  /// Properties told when they are not what the class gives, in this order.
  private let flags: [PropertyRow]
  /// How many cells of a text are shown.
  private static let textLimit = 30

  init(_ scene: Scene, _ options: PictureOptions) {
    self.scene = scene
    self.options = options
    let told: [Property] = [
      .hidden, .userInteractionEnabled, .alpha, .enabled, .animating,
      .allowsUserInteractionDuringAnimation, .clipsToBounds, .multipleTouchEnabled,
      .exclusiveTouch, .anchorPoint, .zPosition, .cornerRadius, .autoresizingMask, .canBecomeKey,
      .delaysContentTouches,
      .canCancelContentTouches, .scrollEnabled, .bounces, .alwaysBounceVertical,
      .alwaysBounceHorizontal, .directionalLockEnabled, .pagingEnabled, .keyboardDismissMode,
      .axis, .distribution, .alignment, .spacing, .layoutMarginsRelativeArrangement,
      .contentInset, .decelerationRate, .scrollsToTop, .minimumZoomScale, .maximumZoomScale,
      .zoomScale,
      .allowsSelection, .editing, .allowsSelectionDuringEditing,
      .swipeActions, .accessoryType, .selected, .highlighted, .editable, .selectable, .on,
      .menu, .showsMenuAsPrimaryAction, .momentary, .continuous, .wraps, .autorepeat, .tag,
    ]
    flags = told.compactMap { property in
      PropertyRow.table.first { $0.property == property }
    }
  }

  func line(of item: TreePicture.Item) -> StyledText {
    switch item {
    case .application: plain(.application, notes(ofApplication: ()))
    case .delegate:
      plain(
        .delegate,
        (scene.appDelegate == .plainObject
          ? [TreePhrase.plainDelegate.text(in: options.language)] : [])
          + notes(of: .delegate))
    case .windowScene(let own):
      plain(
        .windowScene(own),
        [TreePhrase.levels(scene.windows(of: own).count).text(in: options.language)]
          + (scene.windowScenes.count > 1 && own == scene.activeScene
            ? [TreePhrase.inUse.text(in: options.language)] : [])
          + notes(of: .windowScene(own)))
    case .view(let view): line(of: view)
    case .controller(let controller):
      plain(
        .controller(controller), notes(of: .controller(controller)),
        before: glyphs.controllerMark + " ")
    case .recognizer(let recognizer): line(of: recognizer)
    case .layer(let layer):
      plain(.layer(layer), [], frame: scene[layer].frame)
    }
  }

  /// A controller gets a line of its own where its view's line cannot tell all.
  func hasMoreToSay(of controller: ControllerID) -> Bool {
    scene[controller].className != nil || !notes(of: .controller(controller)).isEmpty
  }

  private func plain(
    _ object: Object, _ notes: [String], frame: Rect? = nil, before: String = ""
  ) -> StyledText {
    var line = StyledText(before, .dim)
    line.append(scene.name(of: object), .name)
    line.append("  " + scene.className(of: object), .dim)
    if let frame { line.append("  " + Numbers.text(frame)) }
    line.append(joined(notes))
    return line
  }

  private func joined(_ notes: [String], _ style: Style = .plain) -> StyledText {
    notes.isEmpty
      ? StyledText() : StyledText("  " + notes.joined(separator: glyphs.separator), style)
  }

  private func line(of view: ViewID) -> StyledText {
    let isClosed = !scene.closedGates(of: view, rules: options.rules).isEmpty
    let isHit = view == options.hitView
    var line = StyledText(scene.name(of: view), isHit ? .hit : isClosed ? .gate : .name)
    if let controller = scene[view].controller {
      line.append(" " + glyphs.controllerMark + " ", .dim)
      line.append(scene.name(of: Object.controller(controller)), .name)
      if let role = role(of: controller) {
        line.append(TreePhrase.inBrackets(role).text(in: options.language))
      }
    }
    line.append("  " + scene.className(of: .view(view)), .dim)
    if scene.rare(view).className != nil {
      line.append(
        TreePhrase.inBrackets(scene.baseClass(of: .view(view))).text(in: options.language), .dim)
    }
    line.append("  " + Numbers.text(scene.frame(of: view)))
    var notes = settings(of: view) + extras(of: view) + overrides(of: view)
    notes += self.notes(of: .view(view))
    notes += scene.targets(of: view).map(told)
    if scene.isTakenOut(view) {
      notes.append(TreePhrase.inNoWindow.text(in: options.language))
    }
    if isHit { notes.append(TreePhrase.hitView.text(in: options.language)) }
    let fingers = scene.touches
      .filter { $0.view == view && !$0.isLoose && $0.phase != .ended }.map { $0.finger }
    if !fingers.isEmpty { notes.append(TreePhrase.touched(by: fingers).text(in: options.language)) }
    line.append(joined(notes, isClosed ? .gate : .plain))
    return line
  }

  private func role(of controller: ControllerID) -> String? {
    let record = scene[controller]
    if let presenter = record.presenting {
      return TreePhrase.presented(by: scene.name(of: Object.controller(presenter))).text(
        in: options.language)
    }
    if let parent = record.parent {
      return TreePhrase.child(of: scene.name(of: Object.controller(parent))).text(
        in: options.language)
    }
    let isRoot = scene.superview(of: record.view).map { scene[$0].kind == .window } ?? false
    return isRoot ? TreePhrase.root.text(in: options.language) : nil
  }

  // MARK: Views

  private func settings(of view: ViewID) -> [String] {
    let object = Object.view(view)
    var result: [String] = []
    for row in flags where row.applies(scene, object) {
      guard let value = row.get(scene, object) else { continue }
      // Labels and image views are closed from the start, which surprises most.
      let surprises = row.property == .userInteractionEnabled && value == .bool(false)
      guard surprises || value != row.usual(scene, object) else { continue }
      result.append(told(row.property, value))
    }
    return result
  }

  private func told(_ property: Property, _ value: Value) -> String {
    let name = property.rawValue
    switch (property, value) {
    case (.enabled, .bool(false)): return "disabled"
    case (_, .bool(true))
    where property != .userInteractionEnabled && property != .delaysContentTouches
      && property != .canCancelContentTouches:
      return name
    case (_, .bool(let isOn)): return name + (isOn ? " YES" : " NO")
    case (_, .number(let number)): return name + " " + Numbers.text(number)
    case (_, .words(let words)):
      return name + " " + (words.isEmpty ? "none" : words.joined(separator: "|"))
    case (_, .insets(let insets)): return name + " " + Numbers.text(insets)
    case (_, .point(let point)): return name + " " + Numbers.text(point)
    default: return name
    }
  }

  private func extras(of view: ViewID) -> [String] {
    let bounds = scene.bounds(of: view)
    let rare = scene.rare(view)
    var result: [String] = []
    if let solid = rare.transform3D {
      result.append("transform3D " + (SolidWords.text(solid) ?? SolidWords.numbers(solid)))
      result.append("bounds " + Numbers.text(bounds))
    } else if scene[view].transform != .identity {
      result.append("transform " + TransformWords.text(scene[view].transform))
      result.append("bounds " + Numbers.text(bounds))
    } else if bounds.origin != .zero {
      result.append("bounds origin " + Numbers.text(bounds.origin))
    }
    if let mask = rare.mask { result.append("mask " + Numbers.text(mask)) }
    if let zoomed = rare.scroll.zoom.view {
      result.append("viewForZooming " + scene.name(of: zoomed))
    }
    if scene.animations[view] != nil {
      result.append(
        TreePhrase.seen(scene.seenFrame(of: view), alpha: scene.seenLook(of: view).alpha).text(
          in: options.language))
    }
    if rare.contentSize != .zero {
      result.append(
        "contentSize " + Numbers.text(rare.contentSize.width) + " " + glyphs.times + " "
          + Numbers.text(rare.contentSize.height))
    }
    if scene[view].kind == .window {
      if rare.windowLevel != 0 { result.append("level " + Numbers.text(rare.windowLevel)) }
      if scene.windowScene(of: view) == nil {
        result.append(TreePhrase.inNoScene.text(in: options.language))
      }
      if scene.isKey(view) { result.append(TreePhrase.keyWindow.text(in: options.language)) }
    }
    if let text = rare.text {
      result.append("text " + quoted(text))
    }
    if let input = rare.inputView { result.append("inputView " + scene.name(of: input)) }
    return result + answers(of: view)
  }

  /// The first so many cells of a text.
  private func quoted(_ text: String) -> String {
    var result = ""
    var width = 0
    for character in text {
      let piece = String(character).visible
      width += Layout.width(of: piece)
      if width > TreeDetails.textLimit { return "\"" + result + glyphs.ellipsis + "\"" }
      for scalar in piece.unicodeScalars {
        if scalar == "\"" { result += "\\" }
        result.unicodeScalars.append(scalar)
      }
    }
    return "\"" + result + "\""
  }
}
