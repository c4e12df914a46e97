import Engine

@testable import CommandLanguage

private typealias I = Its

private func set(_ property: Property, _ object: String, _ value: Value) -> Command {
  .set(property, Sample.object(object), value)
}

private let quarter = AffineTransform.rotation(degrees: 45)

let rightSetting: [RightLine] = [
  // The three ways to say it
  RightLine("set alpha A 0.5", set(.alpha, "A", .number(0.5))),
  RightLine("set A alpha 0.5", set(.alpha, "A", .number(0.5))),
  RightLine("set A.alpha = 0.5", set(.alpha, "A", .number(0.5))),
  RightLine("set A.alpha=.5", set(.alpha, "A", .number(0.5))),
  RightLine("set alpha A = 5e-1", set(.alpha, "A", .number(0.5))),
  RightLine("set alpha K.view 1", set(.alpha, "K.view", .number(1))),
  RightLine("set K.view.alpha = 1", set(.alpha, "K.view", .number(1))),

  // Every spelling of a name
  RightLine("set hidden A YES", set(.hidden, "A", .bool(true))),
  RightLine("set isHidden A no", set(.hidden, "A", .bool(false))),
  RightLine(
    "set userInteractionEnabled A true", set(.userInteractionEnabled, "A", .bool(true))),
  RightLine(
    "set isUserInteractionEnabled A off", set(.userInteractionEnabled, "A", .bool(false))),
  RightLine(
    "set user-interaction-enabled A on", set(.userInteractionEnabled, "A", .bool(true))),
  RightLine("set USERINTERACTIONENABLED A 0", set(.userInteractionEnabled, "A", .bool(false))),

  // Every property, every type
  RightLine("set frame A (0 0; 320 480)", set(.frame, "A", .rect(Rect(0, 0, 320, 480)))),
  RightLine("set bounds A {{-1, 2}, {3, 4}}", set(.bounds, "A", .rect(Rect(-1, 2, 3, 4)))),
  RightLine("set center A 60,60", set(.center, "A", .point(Point(60, 60)))),
  RightLine("set anchorPoint A 0 1", set(.anchorPoint, "A", .point(Point(0, 1)))),
  RightLine("set transform A identity", set(.transform, "A", .transform(.identity))),
  RightLine("set transform A rotate 45", set(.transform, "A", .transform(quarter))),
  RightLine("set transform A rotate 45°", set(.transform, "A", .transform(quarter))),
  RightLine("set transform A scale 2", set(.transform, "A", .transform(.scale(2, 2)))),
  RightLine("set transform A scale 2 1", set(.transform, "A", .transform(.scale(2, 1)))),
  RightLine(
    "set transform A translate 10 0", set(.transform, "A", .transform(.translation(10, 0)))),
  RightLine(
    "set transform A rotate 45, scale 2, translate 10 0",
    set(
      .transform, "A",
      .transform(quarter.concatenating(.scale(2, 2)).concatenating(.translation(10, 0))))),
  RightLine(
    "set transform A 1 0 0 -1 5 6",
    set(.transform, "A", .transform(AffineTransform(1, 0, 0, -1, 5, 6)))),
  RightLine("set clipsToBounds A YES", set(.clipsToBounds, "A", .bool(true))),
  RightLine("set isMultipleTouchEnabled A YES", set(.multipleTouchEnabled, "A", .bool(true))),
  RightLine("set multipleTouchEnabled A NO", set(.multipleTouchEnabled, "A", .bool(false))),
  RightLine("set exclusiveTouch A YES", set(.exclusiveTouch, "A", .bool(true))),
  RightLine("set tag A -7", set(.tag, "A", .number(-7))),
  RightLine("set text L hi", set(.text, "L", .text("hi"))),
  RightLine("set text L \"a \\\"b\\\" \\\\ c\"", set(.text, "L", .text("a \"b\" \\ c"))),
  RightLine("set text L \"\"", set(.text, "L", .text(""))),
  RightLine("set enabled B NO", set(.enabled, "B", .bool(false))),
  RightLine("set isEnabled T NO", set(.enabled, "T", .bool(false))),
  RightLine(
    "set canBecomeFirstResponder controller YES",
    set(.canBecomeFirstResponder, "controller", .bool(true))),
  RightLine(
    "set canResignFirstResponder F NO", set(.canResignFirstResponder, "F", .bool(false))),
  RightLine("set inputView F A", set(.inputView, "F", .object(.view(I.a)))),
  RightLine("set inputView F nil", set(.inputView, "F", .object(nil))),
  RightLine("set contentSize S 640,120", set(.contentSize, "S", .size(Size(640, 120)))),
  RightLine("set contentOffset S {0, -20}", set(.contentOffset, "S", .point(Point(0, -20)))),
  RightLine("set delaysContentTouches S NO", set(.delaysContentTouches, "S", .bool(false))),
  RightLine("set canCancelContentTouches S NO", set(.canCancelContentTouches, "S", .bool(false))),
  RightLine("set windowLevel window 1", set(.windowLevel, "window", .number(1))),
  RightLine("set animating A YES", set(.animating, "A", .bool(true))),
  RightLine(
    "set allowsUserInteractionDuringAnimation A YES",
    set(.allowsUserInteractionDuringAnimation, "A", .bool(true))),
  RightLine("set on P YES", set(.on, "P", .bool(true))),
  RightLine("set isOn P YES", set(.on, "P", .bool(true))),
  RightLine("set numberOfTapsRequired T 2", set(.numberOfTapsRequired, "T", .number(2))),
  RightLine("set numberOfTouchesRequired T 2", set(.numberOfTouchesRequired, "T", .number(2))),
  RightLine("set direction Z left", set(.direction, "Z", .words(["left"]))),
  RightLine("set direction Z up|right", set(.direction, "Z", .words(["right", "up"]))),
  RightLine("set direction Z up down", set(.direction, "Z", .words(["up", "down"]))),
  RightLine("set cancelsTouchesInView T NO", set(.cancelsTouchesInView, "T", .bool(false))),
  RightLine("set delaysTouchesBegan T YES", set(.delaysTouchesBegan, "T", .bool(true))),
  RightLine("set delaysTouchesEnded T NO", set(.delaysTouchesEnded, "T", .bool(false))),
  RightLine(
    "set allowedPressTypes T select, menu",
    set(.allowedPressTypes, "T", .words(["select", "menu"]))),
  RightLine("set delegate app plain", set(.delegate, "app", .words(["plain"]))),
  RightLine("set delegate app delegate", set(.delegate, "app", .object(.delegate))),
  RightLine("set app.delegate = K", set(.delegate, "app", .object(.controller(I.k)))),

  // Taking a value back, and reading one
  RightLine("unset alpha A", .unset(.alpha, .view(I.a))),
  RightLine("unset A alpha", .unset(.alpha, .view(I.a))),
  RightLine("unset A.alpha", .unset(.alpha, .view(I.a))),
  RightLine("show A", .show(.view(I.a), nil)),
  RightLine("show A alpha", .show(.view(I.a), .alpha)),
  RightLine("show alpha A", .show(.view(I.a), .alpha)),
  RightLine("show A.isHidden", .show(.view(I.a), .hidden)),
  RightLine("show K.view", .show(.view(I.kView), nil)),
]
