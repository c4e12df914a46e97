import Engine
import Lab

/// Builds the scene of a dump, and writes the commands that build it again: both are made in one place,
/// so that they cannot differ.
struct Assembly {
  let dump: Dump
  private let overruled: [String: ViewKind]
  /// Sets properties as a command does, so that the key window and the like follow.
  var delivery = Delivery(scene: Scene(), rules: .uikit, trace: .off)
  var naming = Naming()
  var commands = [Command.session(.reset(empty: true)).line(in: Scene())]
  private var warnings: [DumpWarning]
  var objects: [ImportedObject] = []
  private var indexOfView: [ViewID: Int] = [:]
  /// By the node of a dump.
  private var views: [ViewID?]
  var viewOfAddress: [String: ViewID] = [:]
  /// The first view that shows a text, below each node that has none of its own.
  private var texts: [String?]
  private var guessed: Set<String> = []
  /// Elements that hold the keyboard's, and are larger than that.
  private let keyboardHolders: Set<Int>

  /// More views than this are not made.
  static let viewLimit = 200_000

  static func make(
    _ dump: Dump, overruled: [String: ViewKind] = [:], watch: Watch = .nobody,
    language: Language = .english
  ) throws(ImportError) -> Imported {
    guard dump.commands.isEmpty else { return try ProbedScene.make(dump, watch) }
    if dump.storyboard != nil { return try StoryboardScene.make(dump, language) }
    var assembly = Assembly(dump, overruled)
    try assembly.run(watch)
    return assembly.imported
  }

  private init(_ dump: Dump, _ overruled: [String: ViewKind]) {
    self.dump = dump
    self.overruled = overruled
    warnings = dump.warnings
    views = Array(repeating: nil, count: dump.nodes.count)
    texts = Assembly.texts(of: dump.nodes)
    keyboardHolders = dump.keyboardHolders
  }

  var scene: Scene { delivery.scene }

  /// What has been done, as the line that does it again.
  mutating func note(_ command: SceneCommand) { commands.append(command.line(in: scene)) }

  private var imported: Imported {
    Imported(
      scene: scene, commands: commands, objects: objects, formats: dump.formats,
      unknown: knowsAllRecognizers ? dump.unknown.filter { $0 != .recognizers } : dump.unknown,
      warnings: warnings.sorted { $0.line < $1.line },
      viewCount: dump.nodes.count { !$0.isLayer }, isOfElements: dump.isOfElements,
      touches: dump.touches, transparent: transparent, indexOfView: indexOfView)
  }

  /// What a control or a cell shows stands in a label within it; what a control in it shows is that
  /// one's, unless it is a mere part that takes no touches.
  private static func texts(of nodes: [DumpNode]) -> [String?] {
    var texts: [String?] = nodes.map { node in
      node.text.flatMap { $0.isEmpty ? nil : $0 }
    }
    for index in nodes.indices.reversed() {
      guard let parent = nodes[index].parent, let text = texts[index],
        nodes[parent].text?.isEmpty != false
      else { continue }
      let kind = ClassKind(nodes[index]).kind
      if kind == .label || !kind.isControl || nodes[index].takesTouches == false {
        texts[parent] = text
      }
    }
    return texts
  }

  private mutating func run(_ watch: Watch) throws(ImportError) {
    guard dump.nodes.count <= Assembly.viewLimit else {
      warnings.append(
        DumpWarning(line: 0, problem: .tooManyViews(limit: Assembly.viewLimit)))
      return
    }
    var screen: ViewID?
    for index in dump.nodes.indices {
      do throws(Stopped) {
        if index % 1_024 == 0 { try watch.step(.importing, index, of: dump.nodes.count) }
      } catch { throw .stopped }
      do throws(SceneError) { try add(index, on: &screen) } catch {
        throw .damaged(what: "\(error)")
      }
    }
    bringBarsToFront()
    do throws(SceneError) {
      try addControllers()
      try addRecognizers()
    } catch { throw .damaged(what: "\(error)") }
    finishWindows()
    compareTouches()
  }

