import { tables } from "#provider/demo/seed/pictures/draw/backdrop.ts";
import { close } from "#provider/demo/seed/pictures/draw/close.ts";
import { cup } from "#provider/demo/seed/pictures/draw/cup.ts";
import { type Art, ellipse, emoji, path, stroke } from "#provider/demo/seed/pictures/draw/svg.ts";
import { bowl, type Glaze, glazes, plate, slab } from "#provider/demo/seed/pictures/draw/vessel.ts";

const empty = (inside: string): Art => ellipse(320, 300, 300, 220, inside);

const deep = (glaze: Glaze, inside: string, mark = ""): Art =>
  bowl({ cx: 320, cy: 280, rx: 206, depth: 70, glaze, inside, flat: 0.6 }, `${empty(inside)}${mark}`);

const sometsuke = (cx: number, cy: number, r: number): Art =>
  [0, 60, 120, 180, 240, 300]
    .map((turn) =>
      path(
        `M${cx} ${cy - r * 0.2}C${cx - r * 0.2} ${cy - r * 0.5} ${cx - r * 0.1} ${cy - r * 0.8} ${cx} ${cy - r * 0.95}C${cx + r * 0.1} ${cy - r * 0.8} ${cx + r * 0.2} ${cy - r * 0.5} ${cx} ${cy - r * 0.2}Z`,
        "#2b4f93",
        `transform="rotate(${turn} ${cx} ${cy})" opacity=".85"`,
      ),
    )
    .join("");

const drawn = (cx: number, cy: number, r: number): Art =>
  `<g transform="translate(0 ${cy * 0.26}) scale(1 .74)">${sometsuke(cx, cy, r)}<circle cx="${cx}" cy="${cy}" r="${r * 1.08}" fill="none" stroke="#2b4f93" stroke-width="6"/></g>`;

const yunomi = (x: number, y: number, glaze: Glaze, scale = 1): Art =>
  `<g transform="translate(${x} ${y}) scale(${scale}) translate(-310 -330)">${cup({ glaze, liquid: ["#cfd67a", "#a3ac44", "#6f7a20"], saucer: null, handle: false, rx: 120, depth: 190 })}</g>`;

const teapot = (glaze: Glaze): Art =>
  `<g filter="url(#soft)">${ellipse(330, 524, 220, 36, "#1c0b02", 'opacity=".6"')}</g><g filter="url(#clay-l)">${path("M130 330C70 320 60 260 96 236L150 300Z", glaze.dark)}${ellipse(320, 392, 200, 148, glaze.base)}</g>${stroke("M500 420C620 430 610 300 520 290", glaze.base, 34)}${stroke("M500 414C604 424 596 306 520 296", glaze.light, 8, 'opacity=".6"')}<g filter="url(#clay-m)">${ellipse(320, 266, 118, 44, glaze.light)}${ellipse(320, 232, 30, 26, glaze.base)}</g>${stroke("M176 340Q220 282 270 268", "#fff", 10, 'opacity=".4"')}`;

export const mallCeramicsRecipes: Record<string, () => Art> = {
  "goods/yunomi": () => `${tables.ash()}${yunomi(320, 330, glazes.celadon, 1.1)}`,
  "goods/yunomi-pair": () =>
    `${tables.walnut()}${yunomi(210, 330, glazes.indigo, 0.9)}${yunomi(440, 360, glazes.pink, 0.8)}`,
  "goods/kyusu": () => `${tables.linen()}${close("", teapot(glazes.red), 0.98)}`,
  "goods/kyusu-black": () => `${tables.sage()}${close("", teapot(glazes.black), 0.98)}`,
  "goods/rice-bowl": () =>
    `${tables.oak()}${close("", deep(glazes.white, "#fbf8f0", drawn(320, 300, 110)), 1.1)}`,
  "goods/matcha-bowl": () => `${tables.charcoal()}${close("", deep(glazes.black, "#2d2622"), 1.16)}`,
  "goods/donburi": () =>
    `${tables.brick()}${close("", deep(glazes.blue, "#e8eef6", drawn(320, 304, 130)), 1.22)}`,
  "goods/plate-blue": () =>
    `${tables.ash()}${close("", `${plate(320, 330, 250, glazes.white)}${drawn(320, 330, 150)}`, 1.06)}`,
  "goods/plate-celadon": () => `${tables.indigo()}${close("", plate(320, 330, 250, glazes.celadon), 1.06)}`,
  "goods/plate-small": () =>
    `${tables.linen()}${[
      [200, 250, glazes.pink],
      [420, 230, glazes.celadon],
      [230, 440, glazes.white],
      [450, 430, glazes.indigo],
    ]
      .map(([x, y, glaze]) => plate(Number(x), Number(y), 108, glaze as Glaze))
      .join("")}`,
  "goods/plate-long": () => `${tables.walnut()}${slab(320, 330, 500, 210, glazes.earth, 24, -7)}`,
  "goods/sake-cups": () =>
    `${tables.charcoal()}${yunomi(200, 380, glazes.earth, 0.56)}${yunomi(340, 350, glazes.celadon, 0.56)}${yunomi(470, 400, glazes.indigo, 0.56)}`,
  "goods/chopstick-rests": () =>
    `${tables.sage()}${["1f41f", "1f33f", "1f338", "1f438", "1f337"].map((code, index) => emoji(code, 130 + index * 96, 340 + (index % 2) * 70, 120, -8 + index * 5)).join("")}`,
  "goods/vase": () =>
    `${tables.sky()}<g filter="url(#soft)">${ellipse(330, 566, 120, 26, "#1c0b02", 'opacity=".6"')}</g>${emoji("1f338", 250, 170, 130, -20)}${emoji("1f33f", 370, 150, 190, 14)}<g filter="url(#clay-l)">${path("M276 250H364C360 320 440 380 430 470C424 540 380 570 320 570C260 570 216 540 210 470C200 380 280 320 276 250Z", glazes.celadon.base)}</g>${stroke("M250 420Q236 470 262 520", "#fff", 12, 'opacity=".5"')}`,
};
