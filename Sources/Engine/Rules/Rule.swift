/// The name of a rule: a claim of the documents (`HT03`), one of their disagreements or errors
/// (`X05`), a fact about UIKit (`U-HT-03`) or a contested point (`C1`).
///
/// A `Decision` cites the rule that settled it; the pages, lessons and quiz keys look it up by name.
// swift-format-ignore: OneCasePerLine
public enum Rule: String, CaseIterable, Hashable, Sendable {
  // Events and the event queue
  case ev01 = "EV01", ev02 = "EV02", ev03 = "EV03", ev04 = "EV04", ev05 = "EV05"
  case ev06 = "EV06", ev07 = "EV07", ev08 = "EV08", ev09 = "EV09", ev10 = "EV10"

  // Hit testing
  case ht01 = "HT01", ht02 = "HT02", ht03 = "HT03", ht04 = "HT04", ht05 = "HT05"
  case ht06 = "HT06", ht07 = "HT07", ht08 = "HT08", ht09 = "HT09", ht10 = "HT10"
  case ht11 = "HT11", ht12 = "HT12", ht13 = "HT13", ht14 = "HT14", ht15 = "HT15"
  case ht16 = "HT16", ht17 = "HT17", ht18 = "HT18", ht19 = "HT19"

  // Gates: views that take no touches
  case gt01 = "GT01", gt02 = "GT02", gt03 = "GT03", gt04 = "GT04", gt05 = "GT05"
  case gt06 = "GT06", gt07 = "GT07", gt08 = "GT08"

  // pointInside and regions
  case pi01 = "PI01", pi02 = "PI02", pi03 = "PI03", pi04 = "PI04", pi05 = "PI05"
  case pi06 = "PI06", pi07 = "PI07", pi08 = "PI08", pi09 = "PI09"

  // The responder chain
  case ch01 = "CH01", ch02 = "CH02", ch03 = "CH03", ch04 = "CH04", ch05 = "CH05"
  case ch06 = "CH06", ch07 = "CH07", ch08 = "CH08", ch09 = "CH09", ch10 = "CH10"
  case ch11 = "CH11", ch12 = "CH12", ch13 = "CH13", ch14 = "CH14", ch15 = "CH15"
  case ch16 = "CH16", ch17 = "CH17", ch18 = "CH18", ch19 = "CH19"

  // First responder
  case fr01 = "FR01", fr02 = "FR02", fr03 = "FR03", fr04 = "FR04", fr05 = "FR05"
  case fr06 = "FR06", fr07 = "FR07"

  // Touches, UITouch, UIEvent
  case to01 = "TO01", to02 = "TO02", to03 = "TO03", to04 = "TO04", to05 = "TO05"
  case to06 = "TO06", to07 = "TO07", to08 = "TO08", to09 = "TO09", to10 = "TO10"
  case to11 = "TO11", to12 = "TO12", to13 = "TO13", to14 = "TO14", to15 = "TO15"
  case to16 = "TO16", to17 = "TO17", to18 = "TO18"

  // Gesture recognizers
  case gr01 = "GR01", gr02 = "GR02", gr03 = "GR03", gr04 = "GR04", gr05 = "GR05"
  case gr06 = "GR06", gr07 = "GR07", gr08 = "GR08"

  // Action messages and controls
  case ac01 = "AC01", ac02 = "AC02", ac03 = "AC03", ac04 = "AC04", ac05 = "AC05"
  case ac06 = "AC06", ac07 = "AC07"

  // Motion
  case mo01 = "MO01", mo02 = "MO02", mo03 = "MO03"

  // Remote control
  case rc01 = "RC01", rc02 = "RC02"

  // Presses
  case pr01 = "PR01", pr02 = "PR02"

  // The editing menu
  case ed01 = "ED01", ed02 = "ED02"

  // Text editing
  case tx01 = "TX01", tx02 = "TX02", tx03 = "TX03", tx04 = "TX04"

  // View controllers
  case vc01 = "VC01", vc02 = "VC02", vc03 = "VC03", vc04 = "VC04"

