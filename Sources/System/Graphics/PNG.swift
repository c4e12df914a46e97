import CZip
import Lab

/// A bitmap as a file that any program reads: a byte a pixel, its colours before it.
enum PNG {
  static func encoded(_ bitmap: Bitmap) -> [UInt8] {
    var header = whole(bitmap.width) + whole(bitmap.height)
    // Eight bits a pixel, by a palette; no interlacing.
    header += [8, 3, 0, 0, 0]
    var rows: [UInt8] = []
    rows.reserveCapacity((bitmap.width + 1) * bitmap.height)
    for y in 0..<bitmap.height {
      rows.append(0)
      rows += bitmap.pixels[(y * bitmap.width)..<((y + 1) * bitmap.width)]
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", header)
      + chunk("PLTE", Palette.colors.flatMap { [$0.red, $0.green, $0.blue] })
      + chunk("IDAT", packed(rows)) + chunk("IEND", [])
  }

  private static func whole(_ value: Int) -> [UInt8] {
    let value = UInt32(clamping: value)
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + bytes
    let sum = named.withUnsafeBufferPointer {
      crc32(0, $0.baseAddress, UInt32(clamping: $0.count))
    }
    return whole(bytes.count) + named + whole(Int(sum))
  }

  private static func packed(_ bytes: [UInt8]) -> [UInt8] {
    var size = compressBound(UInt(bytes.count))
    var packed = [UInt8](repeating: 0, count: Int(size))
    let status = packed.withUnsafeMutableBufferPointer { room in
      bytes.withUnsafeBufferPointer { source in
        compress2(room.baseAddress, &size, source.baseAddress, UInt(source.count), 9)
      }
    }
    return status == Z_OK ? Array(packed.prefix(Int(size))) : []
  }
}
