import Engine

extension Pen {
  func words(of command: BuildingCommand) -> [String] {
    switch command {
    case .addView(let added): return words(of: added)
    case .addController(let added): return words(of: added)
    case .addScene(let name): return ["add scene", name]
    case .addLayer(let name, let view, let frame):
      return ["add layer", name] + within(view) + [Pen.text(frame)]
    case .addRecognizer(let gesture, let name, let view, let assignments):
      return ["add", gesture.word, name] + ["to", self.name(view)]
        + assignments.map { text(of: $0) }
    case .remove(let object): return ["remove", name(object)]
    case .move(let object, let parent, let index):
      return ["move", name(object), "to", name(parent)] + (index.map { ["at", String($0)] } ?? [])
    case .bringToFront(let view): return ["bring-to-front", name(view)]
    case .sendToBack(let view): return ["send-to-back", name(view)]
    case .rename(let object, let name): return ["rename", self.name(object), name]
    case .set(let property, let object, let value):
      return ["set", property.rawValue, name(object), text(of: value)]
    case .unset(let property, let object): return ["unset", property.rawValue, name(object)]
    case .animate(let view, let changes, let seconds, let allows):
      return ["animate", name(view)] + changes.map { text(of: $0) }
        + ["over", Pen.seconds(seconds)] + (allows ? ["allowUserInteraction"] : [])
    case .present(let controller, let presenter, let style, let frame):
      return ["present", name(controller), "from", name(presenter)]
        + (style.map { ["style=" + $0.rawValue] } ?? []) + (frame.map { [Pen.text($0)] } ?? [])
    case .push(let controller, let stack): return ["push", name(controller), "on", name(stack)]
    case .pop(let stack): return ["pop", name(stack)]
    case .select(let child, let container): return ["select", name(child), "in", name(container)]
    case .dismiss(let controller): return ["dismiss", name(controller)]
    case .addTarget(let sender, let target, let selector, let events):
      return ["add-target", name(sender), name(target), selector]
        + (sender.recognizer == nil && events != .touchUpInside ? Pen.after("for", events) : [])
    case .removeTarget(let sender, let target, let selector, let events):
      return ["remove-target", name(sender), name(target)] + (selector.map { [$0] } ?? [])
        + Pen.after("for", events)
    case .addAction(let control, let identifier, let events):
      return ["add-action", name(control), identifier.asWord] + Pen.after("for", events)
    case .removeAction(let control, let identifier, let events):
      return ["remove-action", name(control), identifier.asWord] + Pen.after("for", events)
    case .require(let waiting, let first):
      return ["require", name(waiting), "to-fail", name(first)]
    case .simultaneous(let one, let other): return ["simultaneous", name(one), name(other)]
    case .constrain(let constraint): return ["constrain", text(of: constraint)]
    case .unconstrain(let item, let attribute):
      return ["unconstrain", name(item) + (attribute.map { "." + $0.name } ?? "")]
    case .arrange(let view, let stack, let index):
      return ["arrange", name(view), "in", name(stack)] + (index.map { ["at", String($0)] } ?? [])
    case .unarrange(let view): return ["unarrange", name(view)]
    case .keyWindow(let window): return ["key-window", name(window)]
    case .makeKeyAndVisible(let window): return ["make-key-and-visible", name(window)]
    case .focus(let responder): return ["focus", name(responder)]
    case .device(let device, let isLandscape, let system):
      return ["device"] + (device.map { [$0.word] } ?? [])
        + (isLandscape.map { [$0 ? "landscape" : "portrait"] } ?? [])
        + (system.map { ["ios", String($0)] } ?? [])
    }
  }

  private func words(of added: AddView) -> [String] {
    ["add", added.kind.words[0], added.name] + words(of: added.parent)
      + details(added.frame, added.className, added.assignments)
  }

  private func words(of added: AddController) -> [String] {
    ["add", added.kind.rawValue, added.name] + words(of: added.parent)
      + (added.adopting.map { ["view=" + name($0)] } ?? [])
      + details(added.frame, added.className, added.assignments)
  }

  private func details(
    _ frame: Rect?, _ className: String?, _ assignments: [Assignment]
  ) -> [String] {
    (frame.map { [Pen.text($0)] } ?? []) + (className.map { ["class=" + $0] } ?? [])
      + assignments.map { text(of: $0) }
  }

  private func words(of parent: ParentChoice) -> [String] {
    switch parent {
    case .usual: []
    case .nowhere: ["in nil"]
    case .object(let object): ["in", name(object)]
    }
  }

  private func name(_ choice: ControllerChoice) -> String {
    switch choice {
    case .existing(let controller): name(controller)
    case .new(let name): name
    }
  }
}