  // Recipes
  case re01 = "RE01", re02 = "RE02", re03 = "RE03", re04 = "RE04", re05 = "RE05"
  case re06 = "RE06", re07 = "RE07", re08 = "RE08", re09 = "RE09", re10 = "RE10"
  case re11 = "RE11", re12 = "RE12", re13 = "RE13", re14 = "RE14", re15 = "RE15"

  // Quiz problems
  case qz01 = "QZ01", qz02 = "QZ02", qz03 = "QZ03", qz04 = "QZ04", qz05 = "QZ05"
  case qz06 = "QZ06", qz07 = "QZ07", qz08 = "QZ08", qz09 = "QZ09"

  // What is no responder, what is no event
  case ne01 = "NE01", ne02 = "NE02", ne03 = "NE03", ne04 = "NE04"

  // Where the documents disagree or err
  case x01 = "X01", x02 = "X02", x03 = "X03", x04 = "X04", x05 = "X05"
  case x06 = "X06", x07 = "X07", x08 = "X08", x09 = "X09", x10 = "X10"
  case x11 = "X11", x12 = "X12", x13 = "X13", x14 = "X14", x15 = "X15"
  case x16 = "X16", x17 = "X17", x18 = "X18", x19 = "X19", x20 = "X20"
  case x21 = "X21", x22 = "X22", x23 = "X23", x24 = "X24", x25 = "X25"
  case x26 = "X26", x27 = "X27", x28 = "X28", x29 = "X29", x30 = "X30"
  case x31 = "X31", x32 = "X32", x33 = "X33", x34 = "X34", x35 = "X35"
  case x36 = "X36", x37 = "X37", x38 = "X38", x39 = "X39", x40 = "X40"
  case x41 = "X41", x42 = "X42", x43 = "X43", x44 = "X44", x45 = "X45"

  // UIKit: hit testing
  case uHT01 = "U-HT-01", uHT02 = "U-HT-02", uHT03 = "U-HT-03", uHT04 = "U-HT-04", uHT05 = "U-HT-05"
  case uHT06 = "U-HT-06", uHT07 = "U-HT-07", uHT08 = "U-HT-08", uHT09 = "U-HT-09", uHT10 = "U-HT-10"
  case uHT11 = "U-HT-11", uHT12 = "U-HT-12", uHT13 = "U-HT-13", uHT14 = "U-HT-14", uHT15 = "U-HT-15"
  case uHT16 = "U-HT-16", uHT17 = "U-HT-17", uHT18 = "U-HT-18", uHT19 = "U-HT-19", uHT20 = "U-HT-20"
  case uHT21 = "U-HT-21", uHT23 = "U-HT-23", uHT22 = "U-HT-22", uHT24 = "U-HT-24", uHT25 = "U-HT-25"

  // UIKit: windows, application, queue
  case uWN01 = "U-WN-01", uWN02 = "U-WN-02", uWN03 = "U-WN-03", uWN04 = "U-WN-04", uWN05 = "U-WN-05"
  case uWN06 = "U-WN-06", uWN07 = "U-WN-07", uWN08 = "U-WN-08", uWN09 = "U-WN-09", uWN10 = "U-WN-10"
  case uWN11 = "U-WN-11", uWN12 = "U-WN-12", uWN13 = "U-WN-13", uWN14 = "U-WN-14", uWN15 = "U-WN-15"
  case uWN16 = "U-WN-16"

  // UIKit: the responder chain
  case uRC01 = "U-RC-01", uRC02 = "U-RC-02", uRC03 = "U-RC-03", uRC04 = "U-RC-04", uRC05 = "U-RC-05"
  case uRC06 = "U-RC-06", uRC07 = "U-RC-07", uRC08 = "U-RC-08", uRC09 = "U-RC-09", uRC10 = "U-RC-10"
  case uRC11 = "U-RC-11", uRC12 = "U-RC-12", uRC13 = "U-RC-13"

  // UIKit: first responder
  case uFR01 = "U-FR-01", uFR02 = "U-FR-02", uFR03 = "U-FR-03", uFR04 = "U-FR-04", uFR05 = "U-FR-05"
  case uFR06 = "U-FR-06", uFR07 = "U-FR-07", uFR08 = "U-FR-08", uFR09 = "U-FR-09", uFR10 = "U-FR-10"
  case uFR11 = "U-FR-11", uFR12 = "U-FR-12", uFR13 = "U-FR-13", uFR14 = "U-FR-14", uFR15 = "U-FR-15"
  case uFR16 = "U-FR-16", uFR17 = "U-FR-17", uFR18 = "U-FR-18", uFR19 = "U-FR-19"

