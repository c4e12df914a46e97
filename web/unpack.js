// What the page carries: packed by xz, two bytes a character.

/** The bytes that a script element holds. What is no character by itself stands behind U+D7FF, its highest bit changed. */
function bytesOf(element) {
  const text = element.textContent;
  // Browsers run on machines that have the lower byte first, and so has the page.
  const pairs = new Uint16Array(text.length);
  let count = 0;
  for (let place = 0; place < text.length; place += 1) {
    let code = text.charCodeAt(place);
    if (code === 0xd7ff) {
      place += 1;
      code = text.charCodeAt(place) ^ 0x8000;
    }
    pairs[count] = code;
    count += 1;
  }
  return new Uint8Array(pairs.buffer, 0, Number(element.dataset.count));
}

const unpacker = WebAssembly.compile(bytesOf(document.getElementById("unpack")));

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
