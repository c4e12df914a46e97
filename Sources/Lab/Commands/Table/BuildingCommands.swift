import Engine

extension CommandTable {
  @CommandTableBuilder static var building: [CommandSpec] {
    CommandSpec(
      "add", .building,
      example: """
        add view A 20 20 200 200
        add button B in A 10 10 80 40 alpha=0.5
        add controller K in controller
        add tap-recognizer T to A numberOfTapsRequired=2
        """
    ) { .adding }

    CommandSpec(
      "remove", aliases: ["remove-from-superview", "remove-gesture-recognizer"], .building,
      example: "add view A 0 0 100 100; remove A"
    ) { command(.object()) { .remove($0) } }

    CommandSpec(
      "move", aliases: ["add-subview", "insert-subview", "add-gesture-recognizer", "add-child"],
      .building, example: "add view A 0 0 100 100; add view B 0 0 50 50; move B to A at 0"
    ) {
      command(
        .object(), after("to", .objectOrNil(.viewOrController, "parent")),
        after("at", .whole(0, 2_000_000).labelled("index")).optional
      ) { .move($0, to: $1, index: $2) }
    }

    CommandSpec(
      "bring-to-front", aliases: ["bring-subview-to-front", "bring-subview"], .building,
      example: "add view A 0 0 50 50; add view B 0 0 50 50; bring-to-front A"
    ) { command(.view) { .bringToFront($0) } }

    CommandSpec(
      "send-to-back", aliases: ["send-subview-to-back", "send-subview"], .building,
      example: "add view A 0 0 50 50; add view B 0 0 50 50; send-to-back B"
    ) { command(.view) { .sendToBack($0) } }

    CommandSpec(
      "rename", .building, example: "add view A 0 0 50 50; rename A Card"
    ) { command(.object(), .newName) { .rename($0, $1) } }

    CommandSpec(
      "present", aliases: ["present-view-controller"], .building,
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
      example: """
        add navigation-controller N
        add controller A in N
        push B on N
        pop N
        """
    ) { command(.controller) { .pop($0) } }

    CommandSpec(
      "select", .building,
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
      example: "present M from controller; dismiss controller"
    ) { command(.controller) { .dismiss($0) } }

    CommandSpec(
      "set", .building,
      example: """
        add view A 0 0 100 100
        set alpha A 0.5
        set A hidden YES
        set A.transform = rotate 45, scale 2
        """
    ) { .setting }

    CommandSpec(
      "unset", .building, example: "add view A 0 0 100 100; set alpha A 0.5; unset alpha A"
    ) { .unsetting }

    CommandSpec(
      "animate", .building,
      example: """
        add button B 20 40 80 40
        animate B frame="20 400 80 40" over 1s allowUserInteraction
        wait 0.5
        tap 60 240
        """
    ) { .animating }

    CommandSpec(
      "on", .session(.building),
      example: "present M from controller; on M view-will-disappear do end-editing; dismiss M"
    ) { .keeping }

    CommandSpec(
      "add-target", aliases: ["add-target-action"], .building,
      example: "add button B 0 0 80 40; add-target B nil save: for touch-up-inside; tap 10 10"
    ) { .addingTarget }

    CommandSpec(
      "remove-target", .building,
      example: "add button B 0 0 80 40; add-target B nil save:; remove-target B nil save:"
    ) { .removingTarget }

    CommandSpec(
      "add-action", .building,
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
      "constrain", .building,
      example: """
        add button redeem text="Redeem"
        constrain redeem.centerX = view.centerX
        constrain redeem.top = view.safeAreaLayoutGuide.top + 20 @750
        constrain redeem.width >= 0.5 * view.width - 8
        """
    ) { command(.constraint) { .constrain($0) } }

    CommandSpec(
      "unconstrain", .building,
      example: """
        add label hello text="Hello"
        constrain hello.left = view.left + 20
        unconstrain hello.left
        """
    ) { .unconstraining }

    CommandSpec(
      "arrange", aliases: ["add-arranged-subview", "insert-arranged-subview"], .building,
      example: """
        add stack-view row 20 40 280 44 axis=horizontal spacing=8 distribution=fillEqually
        add button no text="No"; arrange no in row
        add button yes text="Yes"; arrange yes in row at 0
        """
    ) {
      command(
        .view, after("in", .stackView),
        after("at", .whole(0, 2_000_000).labelled("index")).optional
      ) { .arrange($0, in: $1, index: $2) }
    }

    CommandSpec(
      "unarrange", aliases: ["remove-arranged-subview"], .building,
      example: """
        add stack-view row 20 40 280 44
        add button no; arrange no in row
        unarrange no
        """
    ) { command(.view) { .unarrange($0) } }

    CommandSpec(
      "remove-action", .building,
      example: "add button B 0 0 80 40; add-action B refresh; remove-action B refresh"
    ) {
      command(.control, .identifier, after("for", .controlEvents).optional) {
        .removeAction($0, $1, events: $2)
      }
    }

    CommandSpec(
      "require", aliases: ["require-to-fail", "require-gesture-recognizer-to-fail"], .building,
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
      example: """
        add pinch-recognizer P to view
        add rotation-recognizer R to view
        simultaneous P R
        """
    ) { command(.recognizer, .recognizer) { .simultaneous($0, $1) } }

    CommandSpec(
      "key-window", aliases: ["make-key", "make-key-window"], .building,
      example: "add window W 0 0 320 100; key-window W"
    ) { command(.window) { .keyWindow($0) } }

    CommandSpec(
      "make-key-and-visible", .building,
      example: "add window W 0 0 320 100 hidden=YES; make-key-and-visible W; tap 10 10"
    ) { command(.window) { .makeKeyAndVisible($0) } }

    CommandSpec(
      "focus", aliases: ["set-needs-focus-update"], .building,
      example: "add button B 0 0 80 40; focus B; press select"
    ) { command(.responderOrNil) { .focus($0) } }

    CommandSpec(
      "device", .building, example: "device iphone-17; device landscape; device"
    ) { .device }

    CommandSpec(
      "launch", .session(.building),
      example: """
        class Home: UIViewController { override func viewDidLoad() { view.tag = 1 } }
        class Other: UIViewController { override func viewDidLoad() { view.tag = 2 } }
        launch Other
        launch
        """
    ) { command(Syntax<String>.className.optional) { .launch($0) } }

    CommandSpec(
      "storyboard", .session(.building),
      example: """
        storyboard ["Main.storyboard",["document",{"type":"CocoaTouch.Storyboard"},["scenes",["scene",["objects",["viewController",{"id":"a","storyboardIdentifier":"home"}]]]]]]
        launch home
        storyboard
        """, takesFreeText: true
    ) { .storyboard }

    CommandSpec(
      "suppose", .session(.building),
      example: """
        class Start: UIViewController { override func viewDidLoad() { if Settings.isNew { view.tag = 3 } } }
        launch Start
        suppose Settings.isNew true
        """
    ) { .supposing }

    CommandSpec("reset", .session(.building), example: "reset empty") {
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
