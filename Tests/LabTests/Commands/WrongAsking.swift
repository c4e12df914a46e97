@testable import Lab

/// Behaviour, questions, rules, the notebook.
let wrongAsking = wrongLines(
  """
  override
           ^ missing-object: The command ends too early. Wanted: a responder.
  override T hit-test nil
             ^~~~~~~~ expected-recognizer-method: “hit-test” does not fit here. Wanted: can-prevent, can-be-prevented or should-receive-event.
  override A can-prevent NO
           ^ wrong-kind: A is a UIView. Wanted: a recognizer.
  delegate delegate should-begin NO
           ^~~~~~~~ wrong-kind: delegate is an AppDelegate. Wanted: a recognizer, a text input, a scroll view or a controller.
  override K hit-test nil
           ^ wrong-kind: K is a UIViewController. Wanted: a view. Did you mean K.view? [K.view]
  override A
             ^ missing-method: The command ends too early. Wanted: a method (point-inside, hit-test, next, …).
  override A hitTset nil
             ^~~~~~~ expected-method: “hitTset” does not fit here. Wanted: a method (point-inside, hit-test, next, …). Did you mean hit-test? [hit-test]
  override A hit-test
                      ^ missing-word: The command ends too early. Wanted: nil, self, pass-through, fallback, redirect, first or except.
  override A hit-test slef
                      ^~~~ expected-word: “slef” does not fit here. Wanted: nil, self, pass-through, fallback, redirect, first or except. Did you mean self? [self]
  override A hit-test fallback
                               ^ missing-object: The command ends too early. Wanted: a view.
  override A hit-test fallback Q
                               ^ unknown-name: There is no object “Q”. Did you mean A, B or F? [A|B|F]
  override A point-inside
                          ^ missing-word: The command ends too early. Wanted: inset, rects, ellipse, polygon, always or never.
  override A point-inside inset
                                ^ missing-number: The command ends too early. Wanted: a number.
  override A point-inside inset a
                                ^ expected-number: “a” does not fit here. Wanted: a number.
  override A point-inside circle
                          ^~~~~~ expected-word: “circle” does not fit here. Wanted: inset, rects, ellipse, polygon, always or never.
  override A point-inside rects 0 0 1
                                      ^ missing-rect: The command ends too early. Wanted: a rectangle (x y width height).
  override A point-inside polygon 0 0 1 1
                                          ^ too-few-points: A polygon has three corners at least; here are 2.
  override A point-inside polygon 0 0 1 1 2
                                            ^ missing-point: The command ends too early. Wanted: a point (x y).
  override A next
                  ^ missing-object: The command ends too early. Wanted: a responder or nil.
  override A next T
                  ^ wrong-kind: T is a UITapGestureRecognizer. Wanted: a responder. Recognizers and layers are no responders.
  unoverride A hit
               ^~~ expected-method: “hit” does not fit here. Possible: a method (point-inside, hit-test, next, …), or the end. Did you mean hit-test? [hit-test]
  handle
         ^ missing-object: The command ends too early. Wanted: a responder.
  handle T touches
         ^ wrong-kind: T is a UITapGestureRecognizer. Wanted: a responder. Recognizers and layers are no responders.
  handle A tuoches
           ^~~~~~~ expected-method: “tuoches” does not fit here. Wanted: touches, motion, remote, presses, action, menu or key. Did you mean touches? [touches]
  handle A touches bgan
                   ^~~~ expected-touch-phase: “bgan” does not fit here. Possible: began, moved, ended, cancelled or then, or the end. Did you mean began? [began]
  handle A action
                  ^ missing-selector: The command ends too early. Wanted: a selector (save:).
  handle A key
               ^ missing-key: The command ends too early. Wanted: a key (cmd+s).
  handle A touches then
                        ^ missing-word: The command ends too early. Wanted: super or next.
  handle A touches then stop
                        ^~~~ expected-word: “stop” does not fit here. Wanted: super or next.
  unhandle A
             ^ missing-method: The command ends too early. Wanted: touches, motion, remote, presses, action, menu or key.
  unhandle A touches then super
                     ^~~~ expected-touch-phase: “then” does not fit here. Possible: began, moved, ended or cancelled, or the end.
  hit-test
           ^ missing-point: The command ends too early. Wanted: a point (x y) or a view.
  hit-test 1
             ^ missing-point: The command ends too early. Wanted: a point (x y).
  hit-test 1 1 in Q
                  ^ unknown-name: There is no object “Q”. Did you mean A, B or F? [A|B|F]
  hit-test 1 1 in T
                  ^ wrong-kind: T is a UITapGestureRecognizer. Wanted: a view.
  point-inside A
                 ^ missing-point: The command ends too early. Wanted: a point (x y).
  point-inside 1 1
               ^ unknown-name: There is no object “1”. Did you mean A, B or F? [A|B|F]
  convert 1 1
              ^ missing-word: The command ends too early. Wanted: from or a rectangle (x y width height).
  convert 1 1 from A
                     ^ missing-word: The command ends too early. Wanted: to.
  convert 1 1 from A to Q
                        ^ unknown-name: There is no object “Q”. Did you mean A, B or F? [A|B|F]
  convert 1 1 2 from A to B
                ^~~~ expected-rect: “from” does not fit here. Wanted: a rectangle (x y width height).
  convert 1 1 2 -2 from A to B
                ^~ negative-size: A width or height below zero, -2, is refused.
  chain
        ^ missing-object: The command ends too early. Wanted: a responder.
  chain T
        ^ wrong-kind: T is a UITapGestureRecognizer. Wanted: a responder. Recognizers and layers are no responders.
  chain Y
        ^ wrong-kind: Y is a CALayer. Wanted: a responder. Recognizers and layers are no responders.
  chain Q
        ^ unknown-name: There is no object “Q”. Did you mean A, B or F? [A|B|F]
  chain ctrl
        ^~~~ unknown-name: There is no object “ctrl”. Did you mean controller? [controller]
  chain contr
        ^~~~~ unknown-name: There is no object “contr”. Did you mean controller? [controller]
  chain dele
        ^~~~ unknown-name: There is no object “dele”. Did you mean delegate? [delegate]
  chain A B
          ^ too-many-words: “B” is one word too many: the command ends before it.
  first-responder A
                  ^ too-many-words: “A” is one word too many: the command ends before it.
  find-controller T
                  ^ wrong-kind: T is a UITapGestureRecognizer. Wanted: a responder. Recognizers and layers are no responders.
  find-ancestor B class
                        ^ missing-class-name: The command ends too early. Wanted: the name of a class.
  find-ancestor B class 9
                        ^ expected-class-name: “9” does not fit here. Wanted: the name of a class.
  describe
           ^ missing-object: The command ends too early. Wanted: an object.
  explain HT99
          ^~~~ unknown-rule: There is no rule “HT99”. Did you mean HT09 or HT19? [HT09|HT19]
  explain stpe
          ^~~~ unknown-rule: There is no rule “stpe”.
  explain step forward
               ^~~~~~~ too-many-words: “forward” does not fit here. Possible: back or a whole number from 1 to 1,000,000, or the end.
  why Q
      ^ unknown-name: There is no object “Q”. Did you mean A, B or D? [A|B|D]
  rules apple
        ^~~~~ unknown-point: There is no rulebook, and no point of one, “apple”.
  rules nil-target
                   ^ missing-equals-sign: The command ends too early. Wanted: = and a value.
  rules nil-target=
                    ^ missing-nil-target: The command ends too early. Wanted: first-responder or sender.
  rules nil-target=sendr
                   ^~~~~ expected-nil-target: “sendr” does not fit here. Wanted: first-responder or sender. Did you mean sender? [sender]
  rules control-slack=wide
                      ^~~~ expected-number: “wide” does not fit here. Wanted: a number from 0 to 10,000.
  rules control-slack=-1
                      ^~ out-of-range: -1 is out of range: 0 to 10,000.
  rules control-slck=5
        ^~~~~~~~~~~~ unknown-point: There is no rulebook, and no point of one, “control-slck”. Did you mean control-slack? [control-slack]
  lang fr
       ^~ expected-language: “fr” does not fit here. Possible: en, zh-Hans or zh-Hant, or the end.
  log
      ^ missing-boolean: The command ends too early. Wanted: YES or NO.
  log maybe
      ^~~~~ expected-boolean: “maybe” does not fit here. Wanted: YES or NO.
  tree A
       ^ too-many-words: “A” does not fit here. Possible: svg, or the end.
  cells now
        ^~~ too-many-words: “now” is one word too many: the command ends before it.
  edit
       ^ missing-whole-number: The command ends too early. Wanted: a whole number from 1 to 1,000,000.
  edit x tap 1 1
       ^ expected-whole-number: “x” does not fit here. Wanted: a whole number from 1 to 1,000,000.
  edit 0 tap 1 1
       ^ out-of-range: 0 is out of range: 1 to 1,000,000.
  delete
         ^ missing-whole-number: The command ends too early. Wanted: a whole number from 1 to 1,000,000.
  delete 0
         ^ out-of-range: 0 is out of range: 1 to 1,000,000.
  undo 2
       ^ too-many-words: “2” is one word too many: the command ends before it.
  quit now
       ^~~ too-many-words: “now” is one word too many: the command ends before it.
  override B point-inside rects 0 0 1 1,
                                         ^ missing-rect: The command ends too early. Wanted: a rectangle (x y width height).
  rules gates=hidden,aplha
                     ^~~~~ expected-gate: “aplha” does not fit here. Wanted: hidden, user-interaction, alpha, animation or disabled-control. Did you mean alpha? [alpha]
  rules gates-first=maybe
                    ^~~~~ expected-boolean: “maybe” does not fit here. Wanted: YES or NO.
  convert 1 1 frm A to B
              ^~~ expected-word: “frm” does not fit here. Wanted: from or a rectangle (x y width height). Did you mean from? [from]
  """)
