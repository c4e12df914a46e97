@testable import Lab

/// Lines that cannot be cut into words, and words that name no command.
let wrongText = wrongLines(
  """
  tpa 60 60
  ^~~ unknown-command: There is no command “tpa”. Did you mean tap? [tap]
  hti-test 1 1
  ^~~~~~~~ unknown-command: There is no command “hti-test”. Did you mean hit-test? [hit-test]
  - 5
  ^ unknown-command: There is no command “-”.
  frobnicate
  ^~~~~~~~~~ unknown-command: There is no command “frobnicate”.
  bcome-first-responder F
  ^~~~~~~~~~~~~~~~~~~~~ unknown-command: There is no command “bcome-first-responder”. Did you mean become-first-responder? [become-first-responder]
  re A
  ^~ ambiguous-command: “re” could be remove, rename, remove-target, remove-action, require, reset, remote, resign-first-responder, reload-input-views, review or redo. [remove|rename|remove-target|remove-action|require|reset|remote|resign-first-responder|reload-input-views|review|redo]
  pre x
  ^~~ ambiguous-command: “pre” could be present, press-and-hold or press. [present|press-and-hold|press]
  wh A
  ^~ ambiguous-command: “wh” could be why or why-not. [why|why-not]
  q
  ^ ambiguous-command: “q” could be queue, quiz or quit. [queue|quiz|quit]
  s
  ^ ambiguous-command: “s” could be send-to-back, select, set, simultaneous, storyboard, suppose, swipe, scroll, status-bar-tap, shake, sensor, send-actions, send, show, solution, skip or save. [send-to-back|select|set|simultaneous|storyboard|suppose|swipe|scroll|status-bar-tap|shake|sensor|send-actions|send|show|solution|skip|save]
  un A
  ^~ ambiguous-command: “un” could be unset, unconstrain, unarrange, unoverride, undelegate, unhandle or undo. [unset|unconstrain|unarrange|unoverride|undelegate|unhandle|undo]
  60 60
  ^~ unknown-command: There is no command “60”.
  "tap" 1 1
  ^~~~~ expected-command: “tap” does not fit here. Wanted: a command.
  (tap 1 1)
  ^ expected-command: “(” does not fit here. Wanted: a command.
  tap "60
      ^ unclosed-quote: The quotation mark that opens here is never closed.
  tap (60 60
      ^ unclosed-bracket: The bracket ( that opens here is never closed.
  tap {60, 60)
             ^ expected-word: “)” does not fit here. Wanted: }.
  add label N text="hi
                   ^ unclosed-quote: The quotation mark that opens here is never closed.
  post tpa 1 1
       ^~~ unknown-command: There is no command “tpa”. Did you mean tap? [tap]
  add view N (0 0; 10 10
             ^ unclosed-bracket: The bracket ( that opens here is never closed.
  add view N text="a
                  ^ unclosed-quote: The quotation mark that opens here is never closed.
  on K view-did-load do tpa 1 1
                        ^~~ unknown-command: There is no command “tpa”. Did you mean tap? [tap]
  edit 3 tpa 1 1
         ^~~ unknown-command: There is no command “tpa”. Did you mean tap? [tap]
  tap 5 5; tpa 6 6
           ^~~ unknown-command: There is no command “tpa”. Did you mean tap? [tap]
    tap  5
           ^ missing-point: The command ends too early. Wanted: a point (x y).
  视图 1
  ^~ unknown-command: There is no command “视图”. Did you mean 视图树? [视图树]
  chain 视图
        ^~ unknown-name: There is no object “视图”.
  tap 1;2
        ^ missing-point: The command ends too early. Wanted: a point (x y).
  edit 3 "tpa 1 1"
          ^~~ unknown-command: There is no command “tpa”. Did you mean tap? [tap]
  on K view-did-load do tap "1
                            ^ unclosed-quote: The quotation mark that opens here is never closed.
  bring-to-front 视图
                 ^~ unknown-name: There is no object “视图”.
  """)
