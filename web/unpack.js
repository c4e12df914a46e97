// What the page carries: packed by xz, almost 16 bits a character.

/** The bytes that a script element holds: `scripts/page` says how. */
function bytesOf(element) {
  const text = element.textContent;
  const bytes = new Uint8Array(text.length * 2);
  let held = 0;
  let count = 0;
  let size = 0;
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    const rank = code - (code < 0xd800 ? 0x100 : 0x900);
    if (rank < 2561) {
      held = (held << 15) | rank;
      count += 15;
    } else {
      held = (held << 16) | (rank + 2561);
      count += 16;
    }
    while (count >= 8) {
      count -= 8;
      bytes[size] = held >> count;
      size += 1;
    }
    held &= 0xff >> (8 - count);
  }
  return bytes.subarray(0, Number(element.dataset.count));
}

let unpacker = null;

/** What browsers unpack themselves, for a page that was made without xz. */
class Zipped {
  async open(element) {
    const stream = new Blob([bytesOf(element)]).stream().pipeThrough(new DecompressionStream("gzip"));
    this.bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    return this;
  }

  next() {
    return null;
  }

  all() {
    return this.bytes;
  }

  stream() {
    return new Blob([this.bytes]).stream();
  }
}

/** It is unpacked part by part, because a browser makes a function faster between two calls. */
class Packed {
  async open(element) {
    this.element = element;
    unpacker ??= WebAssembly.compile(bytesOf(document.getElementById("unpack")));
    this.exports = (await WebAssembly.instantiate(await unpacker)).exports;
    this.limit = Number(element.dataset.holds);
    this.count = 0;
    return this;
  }

  begin() {
    const bytes = bytesOf(this.element);
    this.place = this.exports.place(bytes.length + this.limit);
    new Uint8Array(this.exports.memory.buffer, this.place, bytes.length).set(bytes);
    this.place += bytes.length;
    return this.exports.begin(bytes.length);
  }

  /** Unpacks some 64 KB more and returns them; null where all are there. */
  next() {
    const before = this.count;
    if (before === this.limit) return null;
    if (this.place || this.begin()) this.count = this.exports.unpack(1 << 16, this.limit);
    if (this.count <= before) throw new Error("The page is damaged: it cannot be unpacked.");
    return this.bytes(before);
  }

  bytes(from) {
    return new Uint8Array(this.exports.memory.buffer, this.place + from, this.count - from);
  }

  all() {
    while (this.next());
    return this.bytes(0);
  }

  stream() {
    return new ReadableStream({
      pull: (controller) => {
        const bytes = this.next();
        if (bytes) controller.enqueue(bytes);
        else controller.close();
      },
    });
  }
}

/** What a script element holds: `all()` of it, the `next()` part, or all as a `stream()`. */
export function packed(id) {
  const element = document.getElementById(id);
  return (element.dataset.holds ? new Packed() : new Zipped()).open(element);
}
