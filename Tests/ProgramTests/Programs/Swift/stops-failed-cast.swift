// as! insists on a type that is not there.
class Screen {}
class Detail: Screen {
  let row = 3
}
let screens: [Screen] = [Detail(), Screen()]
for screen in screens {
  print("opening")
  print((screen as! Detail).row)
}
