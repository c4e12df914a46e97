import Engine

extension CommandTable {
  @CommandTableBuilder static var gestures: [CommandSpec] {
    CommandSpec(
      "tap", .stimulus,
      example:
        "add view A 0 0 100 100; tap 5 5; tap A; tap A 5 5; tap 5 5 count 2 in A; tap 5 5 type=pencil"
    ) {
      touching(
        .place,
        anyOrder(
          after("count", .whole(1, 10)), after("fingers", .whole(1, 10)), .ofPoint)
      ) { point, options in
        .tap(point, count: options.0 ?? 1, fingers: options.1 ?? 1, in: options.2)
      }
    }

    CommandSpec(
      "touch", .stimulus,
      example: """
        touch 1 began 60 60
        touch 1 moved 70 60
        touch 1 ended
        touch 1 began 10 10, 2 began 50 50 type=pencil
        """
    ) { command(Syntax<TouchChange>.touchChange.list) { .touch(.touch($0)) } }

    CommandSpec(
      "press-and-hold", aliases: ["long-press"], .stimulus, example: "press-and-hold 60 60 0.8s"
    ) {
      touching(.place, both(Syntax<Double>.duration.otherwise(0.6), .inView)) {
        .pressAndHold($0, seconds: $1.0, in: $1.1)
      }
    }

    CommandSpec("drag", aliases: ["pan"], .stimulus, example: "drag 60 60 to 60 200 over 0.5s") {
      touching(
        ignoring("from", before: .place),
        both(after("to", .place), anyOrder(after("over", .duration), .ofPoint))
      ) { start, rest in
        .drag(start, to: rest.0, seconds: rest.1.0 ?? 0.3, in: rest.1.1)
      }
    }

    CommandSpec("swipe", .stimulus, example: "swipe left at 160 200") {
      touching(
        .direction,
        both(
          filler("at", .place), anyOrder(after("fingers", .whole(1, 10)), after("in", .view)))
      ) { .swipe($0, $1.0, fingers: $1.1.0 ?? 1, in: $1.1.1) }
    }

    CommandSpec(
      "fling", aliases: ["flick"], .stimulus,
      example: "add scroll-view S 0 0 320 480 contentSize=320,4000; fling up at 160 300; wait 1s"
    ) {
      touching(.direction, both(filler("at", .place), .inView)) {
        .fling($0, $1.0, in: $1.1)
      }
    }

    CommandSpec(
      "pinch", .stimulus, example: "pinch 160 200 scale 2; pinch 160 200 scale 2 trackpad"
    ) {
      command(
        .place, after("scale", .number(0.01, 100)), anyOrder(.ofPoint, .means)
      ) { point, scale, options in
        switch options.1 {
        case .trackpad?: .transform(point, .pinch(scale: scale), in: options.0)
        case .touches(let type)?:
          .touch(.pinch(point, scale: scale, in: options.0), with: TouchTool(type))
        case nil: .touch(.pinch(point, scale: scale, in: options.0))
        }
      }
    }

    CommandSpec(
      "rotate", .stimulus, example: "rotate 160 200 by 90; rotate 160 200 by 90 trackpad"
    ) {
      command(
        .place, after("by", .angle), anyOrder(.ofPoint, .means)
      ) { point, degrees, options in
        switch options.1 {
        case .trackpad?: .transform(point, .turn(degrees: degrees), in: options.0)
        case .touches(let type)?:
          .touch(.rotate(point, degrees: degrees, in: options.0), with: TouchTool(type))
        case nil: .touch(.rotate(point, degrees: degrees, in: options.0))
        }
      }
    }
  }
}

/// Where two fingers are.
private enum Means: Sendable {
  case trackpad
  case touches(TouchType)
}

extension Syntax where Value == Means {
  fileprivate static var means: Syntax<Means> {
    either(
      Syntax<Void>.word("trackpad").map { _ -> Means in .trackpad },
      Syntax<TouchType>.touchType.map { .touches($0) })
  }
}

/// A gesture, and what it is made with.
private func touching<A, B>(
  _ a: Syntax<A>, _ b: Syntax<B>, _ build: @escaping @Sendable (A, B) -> TouchRequest
) -> Syntax<StimulusCommand> {
  command(both(a, b).map { build($0, $1) }.withTool) { $0 }
}
