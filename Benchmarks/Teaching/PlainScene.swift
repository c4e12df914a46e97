/// A scene as a reader of the documents pictures it: boxes in boxes, made from the commands of a
/// question. Nothing of the engine is in it.
struct PlainScene {
  struct Box {
    let name: String
    let kind: String
    var parent: Int?
    var (x, y, width, height): (Double, Double, Double, Double)
    var isHidden = false
    var isInteractive = true
    var isEnabled = true
    var alpha = 1.0
    var clips = false
    /// How far `point(inside:)` is enlarged.
    var reach = 0.0
    var handlesTouches = false
    var passesOn = false
    /// Of a control: for `touch-down` and for the usual event.
    var early: String?
    var late: String?
    /// Of a controller's view.
    var controller: String?

    var isControl: Bool { kind == "button" || kind == "control" }
  }

  struct Recognizer {
    let name: String
    let owner: Int
    /// 0 of a long press.
    let taps: Int
    let duration: Double
    var selector = ""
  }

  private(set) var boxes: [Box] = []
  /// The window, which is a view as well.
  private(set) var window = Box(
    name: "window", kind: "window", parent: nil, x: 0, y: 0, width: 320, height: 480)
  /// Back to front.
  private(set) var children: [Int: [Int]] = [:]
  /// Of what is above the views.
  private(set) var handlersAbove: Set<String> = []
  private(set) var recognizers: [Recognizer] = []
  /// Which recognizer was told to wait for which.
  private(set) var requirements: [(waiting: String, other: String)] = []
  /// The view at the bottom of what is seen: the window's, or one that is presented over it.
  private(set) var root = 0

  /// Nil where a command says what a beginner has no picture of.
  init?(_ commands: [String]) {
    boxes = [
      Box(
        name: "view", kind: "view", parent: nil, x: 0, y: 0, width: 320, height: 480,
        controller: "controller")
    ]
    for line in commands {
      let words = line.split(separator: " ").map(String.init)
      guard words.count > 1, take(words) else { return nil }
    }
  }

  func index(_ name: String) -> Int? {
    boxes.firstIndex { $0.name == name || $0.controller == name && $0.controller != "controller" }
  }

  private mutating func take(_ words: [String]) -> Bool {
    switch words[0] {
    case "add": return add(Array(words.dropFirst()))
    case "present": return present(words[1])
    case "override": return override(words)
    case "handle": return handle(words)
    case "become-first-responder": return true
    case "add-target": return target(words)
    case "require":
      guard words.count == 4 else { return false }
      requirements.append((words[1], words[3]))
      return true
    case "set" where words.count == 4 && words[2] == "window": return close(words[1], words[3])
    case "bring-to-front": return reorder(words[1]) { $0.append($1) }
    case "send-to-back": return reorder(words[1]) { $0.insert($1, at: 0) }
    case "move" where words.count == 6 && words[4] == "at":
      return reorder(words[1]) { $0.insert($1, at: min(Int(words[5]) ?? 0, $0.count)) }
    default: return false
    }
  }

  private mutating func close(_ property: String, _ value: String) -> Bool {
    switch property {
    case "hidden": window.isHidden = value == "YES"
    case "userInteractionEnabled": window.isInteractive = value == "YES"
    case "alpha": window.alpha = Double(value) ?? 1
    default: return false
    }
    return true
  }

  private mutating func present(_ name: String) -> Bool {
    root = boxes.count
    boxes.append(
      Box(
        name: name + ".view", kind: "view", parent: nil, x: 0, y: 0, width: 320, height: 480,
        controller: name))
    return true
  }

