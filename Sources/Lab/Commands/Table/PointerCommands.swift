import Engine

extension CommandTable {
  @CommandTableBuilder static var pointers: [CommandSpec] {
    CommandSpec(
      "click", .stimulus,
      example: """
        add button B 20 20 80 40
        click 40 40
        click B secondary
        """
    ) {
      command(.place, anyOrder(.button, after("count", .whole(1, 10)), .ofPoint)) {
        point, options in
        .touch(
          .tap(point, count: options.1 ?? 1, fingers: 1, in: options.2),
          with: TouchTool(.indirectPointer, options.0 ?? .primary))
      }
    }

    CommandSpec(
      "scroll", .stimulus,
      example: """
        add scroll-view S 0 0 320 200 contentSize=320,900
        scroll 60 60 by 0 -80
        add pan-recognizer P to view allowedScrollTypesMask=discrete
        scroll 60 300 by 0 20 wheel
        """
    ) {
      command(.place, after("by", .point), anyOrder(.scrollDevice, .ofPoint)) {
        .scroll($0, by: $1, $2.0 ?? .trackpad, in: $2.1)
      }
    }

    CommandSpec(
      "hover", .stimulus,
      example: """
        device ipad
        add hover-recognizer H to view
        hover 60 60
        hover out
        """
    ) {
      command(
        either(
          Syntax<Void>.word("out").map { _ -> Hovering in Hovering(point: nil, view: nil) },
          both(.place, .inView).map { Hovering(point: $0, view: $1) })
      ) { .hover($0.point, in: $0.view) }
    }
  }
}

/// Where a pointer goes; no point: off the screen.
private struct Hovering: Sendable {
  var point: Point?
  var view: ViewID?
}

extension Syntax where Value == PointerButton {
  fileprivate static var button: Syntax<PointerButton> {
    .oneOf("button", PointerButton.allCases.map { ([$0.rawValue], $0) })
  }
}

extension Syntax where Value == ScrollDevice {
  fileprivate static var scrollDevice: Syntax<ScrollDevice> {
    .oneOf("scroll-device", ScrollDevice.allCases.map { ([$0.rawValue], $0) })
  }
}
