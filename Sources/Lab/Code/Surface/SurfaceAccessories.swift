import Engine
import Program

/// What stands at the right end of a cell.
extension UIKitRows {
  static func addAccessories(_ s: inout SurfaceBuilder) {
    s.variable(
      "var accessoryType: UITableViewCell.AccessoryType",
      "the content makes room for it", .accessoryType,
      get: { (world, me) in
        guard let view = world.view(me) else { return .null }
        return world.enumeration(
          "UITableViewCell.AccessoryType", world.scene.rare(view).rows.accessory.rawValue)
      },
      set: { (world, me, value) throws(Stop) in
        guard let view = world.view(me), let word = world.word(value) else { return }
        world.set(.accessoryType, of: .view(view), to: Value.words([word]))
        world.arrangeCell(me)
      })
    s.variable(
      "var accessoryView: UIView?", "in the middle of the right margin, at its own size",
      get: { (world, me) in world.kept("accessoryView", of: me) ?? .null },
      set: { (world, me, value) throws(Stop) in
        try world.setAccessory(value, of: me)
      })
  }
}

extension UIKitWorld {
  fileprivate mutating func setAccessory(
    _ value: ProgramValue, of me: ProgramValue
  ) throws(Stop) {
    host.notes?.noteOther()
    if let old = kept("accessoryView", of: me).flatMap({ view($0) }), old != view(value),
      scene.superview(of: old) == view(me)
    {
      change { delivery throws(SceneError) in
        try delivery.move(old, to: nil, moments: UIKitWorld.noMoments)
      }
    }
    keep("accessoryView", value.isNull ? nil : value, of: me)
    if !value.isNull { try move(value, into: me) }
    arrangeCell(me)
  }

  /// A cell's content ends where what stands at its right end begins.
  mutating func arrangeCell(_ me: ProgramValue) {
    guard let cell = view(me), scene[cell].kind == .tableCell,
      let content = view(self.content(of: me))
    else { return }
    let size = scene.bounds(of: cell).size
    var room = size.width - scene.rare(cell).rows.accessory.room
    if let accessory = kept("accessoryView", of: me).flatMap({ view($0) }) {
      let (own, margin) = (scene.bounds(of: accessory).size, scene.screen.rowMargin)
      let place = Rect(
        size.width - margin - own.width, (size.height - own.height) / 2, own.width, own.height)
      change { delivery throws(SceneError) in
        try delivery.set(.frame, of: .view(accessory), to: .rect(place))
      }
      // It keeps to the right, in the middle.
      scene.setAutoresizing(of: accessory, raw: 41)
      room = place.x - margin
    }
    let frame = Rect(0, 0, max(0, room), size.height)
    guard scene.frame(of: content) != frame else { return }
    change { delivery throws(SceneError) in
      try delivery.set(.frame, of: .view(content), to: .rect(frame))
    }
  }
}

extension Accessory {
  /// Points that the content leaves to it. About what phones show.
  fileprivate var room: Double {
    switch self {
    case .none: 0
    case .disclosureIndicator, .checkmark: 40
    case .detailButton: 48
    case .detailDisclosureButton: 68
    }
  }
}