  private mutating func add(_ words: [String]) -> Bool {
    guard words.count > 1 else { return false }
    if words[0].hasSuffix("-recognizer") { return addRecognizer(words) }
    let kinds = ["view", "button", "control", "label", "image-view", "stack-view", "controller"]
    guard kinds.contains(words[0]) else { return false }
    var rest = words[2...]
    var parent = 0
    if rest.first == "in", rest.count > 1 {
      let name = rest[rest.startIndex + 1]
      guard let found = name == "controller" ? 0 : index(name) else { return false }
      parent = found
      rest = rest.dropFirst(2)
    }
    let numbers = rest.prefix(4).compactMap { Double($0) }
    guard numbers.count == 4 else { return false }
    let isController = words[0] == "controller"
    var box = Box(
      name: isController ? words[1] + ".view" : words[1], kind: words[0], parent: parent,
      x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3],
      controller: isController ? words[1] : nil)
    if ["label", "image-view"].contains(box.kind) { box.isInteractive = false }
    for word in rest.dropFirst(4) {
      switch word {
      case "hidden=YES": box.isHidden = true
      case "userInteractionEnabled=NO": box.isInteractive = false
      case "userInteractionEnabled=YES": box.isInteractive = true
      case "enabled=NO": box.isEnabled = false
      case "clipsToBounds=YES": box.clips = true
      // Who is first responder has no say in a touch, and nobody here thinks it has.
      case "canBecomeFirstResponder=YES": break
      case _ where word.hasPrefix("alpha="): box.alpha = Double(word.dropFirst(6)) ?? 1
      default: return false
      }
    }
    children[parent, default: []].append(boxes.count)
    boxes.append(box)
    return true
  }

  private mutating func addRecognizer(_ words: [String]) -> Bool {
    guard words.count >= 4, words[2] == "to", let owner = index(words[3]) else { return false }
    var taps = 1
    var duration = 0.0
    switch words[0] {
    case "tap-recognizer": break
    case "long-press-recognizer": (taps, duration) = (0, 0.5)
    // It sees no tap through.
    case "pan-recognizer": taps = -1
    default: return false
    }
    for word in words.dropFirst(4) {
      let parts = word.split(separator: "=")
      switch (parts.first, parts.last.flatMap { Double($0) }) {
      case ("numberOfTapsRequired", let count?): taps = Int(count)
      case ("minimumPressDuration", let seconds?): duration = seconds
      default: return false
      }
    }
    recognizers.append(Recognizer(name: words[1], owner: owner, taps: taps, duration: duration))
    return true
  }

  private mutating func override(_ words: [String]) -> Bool {
    guard words.count == 5, words[2] == "point-inside", words[3] == "inset",
      let box = index(words[1]), let reach = Double(words[4])
    else { return false }
    boxes[box].reach = -reach
    return true
  }

  private mutating func handle(_ words: [String]) -> Bool {
    guard words.count >= 3, words[2] == "touches" else { return false }
    guard let box = boxes.firstIndex(where: { $0.name == words[1] }) else {
      handlersAbove.insert(words[1])
      return words.count == 3
    }
    boxes[box].handlesTouches = true
    boxes[box].passesOn = words.count > 3
    return true
  }

  private mutating func target(_ words: [String]) -> Bool {
    guard words.count >= 4 else { return false }
    if let place = recognizers.firstIndex(where: { $0.name == words[1] }) {
      recognizers[place].selector = words[3]
      return words.count == 4
    }
    guard let box = index(words[1]), boxes[box].isControl else { return false }
    if words.count == 6, words[5] == "touch-down" {
      boxes[box].early = words[3]
      return true
    }
    boxes[box].late = words[3]
    return words.count == 4
  }

  private mutating func reorder(_ name: String, _ place: (inout [Int], Int) -> Void) -> Bool {
    guard let box = index(name), let parent = boxes[box].parent else { return false }
    var all = children[parent, default: []].filter { $0 != box }
    place(&all, box)
    children[parent] = all
    return true
  }

  /// From a view upwards, as the documents draw it.
  func chain(from index: Int) -> [String] {
    var names: [String] = []
    var next: Int? = index
    while let place = next {
      names.append(boxes[place].name)
      if let controller = boxes[place].controller { names.append(controller) }
      next = boxes[place].parent
    }
    if names.last != "controller" { names.append("controller") }
    return names + ["window", "scene", "app", "delegate"]
  }

  func handles(_ name: String) -> Bool {
    boxes.contains { $0.name == name && $0.handlesTouches } || handlersAbove.contains(name)
  }

  var controllers: Set<String> { Set(boxes.compactMap { $0.controller } + ["controller"]) }
}
