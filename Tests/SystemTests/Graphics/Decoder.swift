import Foundation

/// Python reads what was written: the numbers of the colours, a row a line.
enum Decoder {
  static let python = ["/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// What stands in a terminal's bytes, as `width height` and the pixels, or what is wrong with them.
  static func pixels(of bytes: String) throws -> (width: Int, height: Int, pixels: [UInt8]) {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: python ?? "")
    process.arguments = ["-c", script]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let writer = Thread {
      input.fileHandleForWriting.write(Data(bytes.utf8))
      try? input.fileHandleForWriting.close()
    }
    writer.start()
    let data = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    let end = data.firstIndex(of: 10) ?? data.count
    let head = String(decoding: data[..<end], as: UTF8.self).split(separator: " ")
      .compactMap { Int($0) }
    guard process.terminationStatus == 0, head.count == 2 else {
      throw Trouble(text: String(decoding: data, as: UTF8.self))
    }
    return (head[0], head[1], Array(data[(end + 1)...]))
  }

  struct Trouble: Error {
    let text: String
  }

  /// PNG by its specification, with zlib and struct; Sixel sign by sign.
  private static let script = #"""
    import base64, re, struct, sys, zlib
    text = sys.stdin.buffer.read().decode()

    def png(data):
        assert data[:8] == b"\x89PNG\r\n\x1a\n"
        at, packed, size, colors = 8, b"", None, 0
        while at < len(data):
            length, kind = struct.unpack(">I4s", data[at:at + 8])
            body = data[at + 8:at + 8 + length]
            assert zlib.crc32(kind + body) == struct.unpack(">I", data[at + 8 + length:at + 12 + length])[0]
            if kind == b"IHDR": size = struct.unpack(">IIBBBBB", body)
            if kind == b"PLTE": colors = length // 3
            if kind == b"IDAT": packed += body
            at += 12 + length
        assert kind == b"IEND" and size[2:] == (8, 3, 0, 0, 0)
        width, height = size[:2]
        raw = zlib.decompress(packed)
        assert len(raw) == (width + 1) * height
        rows = [raw[y * (width + 1):(y + 1) * (width + 1)] for y in range(height)]
        assert all(row[0] == 0 for row in rows)
        pixels = b"".join(row[1:] for row in rows)
        assert max(pixels) < colors
        return width, height, pixels

    def sixel(body):
        head = re.match(r'0;1;0q"1;1;(\d+);(\d+)', body)
        width, height = int(head[1]), int(head[2])
        pixels = [[255] * width for _ in range(height)]
        x, top, color, known, at = 0, 0, 0, set(), head.end()
        while at < len(body):
            sign = body[at]
            run = re.compile(r"!(\d+)([?-~])").match(body, at)
            named = re.compile(r"#(\d+)(;2;\d+;\d+;\d+)?").match(body, at)
            if named:
                color = int(named[1])
                if named[2]: known.add(color)
                assert color in known
                at = named.end()
            elif sign == "$": x, at = 0, at + 1
            elif sign == "-": x, top, at = 0, top + 6, at + 1
            else:
                count, bits = (int(run[1]), run[2]) if run else (1, sign)
                at = run.end() if run else at + 1
                assert "?" <= bits <= "~"
                for _ in range(count):
                    for row in range(6):
                        if ord(bits) - 63 >> row & 1:
                            pixels[top + row][x] = color
                    x += 1
        return width, height, b"".join(bytes(row) for row in pixels)

    if text.startswith("\x1b_G"):
        pieces = re.findall("\x1b_G([^;]*);([^\x1b]*)\x1b\\\\", text)
        assert "".join("\x1b_G%s;%s\x1b\\" % piece for piece in pieces) + "\n" == text
        assert pieces[0][0].startswith("a=T,f=100,q=2,")
        assert all("m=1" in keys for keys, _ in pieces[:-1]) and "m=0" in pieces[-1][0]
        assert all(len(body) <= 4096 for _, body in pieces)
        found = png(base64.b64decode("".join(body for _, body in pieces), validate=True))
    elif text.startswith("\x1b]1337;File="):
        keys, body = text[len("\x1b]1337;File="):].split(":", 1)
        assert body.endswith("\x07\n") and "inline=1" in keys.split(";")
        data = base64.b64decode(body[:-2], validate=True)
        assert "size=%d" % len(data) in keys.split(";")
        found = png(data)
        assert "width=%dpx" % found[0] in keys and "height=%dpx" % found[1] in keys
    else:
        assert text.startswith("\x1bP") and text.endswith("\x1b\\\n")
        found = sixel(text[2:-3])
    sys.stdout.buffer.write(b"%d %d\n" % found[:2] + found[2])
    """#
}