  /// Accessibility lists a bar before what scrolls under it.
  private mutating func bringBarsToFront() {
    for index in dump.nodes.indices where dump.nodes[index].isOnScreen {
      guard let view = views[index], scene.superview(of: view) != nil,
        ClassKind.bars.contains(where: { dump.nodes[index].className.hasSuffix($0) })
      else { continue }
      delivery.scene.bringToFront(view)
      note(.build(.bringToFront(view)))
    }
  }

  /// What a log says of a touch is the measure of what was read.
  private mutating func compareTouches() {
    for touch in dump.touches {
      guard let address = touch.viewAddress, touch.x.isFinite, touch.y.isFinite else { continue }
      guard let view = viewOfAddress[address] else {
        warnings.append(DumpWarning(line: touch.line, problem: .unknownView(address)))
        continue
      }
      guard let window = scene.window(of: view),
        let point = scene.convert(Point(touch.x, touch.y), from: window, to: nil)
      else { continue }
      let computed = scene.hitTest(screen: point)
      guard computed != view else { continue }
      warnings.append(
        DumpWarning(
          line: touch.line,
          problem: .touchDiffers(
            got: scene.name(of: view), computed: computed.map { scene.name(of: $0) })))
    }
  }

  mutating func kind(of node: DumpNode) -> ClassKind {
    var kind = ClassKind(node, overruled: overruled)
    // A window lies in no view.
    if kind.kind == .window, node.parent != nil { kind.kind = .view }
    let isGuess = kind.isGuess || kind.isPlain && !dump.tellsSuperclasses
    if isGuess, !kind.isSystem, guessed.insert(node.className).inserted {
      warnings.append(
        DumpWarning(
          line: node.line,
          problem: kind.isPlain
            ? .takenForPlain(node.className)
            : .guessed(className: node.className, kind: kind.kind.words[0])))
    }
    return kind
  }

  // MARK: Views

  /// A dump that starts below a window has none to be hit in.
  /// Accessibility counts on the screen in any case.
  private mutating func makeWindow(for node: DumpNode) throws(SceneError) -> ViewID {
    if !node.isOnScreen {
      warnings.append(DumpWarning(line: node.line, problem: .noWindow(node.className)))
    }
    let roots = dump.nodes.filter { $0.parent == nil }
    let width = roots.compactMap { $0.frame.map { $0.x + $0.width } }.max() ?? 320
    let height = roots.compactMap { $0.frame.map { $0.y + $0.height } }.max() ?? 480
    let name = naming.name(for: ["window"], className: "UIWindow")
    let frame =
      dump.screen.map { Rect($0.x, $0.y, $0.width, $0.height) }
      ?? Rect(0, 0, max(width, 1), max(height, 1))
    let window = try delivery.scene.addView(.window, named: name, in: nil, frame: frame)
    note(
      .build(
        .addView(
          AddView(
            kind: .window, name: name, parent: .usual, frame: frame, className: nil,
            assignments: []))))
    return window
  }

  private mutating func add(_ index: Int, on screen: inout ViewID?) throws(SceneError) {
    let node = dump.nodes[index]
    guard !node.isLayer else {
      let name = naming.name(for: [nil], className: node.className)
      return keep(node, named: name, nil, isSystem: true)
    }
    let kind = kind(of: node)
    if node.parent == nil, kind.kind != .window, screen == nil {
      screen = try makeWindow(for: node)
    }
    try add(index, node: node, as: kind, on: screen)
  }

