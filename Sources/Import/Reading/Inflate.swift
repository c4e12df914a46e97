import CZip

/// Unpacks gzip, and no more of it than is wanted: a few bytes may hold gigabytes.
public enum Inflate {
  public static func isPacked(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1F, 0x8B]) }

  public static func unpacked(_ bytes: [UInt8], limit: Int) throws(ImportError) -> [UInt8] {
    var stream = z_stream()
    guard zip_begin(&stream) == Z_OK else { throw .damaged(what: "zlib") }
    defer { inflateEnd(&stream) }
    var input = bytes
    var output: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 18)
    var status = Z_OK
    var isTooLarge = false
    input.withUnsafeMutableBufferPointer { source in
      stream.next_in = source.baseAddress
      stream.avail_in = UInt32(clamping: source.count)
      while status == Z_OK, !isTooLarge {
        let before = stream.avail_in
        let made = piece.withUnsafeMutableBufferPointer { room -> Int in
          stream.next_out = room.baseAddress
          stream.avail_out = UInt32(room.count)
          status = inflate(&stream, Z_NO_FLUSH)
          return room.count - Int(stream.avail_out)
        }
        output += piece[..<made]
        isTooLarge = output.count > limit
        if made == 0, stream.avail_in == before { break }
      }
    }
    guard !isTooLarge else { throw .tooLarge(megabytes: limit >> 20) }
    guard status == Z_STREAM_END else { throw .damaged(what: "gzip") }
    return output
  }
}
