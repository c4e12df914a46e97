import Engine

@testable import Lab

extension Cast {
  static var links: [Telling] {
    [
      Telling(
        .ch08, .next(.view(ada), .controller(kit), .controllerOfView),
        "ada0 → kit0: ada0 is the view of kit0. [CH08]",
        "ada0 → kit0：ada0 是控制器 kit0 的视图。[CH08]"),
      Telling(
        .ch08, .next(.view(bob), .view(ada), .superview),
        "bob0 → ada0: ada0 is bob0's superview. [CH08]",
        "bob0 → ada0：ada0 是 bob0 的父视图。[CH08]"),
      Telling(
        .vc03, .next(.controller(kit), .view(ada), .superviewOfControllerView),
        "kit0 → ada0: ada0 is the superview of kit0's view. [VC03]",
        "kit0 → ada0：ada0 是 kit0 的视图的父视图。[VC03]"),
      Telling(
        .vc02, .next(.controller(kit), .view(win), .windowOfRoot),
        "kit0 → win0: kit0 is the root controller of win0. [VC02]",
        "kit0 → win0：kit0 是 win0 的根视图控制器。[VC02]"),
      Telling(
        .vc04, .next(.controller(kit), .controller(kit), .presenter),
        "kit0 → kit0: kit0 presents kit0. [VC04]",
        "kit0 → kit0：kit0 由 kit0 呈现。[VC04]"),
      Telling(
        .uRC06, .next(.view(win), .windowScene(.first), .windowScene),
        "win0 → scene: scene is the window's UIWindowScene. [U-RC-06]",
        "win0 → scene：scene 是窗口所在的 UIWindowScene。[U-RC-06]"),
      Telling(
        .ch10, .next(.windowScene(.first), .application, .application),
        "scene → app: app is the application. [CH10]",
        "scene → app：app 是 UIApplication。[CH10]"),
      Telling(
        .ch11, .next(.application, .delegate, .delegate),
        "app → delegate: delegate, the app delegate, is a UIResponder. [CH11]",
        "app → delegate：delegate 是 app delegate，也是 UIResponder。[CH11]"),
      Telling(
        .ch11, .next(.application, nil, .delegateNotInChain),
        "app → nil: the app delegate is not a UIResponder of a kind that joins the chain. [CH11]",
        "app → nil：app delegate 不是能接在链上的 UIResponder。[CH11]"),
      Telling(
        .ch17, .next(.view(ada), .view(win), .overridden),
        "ada0 → win0: ada0 overrides next. [CH17]",
        "ada0 → win0：ada0 重写了 nextResponder。[CH17]"),
      Telling(
        .ch08, .next(.view(ada), nil, .nothingAbove),
        "ada0 → nil: it has neither a controller nor a superview. [CH08]",
        "ada0 → nil：它没有控制器，也没有父视图。[CH08]"),
      Telling(
        .ch08, .next(.controller(kit), nil, .nothingAbove),
        "kit0 → nil: kit0's view has no superview. [CH08]",
        "kit0 → nil：kit0 的视图没有父视图。[CH08]"),
      Telling(
        .ch03, .next(.view(ada), nil, .mistaken),
        "ada0 → nil: by this thought the chain ends here. [CH03]",
        "ada0 → nil：按这个误解，链到此为止。[CH03]"),
      Telling(
        .ch03, .next(.view(ada), .view(bob), .mistaken),
        "ada0 → bob0: by this thought bob0 is next. [CH03]",
        "ada0 → bob0：按这个误解，下一个是 bob0。[CH03]"),
      Telling(
        .ch11, .next(.delegate, nil, .end),
        "delegate → nil: the chain ends here. [CH11]",
        "delegate → nil：链到此为止。[CH11]"),
    ]
  }
}
