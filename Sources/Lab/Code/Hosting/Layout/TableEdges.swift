import Engine
import Program

/// What a table shows above and below its rows.
extension UIKitWorld {
  /// It gets the table's width, and keeps its height: constraints in it do not change that.
  mutating func setEdge(
    _ value: ProgramValue, _ name: String, of me: ProgramValue
  ) throws(Stop) {
    if let old = kept(name, of: me).flatMap({ view($0) }), old != view(value) {
      change { delivery throws(SceneError) in
        try delivery.move(old, to: nil, moments: UIKitWorld.noMoments)
      }
    }
    keep(name, value.isNull ? nil : value, of: me)
    guard let table = view(me) else { return }
    if let edge = view(value) {
      let size = Size(scene.bounds(of: table).width, scene.frame(of: edge).height)
      let top = name == "tableFooterView" ? scene.rare(table).contentSize.height : 0
      scene.setAutoresizing(of: edge, raw: 2)
      change { delivery throws(SceneError) in
        try delivery.set(
          .frame, of: .view(edge), to: .rect(Rect(0, top, size.width, size.height)))
      }
      try move(value, into: me)
    }
    if kept("isLoaded", of: me) != nil { host.moveRows(of: table, &delivery) }
  }
}

extension CodeHost {
  func edge(_ name: String, of table: ObjectID, _ delivery: Delivery) -> ViewID? {
    guard let id = machine.kept(name, of: table)?.anyObject,
      let view = machine.memory.native(of: id).flatMap({ Object(code: $0)?.view }),
      delivery.scene.exists(view)
    else { return nil }
    return view
  }
}
