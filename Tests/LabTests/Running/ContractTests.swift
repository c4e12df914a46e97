import Testing

@testable import Lab

/// Every row of the command tables runs, in the spellings it may be written in.
@Suite struct ContractTests {
  @Test(arguments: commandTable)
  func everyExampleRunsFromTheStart(_ spec: CommandSpec) {
    var desk = Desk()
    for line in spec.example.split(separator: "\n") { desk.run(String(line)) }
  }

  /// Objects of every kind that there is.
  private static let cast = [
    "add view A 20 20 200 200 class=MyCell", "add button B in A 10 10 80 40",
    "add scroll-view S in A 0 60 100 100", "add text-field F 20 300 200 40",
    "add controller K in controller 0 350 100 100", "add controller O in nil",
    "add tap-recognizer T to A", "add tap-recognizer D to A numberOfTapsRequired=2",
    "add pan-recognizer P to S", "add window W 0 0 320 20",
  ]

  static let building = [
    "add view V", "add control V", "add button V", "add switch V", "add slider V",
    "add stepper V", "add segmented-control V", "add page-control V", "add label V",
    "add image-view V", "add text-field V", "add text-view V", "add scroll-view V",
    "add table-view V", "add table-cell V", "add collection-view V", "add stack-view V",
    "add progress-view V", "add activity-indicator V", "add window V", "add controller V",
    "add layer V", "add view V in A", "add view V in A 1 2 3 4", "add view V 1 2 3 4",
    "add view V in A (1 2; 3 4) alpha=0.5 hidden=YES", "add view V in K {{1, 2}, {3, 4}}",
    "add view V class=MyCell", "add controller V in K", "add controller V in K view=A",
    "add tap-recognizer V to A", "add pan-recognizer V to A", "add pinch-recognizer V to A",
    "add swipe-recognizer V to A direction=left", "add rotation-recognizer V to A",
    "add long-press-recognizer V to A minimumPressDuration=1", "remove A", "remove T",
    "move B to S", "move B to S at 0", "move T to S", "bring-to-front A", "send-to-back F",
    "rename A X", "present M from controller", "present M from controller 0 0 100 100",
    "present O from controller", "present M from controller; dismiss M", "set alpha A 0.5",
    "set A alpha 0.5", "set A.alpha = 0.5", "set isHidden A YES", "set A hidden YES",
    "set isUserInteractionEnabled A NO", "set userInteractionEnabled A NO", "unset alpha A",
    "on K view-did-load do tap 1 1", "on K view-will-appear do tap 1 1",
    "on K view-did-appear do tap 1 1", "on K view-will-disappear do tap 1 1",
    "on K view-did-disappear do tap 1 1", "add-target B controller save:",
    "add-target B nil save: for touch-down", "add-target T controller go:",
    "add-target B controller save:; remove-target B controller save:", "add-action B go",
    "add-action B go for touch-down, value-changed; remove-action B go",
    "constrain A.width = 40", "constrain A.left = view.left + 4; unconstrain A.left",
    "add stack-view N; arrange A in N",
    "add stack-view N spacing=8; arrange A in N at 0; unarrange A",
    "add button N menu=YES", "add bar-button-item N primaryAction=go",
    "add segmented-control N disabledSegments=0,1", "require T to-fail D",
    "simultaneous T P", "key-window W", "make-key-and-visible W", "focus B", "reset", "reset empty",
    home + "; launch Home", home + "; suppose Settings.isNew true",
    "storyboard [\"M.xib\",[\"document\",{\"type\":\"CocoaTouch.XIB\"},[\"objects\",[\"view\",{\"id\":\"a\"}]]]]",
    home + "; explain code",
    "add scene S2", "add scene S2; set scene W S2", "set scene W none",
    "animate A frame=\"0 0 10 10\" over 1s",
    "animate A frame=\"0 0 10 10\" over 1s allowUserInteraction",
    "device", "device iPhone17", "device iphone-17-pro landscape", "device iphone-17 ios 18",
    "device ipad",
    "present M from K style=pageSheet", "present M from controller style=popover 10 10 200 200",
    "present M from controller style=fullScreen", "present M from K style=overCurrentContext",
    "set definesPresentationContext K YES", "set modalInPresentation K YES",
    "set passthroughViews K A, B", "set detents K medium,large",
    "set largestUndimmedDetentIdentifier K medium", "add navigation-controller N",
    "add tab-bar-controller N", "add split-controller N", "add page-controller N",
    "add navigation-bar N", "add bar-button-item N", "add navigation-controller N; push M on N",
    "add navigation-controller N; push M on N; push O on N; pop N",
    "add navigation-controller N; set navigationBarHidden N YES",
    "add bar-button-item N action=save: target=K", "add bar-button-item N action=save: target=nil",
    "add navigation-controller N; set enabled N.interactivePopGestureRecognizer NO",
    "add hover-recognizer N to A", "add screen-edge-pan-recognizer N to A edges=left",
    "add pan-recognizer N to A allowedScrollTypesMask=all", "set undoManager K YES",
    "set editingInteractionConfiguration K none",
    "add tab-bar-controller N; add controller N1 in N; add controller N2 in N; select N2 in N",
  ]

