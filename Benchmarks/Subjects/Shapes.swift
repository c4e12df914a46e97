import Engine

/// A hierarchy to search, built twice: in a scene and of plain objects.
enum Shape: String, CaseIterable {
  /// Each view fills the one before it, and the point is in all of them.
  case chain
  /// All are siblings, and only the rearmost has the point.
  case flat
  /// Eight subviews each, the rearmost with the point.
  case eightWay = "8-way"

  func parent(of index: Int) -> Int {
    switch self {
    case .chain: index - 1
    case .flat: 0
    case .eightWay: (index - 1) / 8
    }
  }

  func frame(of index: Int) -> Rect {
    let isAside =
      switch self {
      case .chain: false
      case .flat: index > 1
      case .eightWay: index > 0 && (index - 1) % 8 != 0
      }
    return isAside ? Rect(200, 200, 50, 50) : Rect(0, 0, 320, 480)
  }
}

struct Hierarchy {
  let scene: Scene
  let root: ViewID
  let plain: PlainView

  init(_ shape: Shape, count: Int) throws(SceneError) {
    var scene = Scene.initial
    var views: [ViewID] = []
    var plain: [PlainView] = []
    for index in 0..<count {
      let frame = shape.frame(of: index)
      let parent = index == 0 ? nil : shape.parent(of: index)
      views.append(
        try scene.addView(
          .view, named: "v\(index)", in: parent.map { views[$0] }, frame: frame))
      plain.append(PlainView(frame: frame))
      if let parent { plain[parent].subviews.append(plain[index]) }
    }
    self.scene = scene
    root = views[0]
    self.plain = plain[0]
  }
}
