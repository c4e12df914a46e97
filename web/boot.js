// What runs first: the page's script and how it looks are packed, as the engine is.

import { packed } from "./unpack.js";

const add = async (name) => {
  const bytes = (await packed(name)).all();
  const element = document.createElement(name);
  element.textContent = new TextDecoder().decode(bytes);
  if (name === "script") element.type = "module";
  document.head.append(element);
};

/** A browser without WebAssembly, or a page that was cut off: that is said, and not a blank page shown. */
const fail = (problem) => {
  const root = document.documentElement;
  if (root.dataset.ready) return;
  root.classList.add("is-dressed");
  const words = document.createElement("p");
  words.className = "noscript";
  words.textContent = `Hitchain cannot run here. Hitchain 在这里无法运行。${problem}`;
  document.body.prepend(words);
};
addEventListener("unhandledrejection", ({ reason }) => fail(reason));
try {
  await add("style");
  await add("script");
} catch (problem) {
  fail(problem);
}
