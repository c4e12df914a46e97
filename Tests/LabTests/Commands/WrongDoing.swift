@testable import Lab

/// Fingers, other events, the queue, first responders.
let wrongDoing = wrongLines(
  """
  tap
      ^ missing-point: The command ends too early. Wanted: a point (x y) or a view.
  tap 60
         ^ missing-point: The command ends too early. Wanted: a point (x y).
  tap a 60
      ^ unknown-name: There is no object “a”. Did you mean A? [A]
  tap . 5
      ^ expected-point: “.” does not fit here. Wanted: a point (x y).
  tap - 5
      ^ expected-point: “-” does not fit here. Wanted: a point (x y).
  tap E3 5
      ^~ unknown-name: There is no object “E3”.
  wait e5
       ^~ expected-duration: “e5” does not fit here. Wanted: a time (0.5s, 500ms).
  tap K
      ^ wrong-kind: K is a UIViewController. Wanted: a view. Did you mean K.view? [K.view]
  point-inside A B
                 ^ expected-point: “B” does not fit here. Wanted: a point (x y).
  tap 60 b
         ^ expected-point: “b” does not fit here. Wanted: a point (x y).
  tap 60,
          ^ missing-point: The command ends too early. Wanted: a point (x y).
  tap 60 60 60
            ^~ too-many-words: “60” does not fit here. Possible: count, fingers, in or type, or the end.
  tap 60 60 cuont 2
            ^~~~~ too-many-words: “cuont” does not fit here. Possible: count, fingers, in or type, or the end. Did you mean count? [count]
  tap 60 60 count
                  ^ missing-whole-number: The command ends too early. Wanted: a whole number from 1 to 10.
  tap 60 60 count two
                  ^~~ expected-whole-number: “two” does not fit here. Wanted: a whole number from 1 to 10.
  tap 60 60 count 0
                  ^ out-of-range: 0 is out of range: 1 to 10.
  tap 60 60 count 11
                  ^~ out-of-range: 11 is out of range: 1 to 10.
  tap 60 60 count 1.5
                  ^~~ not-whole: 1.5 is no whole number.
  tap 60 60 fingers 12
                    ^~ out-of-range: 12 is out of range: 1 to 10.
  tap 60 60 in
               ^ missing-object: The command ends too early. Wanted: a view.
  tap 60 60 in Q
               ^ unknown-name: There is no object “Q”. Did you mean A, B or F? [A|B|F]
  tap 60 60 in K
               ^ wrong-kind: K is a UIViewController. Wanted: a view. Did you mean K.view? [K.view]
  tap 60 60 in T
               ^ wrong-kind: T is a UITapGestureRecognizer. Wanted: a view.
  tap 60 60 in A in A
                 ^~ too-many-words: “in” does not fit here. Possible: count, fingers or type, or the end.
  tap nan 60
      ^~~ not-finite: nan is no number that a point or a size could have.
  tap 60 -inf
         ^~~~ not-finite: -inf is no number that a point or a size could have.
  tap 1e999 60
      ^~~~~ not-finite: 1e999 is no number that a point or a size could have.
  tap 2e9 60
      ^~~ out-of-range: 2e9 is out of range: -1,000,000,000 to 1,000,000,000.
  tap 0x10 60
      ^~~~ expected-point: “0x10” does not fit here. Wanted: a point (x y).
  touch 0 began 1 1
        ^ out-of-range: 0 is out of range: 1 to 20.
  touch 21 began 1 1
        ^~ out-of-range: 21 is out of range: 1 to 20.
  touch one began 1 1
        ^~~ expected-whole-number: “one” does not fit here. Wanted: a whole number from 1 to 20, began, moved, stationary, ended or cancelled.
  touch 1
          ^ missing-phase: The command ends too early. Wanted: began, moved, stationary, ended or cancelled.
  touch 1 begun 1 1
          ^~~~~ expected-phase: “begun” does not fit here. Wanted: began, moved, stationary, ended or cancelled. Did you mean began? [began]
  touch 1 began
                ^ missing-point: The command ends too early. Wanted: a point (x y) or a view.
  touch 1 moved
                ^ missing-point: The command ends too early. Wanted: a point (x y) or a view.
  touch 1 ended 5
                  ^ missing-point: The command ends too early. Wanted: a point (x y).
  touch 1 began 10 10, 2
                         ^ missing-phase: The command ends too early. Wanted: began, moved, stationary, ended or cancelled.
  touch 1 began 10 10 2 began 50 50
                      ^ too-many-words: “2” does not fit here. Possible: type or a comma, or the end.
  press-and-hold 60 60 x
                       ^ expected-duration: “x” does not fit here. Possible: a time (0.5s, 500ms), in or type, or the end.
  press-and-hold 60 60 90000
                       ^~~~~ out-of-range: 90000 is out of range: 0 to 86,400.
  wait
       ^ missing-duration: The command ends too early. Wanted: a time (0.5s, 500ms).
  wait long
       ^~~~ expected-duration: “long” does not fit here. Wanted: a time (0.5s, 500ms).
  wait -1
       ^~ out-of-range: -1 is out of range: 0 to 86,400.
  wait 86401
       ^~~~~ out-of-range: 86401 is out of range: 0 to 86,400.
  wait 90000000ms
       ^~~~~~~~~~ out-of-range: 90000000ms is out of range: 0 to 86,400,000.
  drag 1 1
           ^ missing-word: The command ends too early. Wanted: to.
  drag 1 1 to
              ^ missing-point: The command ends too early. Wanted: a point (x y) or a view.
  drag 1 1 to 2
                ^ missing-point: The command ends too early. Wanted: a point (x y).
  drag 1 1 to 2 2 over
                       ^ missing-duration: The command ends too early. Wanted: a time (0.5s, 500ms).
  drag 1 1 too 2 2
           ^~~ expected-word: “too” does not fit here. Wanted: to. Did you mean to? [to]
  swipe
        ^ missing-direction: The command ends too early. Wanted: left, right, up or down.
  swipe lfet at 1 1
        ^~~~ expected-direction: “lfet” does not fit here. Wanted: left, right, up or down. Did you mean left? [left]
  swipe left at
                ^ missing-point: The command ends too early. Wanted: a point (x y) or a view.
  pinch 1 1
            ^ missing-word: The command ends too early. Wanted: scale.
  pinch 1 1 scale 0
                  ^ out-of-range: 0 is out of range: 0.01 to 100.
  pinch 1 1 scale 101
                  ^~~ out-of-range: 101 is out of range: 0.01 to 100.
  rotate 1 1 by
                ^ missing-angle: The command ends too early. Wanted: an angle in degrees.
  rotate 1 1 by right
                ^~~~~ expected-angle: “right” does not fit here. Wanted: an angle in degrees.
  shake it
        ^~ expected-ending: “it” does not fit here. Possible: cancelled, or the end.
  remote
         ^ missing-remote-command: The command ends too early. Wanted: a remote command (play, pause, stop, …).
  remote plya
         ^~~~ expected-remote-command: “plya” does not fit here. Wanted: a remote command (play, pause, stop, …). Did you mean play? [play]
  press
        ^ missing-press: The command ends too early. Wanted: select, menu, up, down, left, right or play-pause.
  press slect
        ^~~~~ expected-press: “slect” does not fit here. Wanted: select, menu, up, down, left, right or play-pause. Did you mean select? [select]
  key
      ^ missing-key: The command ends too early. Wanted: a key (cmd+s).
  key cmd+
      ^~~~ expected-key: “cmd+” does not fit here. Wanted: a key (cmd+s).
  key foo
      ^~~ expected-key: “foo” does not fit here. Wanted: a key (cmd+s).
  key cmd-s
      ^~~~~ expected-key: “cmd-s” does not fit here. Wanted: a key (cmd+s). Did you mean cmd+s? [cmd+s]
  key hyper+s
      ^~~~~~~ expected-key: “hyper+s” does not fit here. Wanted: a key (cmd+s).
  menu
       ^ missing-selector: The command ends too early. Wanted: a selector (save:).
  menu 3x
       ^~ expected-selector: “3x” does not fit here. Wanted: a selector (save:).
  type
       ^ missing-text: The command ends too early. Wanted: text, in quotation marks where it has spaces.
  type hello world
       ^~~~~ unquoted-text: Text of several words goes in quotation marks. Did you mean "hello world"? ["hello world"]
  sensor
         ^ missing-sensor: The command ends too early. Wanted: accelerometer, gyro, magnetometer or device-motion.
  sensor gyros
         ^~~~~ expected-sensor: “gyros” does not fit here. Wanted: accelerometer, gyro, magnetometer or device-motion. Did you mean gyro? [gyro]
  post
       ^ missing-command: The command ends too early. Wanted: what happens (tap 60 60, shake).
  post hit-test 1 1
       ^~~~~~~~ no-stimulus: hit-test is nothing that the user or the system does, so it cannot be queued.
  post tap 1
             ^ missing-point: The command ends too early. Wanted: a point (x y).
  pump 0
       ^ out-of-range: 0 is out of range: 1 to 100,000.
  pump 100001
       ^~~~~~ out-of-range: 100001 is out of range: 1 to 100,000.
  pump all
       ^~~ expected-whole-number: “all” does not fit here. Possible: a whole number from 1 to 100,000, or the end.
  ignore-events
                ^ missing-boolean: The command ends too early. Wanted: YES or NO.
  ignore-events maybe
                ^~~~~ expected-boolean: “maybe” does not fit here. Wanted: YES or NO.
  become-first-responder
                         ^ missing-object: The command ends too early. Wanted: a responder.
  become-first-responder Q
                         ^ unknown-name: There is no object “Q”. Did you mean A, B or F? [A|B|F]
  become-first-responder T
                         ^ wrong-kind: T is a UITapGestureRecognizer. Wanted: a responder. Recognizers and layers are no responders.
  become-first-responder Y
                         ^ wrong-kind: Y is a CALayer. Wanted: a responder. Recognizers and layers are no responders.
  resign-first-responder Q
                         ^ unknown-name: There is no object “Q”. Did you mean A, B or F? [A|B|F]
  end-editing now
              ^~~ expected-option: “now” does not fit here. Possible: force, or the end.
  send
       ^ missing-selector: The command ends too early. Wanted: a selector (save:).
  send 9: to nil
       ^~ expected-selector: “9:” does not fit here. Wanted: a selector (save:).
  send save: nil
             ^~~ expected-word: “nil” does not fit here. Wanted: to.
  send save: to Q
                ^ unknown-name: There is no object “Q”. Did you mean A, B or D? [A|B|D]
  send save: to nil from nil
                         ^~~ unknown-name: There is no object “nil”.
  swipe left 1
               ^ missing-point: The command ends too early. Wanted: a point (x y).
  tap 60 60 in k
               ^ unknown-name: There is no object “k”. Did you mean A, B or F? [A|B|F]
  """)
