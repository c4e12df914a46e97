import Engine

@testable import Lab

private typealias I = Its

private func set(_ property: Property, _ object: String, _ value: Value) -> BuildingCommand {
  .set(property, Sample.object(object), value)
}

private let quarter = AffineTransform.rotation(degrees: 45)

let rightSetting: [RightLine] = [
  // Windows and what follows them
  RightLine("set canBecomeKey window NO", building: set(.canBecomeKey, "window", .bool(false))),
  RightLine(
    "set autoresizingMask A flexibleWidth|flexibleHeight",
    building: set(.autoresizingMask, "A", .words(["flexibleWidth", "flexibleHeight"]))),

  RightLine(
    "set windowScene window scene",
    building: set(.windowScene, "window", .object(.windowScene(.first)))),
  RightLine("set scene window none", building: set(.windowScene, "window", .object(nil))),
  RightLine("set window.windowScene = nil", building: set(.windowScene, "window", .object(nil))),

  // Zooming
  RightLine("set minimumZoomScale S 0.5", building: set(.minimumZoomScale, "S", .number(0.5))),
  RightLine("set maximumZoomScale S 4", building: set(.maximumZoomScale, "S", .number(4))),
  RightLine("set zoomScale S 2", building: set(.zoomScale, "S", .number(2))),
  RightLine("set viewForZooming S A", building: set(.viewForZooming, "S", .object(.view(I.a)))),

  // The layer
  RightLine("set zPosition A 5", building: set(.zPosition, "A", .number(5))),
  RightLine("set A.zPosition = -1", building: set(.zPosition, "A", .number(-1))),
  RightLine("set cornerRadius A 8", building: set(.cornerRadius, "A", .number(8))),
  RightLine("set mask A 0 0 10 20", building: set(.mask, "A", .rect(Rect(0, 0, 10, 20)))),
  RightLine("set mask A none", building: set(.mask, "A", .words(["none"]))),
  RightLine("set mask A nil", building: set(.mask, "A", .words(["none"]))),
  RightLine(
    "set transform3D A rotate-y 45",
    building: set(.transform3D, "A", .transform3D(.rotation(degrees: 45, about: .y)))),
  RightLine(
    "set transform3D A \"perspective 500, rotate-x 45\"",
    building: set(
      .transform3D, "A",
      .transform3D(.rotation(degrees: 45, about: .x).concatenating(.perspective(500))))),
  RightLine(
    "set transform3D A rotate 45, scale 2, translate 1 2 3",
    building: set(
      .transform3D, "A",
      .transform3D(
        Transform3D(quarter.concatenating(.scale(2, 2))).concatenating(.translation(1, 2, 3))))),
  RightLine(
    "set transform3D A \"1 0 0 0 0 1 0 0 0 0 1 -0.002 5 6 7 1\"",
    building: set(
      .transform3D, "A",
      .transform3D(
        Transform3D([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 5, 6, 7, 1]) ?? .identity))),
  RightLine(
    "set transform3D A identity", building: set(.transform3D, "A", .transform3D(.identity))),

  // How it is presented
  RightLine(
    "set definesPresentationContext K YES",
    building: set(.definesPresentationContext, "K", .bool(true))),
  RightLine(
    "set isModalInPresentation K YES", building: set(.modalInPresentation, "K", .bool(true))),
  RightLine("set undoManager A YES", building: set(.undoManager, "A", .bool(true))),
  RightLine(
    "set editingInteractionConfiguration K none",
    building: set(.editingInteractionConfiguration, "K", .words(["none"]))),
  RightLine("set leftBarButtonItem K nil", building: set(.leftBarButtonItem, "K", .object(nil))),
  RightLine("set modalInPresentation K NO", building: set(.modalInPresentation, "K", .bool(false))),
  RightLine(
    "set passthroughViews K A, B",
    building: set(.passthroughViews, "K", .objects([.view(I.a), .view(I.b)]))),
  RightLine("set passthroughViews K nil", building: set(.passthroughViews, "K", .objects([]))),
  RightLine(
    "set detents K medium,large", building: set(.detents, "K", .words(["medium", "large"]))),
  RightLine(
    "set largestUndimmedDetentIdentifier K medium",
    building: set(.largestUndimmedDetentIdentifier, "K", .words(["medium"]))),

  // Text and what is above the keyboard
  RightLine(
    "set inputAccessoryView K A", building: set(.inputAccessoryView, "K", .object(.view(I.a)))),
  RightLine(
    "add text-view N editable=NO selectable=NO",
    building: .addView(
      AddView(
        kind: .textView, name: "N", parent: .usual, frame: nil, className: nil,
        assignments: [
          Assignment(.editable, .bool(false)), Assignment(.selectable, .bool(false)),
        ]))),

  // The three ways to say it
  RightLine("set alpha A 0.5", building: set(.alpha, "A", .number(0.5))),
  RightLine("set A alpha 0.5", building: set(.alpha, "A", .number(0.5))),
  RightLine("set A.alpha = 0.5", building: set(.alpha, "A", .number(0.5))),
  RightLine("set A.alpha=.5", building: set(.alpha, "A", .number(0.5))),
  RightLine("set alpha A = 5e-1", building: set(.alpha, "A", .number(0.5))),
  RightLine("set alpha K.view 1", building: set(.alpha, "K.view", .number(1))),
  RightLine("set K.view.alpha = 1", building: set(.alpha, "K.view", .number(1))),

  // Every spelling of a name
  RightLine("set hidden A YES", building: set(.hidden, "A", .bool(true))),
  RightLine("set isHidden A no", building: set(.hidden, "A", .bool(false))),
  RightLine(
    "set userInteractionEnabled A true", building: set(.userInteractionEnabled, "A", .bool(true))),
  RightLine(
    "set isUserInteractionEnabled A off", building: set(.userInteractionEnabled, "A", .bool(false))),
  RightLine(
    "set user-interaction-enabled A on", building: set(.userInteractionEnabled, "A", .bool(true))),
  RightLine(
    "set USERINTERACTIONENABLED A 0", building: set(.userInteractionEnabled, "A", .bool(false))),

  // Every property, every type
  RightLine("set frame A (0 0; 320 480)", building: set(.frame, "A", .rect(Rect(0, 0, 320, 480)))),
  RightLine(
    "set bounds A {{-1, 2}, {3, 4}}", building: set(.bounds, "A", .rect(Rect(-1, 2, 3, 4)))),
  RightLine("set center A 60,60", building: set(.center, "A", .point(Point(60, 60)))),
  RightLine("set anchorPoint A 0 1", building: set(.anchorPoint, "A", .point(Point(0, 1)))),
  RightLine("set transform A identity", building: set(.transform, "A", .transform(.identity))),
  RightLine("set transform A rotate 45", building: set(.transform, "A", .transform(quarter))),
  RightLine("set transform A rotate 45°", building: set(.transform, "A", .transform(quarter))),
  RightLine("set transform A scale 2", building: set(.transform, "A", .transform(.scale(2, 2)))),
  RightLine("set transform A scale 2 1", building: set(.transform, "A", .transform(.scale(2, 1)))),
  RightLine(
    "set transform A translate 10 0",
    building: set(.transform, "A", .transform(.translation(10, 0)))),
  RightLine(
    "set transform A rotate 45, scale 2, translate 10 0",
    building: set(
      .transform, "A",
      .transform(quarter.concatenating(.scale(2, 2)).concatenating(.translation(10, 0))))),
  RightLine(
    "set transform A 1 0 0 -1 5 6",
    building: set(.transform, "A", .transform(AffineTransform(1, 0, 0, -1, 5, 6)))),
  RightLine("set clipsToBounds A YES", building: set(.clipsToBounds, "A", .bool(true))),
  RightLine(
    "set isMultipleTouchEnabled A YES", building: set(.multipleTouchEnabled, "A", .bool(true))),
  RightLine(
    "set multipleTouchEnabled A NO", building: set(.multipleTouchEnabled, "A", .bool(false))),
  RightLine("set exclusiveTouch A YES", building: set(.exclusiveTouch, "A", .bool(true))),
  RightLine("set tag A -7", building: set(.tag, "A", .number(-7))),
  RightLine("set text L hi", building: set(.text, "L", .text("hi"))),
  RightLine("set text L \"a \\\"b\\\" \\\\ c\"", building: set(.text, "L", .text("a \"b\" \\ c"))),
  RightLine("set text L \"\"", building: set(.text, "L", .text(""))),
  RightLine("set enabled B NO", building: set(.enabled, "B", .bool(false))),
  RightLine("set isEnabled T NO", building: set(.enabled, "T", .bool(false))),
  RightLine(
    "set canBecomeFirstResponder controller YES",
    building: set(.canBecomeFirstResponder, "controller", .bool(true))),
  RightLine(
    "set canResignFirstResponder F NO", building: set(.canResignFirstResponder, "F", .bool(false))),
  RightLine("set inputView F A", building: set(.inputView, "F", .object(.view(I.a)))),
  RightLine("set inputView F nil", building: set(.inputView, "F", .object(nil))),
  RightLine("set contentSize S 640,120", building: set(.contentSize, "S", .size(Size(640, 120)))),
  RightLine(
    "set contentOffset S {0, -20}", building: set(.contentOffset, "S", .point(Point(0, -20)))),
  RightLine(
    "set delaysContentTouches S NO", building: set(.delaysContentTouches, "S", .bool(false))),
  RightLine(
    "set canCancelContentTouches S NO", building: set(.canCancelContentTouches, "S", .bool(false))),
  RightLine("set scrollEnabled S NO", building: set(.scrollEnabled, "S", .bool(false))),
  RightLine(
    "set alwaysBounceVertical S YES", building: set(.alwaysBounceVertical, "S", .bool(true))),
  RightLine("set bounces S NO", building: set(.bounces, "S", .bool(false))),
  RightLine(
    "set alwaysBounceHorizontal S YES", building: set(.alwaysBounceHorizontal, "S", .bool(true))),
  RightLine(
    "set directionalLockEnabled S YES", building: set(.directionalLockEnabled, "S", .bool(true))),
  RightLine("set pagingEnabled S YES", building: set(.pagingEnabled, "S", .bool(true))),
  RightLine(
    "set decelerationRate S fast", building: set(.decelerationRate, "S", .words(["fast"]))),
  RightLine("set scrollsToTop S NO", building: set(.scrollsToTop, "S", .bool(false))),
  RightLine("set isPagingEnabled S YES", building: set(.pagingEnabled, "S", .bool(true))),
  RightLine(
    "set keyboardDismissMode S ondrag",
    building: set(.keyboardDismissMode, "S", .words(["onDrag"]))),
  RightLine(
    "set contentInset S {10, 0, 34, 0}",
    building: set(
      .contentInset, "S", .insets(EdgeInsets(top: 10, left: 0, bottom: 34, right: 0)))),
  RightLine("set windowLevel window 1", building: set(.windowLevel, "window", .number(1))),
  RightLine("set animating A YES", building: set(.animating, "A", .bool(true))),
  RightLine(
    "set allowsUserInteractionDuringAnimation A YES",
    building: set(.allowsUserInteractionDuringAnimation, "A", .bool(true))),
  RightLine("set on P YES", building: set(.on, "P", .bool(true))),
  RightLine("set isOn P YES", building: set(.on, "P", .bool(true))),
  RightLine("set numberOfTapsRequired T 2", building: set(.numberOfTapsRequired, "T", .number(2))),
  RightLine(
    "set numberOfTouchesRequired T 2", building: set(.numberOfTouchesRequired, "T", .number(2))),
  RightLine("set direction Z left", building: set(.direction, "Z", .words(["left"]))),
  RightLine("set direction Z up|right", building: set(.direction, "Z", .words(["right", "up"]))),
  RightLine("set direction Z up down", building: set(.direction, "Z", .words(["up", "down"]))),
  RightLine(
    "set cancelsTouchesInView T NO", building: set(.cancelsTouchesInView, "T", .bool(false))),
  RightLine("set delaysTouchesBegan T YES", building: set(.delaysTouchesBegan, "T", .bool(true))),
  RightLine("set delaysTouchesEnded T NO", building: set(.delaysTouchesEnded, "T", .bool(false))),
  RightLine(
    "set allowedPressTypes T select, menu",
    building: set(.allowedPressTypes, "T", .words(["select", "menu"]))),
  RightLine("set delegate app plain", building: set(.delegate, "app", .words(["plain"]))),
  RightLine("set delegate app delegate", building: set(.delegate, "app", .object(.delegate))),
  RightLine("set app.delegate = K", building: set(.delegate, "app", .object(.controller(I.k)))),

  // Taking a value back, and reading one
  RightLine("unset alpha A", building: .unset(.alpha, .view(I.a))),
  RightLine("unset A alpha", building: .unset(.alpha, .view(I.a))),
  RightLine("unset A.alpha", building: .unset(.alpha, .view(I.a))),
  RightLine("show A", asking: .show(.view(I.a), nil)),
  RightLine("show A alpha", asking: .show(.view(I.a), .alpha)),
  RightLine("show alpha A", asking: .show(.view(I.a), .alpha)),
  RightLine("show A.isHidden", asking: .show(.view(I.a), .hidden)),
  RightLine("show K.view", asking: .show(.view(I.kView), nil)),
]
