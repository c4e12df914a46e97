// The engine: Hitchain itself, compiled to WebAssembly. A request is a word and, below it, what it is
// about; an answer is an object of the page's own and, below it, the replies as JSON Lines.

/** What a script element holds: seven bits in each character, for that is what HTML leaves as it is. */
function bytesOf(element) {
  const text = element.textContent;
  const bytes = new Uint8Array(Math.floor((text.length * 7) / 8));
  let held = 0;
  let count = 0;
  let place = 0;
  for (let index = 0; index < text.length; index += 1) {
    held = (held << 7) | (text.charCodeAt(index) & 127);
    count += 7;
    if (count < 8) continue;
    count -= 8;
    bytes[place] = held >> count;
    place += 1;
    held &= (1 << count) - 1;
  }
  return bytes;
}

/** Takes the module out of the page: packed by xz, with what unpacks it beside it, or by gzip. */
async function moduleBytes() {
  const element = document.getElementById("wasm");
  const packed = bytesOf(element);
  if (!element.dataset.bytes) {
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream).arrayBuffer();
  }
  const { instance } = await WebAssembly.instantiate(bytesOf(document.getElementById("unpack")));
  const { memory, place, unpack } = instance.exports;
  const limit = Number(element.dataset.bytes);
  const start = place(packed.length + limit);
  new Uint8Array(memory.buffer, start, packed.length).set(packed);
  const count = unpack(packed.length, limit);
  if (count !== limit) throw new Error("The page is damaged: its engine cannot be unpacked.");
  return new Uint8Array(memory.buffer, start + packed.length, count);
}

export class Engine {
  static async open() {
    const engine = new Engine();
    engine.module = await WebAssembly.compile(await moduleBytes());
    engine.start();
    return engine;
  }

  /** A fresh instance, which remembers nothing: also after one that broke down. */
  start() {
    this.exports = new WebAssembly.Instance(this.module, {}).exports;
    this.exports.hitchain_seed((Math.random() * 0x7fffffff) | 0);
    this.isBroken = false;
  }

  /**
   * Asks for something. Returns the page's object, with the replies' JSON texts as `jsonLines`.
   * @param {string} word @param {string} [about]
   */
  ask(word, about = "") {
    const { memory, hitchain_request, hitchain_run, hitchain_answer } = this.exports;
    const bytes = new TextEncoder().encode(word + "\n" + about);
    try {
      const place = hitchain_request(bytes.length);
      new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
      const count = hitchain_run();
      const text = new TextDecoder().decode(
        new Uint8Array(memory.buffer, hitchain_answer(), count));
      const lines = text.split("\n");
      const answer = JSON.parse(lines[0]);
      if (lines.length > 1) answer.jsonLines = lines.slice(1);
      return answer;
    } catch (problem) {
      // Memory ran out, or there is a fault in the engine. What it held is lost to it, not to the page.
      this.isBroken = true;
      throw problem;
    }
  }
}
