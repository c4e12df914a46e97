import Engine

extension CommandTable {
  @CommandTableBuilder static var gestures: [CommandSpec] {
    CommandSpec(
      "tap", .stimulus,
      "touches a point of the screen for 0.05 s, or a view in the middle of what is seen of it. In a"
        + " view the point is in its coordinates; the taps of a count follow 0.1 s apart. A tap on a line"
        + " of its own comes a second after what was before it; after ; or wait it keeps its time.",
      example: "add view A 0 0 100 100; tap 5 5; tap A; tap A 5 5; tap 5 5 count 2 in A"
    ) {
      command(
        .place,
        anyOrder(
          after("count", .whole(1, 10)), after("fingers", .whole(1, 10)), .ofPoint)
      ) { point, options in
        .touch(.tap(point, count: options.0 ?? 1, fingers: options.1 ?? 1, in: options.2))
      }
    }

    CommandSpec(
      "touch", .stimulus,
      "moves fingers one by one. What stands between commas is one event.",
      example: """
        touch 1 began 60 60
        touch 1 moved 70 60
        touch 1 ended
        touch 1 began 10 10, 2 began 50 50
        """
    ) { command(Syntax<TouchChange>.touchChange.list) { .touch(.touch($0)) } }

    CommandSpec(
      "press-and-hold", aliases: ["long-press"], .stimulus,
      "holds a finger still: 0.6 s, unless you say otherwise.",
      example: "press-and-hold 60 60 0.8s"
    ) {
      command(.place, Syntax<Double>.duration.otherwise(0.6), .inView) {
        .touch(.pressAndHold($0, seconds: $1, in: $2))
      }
    }

    CommandSpec(
      "drag", aliases: ["pan"], .stimulus, "draws a finger from one point to another, in 0.3 s.",
      example: "drag 60 60 to 60 200 over 0.5s"
    ) {
      command(
        .place, after("to", .place), anyOrder(after("over", .duration), .ofPoint)
      ) { start, end, options in
        .touch(.drag(start, to: end, seconds: options.0 ?? 0.3, in: options.1))
      }
    }

    CommandSpec(
      "swipe", .stimulus, "flicks a finger left, right, up or down.",
      example: "swipe left at 160 200"
    ) {
      command(
        .direction, filler("at", .place),
        anyOrder(after("fingers", .whole(1, 10)), after("in", .view))
      ) { .touch(.swipe($0, $1, fingers: $2.0 ?? 1, in: $2.1)) }
    }

    CommandSpec(
      "fling", aliases: ["flick"], .stimulus,
      "swipes and lifts the finger at full speed: what it scrolls goes on by itself, ever slower."
        + " After a drag or a swipe the finger rests before it lifts.",
      example: "add scroll-view S 0 0 320 480 contentSize=320,4000; fling up at 160 300; wait 1s"
    ) {
      command(.direction, filler("at", .place), .inView) { .touch(.fling($0, $1, in: $2)) }
    }

    CommandSpec(
      "pinch", .stimulus, "moves two fingers apart, or with a scale below 1 together.",
      example: "pinch 160 200 scale 2"
    ) {
      command(.place, after("scale", .number(0.01, 100)), .inView) {
        .touch(.pinch($0, scale: $1, in: $2))
      }
    }

    CommandSpec(
      "rotate", .stimulus, "turns two fingers about a point, clockwise.",
      example: "rotate 160 200 by 90"
    ) {
      command(.place, after("by", .angle), .inView) { .touch(.rotate($0, degrees: $1, in: $2)) }
    }
  }
}
