import { bar, tables } from "#provider/demo/seed/pictures/draw/backdrop.ts";
import { cup, latteArt } from "#provider/demo/seed/pictures/draw/cup.ts";
import { bottle, type Drink, glass, stem } from "#provider/demo/seed/pictures/draw/glass.ts";
import { scoop } from "#provider/demo/seed/pictures/draw/heaps.ts";
import {
  type Art,
  at,
  box,
  clipped,
  ellipse,
  emoji,
  linear,
  path,
  steam,
  stroke,
} from "#provider/demo/seed/pictures/draw/svg.ts";
import { citrus, crumbs } from "#provider/demo/seed/pictures/draw/toppings.ts";
import { bowl, type Glaze, glazes, slab } from "#provider/demo/seed/pictures/draw/vessel.ts";

const night = () => bar("#6b3f26", "#2c170c", "#9a6238", "#4a2810", 5);
const lantern = () => bar("#8e3b25", "#38120a", "#7b4a2a", "#3a1e0d", 9);
const day = () => bar("#f2dfc0", "#d9b98a", "#e3bd88", "#b07f48", 3);
const morning = () => bar("#d7e3dc", "#9fb8b0", "#e6cda6", "#b88f5c", 7);
const dusk = () => bar("#5d6f94", "#26324e", "#86623f", "#45301d", 12);

const tall: Partial<Drink> = { top: 112, foot: 556, width: 216, taper: 0.8 };
const short: Partial<Drink> = { top: 236, foot: 548, width: 290, taper: 0.84 };

const onRim = (x: number, y: number, flesh: string, rind: string): Art =>
  `<g filter="url(#drop)">${citrus(x, y, 56, 14, flesh, rind, 1)}</g>`;

const mug = (top: string, middle: string, low: string, foam = "#fff8e6"): Art => {
  const handle = "M420 236C520 220 540 470 424 462";
  return `${stroke(handle, "#dfeef2", 40, 'opacity=".75"')}${stroke(handle, "#ffffff", 12, 'opacity=".7" transform="translate(-6 -6)"')}${glass({ x: 304, top: 168, foot: 560, width: 266, taper: 0.92, colors: [top, middle, low], fill: 0.86, bubbles: 46, foam, seed: 6 })}`;
};

const bigCup = (
  table: Art,
  glaze: Glaze,
  liquid: readonly [string, string, string],
  art: Art,
  hot = true,
): Art => `${table}${cup({ glaze, liquid, art })}${hot ? steam(310, 160, 0.34) : ""}`;

const tokkuri = (x: number, foot: number, color: string, dark: string): Art => {
  const body = linear(0, [0, dark], [0.24, color], [0.4, "#ffffff", 0.85], [0.55, color], [1, dark]);
  const d = `M${x - 34} ${foot - 330}C${x - 22} ${foot - 290} ${x - 26} ${foot - 262} ${x - 40} ${foot - 236}C${x - 106} ${foot - 190} ${x - 108} ${foot - 40} ${x - 74} ${foot}H${x + 74}C${x + 108} ${foot - 40} ${x + 106} ${foot - 190} ${x + 40} ${foot - 236}C${x + 26} ${foot - 262} ${x + 22} ${foot - 290} ${x + 34} ${foot - 330}Z`;
  return `${body.def}<g filter="url(#soft)">${ellipse(x + 20, foot + 2, 96, 20, "#1c0b02", 'opacity=".6"')}</g>${path(d, dark)}${path(d, body.paint)}${ellipse(x, foot - 330, 36, 9, dark)}${stroke(`M${x - 92} ${foot - 110}Q${x} ${foot - 84} ${x + 92} ${foot - 110}M${x - 92} ${foot - 92}Q${x} ${foot - 66} ${x + 92} ${foot - 92}`, "#2f527f", 6, 'opacity=".7"')}`;
};

const ochoko = (x: number, foot: number, glaze: Glaze): Art =>
  bowl(
    { cx: x, cy: foot - 74, rx: 66, depth: 26, glaze, inside: "#ffffff", flat: 0.4 },
    `${ellipse(x, foot - 66, 60, 22, "#eef3f4")}<ellipse cx="${x}" cy="${foot - 64}" rx="26" ry="9" fill="none" stroke="#3b67a5" stroke-width="6"/>`,
  );

const pressed = (mark: string, color: string): Art =>
  `<g>${ellipse(320, 430, 44, 40, color, 'opacity=".9"')}${mark}</g>`;

