/// The pan that is a sheet's own: it pulls the sheet up to its higher detent, down to its lower one, and
/// away (U-PC-07).
extension Scene {
  mutating func addPull(to controller: ControllerID) {
    appendRecognizer(
      .pan, name: self[controller].name, origin: .sheetPull, view: self[controller].view)
  }

  func pulls(of controller: ControllerID) -> [RecognizerID] {
    recognizers(of: self[controller].view).filter { self[$0].origin == .sheetPull }
  }

  /// Is there a higher detent than it stands at?
  func canExpand(_ sheet: ControllerID) -> Bool {
    detent(of: sheet) == .medium && self[sheet].detents.contains(.large)
  }
}

extension Delivery {
  /// Up and down alone, and up only where there is a higher detent.
  func reasonNotToPull(_ id: RecognizerID, by movement: Point) -> (Rule, Cause)? {
    guard let sheet = scene[id].view.flatMap({ scene[$0].controller }) else { return nil }
    let isUp = movement.y < 0
    guard movement.axis == .vertical, !isUp || scene.canExpand(sheet) else {
      return (.uPC07, .wrongDirection)
    }
    return nil
  }

  /// At its top edge a scroll view in a sheet leaves the drag to the sheet: down moves it, up makes it
  /// higher where it can be.
  func sheet(before pan: RecognizerID, by movement: Point) -> ControllerID? {
    guard let scrollView = scene[pan].view, movement.axis == .vertical,
      scene.bounds(of: scrollView).y <= scene.scrollRange(of: scrollView).low.y
    else { return nil }
    let beside = scene[pan].progress.touches.flatMap { scene.touch($0)?.recognizers ?? [] }
    for id in beside
    where scene[id].origin == .sheetPull && scene[id].isEnabled && scene[id].state == .possible {
      guard let view = scene[id].view, let sheet = scene[view].controller,
        scene.isDescendant(scrollView, of: view), reasonNotToPull(id, by: movement) == nil
      else { continue }
      return sheet
    }
    return nil
  }

  mutating func endPull(_ id: RecognizerID) {
    guard scene[id].state == .ended, let view = scene[id].view, let sheet = scene[view].controller
    else { return }
    let movement = scene[id].progress.movement.y
    let height = scene.bounds(of: view).height
    let isFlung = scene.velocity(of: id).y >= rules.numbers.flingSpeed
    if movement < 0 {
      if scene.canExpand(sheet) { stand(sheet, at: .large) }
      return
    }
    let canGoDown = scene.detent(of: sheet) == .large && scene[sheet].detents.contains(.medium)
    if canGoDown, movement <= height * 3 / 4, isFlung || movement > height / 4 {
      stand(sheet, at: .medium)
    } else if isFlung || movement > height / 2 {
      dismissByUser(sheet, .uPC07)
    } else {
      note(.uPC07, .presentation(.sheetStays(sheet)))
    }
  }

  private mutating func stand(_ sheet: ControllerID, at detent: Detent) {
    scene.controllers[sheet.index].presentation?.detent = detent
    placeSheet(sheet)
    note(.uPC07, .presentation(.detentChanged(sheet, detent)))
  }

  /// Where its detent has it.
  mutating func placeSheet(_ sheet: ControllerID) {
    guard let presentation = scene[sheet].presentation, presentation.style?.isSheet == true,
      let root = scene.superview(of: scene[sheet].view)
    else { return }
    let bounds = Rect(origin: .zero, size: scene.bounds(of: root).size)
    scene.setFrame(
      of: scene[sheet].view,
      to: scene.place(of: sheet, style: presentation.style, in: bounds))
    refreshSheet(sheet)
  }

  /// With the presentation its pan is over.
  mutating func removePull(of sheet: ControllerID) {
    guard scene.exists(scene[sheet].view) else { return }
    let pulls = scene.pulls(of: sheet)
    for pull in pulls { leave(pull, .takenFromView) }
    scene.forget(Set(pulls))
  }
}
