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

const listed = /^ {2}(?:((?:U-[A-Z]{2}-|[A-Z]{1,3})\d{1,2})( · .*)|([a-z]+(?:-[a-z]+)+ · .*|D\d .*))$/;

/** The page of a rule: what it names is a list, and other rules in it can be opened. */
export function ruleText(texts, explain) {
  const items = [];
  const result = [];
  const flush = () => {
    if (items.length) result.push(make("ul.listed", {}, ...items.splice(0)));
  };
  let rest = [];
  const add = () => result.push(...paragraphs(rest.splice(0), explain));
  for (const line of texts.flatMap((each) => each.split("\n"))) {
    const match = listed.exec(line);
    if (!match) {
      flush();
      rest.push(line);
      continue;
    }
    add();
    items.push(make("li", {}, match[1] ? ruleButton(match[1], explain) : null, ...plain(match[2] ?? match[3])));
  }
  flush();
  add();
  return result;
}

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
