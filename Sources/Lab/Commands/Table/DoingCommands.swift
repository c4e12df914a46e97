import Engine

extension CommandTable {
  static var doing: [CommandSpec] { gestures + pointers + events + responders }

  @CommandTableBuilder private static var events: [CommandSpec] {
    CommandSpec("wait", .stimulus, example: "wait 0.5s") { command(.duration) { .wait($0) } }

    CommandSpec(
      "status-bar-tap", .stimulus,
      example:
        "add scroll-view S 0 0 320 480 contentSize=320,4000; drag 60 300 to 60 60; status-bar-tap"
    ) { command(.statusBarTap) }

    CommandSpec(
      "interrupt", .stimulus, example: "touch 1 began 60 60; interrupt"
    ) { command(.interrupt) }

    CommandSpec("shake", .stimulus, example: "handle controller motion; shake") {
      command(Syntax<Bool>.oneOf("ending", [(["cancelled", "cancel"], true)]).otherwise(false)) {
        .shake(cancelled: $0)
      }
    }

    CommandSpec("remote", .stimulus, example: "handle controller remote; remote play") {
      command(
        .oneOf("remote-command", RemoteCommand.allCases.map { ([$0.rawValue], $0) })
      ) { .remote($0) }
    }

    CommandSpec("press", .stimulus, example: "focus view; press select") {
      command(.oneOf("press", PressType.allCases.map { ([$0.rawValue], $0) })) { .press($0) }
    }

    CommandSpec(
      "key", .stimulus, example: "handle controller key cmd+s; key cmd+s"
    ) { command(.keyStroke) { .key($0) } }

    CommandSpec(
      "menu", .stimulus,
      example: """
        add text-field T 20 40 200 40 text=hi
        become-first-responder T
        menu select
        handle controller action copy:
        menu copy
        """
    ) { command(.menuCommand) { .menu($0) } }

    CommandSpec(
      "type", aliases: ["insert-text"], .stimulus,
      example: "add text-field T 20 40 200 40; tap 30 50; type \"hi\""
    ) { command(.text) { .type($0) } }

    CommandSpec("sensor", .stimulus, example: "sensor gyro") {
      command(.oneOf("sensor", Sensor.allCases.map { ([$0.rawValue], $0) })) { .sensor($0) }
    }

    CommandSpec(
      "post", aliases: ["send-event"], .doing, example: "post tap 60 60; queue; pump"
    ) { command(.stimulus) { .post($0) } }

    CommandSpec(
      "pump", .doing, example: "post tap 60 60; post shake; pump 2"
    ) { command(Syntax<Int>.whole(1, 100_000).otherwise(1)) { .pump($0) } }

    CommandSpec("queue", .doing, example: "post tap 60 60; queue") { command(.queue) }

    CommandSpec(
      "ignore-events",
      aliases: [
        Alias("begin-ignoring-interaction-events", implies: "on"),
        Alias("end-ignoring-interaction-events", implies: "off"),
      ], .doing, example: "ignore-events on; tap 60 60; ignore-events off"
    ) { command(.boolean) { .ignoreEvents($0) } }
  }

  @CommandTableBuilder private static var responders: [CommandSpec] {
    CommandSpec(
      "become-first-responder", .doing,
      example: "add text-field T 20 40 200 40; become-first-responder T"
    ) { command(.responder) { .becomeFirstResponder($0) } }

    CommandSpec(
      "resign-first-responder", .doing,
      example: "add text-field T 20 40 200 40; tap 30 50; resign-first-responder T"
    ) { command(Syntax<Responder>.responder.optional) { .resignFirstResponder($0) } }

    CommandSpec(
      "end-editing", .doing, example: "add text-field T 20 40 200 40; tap 30 50; end-editing force"
    ) {
      let force = Syntax<Bool>.oneOf(
        "option", [(["force"], true)],
        hidden: [(["YES", "true"], true), (["NO", "false"], false)])
      return command(force.otherwise(false)) { .endEditing(force: $0) }
    }

    CommandSpec(
      "reload-input-views", .doing,
      example: """
        add text-field T 20 40 200 40
        add view bar 0 400 320 44
        tap 30 50
        set T inputAccessoryView bar
        reload-input-views
        """
    ) { command(.reloadInputViews) }

    CommandSpec(
      "validate", .doing, example: "handle controller action save:; validate save:"
    ) { command(Syntax<String>.selector.labelled("action")) { .validate($0) } }

    CommandSpec(
      "send-actions", aliases: ["send-actions-for-control-events"], .doing,
      example: """
        add switch S 20 20 51 31
        add-target S controller turned: for value-changed
        set on S YES
        send-actions S for value-changed
        """
    ) { command(.control, after("for", .controlEvents)) { .sendActions($0, $1) } }

    CommandSpec(
      "send", aliases: ["send-action"], .doing,
      example: "handle controller action save:; send save: to nil from view"
    ) {
      command(
        .selector, after("to", .objectOrNil(.any, "object")),
        after("from", .object(.any, "sender")).optional
      ) { .send($0, to: $1, from: $2) }
    }
  }
}
