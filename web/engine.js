// The engine: Hitchain itself, compiled to WebAssembly. A request is a word and, below it, what it is
// about; an answer is an object of the page's own and, below it, the replies as JSON Lines.

import { packed } from "./unpack.js";

export class Engine {
  static async open() {
    const engine = new Engine();
    // It is compiled while it is unpacked.
    const code = new Response((await packed("wasm")).stream(), { headers: { "Content-Type": "application/wasm" } });
    engine.module = await WebAssembly.compileStreaming(code);
    engine.books = await packed("books");
    // At once is only for modules that are small enough.
    engine.take(await WebAssembly.instantiate(engine.module, engine.imports()));
    return engine;
  }

  /** A fresh instance, which remembers nothing: also after one that broke down. */
  start() {
    this.take(this.spare ?? new WebAssembly.Instance(this.module, this.imports()));
  }

  /** The handbook and the lessons are unpacked when they are first asked for: no tap needs them. */
  imports() {
    const books = (place, count) => {
      const bytes = this.books.all();
      if (bytes.length !== count) throw new Error("The page's books are others than the engine's.");
      new Uint8Array(this.exports.memory.buffer, place, count).set(bytes);
    };
    return { page: { books } };
  }

  take({ exports }) {
    this.exports = exports;
    this.exports.hitchain_seed((Math.random() * 0x7fffffff) | 0);
    this.isBroken = false;
    // One this large may not be made at once, so the next one is made ahead.
    this.spare = null;
    WebAssembly.instantiate(this.module, this.imports()).then((next) => { this.spare = next; });
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