export const drinkRecipes: Record<string, () => Art> = {
  "drink/beer-mug": () => `${night()}${mug("#ffc93c", "#f7a91e", "#e58a0c")}`,
  "drink/beer-free": () => `${day()}${mug("#ffe27c", "#f9cf4a", "#eeb526")}`,
  "drink/beer-dark": () => `${lantern()}${mug("#5a2d14", "#37190a", "#1f0d05", "#f1dcb8")}`,
  "drink/beer-bottle": () =>
    `${night()}${bottle(
      236,
      566,
      470,
      148,
      "#7a4a1c",
      "#3c1f08",
      "#f6e6bd",
      pressed(`${stroke("M300 430h40", "#fff", 6)}`, "#b3321c")
        .replaceAll("320", "236")
        .replaceAll("300", "216"),
      "#d9b24a",
    )}${glass({ x: 426, top: 300, foot: 562, width: 156, taper: 0.86, colors: ["#ffc93c", "#f7a91e", "#e58a0c"], fill: 0.84, bubbles: 18, foam: "#fff8e6" })}`,
  "drink/highball": () =>
    `${dusk()}${glass({ ...tall, colors: ["#f8dc94", "#eec063", "#dca140"], ice: 5, bubbles: 46, seed: 3 })}${onRim(414, 136, "#ffe14d", "#f5b800")}`,
  "drink/lemon-sour": () =>
    `${lantern()}${glass({ ...tall, colors: ["#fffbd8", "#fbf0a0", "#f2dc64"], ice: 5, bubbles: 40, seed: 8 })}${onRim(412, 132, "#ffe14d", "#f5b800")}${at(300, 372, citrus(0, 0, 60, 20), 0, 1).replace("<g", '<g opacity=".85"')}`,
  "drink/grapefruit-sour": () =>
    `${night()}${glass({ ...tall, colors: ["#ffd9c4", "#f9a68e", "#ee7d68"], ice: 5, bubbles: 36, seed: 5 })}${onRim(412, 132, "#ff9d80", "#f2a93a")}`,
  "drink/green-tea-hai": () =>
    `${dusk()}${glass({ ...tall, colors: ["#cfd873", "#a6ba49", "#7d9730"], ice: 5, seed: 4 })}`,
  "drink/oolong-hai": () =>
    `${lantern()}${glass({ ...tall, colors: ["#c8803a", "#a55c1f", "#7b3f10"], ice: 5, seed: 9 })}`,
  "drink/oolong": () =>
    `${day()}${glass({ ...tall, top: 150, width: 230, colors: ["#c98a46", "#ab6728", "#874a16"], ice: 4, seed: 2 })}`,
  "drink/barley-tea": () =>
    `${morning()}${glass({ ...short, width: 250, colors: ["#d8a05a", "#bb7a35", "#96591f"], ice: 3, seed: 12 })}`,
  "drink/cola": () =>
    `${day()}${glass({ ...tall, colors: ["#6b3219", "#42190b", "#280d05"], ice: 5, bubbles: 44, straw: "#d83a2a", seed: 2 })}`,
  "drink/melon-soda": () =>
    `${morning()}${glass({ ...tall, colors: ["#8fe06a", "#45c04a", "#1f9a3d"], ice: 4, bubbles: 40, straw: "#ffffff", seed: 11 })}${emoji("1f352", 250, 196, 84, -10)}`,
  "drink/cream-soda": () =>
    `${day()}${scoop(316, 170, 84, ["#fffdf2", "#fbeec8", "#e4cb98"], 4)}${glass({ ...tall, top: 176, colors: ["#8fe06a", "#45c04a", "#1f9a3d"], ice: 3, bubbles: 44, seed: 11, fill: 0.9 })}${emoji("1f352", 338, 96, 92, 8)}`,
  "drink/blue-cream-soda": () =>
    `${dusk()}${scoop(316, 170, 84, ["#fffdf2", "#fbeec8", "#e4cb98"], 6)}${glass({ ...tall, top: 176, colors: ["#7fe0f2", "#2fa6e0", "#1f62c0"], ice: 3, bubbles: 44, seed: 7, fill: 0.9 })}${emoji("1f352", 330, 96, 92, -8)}`,
  "drink/ramune": () =>
    `${morning()}${bottle(320, 566, 470, 150, "#a8e3ea", "#4fa6b8", "#ffffff", `${ellipse(320, 432, 40, 36, "#2f9fd0")}${ellipse(308, 420, 12, 10, "#fff", 'opacity=".8"')}`, "#4a8fd6")}${ellipse(320, 210, 20, 20, "#d8f6ff", 'filter="url(#clay-m)"')}`,
  "drink/apple-juice": () =>
    `${day()}${glass({ ...tall, top: 160, colors: ["#ffe39a", "#f6c659", "#e7a632"], ice: 3, straw: "#5fae4b", seed: 6 })}${emoji("1f34e", 474, 486, 150, 8)}`,
  "drink/orange-juice": () =>
    `${morning()}${glass({ ...tall, top: 160, colors: ["#ffc04a", "#ff9f1e", "#f58208"], ice: 3, straw: "#ffffff", seed: 3 })}${emoji("1f34a", 476, 488, 150, -6)}`,
  "drink/ginger-ale": () =>
    `${night()}${glass({ ...tall, colors: ["#fbe8b0", "#f0cd7a", "#dcae50"], ice: 5, bubbles: 48, straw: "#2f7a4b", seed: 13 })}${onRim(412, 134, "#d7f07a", "#7fb52e")}`,
  "drink/lemonade": () =>
    `${morning()}${glass({ ...tall, top: 150, colors: ["#fffce0", "#fdf2a8", "#f7e070"], ice: 4, bubbles: 30, straw: "#f3b92a", seed: 15 })}${at(296, 330, citrus(0, 0, 58, 10)).replace("<g", '<g opacity=".9"')}${at(350, 430, citrus(0, 0, 52, 50)).replace("<g", '<g opacity=".85"')}${emoji("1f33f", 336, 168, 110, 10)}`,
  "drink/peach-soda": () =>
    `${day()}${glass({ ...tall, top: 150, colors: ["#ffe3d6", "#ffb9a6", "#f78f86"], ice: 4, bubbles: 40, straw: "#ffffff", seed: 17 })}${emoji("1f351", 478, 486, 150, 6)}`,
  "drink/banana-milk": () =>
    `${morning()}${glass({ ...tall, top: 160, colors: ["#fffbea", "#fff2c8", "#fbe2a0"], straw: "#f6c52e", fill: 0.92, seed: 5 })}${emoji("1f34c", 476, 480, 160, 6)}`,
  "drink/umeshu": () =>
    `${lantern()}${glass({ ...short, colors: ["#f9d98c", "#eab24e", "#cf8a28"], ice: 3, seed: 5 })}${ellipse(300, 478, 44, 40, "#a9a83c", 'filter="url(#clay-m)" opacity=".92"')}`,
  "drink/shochu": () =>
    `${dusk()}${glass({ ...short, colors: ["#f4fbff", "#e2f0f6", "#c9dfe8"], ice: 3, seed: 8 })}`,
  "drink/whisky": () =>
    `${night()}${glass({ ...short, colors: ["#f0b250", "#d98a26", "#a85c0e"], ice: 2, fill: 0.62, seed: 3 })}`,
  "drink/sake-cold": () =>
    `${dusk()}${bottle(250, 562, 440, 150, "#dfeee6", "#93b8a6", "#fdf6e4", `${stroke("M222 402v70M250 396v84M278 402v70", "#2f2a26", 8, 'opacity=".8"')}`, "#3b5b8c")}${ochoko(450, 570, glazes.white)}`,
  "drink/sake-hot": () =>
    `${lantern()}${tokkuri(262, 560, "#f4efe4", "#b5a688")}${ochoko(452, 572, glazes.white)}${steam(262, 220, 0.4)}`,
  "drink/sake-glass": () =>
    `${night()}${box(196, 330, 250, 236, 10, "#d9a86a", 'filter="url(#clay-l)"')}${stroke("M200 392h242M200 452h242M200 512h242", "#7c4c1c", 3, 'opacity=".3"')}${box(214, 338, 214, 34, 6, "#8a5825")}${glass({ x: 320, top: 196, foot: 420, width: 176, taper: 0.86, colors: ["#f7fcff", "#eaf4f8", "#d9e9ee"], fill: 0.98 })}${box(196, 372, 250, 194, 10, "#cf9a5a", 'filter="url(#clay-m)"')}${stroke("M200 436h242M200 500h242", "#7c4c1c", 3, 'opacity=".3"')}`,
  "drink/wine-red": () => `${night()}${stem(320, 566, ["#b3213c", "#6d0d22"], 0.56, 1.06)}`,
  "drink/wine-white": () => `${dusk()}${stem(320, 566, ["#fbf3b8", "#e5cf70"], 0.56, 1.06)}`,
  "drink/sparkling": () => `${lantern()}${emoji("1f942", 320, 330, 420)}`,
  "drink/toast": () => `${night()}${emoji("1f37b", 320, 320, 440)}`,
  "drink/coffee": () =>
    bigCup(
      tables.oak(),
      glazes.white,
      ["#6d3a1a", "#43200c", "#271005"],
      `${ellipse(270, 240, 46, 16, "#b4743f", 'opacity=".45"')}`,
    ),
  "drink/americano": () =>
    bigCup(
      tables.charcoal(),
      glazes.celadon,
      ["#7b4520", "#4c2610", "#2c1206"],
      `${ellipse(350, 280, 52, 18, "#c58850", 'opacity=".4"')}`,
    ),
  "drink/espresso": () =>
    `${tables.brick()}${cup({ cx: 312, cy: 292, rx: 116, depth: 112, glaze: glazes.cream, liquid: ["#9a5a2c", "#6a3614", "#3c1b08"], art: ellipse(312, 302, 92, 48, "#c98a4c", 'opacity=".55"') })}${steam(312, 220, 0.34)}${emoji("1f36a", 500, 470, 96, 10)}`,
  "drink/latte": () =>
    bigCup(tables.walnut(), glazes.white, ["#c98f58", "#a96c38", "#7f4a20"], latteArt(310, 268, "leaf")),
  "drink/cappuccino": () =>
    bigCup(
      tables.sage(),
      glazes.earth,
      ["#d9a876", "#b97f4b", "#8f5a2b"],
      `${ellipse(310, 268, 112, 60, "#fff6e4", 'filter="url(#clay-m)"')}${crumbs(310, 268, 90, 46, 40, ["#8f5a2b", "#6f3f18"], 2.6, 4)}`,
    ),
  "drink/mocha": () =>
    bigCup(
      tables.rose(),
      glazes.white,
      ["#8a5230", "#63361a", "#3e1d0a"],
      `${latteArt(310, 264, "heart", "#f6e2c4")}${stroke("M220 240q40 30 80 0t80 4M230 290q40 26 80 0t76 2", "#4a2310", 6, 'opacity=".7"')}`,
    ),
  "drink/vienna": () =>
    `${tables.indigo()}${cup({ glaze: glazes.black, liquid: ["#5d2f14", "#3b1b0a", "#220e04"] })}${scoop(310, 236, 112, ["#fffdf6", "#fbf1dc", "#dfcba6"], 5)}${crumbs(310, 196, 70, 34, 30, ["#6f3f18", "#8f5a2b"], 3, 4)}`,
  "drink/caramel-latte": () =>
    bigCup(
      tables.mustard(),
      glazes.cream,
      ["#dba768", "#bb8043", "#8f5a26"],
      `${ellipse(310, 268, 108, 58, "#fff1d8", 'filter="url(#clay-m)"')}${stroke("M222 250q22 34 44 0t44 0t44 0t44 0M232 288q20 26 40 0t40 0t40 0", "#b5651d", 7)}`,
    ),
  "drink/iced-coffee": () =>
    `${day()}${glass({ ...tall, colors: ["#6b3a1a", "#451f0b", "#2a1005"], ice: 5, straw: "#2c2c2c", seed: 2 })}`,
  "drink/cold-brew": () =>
    `${dusk()}${glass({ ...short, colors: ["#7a431d", "#4d250e", "#2f1306"], ice: 3, seed: 14 })}${emoji("1f33f", 472, 500, 96, 20)}`,
  "drink/iced-latte": () =>
    `${morning()}${glass({ ...tall, colors: ["#7b4520", "#c9996a", "#fff4e2"], ice: 5, straw: "#b98a5a", seed: 2 })}`,
  "drink/iced-matcha": () =>
    `${day()}${glass({ ...tall, colors: ["#7fa33c", "#b9cf86", "#fffaee"], ice: 5, straw: "#ffffff", seed: 6 })}`,
  "drink/matcha-latte": () =>
    bigCup(
      tables.ash(),
      glazes.indigo,
      ["#b5cc7a", "#8dad4a", "#5f7f2a"],
      latteArt(310, 268, "leaf", "#f8f7df"),
    ),
  "drink/hojicha-latte": () =>
    bigCup(
      tables.linen(),
      glazes.earth,
      ["#d9a878", "#b98050", "#8c5730"],
      latteArt(310, 266, "heart", "#fff1dc"),
    ),
  "drink/tea": () => bigCup(tables.rose(), glazes.white, ["#d9803a", "#b9581c", "#8a3a0c"], ""),
  "drink/lemon-tea": () =>
    bigCup(
      tables.sky(),
      glazes.white,
      ["#eca24a", "#d27a24", "#a35712"],
      citrus(316, 266, 62, 18, "#ffe14d", "#f5b800", 0.62),
    ),
  "drink/milk-tea": () => bigCup(tables.lilac(), glazes.pink, ["#e8bd8d", "#d19c66", "#a97442"], ""),
  "drink/chai": () =>
    bigCup(
      tables.brick(),
      glazes.sand,
      ["#dfae78", "#c48850", "#95602e"],
      `${crumbs(310, 262, 80, 40, 26, ["#7c4318", "#9c5a22"], 3, 4)}${at(352, 272, `<g filter="url(#clay-s)">${box(-60, -8, 120, 16, 8, "#8a4b1e")}${box(-60, -8, 120, 6, 3, "#b8743c")}</g>`, -24)}`,
    ),
  "drink/green-tea": () =>
    `${tables.sage()}${cup({ glaze: glazes.celadon, liquid: ["#cfd87a", "#a9bb4c", "#7d9430"], handle: false, saucer: null, rx: 150, depth: 190, cy: 236 })}${steam(310, 150, 0.36)}`,
  "drink/cocoa": () =>
    bigCup(
      tables.walnut(),
      glazes.red,
      ["#9a5e38", "#70401f", "#47230d"],
      `${[
        [270, 256],
        [336, 246],
        [312, 292],
        [370, 284],
      ]
        .map(([x = 0, y = 0]) => box(x - 22, y - 16, 44, 32, 10, "#fff7ec", 'filter="url(#clay-m)"'))
        .join("")}`,
    ),
  "drink/bubble-tea": () => `${day()}${emoji("1f9cb", 320, 326, 440)}`,
  "goods/beans": () => bag("#3c2a20", "#20130c", "#e9d3a6", "2615"),
  "goods/drip": () => bag("#b98a5a", "#8a5d32", "#fff6e2", "1fad8", "18,0.9,0.8"),
  "goods/mug": () =>
    `${tables.linen()}${cup({ cx: 300, cy: 210, rx: 138, depth: 260, glaze: glazes.white, liquid: ["#efe8da", "#ded3bd", "#b9aa8d"], saucer: null })}${path("M220 380h160v-54q-40 26 -80 0t-80 0Z", "#2f6d62", 'opacity=".9"')}`,
  "goods/granola": () =>
    `${tables.sage()}${clipped(box(196, 130, 248, 400, 40, "#000"), `${box(196, 130, 248, 400, 40, "#fff8ea", 'opacity=".7"')}${crumbs(320, 360, 116, 160, 190, ["#d9a35a", "#b9783a", "#8a4f28", "#f0d49a", "#c3382a"], 13, 3)}`)}${box(188, 108, 264, 60, 20, "#8a5a34", 'filter="url(#clay-m)"')}${stroke("M216 190v300", "#fff", 14, 'opacity=".55"')}<rect x="196" y="150" width="248" height="380" rx="40" fill="none" stroke="#fff" stroke-width="6" stroke-opacity=".6"/>`,
};

function bag(color: string, dark: string, label: string, mark: string, look = ""): Art {
  const face = linear(0, [0, dark], [0.2, color], [0.75, color], [1, dark]);
  return `${tables.oak()}${slab(320, 520, 420, 90, glazes.earth, 20)}${face.def}<g filter="url(#clay-l)">${path("M196 150L444 150L462 520Q320 540 178 520Z", face.paint)}${box(190, 104, 260, 54, 8, dark)}</g>${stroke("M204 130h232", "#fff", 3, 'opacity=".3"')}${box(230, 250, 180, 190, 12, label)}${emoji(mark, 320, 336, 124, 0, look)}${stroke("M256 416h128", dark, 6, 'opacity=".6"')}`;
}
