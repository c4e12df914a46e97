import Engine

@testable import Lab

private typealias I = Its

private func added(
  _ kind: ViewKind, _ name: String, in parent: ParentChoice = .usual, _ frame: Rect? = nil,
  class className: String? = nil, with assignments: [Assignment] = []
) -> BuildingCommand {
  .addView(
    AddView(
      kind: kind, name: name, parent: parent, frame: frame, className: className,
      assignments: assignments))
}

private func added(
  controller name: String, in parent: ParentChoice = .usual, adopting: ViewID? = nil,
  _ frame: Rect? = nil, class className: String? = nil, with assignments: [Assignment] = []
) -> BuildingCommand {
  .addController(
    AddController(
      name: name, parent: parent, adopting: adopting, frame: frame, className: className,
      assignments: assignments))
}

let rightBuilding: [RightLine] = [
  // Presenting and containers
  RightLine(
    "present O from K style=pageSheet",
    building: .present(.new("O"), from: I.k, style: .pageSheet, frame: nil)),
  RightLine(
    "present O from K 1 2 3 4 style=popover",
    building: .present(.new("O"), from: I.k, style: .popover, frame: Rect(1, 2, 3, 4))),
  RightLine("push O on K", building: .push(.new("O"), on: I.k)),
  RightLine("pop K", building: .pop(I.k)),
  RightLine("select K in controller", building: .select(I.k, in: I.controller)),
  RightLine(
    "add navigation-controller N",
    building: .addController(
      AddController(
        kind: .navigation, name: "N", parent: .usual, adopting: nil, frame: nil, className: nil))),

  // The screen
  RightLine("device", building: .device(nil, isLandscape: nil, system: nil)),
  RightLine("device landscape", building: .device(nil, isLandscape: true, system: nil)),
  RightLine("device iPhone17", building: .device(.iPhone17, isLandscape: false, system: nil)),
  RightLine(
    "device iphone-17-pro", building: .device(.iPhone17Pro, isLandscape: false, system: nil)),
  RightLine(
    "device iPhone 17 Pro Max",
    building: .device(.iPhone17ProMax, isLandscape: false, system: nil)),
  RightLine(
    "device \"iPad mini\" landscape ios 18",
    building: .device(.iPadMini, isLandscape: true, system: 18)),

  // Scenes
  RightLine("add scene S2", building: .addScene(name: "S2")),
  RightLine("add UIWindowScene S2", building: .addScene(name: "S2")),

  // Animating
  RightLine(
    "animate A frame=\"1 2 3 4\" over 1s",
    building: .animate(
      I.a, [Assignment(.frame, .rect(Rect(1, 2, 3, 4)))], seconds: 1, allows: false)),
  RightLine(
    "animate A center=5,6 alpha=0.5 over 500ms allowUserInteraction",
    building: .animate(
      I.a, [Assignment(.center, .point(Point(5, 6))), Assignment(.alpha, .number(0.5))],
      seconds: 0.5, allows: true)),
  RightLine(
    "animate A frame=1 2 3 4 over 1 allow-user-interaction",
    building: .animate(
      I.a, [Assignment(.frame, .rect(Rect(1, 2, 3, 4)))], seconds: 1, allows: true)),

  // Adding
  RightLine("add view N", building: added(.view, "N")),
  RightLine("add view N in A", building: added(.view, "N", in: .object(.view(I.a)))),
  RightLine("add view N in nil", building: added(.view, "N", in: .nowhere)),
  RightLine("add view N in K", building: added(.view, "N", in: .object(.controller(I.k)))),
  RightLine("add view N in K.view", building: added(.view, "N", in: .object(.view(I.kView)))),
  RightLine(
    "add view N in A 20 20 80 80 alpha=0.5",
    building: added(
      .view, "N", in: .object(.view(I.a)), Rect(20, 20, 80, 80),
      with: [Assignment(.alpha, .number(0.5))])),
  RightLine(
    "add view N alpha=0.5 20 20 80 80 in A",
    building: added(
      .view, "N", in: .object(.view(I.a)), Rect(20, 20, 80, 80),
      with: [Assignment(.alpha, .number(0.5))])),
  RightLine(
    "add segmented-control N numberOfSegments=3 selectedSegmentIndex=-1",
    building: added(
      .segmentedControl, "N",
      with: [
        Assignment(.numberOfSegments, .number(3)), Assignment(.selectedSegmentIndex, .number(-1)),
      ])),
  RightLine(
    "add slider N minimumValue=1 maximumValue=3 value=2",
    building: added(
      .slider, "N",
      with: [
        Assignment(.minimumValue, .number(1)), Assignment(.maximumValue, .number(3)),
        Assignment(.value, .number(2)),
      ])),
  RightLine(
    "add stepper N stepValue=2 wraps=YES",
    building: added(
      .stepper, "N", with: [Assignment(.stepValue, .number(2)), Assignment(.wraps, .bool(true))])),
  RightLine(
    "add stepper N continuous=NO autorepeat=NO",
    building: added(
      .stepper, "N",
      with: [Assignment(.continuous, .bool(false)), Assignment(.autorepeat, .bool(false))])),
  RightLine(
    "add segmented-control N isMomentary=YES showsMenuAsPrimaryAction=NO momentary=NO",
    building: added(
      .segmentedControl, "N",
      with: [
        Assignment(.momentary, .bool(true)), Assignment(.showsMenuAsPrimaryAction, .bool(false)),
        Assignment(.momentary, .bool(false)),
      ])),
  RightLine(
    "add page-control N numberOfPages=3 currentPage=1",
    building: added(
      .pageControl, "N",
      with: [Assignment(.numberOfPages, .number(3)), Assignment(.currentPage, .number(1))])),
  RightLine("add view N (20 20; 80 80)", building: added(.view, "N", Rect(20, 20, 80, 80))),
  RightLine("add view N {{20, 20}, {80, 80}}", building: added(.view, "N", Rect(20, 20, 80, 80))),
  RightLine("add view N 20,20,80,80", building: added(.view, "N", Rect(20, 20, 80, 80))),
  RightLine("ADD VIEW n", building: added(.view, "n")),
  RightLine("add view 视图_2-b", building: added(.view, "视图_2-b")),
  RightLine("add UIView N class=MyView", building: added(.view, "N", class: "MyView")),
  RightLine(
    "add UITableViewCell N class=MyCell", building: added(.tableCell, "N", class: "MyCell")),
  RightLine(
    "add table-view N allowsSelection=NO editing=YES allowsSelectionDuringEditing=YES"
      + " swipeActions=YES",
    building: added(
      .tableView, "N",
      with: [
        Assignment(.allowsSelection, .bool(false)), Assignment(.editing, .bool(true)),
        Assignment(.allowsSelectionDuringEditing, .bool(true)),
        Assignment(.swipeActions, .bool(true)),
      ])),
  RightLine(
    "add table-cell N selected=YES highlighted=NO accessoryType=detailButton",
    building: added(
      .tableCell, "N",
      with: [
        Assignment(.selected, .bool(true)), Assignment(.highlighted, .bool(false)),
        Assignment(.accessoryType, .words(["detailButton"])),
      ])),
  RightLine(
    "add scroll-view N contentSize=640,120 delaysContentTouches=NO",
    building: added(
      .scrollView, "N",
      with: [
        Assignment(.contentSize, .size(Size(640, 120))),
        Assignment(.delaysContentTouches, .bool(false)),
      ])),
  RightLine(
    "add label N text=\"hello, world; (all) # of it\"",
    building: added(.label, "N", with: [Assignment(.text, .text("hello, world; (all) # of it"))])),
  RightLine(
    "add label N text=hi hidden=yes",
    building: added(
      .label, "N", with: [Assignment(.text, .text("hi")), Assignment(.hidden, .bool(true))])),
  RightLine(
    "add view N frame=\"1 2 3 4\" isHidden=1",
    building: added(
      .view, "N",
      with: [Assignment(.frame, .rect(Rect(1, 2, 3, 4))), Assignment(.hidden, .bool(true))])),
  RightLine(
    "add view N center=(5, 6) transform=\"scale 2\"",
    building: added(
      .view, "N",
      with: [
        Assignment(.center, .point(Point(5, 6))),
        Assignment(.transform, .transform(.scale(2, 2))),
      ])),
  RightLine(
    "add text-field N inputView=A",
    building: added(.textField, "N", with: [Assignment(.inputView, .object(.view(I.a)))])),
  RightLine(
    "add window N 0 0 320 100 windowLevel=1",
    building: added(
      .window, "N", Rect(0, 0, 320, 100), with: [Assignment(.windowLevel, .number(1))])),
  RightLine(
    "add window N in scene 0 0 320 100",
    building: added(
      .window, "N", Rect(0, 0, 320, 100),
      with: [Assignment(.windowScene, .object(Sample.object("scene")))])),
  RightLine(
    "add bar-button-item N action=save:",
    building: added(.barButtonItem, "N", with: [Assignment(.action, .text("save:"))])),
  RightLine(
    "add navigation-controller N navigationBarHidden=YES",
    building: .addController(
      AddController(
        kind: .navigation, name: "N", parent: .usual, adopting: nil, frame: nil, className: nil,
        assignments: [Assignment(.navigationBarHidden, .bool(true))]))),
  RightLine("add controller N", building: added(controller: "N")),
  RightLine(
    "add controller N in K 0 0 10 10",
    building: added(controller: "N", in: .object(.controller(I.k)), Rect(0, 0, 10, 10))),
  RightLine(
    "add view-controller N in window view=A class=MyVC canBecomeFirstResponder=YES",
    building: added(
      controller: "N", in: .object(.view(I.window)), adopting: I.a, class: "MyVC",
      with: [Assignment(.canBecomeFirstResponder, .bool(true))])),
  RightLine(
    "add UIViewController N in nil frame=\"0 0 10 10\"",
    building: added(controller: "N", in: .nowhere, Rect(0, 0, 10, 10))),
  RightLine(
    "add layer N in A 0 0 5 5", building: .addLayer(name: "N", view: I.a, frame: Rect(0, 0, 5, 5))),
  RightLine(
    "add CALayer N", building: .addLayer(name: "N", view: nil, frame: Rect(0, 0, 320, 480))),
  RightLine("add tap-recognizer N to A", building: .addRecognizer(.tap, name: "N", view: I.a, [])),
  RightLine(
    "add tapRecognizer N to A numberOfTapsRequired=2 enabled=NO",
    building: .addRecognizer(
      .tap, name: "N", view: I.a,
      [Assignment(.numberOfTapsRequired, .number(2)), Assignment(.enabled, .bool(false))])),
  RightLine("add pan-recognizer N to A", building: .addRecognizer(.pan, name: "N", view: I.a, [])),
  RightLine(
    "add pinch-recognizer N to A", building: .addRecognizer(.pinch, name: "N", view: I.a, [])),
  RightLine(
    "add swipe-recognizer N to A direction=up,left cancelsTouchesInView=NO",
    building: .addRecognizer(
      .swipe, name: "N", view: I.a,
      [
        Assignment(.direction, .words(["left", "up"])),
        Assignment(.cancelsTouchesInView, .bool(false)),
      ])),
  RightLine(
    "add tap-recognizer N to A name=open allowedTouchTypes=pencil requiresExclusiveTouchType=NO buttonMaskRequired=secondary",
    building: .addRecognizer(
      .tap, name: "N", view: I.a,
      [
        Assignment(.name, .text("open")), Assignment(.allowedTouchTypes, .words(["pencil"])),
        Assignment(.requiresExclusiveTouchType, .bool(false)),
        Assignment(.buttonMaskRequired, .words(["secondary"])),
      ])),
  RightLine(
    "add hover-recognizer N to A",
    building: .addRecognizer(.hover, name: "N", view: I.a, [])),
  RightLine(
    "add pan-recognizer N to A allowedScrollTypesMask=continuous",
    building: .addRecognizer(
      .pan, name: "N", view: I.a, [Assignment(.allowedScrollTypesMask, .words(["continuous"]))])),
  RightLine(
    "add screen-edge-pan-recognizer N to A edges=left minimumNumberOfTouches=1 maximumNumberOfTouches=2",
    building: .addRecognizer(
      .screenEdgePan, name: "N", view: I.a,
      [
        Assignment(.edges, .words(["left"])), Assignment(.minimumNumberOfTouches, .number(1)),
        Assignment(.maximumNumberOfTouches, .number(2)),
      ])),
  RightLine(
    "add UIRotationGestureRecognizer N to A",
    building: .addRecognizer(.rotation, name: "N", view: I.a, [])),
  RightLine(
    "add long-press-gesture-recognizer N to A minimumPressDuration=1 allowableMovement=5",
    building: .addRecognizer(
      .longPress, name: "N", view: I.a,
      [
        Assignment(.minimumPressDuration, .number(1)), Assignment(.allowableMovement, .number(5)),
      ])),

  // The hierarchy
  RightLine("remove A", building: .remove(.view(I.a))),
  RightLine("removeFromSuperview T", building: .remove(.recognizer(I.t))),
  RightLine("move A to S", building: .move(.view(I.a), to: .view(I.s), index: nil)),
  RightLine("move A to S at 0", building: .move(.view(I.a), to: .view(I.s), index: 0)),
  RightLine("move A to nil", building: .move(.view(I.a), to: nil, index: nil)),
  RightLine(
    "move K to controller",
    building: .move(.controller(I.k), to: .controller(I.controller), index: nil)),
  RightLine("addSubview A to S", building: .move(.view(I.a), to: .view(I.s), index: nil)),
  RightLine(
    "addGestureRecognizer T to S", building: .move(.recognizer(I.t), to: .view(I.s), index: nil)),
  RightLine("bring-to-front A", building: .bringToFront(I.a)),
  RightLine("bringSubviewToFront A", building: .bringToFront(I.a)),
  RightLine("send-to-back A", building: .sendToBack(I.a)),
  RightLine("rename A Card", building: .rename(.view(I.a), "Card")),
  RightLine("present M from K", building: .present(.new("M"), from: I.k, style: nil, frame: nil)),
  RightLine(
    "present K from controller 0 0 10 10",
    building: .present(.existing(I.k), from: I.controller, style: nil, frame: Rect(0, 0, 10, 10))),
  RightLine("dismiss K", building: .dismiss(I.k)),
  RightLine("dismissViewController K", building: .dismiss(I.k)),

  // Code at a moment
  RightLine(
    "on K view-will-appear do become-first-responder Later",
    session: .onMoment(I.k, .viewWillAppear, "become-first-responder Later")),
  RightLine(
    "on K viewIsAppearing do tap 5 5", session: .onMoment(I.k, .viewIsAppearing, "tap 5 5")),
  RightLine("on K viewDidLoad do tap 5 5", session: .onMoment(I.k, .viewDidLoad, "tap 5 5")),
  RightLine(
    "on K view-did-disappear do \"tap 5 5; type \\\"hi\\\"\"",
    session: .onMoment(I.k, .viewDidDisappear, "tap 5 5; type \"hi\"")),
  RightLine(
    "on K view-did-appear do type \"a b\"; shake",
    .session(.onMoment(I.k, .viewDidAppear, "type \"a b\"")),
    .scene(.act(.stimulus(.shake(cancelled: false))))),
  RightLine(
    "on K view-will-disappear do interrupt",
    session: .onMoment(I.k, .viewWillDisappear, "interrupt")),

  // Targets and recognizers
  RightLine(
    "add-target B nil save:",
    building: .addTarget(.view(I.b), target: nil, selector: "save:", events: .touchUpInside)),
  RightLine(
    "addTarget B controller save(_:) for touchDown, value-changed",
    building: .addTarget(
      .view(I.b), target: .controller(I.controller), selector: "save(_:)",
      events: [.touchDown, .valueChanged])),
  RightLine(
    "add-target B A save: for UIControlEventTouchUpOutside",
    building: .addTarget(.view(I.b), target: .view(I.a), selector: "save:", events: .touchUpOutside)
  ),
  RightLine(
    "add-target T A tapped",
    building: .addTarget(
      .recognizer(I.t), target: .view(I.a), selector: "tapped", events: .touchUpInside)),
  RightLine(
    "set hardwareKeyboard app NO", building: .set(.hardwareKeyboard, .application, .bool(false))),
  RightLine(
    "add bar-button-item N primaryAction=go",
    building: added(.barButtonItem, "N", with: [Assignment(.primaryAction, .text("go"))])),
  RightLine(
    "add segmented-control N disabledSegments=0,1 menu=YES",
    building: added(
      .segmentedControl, "N",
      with: [Assignment(.disabledSegments, .words(["0", "1"])), Assignment(.menu, .bool(true))])),
  RightLine("add-action B refresh", building: .addAction(I.b, "refresh", events: nil)),
  RightLine(
    "addAction B \"pay now\" for touch-down, value-changed",
    building: .addAction(I.b, "pay now", events: [.touchDown, .valueChanged])),
  RightLine(
    "constrain A.centerX = view.centerX + 10 @750",
    building: .constrain(
      LayoutConstraint(
        LayoutAnchor(I.a, .centerX), .equal, LayoutAnchor(Sample.view("view"), .centerX), plus: 10,
        at: LayoutPriority(750)))),
  RightLine(
    "constrain A.width>=2*B.height-8.5@1",
    building: .constrain(
      LayoutConstraint(
        LayoutAnchor(I.a, .width), .greaterOrEqual, LayoutAnchor(I.b, .height), times: 2,
        plus: -8.5, at: LayoutPriority(1)))),
  RightLine(
    "constrain L.topAnchor ≤ view.safeAreaLayoutGuide.bottom - 4",
    building: .constrain(
      LayoutConstraint(
        LayoutAnchor(Sample.view("L"), .top), .lessOrEqual,
        LayoutAnchor(.guide(Sample.view("view"), .safeArea), .bottom), plus: -4))),
  RightLine(
    "constrain A.height = 40",
    building: .constrain(LayoutConstraint(LayoutAnchor(I.a, .height), .equal, nil, plus: 40))),
  RightLine("unconstrain A.left", building: .unconstrain(.view(I.a), .left)),
  RightLine("unconstrain A", building: .unconstrain(.view(I.a), nil)),
  RightLine("arrange A in J", building: .arrange(I.a, in: Sample.view("J"), index: nil)),
  RightLine(
    "addArrangedSubview A in J at 1", building: .arrange(I.a, in: Sample.view("J"), index: 1)),
  RightLine("unarrange A", building: .unarrange(I.a)),
  RightLine(
    "add stack-view N axis=vertical spacing=8 distribution=fillequally alignment=top",
    building: added(
      .stackView, "N",
      with: [
        Assignment(.axis, .words(["vertical"])), Assignment(.spacing, .number(8)),
        Assignment(.distribution, .words(["fillEqually"])),
        Assignment(.alignment, .words(["top"])),
      ])),
  RightLine(
    "add stack-view N isLayoutMarginsRelativeArrangement=YES layoutMarginsRelativeArrangement=NO",
    building: added(
      .stackView, "N",
      with: [
        Assignment(.layoutMarginsRelativeArrangement, .bool(true)),
        Assignment(.layoutMarginsRelativeArrangement, .bool(false)),
      ])),
  RightLine("remove-action B refresh", building: .removeAction(I.b, "refresh", events: nil)),
  RightLine(
    "remove-target B nil",
    building: .removeTarget(.view(I.b), target: nil, selector: nil, events: nil)),
  RightLine(
    "remove-target B A save: for touch-up-inside",
    building: .removeTarget(
      .view(I.b), target: .view(I.a), selector: "save:", events: .touchUpInside)),
  RightLine(
    "remove-target B A for touch-down",
    building: .removeTarget(.view(I.b), target: .view(I.a), selector: nil, events: .touchDown)),
  RightLine("require T to-fail D", building: .require(I.t, toFail: I.d)),
  RightLine("require T toFail D", building: .require(I.t, toFail: I.d)),
  RightLine("requireGestureRecognizerToFail T D", building: .require(I.t, toFail: I.d)),
  RightLine("simultaneous T D", building: .simultaneous(I.t, I.d)),
  RightLine("key-window window", building: .keyWindow(I.window)),
  RightLine("make-key-and-visible window", building: .makeKeyAndVisible(I.window)),
  RightLine("makeKeyAndVisible window", building: .makeKeyAndVisible(I.window)),
  RightLine("focus B", building: .focus(.view(I.b))),
  RightLine("focus nil", building: .focus(nil)),
  RightLine("launch", session: .launch(nil)),
  RightLine("launch HomeViewController", session: .launch("HomeViewController")),
  RightLine(
    "suppose Settings.shared.isOn true",
    session: .suppose(Supposition("Settings.shared.isOn", .bool(true)))),
  RightLine("storyboard", session: .storyboard(nil)),
  RightLine(
    "storyboard [\"Main.storyboard\",[\"document\",{\"type\":\"a # b; c\"}]]",
    session: .storyboard(
      StoryboardFile(
        name: "Main.storyboard",
        root: BoardElement("document", [.init("type", "a # b; c")])))),
  RightLine("suppose user.name \"Ann\"", session: .suppose(Supposition("user.name", .text("Ann")))),
  RightLine("suppose items.count 3", session: .suppose(Supposition("items.count", .number(3)))),
  RightLine("suppose user nil", session: .suppose(Supposition("user", .nothing))),
  RightLine("reset", session: .reset(empty: false)),
  RightLine("reset empty", session: .reset(empty: true)),
]