  private mutating func add(
    _ index: Int, node: DumpNode, as kind: ClassKind, on screen: ViewID?
  ) throws(SceneError) {
    let parent = kind.kind == .window ? nil : node.parent.flatMap { views[$0] } ?? screen
    if kind.kind != .window, parent == nil { return }
    let control = kind.kind.isControl || kind.kind == .tableCell
    let name = naming.name(
      for: [
        node.identifier, node.variable, node.label, node.text,
        control || node.className == "_UIButtonBarButton" ? texts[index] : nil,
      ], className: node.className)
    let place = NodePlace(node, parent: node.parent.map { dump.nodes[$0] }, kind.kind)
    // One that is as wide as its row, as SwiftUI's are: a switch of UIKit's would not keep that size.
    let sizes = kind.kind.ownSizes
    let isOfNoSwitch = node.frame != nil && !sizes.isEmpty && !sizes.contains(place.bounds.size)
    let kind = isOfNoSwitch ? kind.taken(for: .control) : kind
    if place.isSizeGuessed {
      warnings.append(DumpWarning(line: node.line, problem: .sizeGuessed(name)))
    }
    let view = try delivery.scene.addView(kind.kind, named: name, in: parent, frame: place.frame)
    var added = AddView(
      kind: kind.kind, name: name, parent: parent.map { .object(.view($0)) } ?? .usual,
      frame: place.frame, className: nil, assignments: [])
    if node.className != kind.kind.className {
      let className = ClassKind.typable(node.className)
      delivery.scene.setClassName(className, of: view)
      added.className = className
    }
    for (property, value) in properties(of: node, kind.kind, place) {
      try delivery.set(property, of: .view(view), to: value)
      added.assignments.append(Assignment(property, value))
    }
    note(.build(.addView(added)))
    // One whose place is not known covers nothing by itself, and neither does a window in front of which
    // accessibility knows elements alone.
    let isFrontOfElements =
      node.isOnScreen
      && (kind.kind == .window && delivery.scene.windows.count > 1
        || keyboardHolders.contains(index))
    if ClassKind.passesThrough(node.className) || node.frame == nil || isFrontOfElements {
      delivery.scene.override(view, hitTest: .passThrough)
      note(.behave(.overrideHitTest(view, .passThrough)))
    }
    views[index] = view
    if let address = node.address {
      if viewOfAddress[address] != nil, !address.contains(".") {
        warnings.append(DumpWarning(line: node.line, problem: .addressTwice(address)))
      }
      viewOfAddress[address] = view
    }
    if node.isAnimating { warnings.append(DumpWarning(line: node.line, problem: .animating(name))) }
    keep(node, named: name, view, isSystem: kind.isSystem)
    if control || node.hasRecognizers { objects[objects.count - 1].title = texts[index] }
    if ClassKind.isHosting(node.className), !warnings.contains(where: { $0.code == "swiftui" }) {
      warnings.append(DumpWarning(line: node.line, problem: .drawsItself(name)))
    }
  }

  private mutating func keep(
    _ node: DumpNode, named name: String, _ view: ViewID?, isSystem: Bool
  ) {
    if let view { indexOfView[view] = objects.count }
    objects.append(ImportedObject(name: name, node: node, view: view, isSystem: isSystem))
  }

  func properties(
    of node: DumpNode, _ kind: ViewKind, _ place: NodePlace
  ) -> [(Property, Value)] {
    var properties: [(Property, Value)] = []
    let transform: (Property, Value)? =
      place.transform.map { (.transform, .transform($0)) }
      ?? place.transform3D.map { (.transform3D, .transform3D($0)) }
    if let transform {
      properties += [
        (.bounds, .rect(place.bounds)), transform, (.center, .point(place.center)),
      ]
    } else if place.bounds.origin != .zero {
      if kind.isScrollView {
        properties.append((.contentOffset, .point(place.bounds.origin)))
      } else {
        properties.append((.bounds, .rect(place.bounds)))
      }
    }
    if let size = node.contentSize, kind.isScrollView, size.width.isFinite, size.height.isFinite,
      size.width >= 0, size.height >= 0
    {
      properties.append((.contentSize, .size(size)))
    }
    if let alpha = node.alpha, alpha.isFinite, alpha < 1 {
      properties.append((.alpha, .number(max(0, alpha))))
    }
    if node.isHidden { properties.append((.hidden, .bool(true))) }
    if node.clips, !kind.clipsToBoundsByDefault {
      properties.append((.clipsToBounds, .bool(true)))
    }
    if let takes = node.takesTouches, takes != kind.isUserInteractionEnabledByDefault {
      properties.append((.userInteractionEnabled, .bool(takes)))
    }
    if node.isEnabled == false, kind.isControl { properties.append((.enabled, .bool(false))) }
    if let text = node.text, !text.isEmpty {
      switch kind {
      case .label, .button, .textField, .textView:
        properties.append((.text, .text(Assembly.harmless(text))))
      default: break
      }
    }
    if let level = node.windowLevel, level != 0, kind == .window {
      properties.append((.windowLevel, .number(level)))
    }
    return properties
  }
}
