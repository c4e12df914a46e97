@testable import Lab

/// Objects, their names and their places.
let wrongBuilding = wrongLines(
  """
  device nokia
         ^~~~~ expected-orientation: “nokia” does not fit here. Wanted: portrait, landscape, ios or a device (iphone-4, iphone-se-2, iphone-se-3, …).
  device iphone-17 sideways
                   ^~~~~~~~ expected-orientation: “sideways” does not fit here. Possible: portrait, landscape or ios, or the end.
  add
      ^ missing-kind: The command ends too early. Wanted: a kind (view, control, button, …).
  add viw N
      ^~~ expected-kind: “viw” does not fit here. Wanted: a kind (view, control, button, …). Did you mean view? [view]
  add view
           ^ missing-name: The command ends too early. Wanted: a name for the new object.
  add view A
           ^ name-taken: There is a UIView called A already. Names are unique.
  add view 9
           ^ invalid-name: “9” is no name. A name is letters, digits, _ and -, a letter or _ first.
  add view nil
           ^~~ reserved-name: nil means no object, so none can be called that.
  add view nobody
           ^~~~~~ reserved-name: nobody means no object, so none can be called that.
  rename A nobody
           ^~~~~~ reserved-name: nobody means no object, so none can be called that.
  add view 1a
           ^~ invalid-name: “1a” is no name. A name is letters, digits, _ and -, a letter or _ first.
  add view K.view
           ^~~~~~ invalid-name: “K.view” is no name. A name is letters, digits, _ and -, a letter or _ first.
  add view N in
                ^ missing-object: The command ends too early. Wanted: a view, a controller or nil.
  add view N in Q
                ^ unknown-name: There is no object “Q”. Did you mean A, B or F? [A|B|F]
  add view N in N
                ^ inside-itself: N cannot go inside itself, or inside one of its own subviews.
  add view N in T
                ^ wrong-kind: T is a UITapGestureRecognizer. Wanted: a view or a controller.
  add view N 0 0 10
                    ^ missing-rect: The command ends too early. Wanted: a rectangle (x y width height).
  add view N 0 0 -10 10
                 ^~~ negative-size: A width or height below zero, -10, is refused.
  add view N 0 0 10 10 10
                       ^~ too-many-words: “10” does not fit here. Possible: in or property=value, or the end.
  add view N alpah=1
             ^~~~~ unknown-property: There is no property “alpah”. Did you mean alpha? [alpha]
  add view N alpha
                   ^ missing-equals-sign: The command ends too early. Wanted: = and a value.
  add view N alpha=
                    ^ missing-number: The command ends too early. Wanted: a number from 0 to 1.
  add view N alpha=2
                   ^ out-of-range: 2 is out of range: 0 to 1.
  add view N alpha=x
                   ^ expected-number: “x” does not fit here. Wanted: a number from 0 to 1.
  add view N enabled=YES
             ^~~~~~~ property-not-of-class: A UIView has no property enabled. Controls and recognizers have it.
  add view N hidden=maybe
                    ^~~~~ expected-boolean: “maybe” does not fit here. Wanted: YES or NO.
  add window N in A
               ^~ window-inside-view: A window stands alone: it goes inside no view.
  add label N text=hello world
                   ^~~~~ unquoted-text: Text of several words goes in quotation marks. Did you mean "hello world"? ["hello world"]
  add controller N in A
                      ^ wrong-kind: A is a UIView. Wanted: a controller or a window.
  add controller N view=B2
                        ^~ unknown-name: There is no object “B2”. Did you mean B? [B]
  add tap-recognizer N
                       ^ missing-word: The command ends too early. Wanted: to.
  add tap-recognizer N to
                          ^ missing-object: The command ends too early. Wanted: a view.
  add tap-recognizer N to K
                          ^ wrong-kind: K is a UIViewController. Wanted: a view. Did you mean K.view? [K.view]
  add tap-recognizer N to A direction=left
                            ^~~~~~~~~ property-not-of-class: A UITapGestureRecognizer has no property direction. Swipe recognizers have it.
  add tap-recognizer N to A class=Mine
                            ^~~~~ property-not-of-class: A UITapGestureRecognizer takes no class=.
  add search-bar N 0 0 320 44
      ^~~~~~~~~~ no-such-kind: UISearchBar is no kind of its own here. A view of that class stands for it: add view NAME class=UISearchBar.
  add colour-well N
      ^~~~~~~~~~~ no-such-kind: UIColorWell is no kind of its own here. A control of that class stands for it: add control NAME class=UIColorWell.
  add gesture-recognizer N to A
      ^~~~~~~~~~~~~~~~~~ abstract-class: UIGestureRecognizer is abstract. Add one of its subclasses. Did you mean tap-recognizer, pinch-recognizer, pan-recognizer, screen-edge-pan-recognizer, swipe-recognizer, rotation-recognizer, long-press-recognizer or hover-recognizer? [tap-recognizer|pinch-recognizer|pan-recognizer|screen-edge-pan-recognizer|swipe-recognizer|rotation-recognizer|long-press-recognizer|hover-recognizer]
  add UIGestureRecognizer N to A
      ^~~~~~~~~~~~~~~~~~~ abstract-class: UIGestureRecognizer is abstract. Add one of its subclasses. Did you mean tap-recognizer, pinch-recognizer, pan-recognizer, screen-edge-pan-recognizer, swipe-recognizer, rotation-recognizer, long-press-recognizer or hover-recognizer? [tap-recognizer|pinch-recognizer|pan-recognizer|screen-edge-pan-recognizer|swipe-recognizer|rotation-recognizer|long-press-recognizer|hover-recognizer]
  add layer N in K
                 ^ wrong-kind: K is a UIViewController. Wanted: a view. Did you mean K.view? [K.view]
  add layer N alpha=1
              ^~~~~ too-many-words: “alpha” does not fit here. Possible: in or a rectangle (x y width height), or the end.
  remove
         ^ missing-object: The command ends too early. Wanted: an object.
  remove Q
         ^ unknown-name: There is no object “Q”. Did you mean A, B or D? [A|B|D]
  remove a
         ^ unknown-name: There is no object “a”. Did you mean A? [A]
  move
       ^ missing-object: The command ends too early. Wanted: an object.
  move A
         ^ missing-word: The command ends too early. Wanted: to.
  move A to
            ^ missing-object: The command ends too early. Wanted: a view, a controller or nil.
  move A to T
            ^ wrong-kind: T is a UITapGestureRecognizer. Wanted: a view or a controller.
  move A to B at -1
                 ^~ out-of-range: -1 is out of range: 0 to 2,000,000.
  bring-to-front K
                 ^ wrong-kind: K is a UIViewController. Wanted: a view. Did you mean K.view? [K.view]
  send-to-back T
               ^ wrong-kind: T is a UITapGestureRecognizer. Wanted: a view.
  rename A
           ^ missing-name: The command ends too early. Wanted: a name for the new object.
  rename A B
           ^ name-taken: There is a UIButton called B already. Names are unique.
  rename A 9
           ^ invalid-name: “9” is no name. A name is letters, digits, _ and -, a letter or _ first.
  present M
            ^ missing-word: The command ends too early. Wanted: from.
  present M from
                 ^ missing-object: The command ends too early. Wanted: a controller.
  present M from A
                 ^ wrong-kind: A is a UIView. Wanted: a controller.
  present A from controller
          ^ wrong-kind: A is a UIView. Wanted: a controller.
  dismiss A
          ^ wrong-kind: A is a UIView. Wanted: a controller.
  on
     ^ missing-object: The command ends too early. Wanted: a controller.
  on A view-did-load do tree
     ^ wrong-kind: A is a UIView. Wanted: a controller.
  on K view-did-lod do tree
       ^~~~~~~~~~~~ expected-moment: “view-did-lod” does not fit here. Wanted: view-did-load, view-will-appear, view-is-appearing, view-did-appear, view-will-disappear or view-did-disappear. Did you mean view-did-load? [view-did-load]
  on K view-did-load
                     ^ missing-word: The command ends too early. Wanted: do.
  on K view-did-load do
                        ^ missing-command: The command ends too early. Wanted: a command.
  add-target
             ^ missing-object: The command ends too early. Wanted: a control or a recognizer.
  add-target A nil save:
             ^ wrong-kind: A is a UIView. Wanted: a control or a recognizer.
  add-target B
               ^ missing-object: The command ends too early. Wanted: an object or nil.
  add-target B nil
                   ^ missing-selector: The command ends too early. Wanted: a selector (save:).
  add-target B nil 9
                   ^ expected-selector: “9” does not fit here. Wanted: a selector (save:).
  add-target B nil save: for
                             ^ missing-control-event: The command ends too early. Wanted: a control event (touch-down, touch-down-repeat, touch-drag-inside, …).
  add-target B nil save: for touch-up
                             ^~~~~~~~ expected-control-event: “touch-up” does not fit here. Wanted: a control event (touch-down, touch-down-repeat, touch-drag-inside, …). Did you mean touch-up-inside or touch-up-outside? [touch-up-inside|touch-up-outside]
  add-target T nil save: for touch-down
                         ^~~ events-of-recognizer: T is a recognizer, and has no control events. Leave for … out.
  remove-target L nil
                ^ wrong-kind: L is a UILabel. Wanted: a control or a recognizer.
  require T
            ^ missing-word: The command ends too early. Wanted: to-fail or a recognizer.
  require T to-fail A
                    ^ wrong-kind: A is a UIView. Wanted: a recognizer.
  simultaneous T A
                 ^ wrong-kind: A is a UIView. Wanted: a recognizer.
  key-window A
             ^ wrong-kind: A is a UIView. Wanted: a window.
  focus T
        ^ wrong-kind: T is a UITapGestureRecognizer. Wanted: a responder. Recognizers and layers are no responders.
  reset all
        ^~~ too-many-words: “all” does not fit here. Possible: empty, or the end.
  add view N frame 0 0 1 1
                   ^ expected-equals-sign: “0” does not fit here. Wanted: = and a value.
  add view N in A in B
                  ^~ expected-rect: “in” does not fit here. Possible: a rectangle (x y width height) or property=value, or the end.
  add controller N view=K
                        ^ wrong-kind: K is a UIViewController. Wanted: a view. Did you mean K.view? [K.view]
  add swipe-recognizer N to A direction=
                                         ^ missing-value: The command ends too early. Wanted: right, left, up or down.
  add swipe-recognizer N to A direction=left,
                                              ^ missing-value: The command ends too early. Wanted: right, left, up or down.
  add view Á́-!
           ^~~ invalid-name: “Á́-!” is no name. A name is letters, digits, _ and -, a letter or _ first.
  add-target B nil save: for touch-down,
                                         ^ missing-control-event: The command ends too early. Wanted: a control event (touch-down, touch-down-repeat, touch-drag-inside, …).
  key-window K
             ^ wrong-kind: K is a UIViewController. Wanted: a window.
  add switch A.B
             ^~~ invalid-name: “A.B” is no name. A name is letters, digits, _ and -, a letter or _ first.
  add label N text=
                    ^ missing-text: The command ends too early. Wanted: text, in quotation marks where it has spaces.
  """)