  // UIKit: touch delivery
  case uTD01 = "U-TD-01", uTD02 = "U-TD-02", uTD03 = "U-TD-03", uTD04 = "U-TD-04", uTD05 = "U-TD-05"
  case uTD06 = "U-TD-06", uTD07 = "U-TD-07", uTD08 = "U-TD-08", uTD09 = "U-TD-09", uTD10 = "U-TD-10"
  case uTD11 = "U-TD-11", uTD12 = "U-TD-12", uTD13 = "U-TD-13", uTD14 = "U-TD-14", uTD15 = "U-TD-15"
  case uTD16 = "U-TD-16"

  // UIKit: controls and actions
  case uCT01 = "U-CT-01", uCT02 = "U-CT-02", uCT03 = "U-CT-03", uCT04 = "U-CT-04", uCT05 = "U-CT-05"
  case uCT06 = "U-CT-06", uCT07 = "U-CT-07", uCT08 = "U-CT-08", uCT10 = "U-CT-10", uCT11 = "U-CT-11"
  case uCT12 = "U-CT-12", uCT13 = "U-CT-13", uCT14 = "U-CT-14", uCT15 = "U-CT-15", uCT16 = "U-CT-16"
  case uCT17 = "U-CT-17", uCT18 = "U-CT-18", uCT19 = "U-CT-19", uCT20 = "U-CT-20", uCT21 = "U-CT-21"
  case uCT22 = "U-CT-22", uCT23 = "U-CT-23", uCT24 = "U-CT-24", uCT25 = "U-CT-25", uCT26 =
    "U-CT-26", uCT27 = "U-CT-27"
  case uCT28 = "U-CT-28", uCT29 = "U-CT-29", uCT30 = "U-CT-30", uCT31 = "U-CT-31", uCT32 =
    "U-CT-32", uCT33 = "U-CT-33"

  // UIKit: motion, remote, presses, keys
  case uMO01 = "U-MO-01", uMO02 = "U-MO-02", uMO03 = "U-MO-03", uMO04 = "U-MO-04", uMO05 = "U-MO-05"
  case uMO06 = "U-MO-06", uMO07 = "U-MO-07", uMO08 = "U-MO-08"

  // UIKit: editing menu
  case uEM01 = "U-EM-01", uEM02 = "U-EM-02", uEM03 = "U-EM-03", uEM04 = "U-EM-04", uEM05 = "U-EM-05"
  case uEM06 = "U-EM-06", uEM07 = "U-EM-07", uEM08 = "U-EM-08", uEM09 = "U-EM-09", uEM10 = "U-EM-10"

  // UIKit: gesture recognizers
  case uGR01 = "U-GR-01", uGR02 = "U-GR-02", uGR03 = "U-GR-03", uGR04 = "U-GR-04", uGR05 = "U-GR-05"
  case uGR06 = "U-GR-06", uGR07 = "U-GR-07", uGR08 = "U-GR-08", uGR09 = "U-GR-09", uGR10 = "U-GR-10"
  case uGR11 = "U-GR-11", uGR12 = "U-GR-12", uGR13 = "U-GR-13", uGR14 = "U-GR-14", uGR15 = "U-GR-15"
  case uGR16 = "U-GR-16", uGR17 = "U-GR-17", uGR18 = "U-GR-18", uGR19 = "U-GR-19", uGR20 = "U-GR-20"
  case uGR21 = "U-GR-21", uGR22 = "U-GR-22", uGR23 = "U-GR-23", uGR24 = "U-GR-24", uGR25 = "U-GR-25"
  case uGR26 = "U-GR-26", uGR27 = "U-GR-27", uGR28 = "U-GR-28", uGR29 = "U-GR-29", uGR30 = "U-GR-30"
  case uGR31 = "U-GR-31", uGR32 = "U-GR-32", uGR33 = "U-GR-33", uGR34 = "U-GR-34", uGR35 = "U-GR-35"
  case uGR36 = "U-GR-36", uGR37 = "U-GR-37", uGR38 = "U-GR-38", uGR39 = "U-GR-39", uGR40 = "U-GR-40"
  case uGR41 = "U-GR-41", uGR42 = "U-GR-42", uGR43 = "U-GR-43", uGR44 = "U-GR-44", uGR45 = "U-GR-45"
  case uGR46 = "U-GR-46", uGR47 = "U-GR-47", uGR48 = "U-GR-48", uGR49 = "U-GR-49", uGR50 = "U-GR-50"
  case uGR51 = "U-GR-51", uGR52 = "U-GR-52", uGR53 = "U-GR-53", uGR54 = "U-GR-54", uGR55 = "U-GR-55"

