import Engine

extension Pictures {
  /// The hierarchy: every object at its place, with what matters about it.
  public static func tree(of scene: Scene, _ options: PictureOptions = PictureOptions())
    -> [StyledText]
  {
    var tree = TreePicture(scene, options)
    return tree.lines()
  }
}

/// Walks the hierarchy without recursion, one line an object.
struct TreePicture {
  let scene: Scene
  let options: PictureOptions
  let details: TreeDetails
  private let layers: [ViewID: [LayerID]]

  /// One line to write.
  enum Item {
    case application, delegate
    case windowScene(WindowSceneID)
    case view(ViewID)
    case controller(ControllerID)
    case recognizer(RecognizerID)
    case layer(LayerID)
  }

  private struct Entry {
    var item: Item
    var depth: Int
    var isLast: Bool
  }

  /// For each level, whether a rail runs down it to a later sibling.
  private var rails: [Bool] = []

  init(_ scene: Scene, _ options: PictureOptions) {
    self.scene = scene
    self.options = options
    details = TreeDetails(scene, options)
    layers = Placement.layers(in: scene)
  }

  mutating func lines() -> [StyledText] {
    var result: [StyledText] = []
    var notTold = 0
    for top in tops() {
      var stack = [Entry(item: top, depth: 0, isLast: true)]
      while let entry = stack.popLast() {
        let children = children(of: entry.item)
        for (index, child) in children.enumerated().reversed() {
          stack.append(
            Entry(item: child, depth: entry.depth + 1, isLast: index == children.count - 1))
        }
        guard result.count < options.lineLimit else {
          notTold += 1
          continue
        }
        var line = lead(entry)
        line.append(details.line(of: entry.item))
        if case .view = entry.item, entry.depth == 0 {
          line.append(
            options.glyphs.separator + TreePhrase.inNoWindow.text(in: options.language), .dim)
        }
        result.append(line)
      }
    }
    if notTold > 0 {
      result.append(
        StyledText(
          options.glyphs.ellipsis + " " + PicturePhrase.andMore(notTold).text(in: options.language),
          .dim))
    }
    return result
  }

  /// The app, and what is shown nowhere.
  private func tops() -> [Item] {
    var tops: [Item] = [.application]
    var seen: Set<ViewID> = []
    for record in scene.views where record.superview == nil && record.kind != .window {
      guard case .view(let view) = scene.object(named: record.name),
        scene.superview(of: view) == nil, seen.insert(view).inserted
      else { continue }
      tops.append(.view(view))
    }
    return tops
  }

  private func children(of item: Item) -> [Item] {
    switch item {
    case .application:
      let scenes = scene.sceneIDs.map { Item.windowScene($0) }
      let windows = scene.windowsFrontToBack.filter { scene.windowScene(of: $0) == nil }
      return [.delegate] + scenes + windows.map { Item.view($0) }
    case .windowScene(let own): return scene.windows(of: own).map { .view($0) }
    case .delegate, .controller, .recognizer, .layer: return []
    case .view(let view):
      var children: [Item] = []
      if let controller = scene[view].controller, details.hasMoreToSay(of: controller) {
        children.append(.controller(controller))
      }
      // The tap of a text input is UIKit's own affair.
      children += scene.recognizers(of: view).filter { scene[$0].origin != .textTap }
        .map { .recognizer($0) }
      children += (layers[view] ?? []).map { .layer($0) }
      children += scene.subviews(of: view).map { .view($0) }
      return children
    }
  }

  /// The rails and the branch before a line; beyond the limit the depth is a number.
  private mutating func lead(_ entry: Entry) -> StyledText {
    guard entry.depth > 0 else { return StyledText() }
    let glyphs = options.glyphs
    let level = entry.depth - 1
    let shown = min(level, options.indentationLimit)
    while rails.count <= shown { rails.append(false) }
    var lead = rails.prefix(shown).map { $0 ? glyphs.rail : "   " }.joined()
    if level < options.indentationLimit {
      rails[level] = !entry.isLast
      lead += entry.isLast ? glyphs.lastBranch : glyphs.branch
    } else {
      lead += "[" + String(entry.depth) + "] "
    }
    return StyledText(lead, .dim)
  }
}
