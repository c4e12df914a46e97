// What runs first: the page's script is packed, as the engine is.

import { unpacked } from "./unpack.js";

const script = document.createElement("script");
script.type = "module";
script.textContent = new TextDecoder().decode(await unpacked("script"));
document.head.append(script);