  // UIKit: scroll views
  case uSV01 = "U-SV-01", uSV02 = "U-SV-02", uSV03 = "U-SV-03", uSV04 = "U-SV-04", uSV05 = "U-SV-05"
  case uSV06 = "U-SV-06", uSV07 = "U-SV-07", uSV08 = "U-SV-08", uSV09 = "U-SV-09", uSV10 = "U-SV-10"
  case uSV11 = "U-SV-11", uSV12 = "U-SV-12", uSV13 = "U-SV-13", uSV14 = "U-SV-14", uSV15 = "U-SV-15"
  case uSV16 = "U-SV-16", uSV17 = "U-SV-17", uSV18 = "U-SV-18", uSV19 = "U-SV-19", uSV20 = "U-SV-20"
  case uSV21 = "U-SV-21", uSV22 = "U-SV-22", uSV23 = "U-SV-23", uSV24 = "U-SV-24", uSV25 = "U-SV-25"
  case uSV26 = "U-SV-26", uSV27 = "U-SV-27"

  // UIKit: presentation and containers
  case uPC01 = "U-PC-01", uPC02 = "U-PC-02", uPC03 = "U-PC-03", uPC04 = "U-PC-04", uPC05 = "U-PC-05"
  case uPC06 = "U-PC-06", uPC07 = "U-PC-07", uPC08 = "U-PC-08", uPC09 = "U-PC-09", uPC10 = "U-PC-10"
  case uPC11 = "U-PC-11", uPC12 = "U-PC-12"

  // UIKit: pointers, pencils, keyboards
  case uPT01 = "U-PT-01", uPT02 = "U-PT-02", uPT03 = "U-PT-03", uPT04 = "U-PT-04", uPT05 = "U-PT-05"

  // UIKit: SwiftUI in it
  case uSU01 = "U-SU-01", uSU02 = "U-SU-02", uSU03 = "U-SU-03", uSU04 = "U-SU-04"

  // UIKit: Auto Layout
  case uAL01 = "U-AL-01", uAL02 = "U-AL-02", uAL03 = "U-AL-03", uAL04 = "U-AL-04", uAL05 = "U-AL-05"
  case uAL06 = "U-AL-06", uAL07 = "U-AL-07", uAL08 = "U-AL-08", uAL09 = "U-AL-09", uAL10 = "U-AL-10"
  case uAL11 = "U-AL-11", uAL12 = "U-AL-12", uAL13 = "U-AL-13", uAL14 = "U-AL-14", uAL15 = "U-AL-15"

  // UIKit: class defaults
  case uCD01 = "U-CD-01", uCD02 = "U-CD-02", uCD03 = "U-CD-03", uCD04 = "U-CD-04", uCD05 = "U-CD-05"
  case uCD06 = "U-CD-06", uCD07 = "U-CD-07"

  // Contested points
  case c1 = "C1", c2 = "C2", c3 = "C3", c4 = "C4", c5 = "C5"
  case c6 = "C6", c7 = "C7", c8 = "C8", c9 = "C9", c10 = "C10"
  case c11 = "C11", c12 = "C12", c13 = "C13", c14 = "C14", c15 = "C15"
  case c16 = "C16", c17 = "C17", c18 = "C18", c19 = "C19", c20 = "C20"
  case c21 = "C21", c22 = "C22", c23 = "C23", c24 = "C24", c25 = "C25"
  case c26 = "C26", c27 = "C27", c28 = "C28", c29 = "C29", c30 = "C30"
  case c31 = "C31", c32 = "C32", c33 = "C33"
}