  static let properties =
    [
      "frame A 0 0 10 10", "frame A (0 0; 10 10)", "frame A {{0, 0}, {10, 10}}",
      "bounds A 0 0 10 10", "center A 60 60", "center A 60,60", "center A (60, 60)",
      "center A {60, 60}", "transform A identity", "transform A rotate 45", "transform A scale 2",
      "transform A scale 2 1", "transform A translate 10 0",
      "transform A rotate 45, scale 2, translate 1 1", "transform A 1 0 0 1 5 5",
      "transform3D A identity", "transform3D A rotate-x 45", "transform3D A rotate-y 45",
      "transform3D A perspective 500", "transform3D A \"1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 1\"",
      "zPosition A 5", "mask A 0 0 5 5", "mask A none", "minimumZoomScale S 0.5",
      "maximumZoomScale S 3", "viewForZooming S A", "zoomScale S 1",
      "anchorPoint A 0 0", "alpha A 0", "hidden A YES", "hidden A NO", "hidden A yes",
      "hidden A no", "hidden A true", "hidden A false", "hidden A on", "hidden A off",
      "hidden A 1", "hidden A 0", "userInteractionEnabled A NO", "clipsToBounds A YES",
      "multipleTouchEnabled A YES", "exclusiveTouch A YES", "tag A 7", "text F \"a b\"",
      "enabled B NO", "canBecomeFirstResponder A YES", "canResignFirstResponder A NO",
      "inputView F A", "inputAccessoryView F A", "canBecomeKey W NO",
      "hardwareKeyboard app NO",
      "autoresizingMask A flexibleWidth|flexibleHeight", "contentSize S 240 960",
      "contentOffset S 0 10",
      "delaysContentTouches S NO", "canCancelContentTouches S NO", "scrollEnabled S NO",
      "bounces S NO", "alwaysBounceVertical S YES", "alwaysBounceHorizontal S YES",
      "directionalLockEnabled S YES", "pagingEnabled S YES", "keyboardDismissMode S onDrag",
      "keyboardDismissMode S interactive", "contentInset S 10 0 34 0",
      "contentInset S \"10 0 34 0\"", "scrollsToTop S NO", "decelerationRate S fast",
      "windowLevel W 100",
      "animating A YES", "allowsUserInteractionDuringAnimation A YES", "enabled T NO",
      "numberOfTapsRequired T 2", "numberOfTouchesRequired T 2", "cancelsTouchesInView T NO",
      "delaysTouchesBegan T YES", "delaysTouchesEnded T NO",
    ].map { "set " + $0 } + [
      "add long-press-recognizer L to A; set minimumPressDuration L 0.5; set allowableMovement L 5",
      "add swipe-recognizer L to A; set direction L left",
    ]

  static let behaviour = [
    "override A point-inside inset -10", "override A point-inside inset -10 -5",
    "override A point-inside rects 0 0 1 1, 2 2 3 3", "override A point-inside ellipse",
    "override A point-inside polygon 0 0 9 0 9 9", "override A point-inside always",
    "override A point-inside never", "override A hit-test nil", "override A hit-test self",
    "override A hit-test pass-through", "override A hit-test fallback F",
    "override A hit-test redirect B", "override A next window", "override A next nil",
    "handle A touches", "handle A motion", "handle A remote", "handle A presses",
    "handle A action save:", "handle A menu copy", "handle A key cmd+s",
    "handle A touches then super", "handle A action save: then super",
    "handle A touches; unhandle A touches", "override A next nil; unoverride A",
    "add table-view V; add table-cell C in V; override V should-highlight NO for C",
    "add table-view V; override V will-select NO; unoverride V will-select",
    "add button N; override N begin-tracking NO", "add button N; override N continue-tracking NO",
    "override S touches-should-cancel YES", "override S touches-should-cancel YES for A",
    "override S touches-should-begin NO for A",
    "override S touches-should-begin NO; unoverride S touches-should-begin",
    "override A hit-test nil; unoverride A hit-test",
    "override A can-perform save: NO", "override A target save: K", "override A target save: nil",
    "delegate K should-dismiss NO", "delegate K should-dismiss NO; undelegate K",
    "delegate S will-end-dragging 0 400", "delegate S will-end-dragging 0 400; undelegate S",
    "delegate F should-begin-editing NO", "delegate F should-end-editing NO",
    "delegate F should-return NO", "delegate F should-change NO",
    "delegate F should-return NO; undelegate F", "add-key-command A cmd+s save:",
    "add-key-command A cmd+s save: priority=YES",
  ]

