@testable import Lab

/// Cells and what stands in them, headers, and rows that come and go.
extension WholeProgramTests {
  // MARK: Accessories

  static let accessories = [
    table(
      "an accessory view stands at the right, in the middle",
      members: "@objc func turn(_ s: UISwitch) { print(s.isOn) }",
      cell: """
        let toggle = UISwitch()
        toggle.addTarget(self, action: #selector(turn(_:)), for: .valueChanged)
        row.accessoryView = toggle
        print(row.contentView.frame.width, toggle.frame.midY, toggle.frame.maxX)
        """, "tap toggle",
      printed: ["237.0 22.0 304.0", "237.0 22.0 304.0", "237.0 22.0 304.0", "true"]),
    table(
      "an accessory narrows the content", load: "rows = [\"a\"]",
      cell: """
        row.accessoryType = .disclosureIndicator
        print(row.contentView.frame.width)
        row.accessoryType = .none
        print(row.contentView.frame.width)
        """, printed: ["280.0", "320.0"]),
    table(
      "the content has the margins of a row", before: ["device iphone-17"],
      load: "rows = [\"a\"]",
      cell: "print(row.contentView.layoutMargins.left, row.contentView.layoutMargins.top)",
      printed: ["16.0 11.0"]),
  ]

  // MARK: Headers

  private static let paths = """
    func tableView(_ t: UITableView, didSelectRowAt path: IndexPath) { print(path.section, path.row) }
    func numberOfSections(in t: UITableView) -> Int { 2 }

    """

  static let sections = [
    table(
      "the delegate's view and height",
      members: paths + """
        func tableView(_ t: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = UIView()
        let more = UIButton(frame: CGRect(x: 200, y: 0, width: 80, height: 40))
        more.addAction(UIAction { _ in print("more", section) }, for: .touchUpInside)
        header.addSubview(more)
        return header
        }
        func tableView(_ t: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 40 }
        """, "tap 220 20", "tap 100 20", "tap 100 50", "tap 220 190",
      printed: ["more 0", "0 0", "more 1"]),
    table(
      "titles of headers and footers",
      members: paths + """
        func tableView(_ t: UITableView, titleForHeaderInSection section: Int) -> String? { "H" }
        func tableView(_ t: UITableView, titleForFooterInSection section: Int) -> String? { "F" }
        """, "tap 100 20", "tap 100 30", "tap 100 200", "tap 100 225",
      "print(table.contentSize.height, table.headerView(forSection: 1)!.frame.minY)",
      printed: ["0 0", "1 0", "376.0 188.0"]),
    table(
      "from iOS 15 on there is room above a header", before: ["device iphone-17"],
      members: """
        func tableView(_ t: UITableView, titleForHeaderInSection section: Int) -> String? { "H" }
        """, "print(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY)",
      printed: ["50.0"]),
    table(
      "a header that is used again",
      members: """
        func tableView(_ t: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = t.dequeueReusableHeaderFooterView(withIdentifier: "head")
        print(header is Head)
        return header
        }
        """,
      load: """
        table.sectionHeaderHeight = 30
        table.register(Head.self, forHeaderFooterViewReuseIdentifier: "head")
        """, "print(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY)",
      printed: ["true", "30.0"]
    ).with("class Head: UITableViewHeaderFooterView {}"),
  ]

  // MARK: Rows that come and go

  static let updates = [
    table(
      "a row that comes leaves the others their cells", cell: "print(path.row)",
      "let first = table.cellForRow(at: IndexPath(row: 0, section: 0))",
      """
      rows.insert("n", at: 0)
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      print(table.cellForRow(at: IndexPath(row: 1, section: 0)) === first)
      """, printed: ["0", "1", "2", "0", "true"]),
    table(
      "a row that goes is used again", cell: "print(path.row)",
      """
      rows.remove(at: 1)
      table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
      rows.append("d")
      table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
      print(table.numberOfRows(inSection: 0), table.numberOfSections)
      """, printed: ["0", "1", "2", "2", "3 1"]),
    table(
      "one batch", cell: "print(path.row)",
      """
      rows = ["b", "c", "d"]
      table.beginUpdates()
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
      table.endUpdates()
      print(table.visibleCells.map { $0.textLabel!.text! })
      """, printed: ["0", "1", "2", "2", "[\"b\", \"c\", \"d\"]"]),
    table(
      "all is loaded again into the same cells",
      "let cell = table.cellForRow(at: IndexPath(row: 2, section: 0))",
      """
      table.reloadData()
      print(table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
      print(table.indexPathForRow(at: CGPoint(x: 9, y: 50))!.row, table.indexPathsForVisibleRows!.count)
      """, printed: ["true", "1 3"]),
    Case(
      name: "a cell that nobody registered is nil at first",
      code: """
        @interface Rows : UITableViewController
        @end
        @implementation Rows
        - (void)viewDidLoad {
          [super viewDidLoad];
          self.tableView.rowHeight = UITableViewAutomaticDimension;
        }
        - (NSInteger)tableView:(UITableView *)t numberOfRowsInSection:(NSInteger)s { return 2; }
        - (UITableViewCell *)tableView:(UITableView *)t cellForRowAtIndexPath:(NSIndexPath *)p {
          UITableViewCell *c = [t dequeueReusableCellWithIdentifier:@"a"];
          if (!c) {
            c = [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:@"a"];
            NSLog(@"new");
          }
          return c;
        }
        @end
        """, lines: ["[view reloadData]"], printed: ["new", "new"]),
    Case(
      name: "a collection view controller", before: ["device iphone-17"],
      code: """
        class Grid: UICollectionViewController {
        init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
        }
        override func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { 3 }
        override func collectionView(_ c: UICollectionView, cellForItemAt i: IndexPath) -> UICollectionViewCell {
        return c.dequeueReusableCell(withReuseIdentifier: "a", for: i)
        }
        override func collectionView(_ c: UICollectionView, didSelectItemAt i: IndexPath) { print(i.item) }
        }
        """, lines: ["tap 25 25", "print(collectionView.numberOfItems(inSection: 0))"],
      printed: ["0", "3"]),
  ]
}

extension WholeProgramTests.Case {
  /// Another type beside the controller.
  fileprivate func with(_ type: String) -> Self {
    var one = self
    one.code += "\n" + type
    return one
  }
}
