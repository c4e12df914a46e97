// Putting items into groups by a key.
struct Song {
  let title: String
  let artist: String
}
let songs = [
  Song(title: "Aria", artist: "Bach"), Song(title: "Fugue", artist: "Bach"),
  Song(title: "Nocturne", artist: "Chopin"),
]
let byArtist = Dictionary(grouping: songs, by: \.artist)
for artist in byArtist.keys.sorted() {
  print(artist, byArtist[artist]!.map(\.title))
}
let words = ["ant", "bee", "ape", "cat", "bat"]
let byLetter = Dictionary(grouping: words) { $0.first! }
print(byLetter.map { "\($0.key):\($0.value.count)" }.sorted())
let lengths = Dictionary(uniqueKeysWithValues: words.map { ($0, $0.count) })
print(lengths["cat"] ?? 0)
var index: [String: [String]] = [:]
for song in songs {
  index[song.artist, default: []].append(song.title.lowercased())
}
print(index["Bach"]!, index["Chopin"]!)
let last = Dictionary(songs.map { ($0.artist, $0.title) }, uniquingKeysWith: { _, new in new })
print(last["Bach"]!)
