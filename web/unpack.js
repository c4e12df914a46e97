// What the page carries: packed by xz, seven bits a character, because that is what HTML leaves as it is.

/** What HTML changes where it stands: it is written together with the seven bits that follow. */
const escaped = [0, 13, 60];

/** The bytes that a script element holds. */
function bytesOf(element) {
  const text = element.textContent;
  const bytes = new Uint8Array(text.length * 2);
  let held = 0;
  let count = 0;
  let place = 0;
  const push = (bits) => {
    held = (held << 7) | bits;
    count += 7;
    if (count < 8) return;
    count -= 8;
    bytes[place] = held >> count;
    place += 1;
    held &= (1 << count) - 1;
  };
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 128) {
      push(code);
      continue;
    }
    const which = escaped[(code >> 7) - 1];
    if (which !== undefined) push(which);
    push(code & 127);
  }
  return bytes.subarray(0, place);
}

/** What an element holds, unpacked. Where it was made without xz, the browser's gzip does. */
export async function unpacked(id) {
  const element = document.getElementById(id);
  const packed = bytesOf(element);
  if (!element.dataset.bytes) {
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  }
  const { instance } = await WebAssembly.instantiate(bytesOf(document.getElementById("unpack")));
  const { memory, place, unpack } = instance.exports;
  const limit = Number(element.dataset.bytes);
  const start = place(packed.length + limit);
  new Uint8Array(memory.buffer, start, packed.length).set(packed);
  const count = unpack(packed.length, limit);
  if (count !== limit) throw new Error("The page is damaged: it cannot be unpacked.");
  return new Uint8Array(memory.buffer, start + packed.length, count);
}
