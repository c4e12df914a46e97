@testable import Lab

let wrongLearning = wrongLines(
  """
  lesson taps three
              ^~~~~ expected-whole-number: “three” does not fit here. Possible: a whole number from 1 to 1,000, or the end.
  lesson taps 0
              ^ out-of-range: 0 is out of range: 1 to 1,000.
  answer
         ^ missing-text: The command ends too early. Wanted: text, in quotation marks where it has spaces.
  drill cooking
        ^~~~~~~ expected-topic: “cooking” does not fit here. Possible: a topic (hit-testing, gates, order, …) or a whole number from 1 to 100, or the end.
  drill gaets
        ^~~~~ expected-topic: “gaets” does not fit here. Possible: a topic (hit-testing, gates, order, …) or a whole number from 1 to 100, or the end. Did you mean gates? [gates]
  drill gates 0
              ^ out-of-range: 0 is out of range: 1 to 100.
  interview soon
            ^~~~ expected-level: “soon” does not fit here. Possible: junior, senior or a whole number from 1 to 180, or the end.
  progress export xml
                  ^~~ expected-word: “xml” does not fit here. Wanted: json, html or --to.
  progress import
                  ^ missing-file: The command ends too early. Wanted: a file.
  next 2
       ^ too-many-words: “2” is one word too many: the command ends before it.
  """)
