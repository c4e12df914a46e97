// Elements, made without markup: no text of a document can become more than text.

/**
 * @param {string} kind such as "button.quiet"
 * @param {Record<string, unknown>} [attributes] `on…` are listeners; null and false leave one out
 * @param {...(Node | string | null | undefined | false)} children
 */
export function make(kind, attributes = {}, ...children) {
  const [name, ...classes] = kind.split(".");
  const element = document.createElement(name);
  if (classes.length) element.className = classes.join(" ");
  return fill(set(element, attributes), ...children);
}

export function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "class") element.classList.add(...value.split(" ").filter(Boolean));
    else if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  return element;
}

/** A button with no words but a sign: its name shows when one points at it, and is read aloud. */
export const sign = (kind, name, text, does) =>
  make(kind, { type: "button", title: name, onclick: does }, make("i", { "aria-hidden": "true" }, text));

/** Adds what is there. */
export function fill(element, ...children) {
  for (const child of children.flat()) {
    if (child !== null && child !== undefined && child !== false) element.append(child);
  }
  return element;
}

export function replace(element, ...children) {
  element.replaceChildren();
  return fill(element, ...children);
}

/** Draws a part anew, and leaves the keyboard where it was: at what has the same name, or else at `otherwise`. */
export function drawAnew(root, draw, otherwise = () => root) {
  const before = root.contains(document.activeElement) ? nameOf(document.activeElement) : null;
  draw();
  if (before === null || root.contains(document.activeElement)) return;
  const same = [...root.querySelectorAll("button, input, textarea, select")]
    .find((each) => !each.disabled && nameOf(each) === before);
  (same ?? otherwise())?.focus({ preventScroll: true });
}

const nameOf = (element) => element.getAttribute("aria-label") ?? (element.querySelector(":scope > i") ? element.title : element.textContent);

export const byId = (id) => document.getElementById(id);

/** Does the reader want things to stand still? */
export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A line for screen readers, and for all a message that goes away. */
export function announce(text) {
  byId("status").textContent = text;
}

let closing = 0;
export function notify(text) {
  const toast = byId("toast");
  toast.textContent = text;
  toast.hidden = false;
  clearTimeout(closing);
  closing = setTimeout(() => (toast.hidden = true), 6000);
}
