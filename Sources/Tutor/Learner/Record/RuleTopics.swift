import Engine

extension Rule {
  /// The topic that it is counted under. Without a `default` here, a rule without a topic does not
  /// compile.
  public var topic: Topic {
    switch self {
    case .ev01, .ev02, .ev03, .ev04, .ev05, .ev06, .ev07, .ev08, .ev09, .ev10, .ne03, .x01, .x07,
      .x20, .x21, .x31, .x36, .uWN07, .uWN08, .uWN09:
      .events
    case .ht01, .ht02, .ht03, .ht04, .ht05, .ht07, .ht08, .ht09, .ht10, .ht11, .ht16, .ht17, .ht18,
      .ht19, .pi01, .re14, .qz01, .qz02, .x06, .x08, .x09, .x13, .x19, .x37, .x39, .x43, .uHT10,
      .uHT11, .uHT12, .uHT13, .uHT14, .uHT15, .uHT22:
      .hitTesting
    case .ht15, .gt01, .gt02, .gt03, .gt04, .gt05, .gt06, .gt07, .gt08, .qz03, .qz04, .qz05, .qz07,
      .x02, .x03, .x05, .x38, .uHT01, .uHT02, .uHT03, .uHT04, .uHT05, .uHT16, .uCD01, .uCD02,
      .uCD06, .c1, .c2, .c17, .c18:
      .gates
    case .ht06, .ht12, .pi08, .qz08:
      .order
    case .pi02, .pi03, .uHT06, .uHT23:
      .edges
    case .uHT07, .uHT08:
      .transforms
    case .ht13, .ht14, .pi09, .qz06, .x04, .uHT09, .uHT18, .uHT21, .c16:
      .overhang
    case .pi04, .pi05, .pi06, .pi07, .re15, .qz09, .x30, .uHT17, .uHT19, .uHT20:
      .overrides
    case .x32, .uWN01, .uWN02, .uWN03, .uWN04, .uWN05, .uWN06, .uWN10, .uRC09, .c13:
      .windows
    case .ch01, .ch02, .ch03, .ch04, .ch05, .ch06, .ch07, .ch08, .ch10, .ch11, .ch12, .ch14, .ch15,
      .ch16, .ch17, .ch18, .ch19, .ne01, .ne02, .x10, .x11, .x14, .x15, .x18, .x42, .uRC01, .uRC02,
      .uRC04, .uRC06, .uRC07, .uRC08, .uRC10, .uRC11, .c8, .c11:
      .chains
    case .ch09, .ch13, .vc01, .vc02, .vc03, .vc04, .re12, .x12, .x40, .uRC03, .uRC05, .uRC12:
      .controllers
    case .fr01, .fr02, .fr03, .fr04, .fr05, .fr06, .fr07, .x16, .x22, .x41, .uRC13, .uFR01, .uFR02,
      .uFR03, .uFR04, .uFR05, .uFR06, .uFR07, .uFR08, .uFR09, .uFR10, .uFR11, .uFR12, .c7, .c14:
      .firstResponder
    case .to01, .to02, .to03, .to04, .to05, .to06, .to07, .to08, .to09, .to10, .to11, .to12, .to13,
      .to14, .to15, .x33, .x34, .x35, .uTD01, .uTD02, .uTD03, .uTD04, .uTD05, .uTD06, .uTD07,
      .uTD11, .uTD12, .uTD13, .uTD14, .uTD15, .uTD16, .c9, .c10:
      .touches
    case .to16, .to17, .to18, .uTD08, .uTD09, .uTD10, .uCD07:
      .multiTouch
    case .gr01, .gr02, .gr03, .gr04, .gr05, .gr06, .gr07, .gr08, .x44, .uGR01, .uGR02, .uGR03,
      .uGR04, .uGR05, .uGR06, .uGR07, .uGR08, .uGR09, .uGR10, .uGR11, .uGR12, .uGR13, .uGR14,
      .uGR15, .uGR16, .uGR17, .uGR18, .uGR19, .uGR20, .c5, .c12, .c15:
      .gestures
    case .uSV01, .uSV02, .uSV03, .uSV04, .uSV05, .uSV06, .uSV07, .uCD05:
      .scrolling
    case .ac01, .ac02, .ac07, .ne04, .uCT01, .uCT02, .uCT03, .uCT04, .uCT05, .uCT06, .uCT07,
      .uCT08, .uCT15, .uCD03, .uCD04, .c4:
      .controls
    case .ac03, .ac04, .ac05, .ac06, .x17, .x45, .uCT10, .uCT11, .uCT12, .uCT13, .uCT14, .c3:
      .nilTargets
    case .mo01, .mo02, .mo03, .rc01, .rc02, .pr01, .pr02, .x23, .uMO01, .uMO02, .uMO03, .uMO04,
      .uMO05, .uMO06, .uMO07, .uMO08, .c6:
      .otherEvents
    case .ed01, .ed02, .tx01, .tx02, .tx03, .tx04, .uEM01, .uEM02, .uEM03, .uEM04, .uEM05:
      .text
    case .re01, .re02, .re03, .re04, .re05, .re06, .re07, .re08, .re09, .re10, .re11, .re13, .x24,
      .x25, .x26, .x27, .x28, .x29:
      .recipes
    }
  }
}
