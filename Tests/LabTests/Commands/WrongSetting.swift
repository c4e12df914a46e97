@testable import Lab

/// Properties and their values.
let wrongSetting = wrongLines(
  """
  set
      ^ missing-property: The command ends too early. Wanted: a property or an object.
  set alpha
            ^ missing-object: The command ends too early. Wanted: an object that has alpha.
  set alpha A
              ^ missing-number: The command ends too early. Wanted: a number from 0 to 1.
  set alpha Q 0.5
            ^ unknown-name: There is no object “Q”. Did you mean A, B or F? [A|B|F]
  set alfa A 0.5
      ^~~~ unknown-property: There is no property “alfa”. Did you mean alpha? [alpha]
  set alpah A 0.5
      ^~~~~ unknown-property: There is no property “alpah”. Did you mean alpha? [alpha]
  set interaction A NO
      ^~~~~~~~~~~ unknown-property: There is no property “interaction”. Did you mean allowsUserInteractionDuringAnimation, editingInteractionConfiguration or userInteractionEnabled? [allowsUserInteractionDuringAnimation|editingInteractionConfiguration|userInteractionEnabled]
  set A interaction NO
        ^~~~~~~~~~~ unknown-property: There is no property “interaction”. Did you mean allowsUserInteractionDuringAnimation, editingInteractionConfiguration or userInteractionEnabled? [allowsUserInteractionDuringAnimation|editingInteractionConfiguration|userInteractionEnabled]
  set multitouch A YES
      ^~~~~~~~~~ unknown-property: There is no property “multitouch”. Did you mean multipleTouchEnabled? [multipleTouchEnabled]
  set A alpah 0.5
        ^~~~~ unknown-property: There is no property “alpah”. Did you mean alpha? [alpha]
  set Q alpha 0.5
      ^ unknown-name: There is no object “Q”. Did you mean A, B or D? [A|B|D]
  set Q alpah 1
      ^ unknown-name: There is no object “Q”. Did you mean A, B or D? [A|B|D]
  set A.alpah = 1
        ^~~~~ unknown-property: There is no property “alpah”. Did you mean alpha? [alpha]
  set Q.alpha = 1
      ^ unknown-name: There is no object “Q”. Did you mean A, B or D? [A|B|D]
  set A.alpha
              ^ missing-number: The command ends too early. Wanted: a number from 0 to 1.
  set alpha A 2
              ^ out-of-range: 2 is out of range: 0 to 1.
  set alpha A x
              ^ expected-number: “x” does not fit here. Wanted: a number from 0 to 1.
  set alpha A nan
              ^~~ not-finite: nan is no number that a point or a size could have.
  set hidden A maybe
               ^~~~~ expected-boolean: “maybe” does not fit here. Wanted: YES or NO.
  set enabled A YES
      ^~~~~~~ property-not-of-class: A UIView has no property enabled. Controls and recognizers have it.
  set text A hi
      ^~~~ property-not-of-class: A UIView has no property text. Labels, buttons, text fields and text views have it.
  set contentSize S 640 -1
                        ^~ negative-size: A width or height below zero, -1, is refused.
  set contentSize A 640 120
      ^~~~~~~~~~~ property-not-of-class: A UIView has no property contentSize. Text views, scroll views and tables have it.
  set contentOffset S 5
                        ^ missing-point: The command ends too early. Wanted: a point (x y).
  set frame A 0 0 10 -1
                     ^~ negative-size: A width or height below zero, -1, is refused.
  set frame A 0 0 10
                     ^ missing-rect: The command ends too early. Wanted: a rectangle (x y width height).
  set center A 5
                 ^ missing-point: The command ends too early. Wanted: a point (x y).
  set anchorPoint A x y
                    ^ expected-point: “x” does not fit here. Wanted: a point (x y).
  set transform A twist 45
                  ^~~~~ expected-transform: “twist” does not fit here. Wanted: identity, rotate 45, scale 2, translate 10 0, or six numbers.
  set transform A rotate
                         ^ missing-angle: The command ends too early. Wanted: an angle in degrees.
  set transform A 1 0 0 1
                          ^ missing-transform: The command ends too early. Wanted: identity, rotate 45, scale 2, translate 10 0, or six numbers.
  set tag A 1.5
            ^~~ not-whole: 1.5 is no whole number.
  set inputView F Q
                  ^ unknown-name: There is no object “Q”. Did you mean A, B or F? [A|B|F]
  set inputView F K
                  ^ wrong-kind: K is a UIViewController. Wanted: a view. Did you mean K.view? [K.view]
  set direction Z sideways
                  ^~~~~~~~ expected-value: “sideways” does not fit here. Wanted: right, left, up or down.
  set direction T left
      ^~~~~~~~~ property-not-of-class: A UITapGestureRecognizer has no property direction. Swipe recognizers have it.
  set numberOfTapsRequired T 21
                             ^~ out-of-range: 21 is out of range: 0 to 20.
  set delegate app T
                   ^ wrong-kind: T is a UITapGestureRecognizer. Wanted: a view or a controller.
  set text L hello world
             ^~~~~ unquoted-text: Text of several words goes in quotation marks. Did you mean "hello world"? ["hello world"]
  set alpha T 1
      ^~~~~ property-not-of-class: A UITapGestureRecognizer has no property alpha. Views have it.
  set alpha Y 1
      ^~~~~ property-not-of-class: A CALayer has no property alpha. Views have it.
  unset
        ^ missing-property: The command ends too early. Wanted: a property or an object.
  unset alpha
              ^ missing-object: The command ends too early. Wanted: an object that has alpha.
  unset frame A
        ^~~~~ no-usual-value: A's class gives frame no value to go back to.
  unset alpha Q
              ^ unknown-name: There is no object “Q”. Did you mean A, B or F? [A|B|F]
  show
       ^ missing-property: The command ends too early. Wanted: a property or an object.
  show Q
       ^ unknown-name: There is no object “Q”. Did you mean A, B or D? [A|B|D]
  show A alph
         ^~~~ unknown-property: There is no property “alph”. Did you mean alpha? [alpha]
  show A enabled
         ^~~~~~~ property-not-of-class: A UIView has no property enabled. Controls and recognizers have it.
  set frobnicate A 1
      ^~~~~~~~~~ unknown-property: There is no property “frobnicate”.
  set A enabled YES
        ^~~~~~~ property-not-of-class: A UIView has no property enabled. Controls and recognizers have it.
  set Q
      ^ unknown-name: There is no object “Q”. Did you mean A, B or D? [A|B|D]
  show alpha
             ^ missing-object: The command ends too early. Wanted: an object that has alpha.
  set transform A scale
                        ^ missing-number: The command ends too early. Wanted: a number.
  set transform A "rotate 45, twist"
                              ^~~~~ expected-transform: “twist” does not fit here. Wanted: identity, rotate 45, scale 2, translate 10 0, or six numbers.
  set K.view.alhpa 1
             ^~~~~ unknown-property: There is no property “alhpa”. Did you mean alpha? [alpha]
  set B.enbled = YES
        ^~~~~~ unknown-property: There is no property “enbled”. Did you mean enabled? [enabled]
  """)
