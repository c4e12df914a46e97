// Text that the engine has written, as a page shows it.

import { make } from "./dom.js";

/** Words and the rules they go by, each a button that explains it. */
export function cited(words, rules, explain) {
  return [...plain(words), " ", ...rules.map((rule) => ruleButton(rule, explain))];
}

function ruleButton(rule, explain) {
  return make("button.rule", { type: "button", onclick: () => explain(rule) }, rule);
}

const brackets = /\[((?:U-)?[A-Z]{1,3}(?:-[A-Z]{2}-)?\d{1,2}(?:, ?(?:U-[A-Z]{2}-|[A-Z]{1,3})\d{1,2})*|(?:U-[A-Z]{2}-\d{2})(?:, ?(?:U-[A-Z]{2}-|[A-Z]{1,3})\d{1,2})*)\]/g;

/** A sentence whose rules stand in brackets at its end. */
export function sentence(text, explain) {
  const parts = [];
  let last = 0;
  for (const match of text.matchAll(brackets)) {
    parts.push(...plain(text.slice(last, match.index)));
    match[1].split(/, ?/).forEach((rule) => parts.push(ruleButton(rule, explain)));
    last = match.index + match[0].length;
  }
  parts.push(...plain(text.slice(last)));
  return parts.filter((part) => part !== "");
}

/** What stands between backticks is code. */
export function plain(text) {
  return text.split("`").map((part, place, parts) =>
    place % 2 && place < parts.length - 1 ? make("code", {}, part) : place % 2 ? "`" + part : part);
}

/** A note: headings and paragraphs. */
export function note(text) {
  return text.split(/\n{2,}/).map((part) => {
    const heading = /^#{1,6} +(.*)$/.exec(part);
    return heading ? make("p", {}, make("b", {}, ...plain(heading[1]))) : make("p", {}, ...plain(part));
  });
}

const drawn = /^( {2,}|\t)|[─│┌┐└┘├┤╭╮╰╯┄┈█▓░◂]|^(let|var) \w+ = |^(final )?class \w+.*\{|^[\w.]+\.\w+ = |^[\w.]+\.\w+\(.*\)$/;

/** Paragraphs; what is code or a picture keeps its lines. */
export function paragraphs(texts, explain) {
  const result = [];
  let code = [];
  const flush = () => {
    while (code.length && code[code.length - 1].trim() === "") code.pop();
    const isPicture = /[─│┌█]/.test(code.join(""));
    if (code.length) result.push(make("pre", isPicture ? { class: "picture", tabindex: 0 } : {}, code.join("\n")));
    code = [];
  };
  const lines = texts.flatMap((each) => each.split("\n"));
  for (const [place, text] of lines.entries()) {
    // A tree begins with a name alone.
    const begins = /^[├└]─/.test(lines[place + 1] ?? "");
    if (begins || drawn.test(text) || (code.length && text.trim() === "")) code.push(text);
    else {
      flush();
      if (text.trim() !== "") result.push(make("p", {}, ...sentence(text, explain)));
    }
  }
  flush();
  return result;
}
