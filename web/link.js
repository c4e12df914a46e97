// Links: what stands after # opens a lesson, runs commands, or holds a whole notebook.

const limit = 64 * 1024;

/** @returns {{ kind: string, text?: string } | null} what a fragment asks for; an error has its name */
export async function readFragment(fragment) {
  const text = fragment.replace(/^#/, "");
  if (text === "") return null;
  if (text.length > limit) return { kind: "error", text: "linkTooLarge" };
  const [name, ...rest] = text.split("=");
  const value = rest.join("=");
  try {
    switch (name) {
      case "course": return { kind: "course" };
      case "situations": return { kind: "situations" };
      case "lesson": return { kind: "lesson", text: decodeURIComponent(value) };
      case "situation": return { kind: "situation", text: decodeURIComponent(value) };
      case "do": return { kind: "do", text: decodeURIComponent(value.replaceAll("+", "%20")) };
      case "doc": return { kind: "document", text: await unpack(value) };
      default: return null;
    }
  } catch {
    return { kind: "error", text: "linkBroken" };
  }
}

/** A link to a page that opens with this document; null where it is too long for one. */
export async function linkTo(document) {
  const stream = new Blob([document]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  const packed = btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  if (packed.length > limit - 8) return null;
  return `${location.href.split("#")[0]}#doc=${packed}`;
}

/** No more than a megabyte comes out of it, however small it was packed. */
async function unpack(packed) {
  const text = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const parts = [];
  let count = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    count += value.length;
    if (count > 1 << 20) throw new RangeError("too large");
    parts.push(value);
  }
  return new TextDecoder("utf-8", { fatal: true }).decode(await new Blob(parts).arrayBuffer());
}
