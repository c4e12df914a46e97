class NotesViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  @IBOutlet weak var tableView: UITableView!
  let notes = ["Milk", "Bread", "Eggs"]

  override func viewDidLoad() {
    super.viewDidLoad()
    print("notes", navigationItem.title ?? "-", navigationItem.rightBarButtonItem != nil)
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath) as! NoteCell
    cell.noteLabel.text = notes[indexPath.row]
    return cell
  }
  @IBAction func sort(_ sender: UIBarButtonItem) { print("sorted") }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "openNote", let detail = segue.destination as? DetailViewController,
      let cell = sender as? NoteCell
    {
      detail.note = cell.noteLabel.text
    }
    print("prepare", segue.identifier ?? "-")
  }
  @IBAction func unwindToNotes(_ segue: UIStoryboardSegue) {
    print("back from", type(of: segue.source), segue.identifier ?? "-")
  }
}

class NoteCell: UITableViewCell {
  @IBOutlet weak var noteLabel: UILabel!
  @IBAction func starTapped(_ sender: UIButton) { print("star", noteLabel.text ?? "-") }
}

class DetailViewController: UIViewController {
  var note: String?
  override func viewDidLoad() {
    super.viewDidLoad()
    print("detail of", note ?? "nothing")
  }
}

class EditViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    print("editing")
  }
}
