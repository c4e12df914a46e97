// The map: who would get a tap at each point, painted over the phone.

import { make, replace, byId } from "./dom.js";
import { say } from "./words.js";

const hues = [212, 28, 155, 280, 350, 75, 190, 45, 310, 120, 245, 10];

export class TouchMap {
  constructor(lab) {
    this.lab = lab;
    this.canvas = byId("map");
    this.legend = byId("map-legend");
    this.toggle = byId("show-map");
    this.toggle.addEventListener("change", () => this.draw());
    for (const kind of ["change", "language"]) lab.addEventListener(kind, () => this.draw());
  }

  draw() {
    const isShown = this.toggle.checked;
    this.canvas.hidden = !isShown;
    this.legend.hidden = !isShown;
    if (!isShown) return;
    const map = this.lab.ask("map", "2");
    if (!map.columns) return;
    const rows = map.owners.length / map.columns;
    Object.assign(this.canvas, { width: map.columns, height: rows });
    const context = this.canvas.getContext("2d");
    const image = context.createImageData(map.columns, rows);
    map.owners.forEach((owner, place) => {
      const [red, green, blue] = owner < 0 ? [120, 120, 120] : colour(owner);
      image.data.set([red, green, blue, owner < 0 ? 40 : 165], place * 4);
    });
    context.putImageData(image, 0, 0);
    replace(this.legend, ...map.names.map((name, place) => {
      const swatch = make("i");
      swatch.style.background = `rgb(${colour(place).join(" ")})`;
      return make("li", {}, swatch, name);
    }), map.owners.includes(-1) ? make("li", {}, make("i"), say("nobody")) : null);
  }
}

function colour(place) {
  const hue = hues[place % hues.length] / 60;
  const light = place < hues.length ? 0.56 : 0.42;
  const chroma = (1 - Math.abs(2 * light - 1)) * 0.62;
  const middle = chroma * (1 - Math.abs((hue % 2) - 1));
  const [red, green, blue] = [[chroma, middle, 0], [middle, chroma, 0], [0, chroma, middle], [0, middle, chroma], [middle, 0, chroma], [chroma, 0, middle]][Math.floor(hue) % 6];
  const base = light - chroma / 2;
  return [red, green, blue].map((part) => Math.round((part + base) * 255));
}
