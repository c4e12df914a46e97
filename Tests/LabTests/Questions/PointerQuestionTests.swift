import Testing

@testable import Lab

/// Pointers, the swipe back and sheets by command: what is said of them, and how one finds out.
@Suite struct PointerQuestionTests {
  private static func stack() -> Desk {
    Desk("add navigation-controller N", "add controller A in N", "push B on N")
  }

  @Test func aScrollThatNobodyTakesIsToldAndMended() {
    var desk = Desk("add pan-recognizer P to view")
    #expect(desk.run("scroll 60 60 by 0 20").prose.contains("No pan of view"))
    #expect(
      desk.run("why-not P").prose.contains("its allowedScrollTypesMask has no continuous ones"))
    #expect(desk.run("how-to P").prose.contains("set allowedScrollTypesMask P continuous"))
    #expect(desk.run("why-not view").prose.contains("That is no touch"))
    #expect(desk.run("why").prose.contains("No pan of view"))
    desk.run("set allowedScrollTypesMask P continuous")
    #expect(desk.run("scroll 60 60 by 0 20").prose.contains("P recognizes the scroll on view"))
    #expect(desk.run("why").prose.contains("P goes from possible to began"))
    desk.run("scroll 60 60 by 0 20 wheel")
    #expect(desk.run("how-to P").prose.contains("set allowedScrollTypesMask P all"))
  }

  @Test func aPencilIsNoFinger() {
    var desk = Desk("add tap-recognizer T to view", "set allowedTouchTypes T direct")
    #expect(desk.run("tap 60 60").prose.contains("T recognizes the tap"))
    #expect(desk.run("tap 60 60 type=pencil").prose.contains("T does not receive the touch"))
    desk.run("touch 1 began 60 60 type=pencil")
    #expect(desk.run("touch 1 ended").prose.contains("nobody implements it"))
  }

  @Test(arguments: [
    (
      "set navigationBarHidden N YES", "the navigation bar is hidden",
      "set navigationBarHidden N NO"
    ),
    (
      "add bar-button-item back in N.navigationBar 0 0 60 44; set leftBarButtonItem B back",
      "back is where the back button would be", "set leftBarButtonItem B nil"
    ),
  ])
  func theSwipeBackIsRefusedAndMended(_ obstacle: String, _ why: String, _ remedy: String) {
    var desk = Self.stack()
    for line in obstacle.split(separator: ";") { desk.run(String(line)) }
    let pop = "N.interactivePopGestureRecognizer"
    #expect(desk.run("drag 5 200 to 250 200").prose.contains(why))
    #expect(desk.run("why-not \(pop)").prose.contains(why))
    let ways = desk.run("how-to \(pop)").prose
    #expect(ways.contains(remedy))
    #expect(ways.contains("delegate \(pop) should-begin YES"))
    desk.run(remedy)
    #expect(desk.run("drag 5 200 to 250 200").prose.contains("B leaves N's stack"))
  }

  @Test func theTreeShowsWhatIsNew() {
    var desk = Self.stack()
    desk.run("set navigationBarHidden N YES")
    desk.run("present M from controller style=pageSheet")
    desk.run("delegate M should-dismiss NO")
    desk.run("set undoManager B YES")
    desk.run("set editingInteractionConfiguration A none")
    let tree = desk.run("tree").prose
    for words in [
      "N.interactivePopGestureRecognizer", "swipes back", "navigationBarHidden YES", "M.pull",
      "the sheet's own", "should-dismiss NO", "undoManager YES",
    ] {
      #expect(tree.contains(words), "\(words)")
    }
    #expect(desk.error("delegate M should-begin NO") != nil)
    #expect(desk.error("set leftBarButtonItem B view") != nil)
    #expect(desk.error("remove M.pull") == "cannot-be-removed")
  }
}