  static let doing = [
    "tap 5 5", "tap 5,5", "tap (5, 5)", "tap {5, 5}", "tap 5 5 count 2", "tap 5 5 fingers 2",
    "tap 5 5 in A", "tap 5 5 count 2 fingers 2 in A",
    "touch 1 began 5 5; touch 1 moved 6 6; touch 1 ended",
    "touch 1 began 5 5; touch 1 cancelled", "touch 1 began 10 10, 2 began 50 50",
    "pinch 5 5 scale 2 trackpad", "rotate 5 5 by 90 trackpad in A",
    "tap 5 5 type=pencil", "touch 1 began 5 5 type=pencil", "drag 5 5 to 60 60 type=pencil",
    "click 5 5", "click 5 5 secondary", "scroll 5 5 by 0 20", "scroll 5 5 by 0 20 wheel",
    "device ipad; hover 5 5; hover out", "hover 5 5",
    "press-and-hold 5 5", "press-and-hold 5 5 0.6s", "press-and-hold 5 5 600ms",
    "drag 5 5 to 60 60", "drag 5 5 to 60 60 over 0.3s", "swipe left at 100 100",
    "swipe right at 100 100", "swipe up at 100 100", "swipe down at 100 100", "fling up at 100 100",
    "fling left at 10 10 in A", "status-bar-tap",
    "pinch 100 100 scale 2", "rotate 100 100 by 90", "wait 0.5s", "wait 0.5", "wait 500ms",
    "interrupt", "shake", "remote play", "press select", "key cmd+s", "menu copy",
    "type \"hi\"", "sensor gyro", "become-first-responder F", "resign-first-responder",
    "resign-first-responder F", "end-editing", "end-editing force", "send save: to K",
    "reload-input-views", "validate save:", "key return",
    "add button N; send-actions N for value-changed",
    "add button N; add-target N controller go: for all-touch-events; send-actions N for touch-down",
    "send save: to nil", "send save: to nil from B", "post tap 5 5", "post shake; pump",
    "post shake; post tap 5 5; pump 2", "queue", "ignore-events on", "ignore-events off",
  ]

  private static let home =
    "class Home: UIViewController { override func viewDidLoad() { if Settings.isNew { print(1) } } }"

  static let asking = [
    "hit-test 60 60", "hit-test 60 60 in A", "point-inside A 5 5", "convert 5 5 from A to B",
    "convert 5 5 2 2 from A to nil", "convert 5 5 from nil to A", "chain A", "first-responder",
    "find-controller A", "find-ancestor B class MyCell", "tree", "draw", "map", "code", "code objc",
    "show A",
    "show A alpha", "describe A", "constraints", "constraints A",
    "why A frame", "constrain A.width = 40; why A size", "tap 5 5; explain; explain step",
    "explain HT03",
    "tap 5 5; timeline",
    "tap 5 5; why view; why-not A; how-to A", "rules", "rules uikit", "rules documents", "lang",
    "lang en", "lang zh-Hans", "graphics",
    "graphics text", "log on", "log off", "glossary", "glossary hit-test view", "help",
    "help tap", "cells", "history", "history 3", "edit 1 add view A", "delete 3", "undo",
    "undo; redo", "quit",
    "note \"who gets it?\"", "save it.md", "save it.md --force", "open it.md", "import it.txt",
    "export it.html",
  ]

  /// A command word in UIKit's spellings, in any case, and as short as it stays unique.
  static let spellings = [
    "becomeFirstResponder F", "resignFirstResponder F", "hitTest 60 60", "HIT-TEST 60 60",
    "Tap 5 5", "pointInside A 5 5", "bringSubviewToFront A", "sendSubviewToBack A",
    "removeFromSuperview A", "makeKeyAndVisible W", "hit 5 5", "beco F", "tr", "desc A",
    "set isEnabled B NO", "set UserInteractionEnabled A NO", "tap 5 5 # said in passing",
  ]

  @Test(arguments: building + properties + behaviour + doing + asking + spellings)
  func runs(_ line: String) {
    var desk = Desk(lines: ContractTests.cast)
    desk.run(line)
  }

  @Test func anAmbiguousShortFormListsWhatItCouldMean() {
    var desk = Desk()
    let error = desk.attempt("pre 5 5").last?.error
    #expect(error?.code == "ambiguous-command")
    #expect(error?.suggestions == ["present", "press-and-hold", "press"])
  }

  /// No line of a table stands there for nothing: each command is run above, but those for a tutor.
  @Test(arguments: commandTable.filter { $0.group != .learning }.map { $0.word })
  func everyCommandIsRun(_ word: String) {
    let lines =
      ContractTests.building + ContractTests.properties + ContractTests.behaviour
      + ContractTests.doing + ContractTests.asking
    #expect(
      lines.contains { line in
        line.split(separator: ";").contains {
          $0.drop { $0 == " " }.prefix { $0 != " " } == word[...]
        }
      })
  }
}
