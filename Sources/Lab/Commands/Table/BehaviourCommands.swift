import Engine

extension CommandTable {
  @CommandTableBuilder static var behaviour: [CommandSpec] {
    CommandSpec(
      "override", .behaviour,
      example: """
        add view A 100 100 100 100
        override A point-inside inset -20
        override A hit-test pass-through
        override A next window
        override A can-perform save: NO
        override A gesture-recognizer-should-begin NO for pan
        add scroll-view S 0 0 320 200
        override S touches-should-cancel NO for A
        add button B 20 20 80 40
        override B begin-tracking NO
        """
    ) { .overriding }

    CommandSpec(
      "unoverride", .behaviour,
      example: "add view A 0 0 50 50; override A hit-test nil; unoverride A hit-test"
    ) { .unoverriding }

    CommandSpec(
      "delegate", .behaviour,
      example: """
        add tap-recognizer T to view
        add button B 20 20 80 40
        delegate T should-receive NO for B
        tap 40 40
        add text-field F 20 80 200 40
        delegate F should-begin-editing NO
        tap 30 90
        delegate controller should-dismiss NO
        add scroll-view S 0 200 320 200 contentSize=320,2000
        delegate S will-end-dragging 0 400
        drag 100 350 to 100 250
        """
    ) { .delegating }

    CommandSpec(
      "undelegate", .behaviour,
      example: """
        add text-field T 20 40 200 40
        delegate T should-return NO
        undelegate T should-return
        """
    ) { .undelegating }

    CommandSpec(
      "add-key-command", .behaviour,
      example: """
        add-key-command controller cmd+s save:
        handle controller action save:
        key cmd+s
        """
    ) {
      let priority = after("priority", both(.mark("="), .boolean)).map { $0.1 }
      return command(.responder, .keyStroke, both(.selector, priority.otherwise(false))) {
        .addKeyCommand($0, $1, action: $2.0, priority: $2.1)
      }
    }

    CommandSpec(
      "handle", aliases: ["implement"], .behaviour,
      example: """
        add view A 0 0 100 100
        handle A touches then super
        handle controller motion ended
        handle controller action save:
        handle A key cmd+s
        """
    ) {
      command(.responder, .handled, .handling) { .handle($0, $1, $2) }
    }

    CommandSpec(
      "unhandle", .behaviour, example: "handle view touches; unhandle view touches"
    ) { command(.responder, .handled) { .unhandle($0, $1) } }
  }
}
