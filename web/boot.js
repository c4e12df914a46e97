// What runs first: the page's script and how it looks are packed, as the engine is.

import { packed } from "./unpack.js";

const add = async (name) => {
  const bytes = (await packed(name)).all();
  const element = document.createElement(name);
  element.textContent = new TextDecoder().decode(bytes);
  if (name === "script") element.type = "module";
  document.head.append(element);
};
await add("style");
document.documentElement.classList.add("is-dressed");
await add("script");
