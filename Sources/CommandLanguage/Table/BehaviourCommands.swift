import Engine

extension CommandTable {
  @CommandTableBuilder static var behaviour: [CommandSpec] {
    CommandSpec(
      "override", .behaviour,
      "gives an object's class a method of its own: point-inside, hit-test or next.",
      example: """
        add view A 100 100 100 100
        override A point-inside inset -20
        override A hit-test pass-through
        override A next window
        """
    ) { .overriding }

    CommandSpec(
      "unoverride", .behaviour,
      "takes an override away again; all of them where none is named.",
      example: "add view A 0 0 50 50; override A hit-test nil; unoverride A hit-test"
    ) {
      command(.responder, Syntax<Overridden>.method.optional) { .unoverride($0, $1) }
    }

    CommandSpec(
      "handle", aliases: ["implement"], .behaviour,
      "gives an object's class a method that handles an event. It ends there, unless the method"
        + " calls super: then super.",
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
      "unhandle", .behaviour, "takes such a method away again.",
      example: "handle view touches; unhandle view touches"
    ) { command(.responder, .handled) { .unhandle($0, $1) } }
  }
}
