// Errors come through await as they do through calls.
enum NetworkError: Error { case offline, notFound(String) }
func download(_ name: String) async throws -> Int {
  if name == "net" { throw NetworkError.offline }
  guard name.count > 2 else { throw NetworkError.notFound(name) }
  return name.count
}
func total(_ names: [String]) async -> Int {
  var sum = 0
  for name in names {
    do {
      sum += try await download(name)
    } catch NetworkError.notFound(let name) {
      print("no \(name)")
    } catch {
      print("stopped: \(error)")
      break
    }
  }
  return sum
}
print(await total(["photo", "x", "page", "net", "never"]))
let size = (try? await download("ab")) ?? -1
print(size)
