import Engine

extension CommandTable {
  @CommandTableBuilder static var building: [CommandSpec] {
    CommandSpec(
      "add", .building,
      "makes an object. A kind is a class in kebab-case, or UIKit's own name; class=MyCell names a"
        + " subclass, and for a controller view=B adopts a view that is there. There is no Auto Layout:"
        + " frames are given, those of a stack-view's arranged subviews too.",
      example: """
        add view A 20 20 200 200
        add button B in A 10 10 80 40 alpha=0.5
        add controller K in controller
        add tap-recognizer T to A numberOfTapsRequired=2
        """
    ) { .adding }

    CommandSpec(
      "remove", aliases: ["remove-from-superview", "remove-gesture-recognizer"], .building,
      "takes an object, and what is in it, out of the scene.",
      example: "add view A 0 0 100 100; remove A"
    ) { command(.object()) { .remove($0) } }

    CommandSpec(
      "move", aliases: ["add-subview", "insert-subview", "add-gesture-recognizer", "add-child"],
      .building,
      "puts a view in another one, a controller in another one, or a recognizer on another view."
        + " at 0 is the back.",
      example: "add view A 0 0 100 100; add view B 0 0 50 50; move B to A at 0"
    ) {
      command(
        .object(), after("to", .objectOrNil(.viewOrController, "parent")),
        after("at", .whole(0, 2_000_000).labelled("index")).optional
      ) { .move($0, to: $1, index: $2) }
    }

    CommandSpec(
      "bring-to-front", aliases: ["bring-subview-to-front", "bring-subview"], .building,
      "makes a view, or a window, the front-most of its siblings.",
      example: "add view A 0 0 50 50; add view B 0 0 50 50; bring-to-front A"
    ) { command(.view) { .bringToFront($0) } }

    CommandSpec(
      "send-to-back", aliases: ["send-subview-to-back", "send-subview"], .building,
      "puts a view, or a window, behind its siblings.",
      example: "add view A 0 0 50 50; add view B 0 0 50 50; send-to-back B"
    ) { command(.view) { .sendToBack($0) } }

    CommandSpec(
      "rename", .building, "gives an object another name.",
      example: "add view A 0 0 50 50; rename A Card"
    ) { command(.object(), .newName) { .rename($0, $1) } }

    CommandSpec(
      "present", aliases: ["present-view-controller"], .building,
      "presents a controller from another one, over the whole window, in a frame, or in a style. A new"
        + " name makes the controller first. Touches beside it are taken by a view of UIKit's.",
      example: """
        present M from controller style=pageSheet
        tap 10 5
        present N from controller 20 100 280 200
        """
    ) {
      let style = after("style", both(.mark("="), Syntax<PresentationStyle>.style)).map { $0.1 }
      return command(
        .controllerOrNew, after("from", .controller), anyOrder(style, Syntax<Rect>.rect)
      ) { .present($0, from: $1, style: $2.0, frame: $2.1) }
    }

    CommandSpec(
      "push", aliases: ["push-view-controller"], .building,
      "pushes a controller on a navigation controller's stack. A new name makes it first.",
      example: """
        add navigation-controller N
        add controller A in N
        push B on N
        """
    ) {
      command(.controllerOrNew, after("on", .controller)) { .push($0, on: $1) }
    }

    CommandSpec(
      "pop", aliases: ["pop-view-controller"], .building,
      "takes the top controller off a navigation controller's stack. The root stays.",
      example: """
        add navigation-controller N
        add controller A in N
        push B on N
        pop N
        """
    ) { command(.controller) { .pop($0) } }

    CommandSpec(
      "select", .building, "shows another tab of a tab controller, or another page.",
      example: """
        add tab-bar-controller T
        add controller A in T
        add controller B in T
        select B in T
        """
    ) {
      command(.controller, after("in", .controller)) { .select($0, in: $1) }
    }

    CommandSpec(
      "dismiss", aliases: ["dismiss-view-controller"], .building,
      "dismisses what a controller presents, with all above it. One that presents nothing, and is"
        + " presented, goes itself.",
      example: "present M from controller; dismiss controller"
    ) { command(.controller) { .dismiss($0) } }

    CommandSpec(
      "set", .building,
      "gives an object's property a value. Objective-C's names of properties and Swift's are both"
        + " understood.",
      example: """
        add view A 0 0 100 100
        set alpha A 0.5
        set A hidden YES
        set A.transform = rotate 45, scale 2
        """
    ) { .setting }

    CommandSpec(
      "unset", .building, "gives a property back the value that add gives it.",
      example: "add view A 0 0 100 100; set alpha A 0.5; unset alpha A"
    ) { .unsetting }

    CommandSpec(
      "animate", .building,
      "changes a view as UIView.animate does: its frame, bounds, center, transform and alpha are new at"
        + " once, and what is seen of it gets there over the time. Until then it takes no touches, unless"
        + " allowUserInteraction, as a property animator has it, says so.",
      example: """
        add button B 20 40 80 40
        animate B frame="20 400 80 40" over 1s allowUserInteraction
        wait 0.5
        tap 60 240
        """
    ) { .animating }

    CommandSpec(
      "on", .session(.building),
      "runs a command at a moment of a controller's life, or when a recognizer calls its targets in"
        + " a state. Quotes hold several, with ; between.",
      example: "present M from controller; on M view-will-disappear do end-editing; dismiss M"
    ) { .keeping }

    CommandSpec(
      "add-target", aliases: ["add-target-action"], .building,
      "has a control, or a recognizer, send an action to a target; nil is whoever up the chain"
        + " implements it. Without for, the event is touch-up-inside; all-touch-events and"
        + " all-editing-events stand for all of their kind. Actions come in the order of add-target.",
      example: "add button B 0 0 80 40; add-target B nil save: for touch-up-inside; tap 10 10"
    ) { .addingTarget }

    CommandSpec(
      "remove-target", .building, "takes a target away again.",
      example: "add button B 0 0 80 40; add-target B nil save:; remove-target B nil save:"
    ) { .removingTarget }

    CommandSpec(
      "add-action", .building,
      "gives a control a UIAction, a closure that needs no target; one of the same identifier is"
        + " replaced. Without for it is the primary action; a bar button item has no other.",
      example: """
        add button B 0 0 80 40
        add-action B refresh
        tap B
        """
    ) {
      command(.control, .identifier, after("for", .controlEvents).optional) {
        .addAction($0, $1, events: $2)
      }
    }

    CommandSpec(
      "remove-action", .building, "takes a UIAction away again.",
      example: "add button B 0 0 80 40; add-action B refresh; remove-action B refresh"
    ) {
      command(.control, .identifier, after("for", .controlEvents).optional) {
        .removeAction($0, $1, events: $2)
      }
    }

    CommandSpec(
      "require", aliases: ["require-to-fail", "require-gesture-recognizer-to-fail"], .building,
      "lets a recognizer wait until another one has failed.",
      example: """
        add tap-recognizer T to view
        add tap-recognizer D to view numberOfTapsRequired=2
        require T to-fail D
        """
    ) {
      command(.recognizer, filler("to-fail", .recognizer)) { .require($0, toFail: $1) }
    }

    CommandSpec(
      "simultaneous", aliases: ["recognize-simultaneously"], .building,
      "lets two recognizers recognize at once.",
      example: """
        add pinch-recognizer P to view
        add rotation-recognizer R to view
        simultaneous P R
        """
    ) { command(.recognizer, .recognizer) { .simultaneous($0, $1) } }

    CommandSpec(
      "key-window", aliases: ["make-key", "make-key-window"], .building,
      "makes a window the key window.",
      example: "add window W 0 0 320 100; key-window W"
    ) { command(.window) { .keyWindow($0) } }

    CommandSpec(
      "make-key-and-visible", .building,
      "shows a window in front of the others of its level, and makes it the key window.",
      example: "add window W 0 0 320 100 hidden=YES; make-key-and-visible W; tap 10 10"
    ) { command(.window) { .makeKeyAndVisible($0) } }

    CommandSpec(
      "focus", aliases: ["set-needs-focus-update"], .building,
      "puts the focus on a responder, or with nil on nobody: presses start there.",
      example: "add button B 0 0 80 40; focus B; press select"
    ) { command(.responderOrNil) { .focus($0) } }

    CommandSpec(
      "device", .building,
      "makes the screen that of a device, upright or lying: windows that fill it, and root views in"
        + " them, follow. Without a name it says which it is.",
      example: "device iphone-17; device landscape; device"
    ) { .device }

    CommandSpec(
      "reset", .session(.building),
      "goes back to the scene one starts with; reset empty leaves app, delegate and scene alone.",
      example: "reset empty"
    ) {
      command(Syntax<Void>.word("empty").optional) { .reset(empty: $0 != nil) }
    }
  }
}

extension Syntax where Value == Moment {
  static var moment: Syntax<Moment> {
    .oneOf("moment", Moment.allCases.map { ([$0.rawValue], $0) })
  }
}

extension Syntax where Value == PresentationStyle {
  static var style: Syntax<PresentationStyle> {
    .oneOf("style", PresentationStyle.allCases.map { ([$0.rawValue], $0) })
  }
}
