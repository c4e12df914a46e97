/// The whole of what a page can call: it writes a request, has it carried out, and reads the answer, all of
/// them text in UTF-8.
///
/// There is one of everything here, because a page has one laboratory and one thread.
nonisolated(unsafe) private var request: [UInt8] = []
nonisolated(unsafe) private var answer: [UInt8] = []
nonisolated(unsafe) private var laboratory: Laboratory?
nonisolated(unsafe) private var seed: UInt64 = 1

/// Where to write a request of so many bytes.
@_cdecl("hitchain_request")
public func hitchainRequest(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  request = [UInt8](repeating: 0, count: max(0, Int(count)))
  // The array is not touched until it is read.
  return request.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// What drills are drawn with; before the first request.
@_cdecl("hitchain_seed")
public func hitchainSeed(_ value: Int32) { seed = UInt64(UInt32(bitPattern: value)) }

/// Carries out the request that was written; the length of the answer.
@_cdecl("hitchain_run")
public func hitchainRun() -> Int32 {
  let desk = laboratory ?? Laboratory(seed: seed)
  laboratory = desk
  answer = Array(desk.answer(String(decoding: request, as: UTF8.self)).utf8)
  return Int32(answer.count)
}

/// Where the answer stands.
@_cdecl("hitchain_answer")
public func hitchainAnswer() -> UnsafePointer<UInt8>? {
  answer.withUnsafeBufferPointer { $0.baseAddress }
}
