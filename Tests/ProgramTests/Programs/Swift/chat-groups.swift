// Messages one after another from the same person form a group.
struct Message {
  let sender: String
  let text: String
  let minute: Int
}
struct Group {
  let sender: String
  var messages: [Message]
  var start: Int { messages.first?.minute ?? 0 }
}
func grouped(_ messages: [Message], within minutes: Int = 5) -> [Group] {
  messages.reduce(into: [Group]()) { groups, message in
    if let last = groups.last, last.sender == message.sender,
      let previous = last.messages.last, message.minute - previous.minute <= minutes
    {
      groups[groups.count - 1].messages.append(message)
    } else {
      groups.append(Group(sender: message.sender, messages: [message]))
    }
  }
}
let messages = [
  Message(sender: "Ann", text: "Hi", minute: 0), Message(sender: "Ann", text: "There?", minute: 3),
  Message(sender: "Bo", text: "Yes", minute: 4), Message(sender: "Ann", text: "Good", minute: 5),
  Message(sender: "Ann", text: "Bye", minute: 30),
]
for group in grouped(messages) {
  print("[\(group.start)] \(group.sender): \(group.messages.map(\.text).joined(separator: " / "))")
}
print(grouped(messages, within: 60).count, grouped([]).isEmpty)
