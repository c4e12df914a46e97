import Engine

extension CommandTable {
  static var doing: [CommandSpec] { gestures + pointers + events + responders }

  @CommandTableBuilder private static var events: [CommandSpec] {
    CommandSpec(
      "wait", .stimulus, "lets time pass. The clock moves only by commands.",
      example: "wait 0.5s"
    ) { command(.duration) { .wait($0) } }

    CommandSpec(
      "status-bar-tap", .stimulus,
      "taps the status bar: the system hears it, and no view. The one scroll view on the screen"
        + " whose scrollsToTop is YES goes to its top.",
      example:
        "add scroll-view S 0 0 320 480 contentSize=320,4000; drag 60 300 to 60 60; status-bar-tap"
    ) { command(.statusBarTap) }

    CommandSpec(
      "interrupt", .stimulus, "a phone call: touches and gestures in flight are cancelled.",
      example: "touch 1 began 60 60; interrupt"
    ) { command(.interrupt) }

    CommandSpec(
      "shake", .stimulus, "shakes the device; shake cancelled is broken off by the system.",
      example: "handle controller motion; shake"
    ) {
      command(Syntax<Bool>.oneOf("ending", [(["cancelled", "cancel"], true)]).otherwise(false)) {
        .shake(cancelled: $0)
      }
    }

    CommandSpec(
      "remote", .stimulus, "presses a button of a headset, or of the lock screen.",
      example: "handle controller remote; remote play"
    ) {
      command(
        .oneOf("remote-command", RemoteCommand.allCases.map { ([$0.rawValue], $0) })
      ) { .remote($0) }
    }

    CommandSpec(
      "press", .stimulus, "presses a button of a remote, as an Apple TV has.",
      example: "focus view; press select"
    ) {
      command(.oneOf("press", PressType.allCases.map { ([$0.rawValue], $0) })) { .press($0) }
    }

    CommandSpec(
      "key", .stimulus, "presses a key of a hardware keyboard.",
      example: "handle controller key cmd+s; key cmd+s"
    ) { command(.keyStroke) { .key($0) } }

    CommandSpec(
      "menu", .stimulus,
      "chooses a command of the editing menu: copy is the action copy:, for whoever implements it.",
      example: """
        add text-field T 20 40 200 40 text=hi
        become-first-responder T
        menu select
        handle controller action copy:
        menu copy
        """
    ) { command(.menuCommand) { .menu($0) } }

    CommandSpec(
      "type", aliases: ["insert-text"], .stimulus, "types text with the keyboard.",
      example: "add text-field T 20 40 200 40; tap 30 50; type \"hi\""
    ) { command(.text) { .type($0) } }

    CommandSpec(
      "sensor", .stimulus,
      "a Core Motion sample: it goes to its handler, never through the chain.",
      example: "sensor gyro"
    ) {
      command(.oneOf("sensor", Sensor.allCases.map { ([$0.rawValue], $0) })) { .sensor($0) }
    }

    CommandSpec(
      "post", aliases: ["send-event"], .doing, "puts an event on the queue, and handles nothing.",
      example: "post tap 60 60; queue; pump"
    ) { command(.stimulus) { .post($0) } }

    CommandSpec(
      "pump", .doing, "handles the event at the front of the queue, or the first few.",
      example: "post tap 60 60; post shake; pump 2"
    ) { command(Syntax<Int>.whole(1, 100_000).otherwise(1)) { .pump($0) } }

    CommandSpec(
      "queue", .doing, "shows the events that wait.", example: "post tap 60 60; queue"
    ) { command(.queue) }

    CommandSpec(
      "ignore-events",
      aliases: [
        Alias("begin-ignoring-interaction-events", implies: "on"),
        Alias("end-ignoring-interaction-events", implies: "off"),
      ], .doing, "begins or ends ignoring touches; the two nest. Other events are not ignored.",
      example: "ignore-events on; tap 60 60; ignore-events off"
    ) { command(.boolean) { .ignoreEvents($0) } }
  }

  @CommandTableBuilder private static var responders: [CommandSpec] {
    CommandSpec(
      "become-first-responder", .doing, "asks a responder to become first responder.",
      example: "add text-field T 20 40 200 40; become-first-responder T"
    ) { command(.responder) { .becomeFirstResponder($0) } }

    CommandSpec(
      "resign-first-responder", .doing,
      "asks the first responder, or the one you name, to give that up.",
      example: "add text-field T 20 40 200 40; tap 30 50; resign-first-responder T"
    ) { command(Syntax<Responder>.responder.optional) { .resignFirstResponder($0) } }

    CommandSpec(
      "end-editing", .doing, "ends editing in the key window; force takes no for an answer.",
      example: "add text-field T 20 40 200 40; tap 30 50; end-editing force"
    ) {
      let force = Syntax<Bool>.oneOf(
        "option", [(["force"], true)],
        hidden: [(["YES", "true"], true), (["NO", "false"], false)])
      return command(force.otherwise(false)) { .endEditing(force: $0) }
    }

    CommandSpec(
      "reload-input-views", .doing,
      "loads the first responder's input views again: what was set since it became first responder is"
        + " shown.",
      example: """
        add text-field T 20 40 200 40
        add view bar 0 400 320 44
        tap 30 50
        set T inputAccessoryView bar
        reload-input-views
        """
    ) { command(.reloadInputViews) }

    CommandSpec(
      "validate", .doing,
      "says who would perform an action, and whether a menu would offer it. Nobody performs it.",
      example: "handle controller action save:; validate save:"
    ) { command(Syntax<String>.selector.labelled("action")) { .validate($0) } }

    CommandSpec(
      "send-actions", aliases: ["send-actions-for-control-events"], .doing,
      "has a control send its actions for control events, as if a finger had made it; a hidden or"
        + " disabled one does too.",
      example: """
        add switch S 20 20 51 31
        add-target S controller turned: for value-changed
        set on S YES
        send-actions S for value-changed
        """
    ) { command(.control, after("for", .controlEvents)) { .sendActions($0, $1) } }

    CommandSpec(
      "send", aliases: ["send-action"], .doing,
      "sends an action as UIApplication does; nil is whoever up the chain implements it.",
      example: "handle controller action save:; send save: to nil from view"
    ) {
      command(
        .selector, after("to", .objectOrNil(.any, "object")),
        after("from", .object(.any, "sender")).optional
      ) { .send($0, to: $1, from: $2) }
    }
  }
}
