import { tables } from "#provider/demo/seed/pictures/draw/backdrop.ts";
import { close } from "#provider/demo/seed/pictures/draw/close.ts";
import { cup } from "#provider/demo/seed/pictures/draw/cup.ts";
import { glass } from "#provider/demo/seed/pictures/draw/glass.ts";
import { rice, scoop, slice, zigzag } from "#provider/demo/seed/pictures/draw/heaps.ts";
import { noodles, shreds } from "#provider/demo/seed/pictures/draw/noodles.ts";
import {
  type Art,
  at,
  blob,
  box,
  ellipse,
  emoji,
  linear,
  path,
  radial,
  randomFrom,
  steam,
  stroke,
} from "#provider/demo/seed/pictures/draw/svg.ts";
import { crumbs, halfEgg, rings } from "#provider/demo/seed/pictures/draw/toppings.ts";
import { bowl, broth, type Glaze, glazes, plate, slab } from "#provider/demo/seed/pictures/draw/vessel.ts";

const onPlate = (table: Art, glaze: Glaze, art: Art, by = 1.12): Art =>
  close(
    table,
    `${plate(320, 336, 236, glaze)}<g transform="translate(320 324) scale(1.14) translate(-320 -324)">${art}</g>`,
    by,
  );

const leaves = (x: number, y: number, size = 140, turn = -20): Art => emoji("1f96c", x, y, size, turn);

/** Thick toast, seen from above. */
const toast = (x: number, y: number, turn: number, top = "#f7dfae", scale = 1): Art =>
  at(
    x,
    y,
    `<g filter="url(#clay-l)">${path("M-110 -86C-128 -128 -60 -140 0 -132C60 -140 128 -128 110 -86C104 -70 100 -60 100 -40V92Q98 108 82 108H-82Q-98 108 -100 92V-40C-100 -60 -104 -70 -110 -86Z", "#b97735")}</g>${path("M-92 -84C-104 -112 -52 -122 0 -114C52 -122 104 -112 92 -84C86 -70 84 -58 84 -40V82Q82 92 72 92H-72Q-82 92 -84 82V-40C-84 -58 -86 -70 -92 -84Z", top)}`,
    turn,
    scale,
    0.84,
  );

/** A sandwich cut in half, its filling to the front. */
const halfSandwich = (x: number, y: number, turn: number, filling: Art, bread = "#fff3d8"): Art =>
  at(
    x,
    y,
    `<g filter="url(#clay-l)">${box(-104, -78, 208, 156, 20, "#e8c48a")}${box(-104, -78, 208, 46, 18, bread)}${box(-104, 32, 208, 46, 18, bread)}</g>${box(-98, -36, 196, 72, 10, "#fffaf0")}<g filter="url(#clay-s)">${filling}</g>`,
    turn,
    1,
    0.9,
  );

const eggFilling = crumbs(0, 0, 92, 26, 54, ["#ffe07a", "#fff6d6", "#ffd04a", "#fffdf2"], 15, 4);
const mixFilling = `${box(-94, -30, 188, 18, 6, "#9fd060")}${box(-94, -12, 188, 16, 6, "#f2a19a")}${box(-94, 4, 188, 12, 4, "#ffd24a")}${box(-94, 16, 188, 16, 6, "#e5402c")}`;
const fruitFilling = `${box(-96, -34, 192, 68, 12, "#fffdf8")}${[
  ["#e5402c", -60],
  ["#9fcf4a", 0],
  ["#ffb02e", 60],
]
  .map(([color, x]) => ellipse(Number(x), 0, 27, 25, String(color)))
  .join("")}${ellipse(-60, 0, 11, 12, "#ffd9d0")}${ellipse(0, 0, 9, 9, "#f6fbe0")}`;

const pasta = (color: string, shade: string): Art =>
  noodles({ cx: 320, cy: 320, rx: 162, ry: 100 }, { color, shade, width: 9, count: 46, wave: 1.4 });

const sauce = (cx: number, cy: number, rx: number, ry: number, light: string, dark: string): Art => {
  const paint = radial(0.4, 0.34, 0.75, [0, light], [0.7, light], [1, dark]);
  return `${paint.def}<g filter="url(#clay-m)">${ellipse(cx, cy, rx, ry, paint.paint)}</g>${ellipse(cx - rx * 0.3, cy - ry * 0.4, rx * 0.3, ry * 0.14, "#fff", 'opacity=".35"')}`;
};

const chunks = (cx: number, cy: number, rx: number, ry: number): Art =>
  crumbs(cx, cy, rx, ry, 15, ["#f08a3c", "#f6d98a", "#a5592a"], 19, 6);

/** A wedge of cake, its cut side to the front. */
const cake = (x: number, y: number, top: string, layers: readonly string[], crust: string): Art => {
  const height = 128;
  const each = height / layers.length;
  const bands = layers.map((color, index) =>
    path(
      `M-150 ${10 + index * each}L150 ${-20 + index * each}V${-20 + (index + 1) * each}L-150 ${10 + (index + 1) * each}Z`,
      color,
    ),
  );
  const face = linear(0, [0, "#fff", 0.12], [0.5, "#fff", 0], [1, "#2a1204", 0.22]);
  return at(
    x,
    y,
    `<g filter="url(#clay-m)">${bands.join("")}${path(`M-150 10L150 -20L40 -112Z`, top)}${path("M150 -20V108L160 100V-28L44 -118L40 -112Z", crust)}</g>${face.def}${path("M-150 10L150 -20V108L-150 138Z", face.paint)}`,
  );
};

const cream = (x: number, y: number, size = 1): Art =>
  at(
    x,
    y,
    `<g filter="url(#clay-m)">${ellipse(0, 18, 46, 24, "#fffaf0")}${ellipse(0, 2, 34, 20, "#fffdf8")}${ellipse(0, -14, 20, 15, "#ffffff")}</g>`,
    0,
    size,
  );

const parfait = (layers: readonly string[], top: Art, table = tables.lilac()): Art => {
  const shape = "M200 190L244 500Q250 520 280 522H360Q390 520 396 500L440 190Z";
  const step = 300 / layers.length;
  const sheen = linear(
    0,
    [0, "#fff", 0.55],
    [0.18, "#fff", 0.05],
    [0.3, "#fff", 0.28],
    [0.45, "#fff", 0],
    [1, "#2a1204", 0.25],
  );
  const filled = layers
    .map((color, index) => box(190, 206 + index * step, 260, step + 12, 14, color))
    .join("");
  return `${table}<g filter="url(#soft)">${ellipse(340, 560, 120, 22, "#1c0b02", 'opacity=".6"')}</g>${ellipse(320, 556, 92, 20, "#f2fbff", 'opacity=".7"')}${box(306, 516, 28, 44, 8, "#f2fbff", 'opacity=".7"')}<clipPath id="parfait"><path d="${shape}"/></clipPath><g clip-path="url(#parfait)">${filled}</g>${sheen.def}${path(shape, sheen.paint)}<ellipse cx="320" cy="190" rx="120" ry="24" fill="#fff" fill-opacity=".3" stroke="#fff" stroke-width="5" stroke-opacity=".8"/>${top}`;
};

const morning = (main: Art): Art =>
  `${tables.ash()}${slab(320, 330, 560, 400, glazes.earth, 30, -3)}${plate(238, 318, 176, glazes.white, 0.8)}${main}<g transform="translate(318 96) scale(.62)">${cup({ glaze: glazes.blue, liquid: ["#6d3a1a", "#43200c", "#271005"] })}</g>`;

export const cafeRecipes: Record<string, () => Art> = {
  "dish/morning-toast": () =>
    morning(
      `${toast(220, 300, -10, "#f7dfae", 0.86)}${emoji("1f9c8", 216, 282, 96)}${halfEgg(330, 384, 38, 14, false)}${leaves(150, 402, 84)}`,
    ),
  "dish/morning-egg": () =>
    morning(
      `${toast(200, 316, -8, "#f7dfae", 0.72)}${friedEgg(282, 308, 0.8)}${at(246, 402, sausage(0, 0, -6))}${leaves(350, 372, 84)}`,
    ),
  "dish/morning-sando": () =>
    morning(
      `<g transform="translate(238 314) scale(.72)">${halfSandwich(-40, -52, -8, eggFilling)}${halfSandwich(46, 74, 6, mixFilling)}</g>${emoji("1f345", 344, 400, 62)}`,
    ),
  "dish/morning-rice": () =>
    `${tables.sage()}${slab(320, 330, 570, 410, glazes.sand, 30)}${bowl({ cx: 190, cy: 408, rx: 104, depth: 34, glaze: glazes.blue, flat: 0.62 }, "", rice(190, 406, 88, 80, undefined, 3, 100))}${bowl({ cx: 450, cy: 414, rx: 100, depth: 34, glaze: glazes.red, flat: 0.62 }, broth({ cx: 450, cy: 422, rx: 92, ry: 56 }, "#c99a52", "#8a5a1c"), rings(450, 412, 36, 14, 9, 3))}${at(250, 220, `${slab(0, 0, 250, 130, glazes.white, 20)}<g filter="url(#clay-m)">${path("M-96 10C-90 -40 60 -50 98 -6C70 34 -70 44 -96 10Z", "#f28a54")}</g>${stroke("M-60 -20l10 40M-20 -30l12 54M24 -32l12 50", "#8d3a12", 5, 'opacity=".4"')}`)}${at(470, 220, `${plate(0, 0, 84, glazes.celadon)}${crumbs(0, -6, 44, 24, 26, ["#f7e6b0", "#a5673a"], 9, 3)}`)}`,
  "dish/granola": () =>
    close(
      tables.lilac(),
      bowl(
        { cx: 320, cy: 312, rx: 206, depth: 40, glaze: glazes.white, flat: 0.7 },
        ellipse(320, 322, 196, 136, "#fffdf8"),
        `${crumbs(270, 290, 84, 54, 60, ["#d9a35a", "#b9783a", "#8a4f28", "#f0d49a"], 14, 3)}${emoji("1f353", 380, 264, 96, 10)}${emoji("1fad0", 416, 334, 90)}${emoji("1f95d", 326, 356, 90, -20)}`,
      ),
      1.16,
    ),
  "dish/butter-toast": () =>
    onPlate(tables.oak(), glazes.white, `${toast(320, 312, -6)}${emoji("1f9c8", 322, 296, 118)}`),
  "dish/ogura-toast": () =>
    onPlate(
      tables.brick(),
      glazes.cream,
      `${toast(320, 312, -6)}<g filter="url(#clay-m)">${path(blob(randomFrom(7), 84, 10, 0.1), "#5b2620", 'transform="translate(318 290) scale(1 .7)"')}</g>${crumbs(318, 288, 70, 44, 40, ["#6f3028", "#4a1c18"], 9, 5)}${emoji("1f9c8", 338, 272, 74)}`,
    ),
  "dish/pizza-toast": () =>
    onPlate(
      tables.sage(),
      glazes.white,
      `${toast(320, 312, -6, "#e2502c")}<g filter="url(#clay-m)">${path(blob(randomFrom(5), 88, 12, 0.14), "#ffd66b", 'transform="translate(318 296) scale(1 .74)"')}</g>${[
        [270, 276],
        [352, 262],
        [312, 320],
        [376, 318],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 24, 18, "#c8402c", 'filter="url(#clay-s)"'))
        .join("")}${shreds({ cx: 318, cy: 296, rx: 70, ry: 44 }, "#4f9440", "#7fbf4d", 7, 12, 40, 3)}`,
    ),
  "dish/cheese-toast": () =>
    onPlate(
      tables.mustard(),
      glazes.indigo,
      `${toast(320, 312, -6, "#f6b84a")}<g filter="url(#clay-m)">${path("M236 250C270 230 380 228 404 252C420 280 410 350 402 360C390 372 384 400 372 372C350 366 330 398 316 372C290 366 262 380 246 364C232 340 226 280 236 250Z", "#ffd24a")}</g>${crumbs(320, 296, 70, 50, 12, ["#e09a2a"], 10, 4)}`,
    ),
  "dish/egg-sando": () =>
    onPlate(
      tables.sky(),
      glazes.white,
      `${halfSandwich(258, 288, -8, eggFilling)}${halfSandwich(376, 366, 6, eggFilling)}`,
      1.16,
    ),
  "dish/mix-sando": () =>
    onPlate(
      tables.walnut(),
      glazes.cream,
      `${halfSandwich(258, 288, -8, mixFilling)}${halfSandwich(376, 366, 6, mixFilling)}${emoji("1f345", 456, 280, 66)}`,
      1.16,
    ),
  "dish/fruit-sando": () =>
    onPlate(
      tables.rose(),
      glazes.celadon,
      `${halfSandwich(258, 288, -8, fruitFilling)}${halfSandwich(376, 366, 6, fruitFilling)}`,
      1.16,
    ),
  "dish/katsu-sando": () =>
    onPlate(
      tables.charcoal(),
      glazes.earth,
      `${halfSandwich(258, 288, -8, `${box(-96, -32, 192, 64, 14, "#b9752c")}${box(-90, -20, 180, 40, 10, "#efc9ac")}${box(-94, -34, 188, 10, 4, "#4a1d0a")}`)}${halfSandwich(376, 366, 6, `${box(-96, -32, 192, 64, 14, "#b9752c")}${box(-90, -20, 180, 40, 10, "#efc9ac")}${box(-94, -34, 188, 10, 4, "#4a1d0a")}`)}`,
      1.16,
    ),
  "dish/croissant": () => onPlate(tables.linen(), glazes.blue, emoji("1f950", 320, 308, 300, -6)),
  "dish/bagel": () => onPlate(tables.ash(), glazes.pink, emoji("1f96f", 320, 306, 290)),
  "dish/napolitan": () =>
    onPlate(
      tables.brick(),
      glazes.white,
      `${pasta("#f0803c", "#d5561c")}${[
        [250, 290],
        [372, 278],
        [318, 356],
      ]
        .map(([x = 0, y = 0], index) => sausageSlice(x, y, index * 30))
        .join("")}${[
        [300, 270],
        [392, 340],
        [240, 346],
      ]
        .map(([x = 0, y = 0], index) => pepperRing(x, y, index * 40))
        .join("")}${crumbs(320, 310, 120, 70, 40, ["#fff6d6"], 3.6, 6)}${steam(320, 190, 0.26)}`,
    ),
  "dish/carbonara": () =>
    onPlate(
      tables.indigo(),
      glazes.white,
      `${pasta("#fae6ae", "#e8c878")}${crumbs(320, 312, 120, 72, 22, ["#d9795e", "#c2553c"], 11, 5)}${ellipse(320, 292, 40, 32, "#fba51c", 'filter="url(#clay-m)"')}${crumbs(320, 312, 130, 76, 34, ["#2d241d"], 3, 8)}${steam(320, 190, 0.26)}`,
    ),
  "dish/basil-pasta": () =>
    onPlate(
      tables.walnut(),
      glazes.celadon,
      `${pasta("#c8d774", "#9bb544")}${emoji("1f990", 264, 290, 110, -20)}${emoji("1f345", 386, 286, 70)}${emoji("1f345", 330, 360, 66)}${emoji("1f33f", 330, 276, 84)}`,
    ),
  "dish/omurice": () =>
    onPlate(
      tables.sky(),
      glazes.white,
      `${omurice()}${leaves(468, 276, 110, 20)}${emoji("1f345", 478, 358, 64)}${steam(320, 190, 0.26)}`,
    ),
  "dish/curry": () =>
    onPlate(
      tables.oak(),
      glazes.white,
      `${sauce(384, 340, 150, 100, "#a5642a", "#6b3810")}${chunks(402, 330, 96, 54)}${rice(232, 322, 106, 92, undefined, 3, 110)}${crumbs(150, 372, 24, 14, 12, ["#d8342a"], 7, 3)}${steam(340, 190, 0.3)}`,
    ),
  "dish/hayashi": () =>
    onPlate(
      tables.rose(),
      glazes.blue,
      `${sauce(384, 340, 150, 100, "#8a3a22", "#4f1a0c")}${shreds({ cx: 400, cy: 332, rx: 90, ry: 48 }, "#6b3420", "#b9846a", 13, 26, 70, 5)}${rice(232, 322, 106, 92, ["#fff6d6", "#f6dfa0", "#d0ae62"], 3, 110)}${steam(340, 190, 0.3)}`,
    ),
  "dish/doria": () =>
    close(
      tables.charcoal(),
      `${slab(320, 390, 440, 120, glazes.earth, 40)}${bowl({ cx: 320, cy: 312, rx: 206, depth: 12, glaze: glazes.black, flat: 0.66 }, `${ellipse(320, 320, 200, 132, "#f6c765")}`, `<g filter="url(#clay-m)">${path(blob(randomFrom(9), 150, 14, 0.1), "#ffe19a", 'transform="translate(320 312) scale(1.05 .66)"')}</g>${crumbs(320, 308, 130, 72, 26, ["#c97a24", "#e09a3a", "#a5601a"], 15, 5)}${emoji("1f990", 290, 290, 96, -10)}${crumbs(340, 310, 120, 60, 20, ["#4f9440"], 5, 2)}${steam(320, 190, 0.34)}`)}`,
      1.14,
    ),
  "dish/hamburg": () =>
    onPlate(
      tables.walnut(),
      glazes.white,
      `${rice(206, 318, 84, 76, undefined, 3, 80)}<g filter="url(#clay-l)">${ellipse(360, 340, 118, 80, "#7a3d1a")}</g>${sauce(362, 324, 102, 58, "#5b2410", "#38130a")}${friedEgg(366, 300, 0.72)}${emoji("1f966", 488, 282, 90)}${emoji("1f955", 474, 382, 80, 30)}${steam(350, 190, 0.26)}`,
    ),
  "dish/lunch-plate": () =>
    onPlate(
      tables.sage(),
      glazes.cream,
      `${slice(234, 300, 150, 116, "#f6d98a", "#c98a3e", -10)}${emoji("1f957", 400, 282, 150)}${emoji("1f353", 476, 366, 70)}<g transform="translate(232 380) scale(.5)">${bowl({ cx: 160, cy: 0, rx: 120, depth: 40, glaze: glazes.red, flat: 0.64 }, broth({ cx: 160, cy: 8, rx: 110, ry: 72 }, "#f08a3c", "#c2560f"), "")}</g>`,
    ),
  "dish/salad": () =>
    close(
      tables.linen(),
      bowl(
        { cx: 320, cy: 312, rx: 210, depth: 40, glaze: glazes.earth, flat: 0.7 },
        ellipse(320, 322, 196, 136, "#5f9a3a"),
        `${leaves(230, 276, 170, -20)}${leaves(396, 268, 170, 30)}${leaves(316, 330, 180, 80)}${emoji("1f345", 250, 318, 80)}${emoji("1f951", 392, 318, 96, 10)}${halfEgg(320, 268, 44, 6, false)}${crumbs(330, 340, 90, 30, 24, ["#ffd84a"], 8, 4)}`,
      ),
      1.14,
    ),
  "dish/soup": () =>
    close(
      tables.mustard(),
      `${bowl({ cx: 320, cy: 312, rx: 202, depth: 44, glaze: glazes.white, flat: 0.66 }, broth({ cx: 320, cy: 322, rx: 182, ry: 120 }, "#f39a3c", "#cf6a14"), `${zigzag(320, 312, 200, 44, 6, "#fff6e2", 9)}${crumbs(320, 300, 60, 30, 14, ["#4f9440"], 6, 4)}`)}${steam(320, 190, 0.34)}`,
      1.16,
    ),
  "dish/pancake": () =>
    onPlate(
      tables.rose(),
      glazes.white,
      `${emoji("1f95e", 320, 286, 320)}${emoji("1f353", 196, 392, 84, -20)}${emoji("1fad0", 452, 400, 88)}`,
    ),
  "dish/souffle-pancake": () =>
    onPlate(
      tables.sky(),
      glazes.pink,
      `${souffle(262, 330)}${souffle(386, 322)}${souffle(324, 252)}${cream(336, 392, 0.9)}${emoji("1f353", 470, 392, 80, 14)}`,
    ),
  "dish/waffle": () =>
    onPlate(
      tables.walnut(),
      glazes.cream,
      `${emoji("1f9c7", 300, 308, 290)}${scoop(420, 300, 62, ["#fffdf2", "#fbeec8", "#e0c58d"], 4)}${emoji("1fad0", 230, 402, 80)}`,
    ),
  "dish/french-toast": () =>
    onPlate(
      tables.ash(),
      glazes.indigo,
      `${toast(290, 306, -12, "#f2b84a", 0.86)}${toast(356, 330, 8, "#f6c763", 0.86)}${emoji("1f34c", 446, 380, 110, 20)}${zigzag(330, 316, 190, 50, 6, "#a5561a", 9)}`,
    ),
  "dish/shortcake": () => onPlate(tables.rose(), glazes.white, emoji("1f370", 320, 290, 310)),
  "dish/cheesecake": () =>
    onPlate(
      tables.sky(),
      glazes.blue,
      `${cake(316, 300, "#f6d58c", ["#fbe9b4", "#f9e2a2", "#c98f4b"], "#d9a356")}${emoji("1fad0", 470, 390, 90)}${emoji("1f33f", 440, 300, 80, 30)}`,
    ),
  "dish/chocolate-cake": () =>
    onPlate(
      tables.brick(),
      glazes.cream,
      `${cake(316, 300, "#4a2412", ["#5b2e16", "#8a5230", "#5b2e16", "#8a5230", "#43200e"], "#3a1a0b")}${cream(470, 386)}${emoji("1f352", 472, 340, 84)}`,
    ),
  "dish/matcha-cake": () =>
    onPlate(
      tables.linen(),
      glazes.indigo,
      `${cake(316, 300, "#86a84c", ["#a9c46c", "#fffaf0", "#a9c46c", "#fffaf0", "#93b257"], "#7a9c40")}${cream(470, 390)}`,
    ),
  "dish/fruit-tart": () =>
    onPlate(
      tables.lilac(),
      glazes.white,
      `<g filter="url(#clay-l)">${ellipse(320, 330, 166, 112, "#c98a3e")}</g>${ellipse(320, 314, 146, 94, "#ffe39a", 'filter="url(#clay-m)"')}${emoji("1f353", 258, 286, 98)}${emoji("1f95d", 346, 268, 92)}${emoji("1fad0", 398, 330, 92)}${emoji("1f34a", 312, 346, 92)}`,
    ),
  "dish/pudding": () =>
    onPlate(
      tables.mustard(),
      glazes.celadon,
      `${pudding(320, 300)}${cream(320, 190, 0.86)}${emoji("1f352", 334, 132, 92)}`,
    ),
  "dish/parfait-strawberry": () =>
    parfait(
      ["#fff7ee", "#f0576a", "#fff7ee", "#f7a3ab", "#e2a35a", "#f0576a"],
      `${scoop(286, 160, 70, ["#ffe3e6", "#f9b0b8", "#dd7682"], 3)}${scoop(364, 164, 66, ["#fffdf2", "#fbeec8", "#e0c58d"], 5)}${emoji("1f353", 320, 92, 100)}${emoji("1f353", 410, 124, 78, 24)}`,
      tables.rose(),
    ),
  "dish/parfait-matcha": () =>
    parfait(
      ["#fffaf0", "#86a84c", "#fffaf0", "#5b2620", "#c9a66a", "#6f9238"],
      `${scoop(288, 160, 70, ["#b9d08a", "#86a84c", "#54742a"], 3)}${scoop(364, 164, 66, ["#fffdf2", "#fbeec8", "#e0c58d"], 5)}${emoji("1f361", 396, 104, 140, -20)}`,
      tables.sage(),
    ),
  "dish/parfait-chocolate": () =>
    parfait(
      ["#fffaf0", "#5b2e16", "#fffaf0", "#8a5230", "#e2b76a", "#43200e"],
      `${scoop(288, 160, 70, ["#b5764c", "#7d4626", "#4a2410"], 3)}${scoop(364, 164, 66, ["#fffdf2", "#fbeec8", "#e0c58d"], 5)}${emoji("1f34c", 256, 106, 100, -20)}${emoji("1f36b", 398, 104, 100, 20)}`,
      tables.walnut(),
    ),
  "dish/affogato": () =>
    `${tables.walnut()}<g transform="translate(0 20)">${scoop(320, 292, 104, ["#fffdf2", "#fbeec8", "#e0c58d"], 4)}${glass({ top: 250, foot: 530, width: 270, taper: 0.74, colors: ["#9a5e30", "#6b3a1a", "#45200b"], fill: 0.5 })}</g>${stroke("M300 210q20 40 -10 70M340 216q-6 40 16 74", "#6b3a1a", 12, 'opacity=".8"')}`,
  "dish/cookies": () =>
    onPlate(
      tables.oak(),
      glazes.blue,
      `${emoji("1f36a", 256, 310, 172, -14)}${emoji("1f36a", 390, 326, 172, 12)}${emoji("1f36a", 326, 254, 160)}`,
    ),
  "dish/scone": () =>
    onPlate(
      tables.rose(),
      glazes.celadon,
      `${scone(252, 306, 1)}${scone(384, 286, 2)}${ellipse(322, 392, 46, 30, "#c3203a", 'filter="url(#clay-m)"')}${cream(430, 386, 0.86)}`,
    ),
  "dish/doughnut": () =>
    onPlate(
      tables.sky(),
      glazes.cream,
      `${emoji("1f369", 262, 312, 194, -8)}${emoji("1f369", 392, 320, 194, 10, "320,1.1,1.15")}`,
    ),
  "dish/macaron": () =>
    onPlate(
      tables.lilac(),
      glazes.white,
      [
        ["#f6a3b4", 226, 330],
        ["#b9d08a", 316, 282],
        ["#e8c48a", 412, 326],
        ["#9c6a4a", 318, 376],
      ]
        .map(([color, x, y]) => macaron(Number(x), Number(y), String(color)))
        .join(""),
    ),
};

function friedEgg(x: number, y: number, scale: number): Art {
  return at(
    x,
    y,
    `<g filter="url(#clay-m)">${path(blob(randomFrom(21), 92, 11, 0.12), "#fffdf6")}</g>${ellipse(4, -2, 36, 34, "#fbab20", 'filter="url(#clay-m)"')}${ellipse(-6, -14, 11, 7, "#fff2c4")}`,
    0,
    scale,
    0.8,
  );
}

function sausage(x: number, y: number, turn: number): Art {
  return at(
    x,
    y,
    `<g filter="url(#clay-m)">${box(-74, -20, 148, 40, 20, "#b8502c")}</g>${stroke("M-40 -10l10 20M-8 -12l10 22M24 -12l10 22", "#6b210c", 4, 'opacity=".5"')}`,
    turn,
  );
}

function sausageSlice(x: number, y: number, turn: number): Art {
  return at(
    x,
    y,
    `<g filter="url(#clay-s)">${ellipse(0, 0, 34, 24, "#b3452a")}${ellipse(0, -2, 27, 18, "#e9937a")}</g>`,
    turn,
  );
}

function pepperRing(x: number, y: number, turn: number): Art {
  return at(
    x,
    y,
    `<g filter="url(#clay-s)"><path d="M-30 0C-30 -24 -10 -22 0 -14C10 -22 30 -24 30 0S10 24 0 14C-10 24 -30 22 -30 0Z" fill="none" stroke="#4f9a3a" stroke-width="10"/></g>`,
    turn,
    1,
    0.8,
  );
}

function omurice(): Art {
  const egg = radial(0.38, 0.28, 0.8, [0, "#ffec9a"], [0.55, "#ffd04a"], [1, "#dd9c1c"]);
  return `${egg.def}<g filter="url(#clay-l)">${path("M142 344C170 236 290 214 352 222C430 232 486 290 498 344C470 400 380 412 320 412S170 400 142 344Z", egg.paint)}</g>${zigzag(318, 312, 250, 54, 7, "#d32a17", 15, 6)}`;
}

function souffle(x: number, y: number): Art {
  const top = radial(0.4, 0.3, 0.8, [0, "#f2c27a"], [0.7, "#d99a4c"], [1, "#b9752c"]);
  return `${top.def}<g filter="url(#clay-l)">${box(x - 82, y - 30, 164, 86, 40, "#ffe9b8")}${ellipse(x, y - 28, 80, 44, top.paint)}</g>`;
}

function pudding(x: number, y: number): Art {
  const side = linear(90, [0, "#ffdf8a"], [1, "#f0b644"]);
  return at(
    x,
    y,
    `${side.def}<g filter="url(#clay-l)">${path("M-92 -84H92L126 84Q0 128 -126 84Z", side.paint)}</g>${ellipse(0, -84, 94, 34, "#6b2f0e", 'filter="url(#clay-m)"')}${path("M-94 -84C-90 -40 -70 -60 -62 -30C-50 -10 -40 -50 -20 -46C0 -20 10 -30 22 -44C40 -54 52 4 64 -34C76 -58 90 -50 94 -84Z", "#7d3a12")}${ellipse(-24, -92, 36, 9, "#fff", 'opacity=".4"')}`,
  );
}

function scone(x: number, y: number, seed: number): Art {
  const random = randomFrom(seed);
  return at(
    x,
    y,
    `<g filter="url(#clay-l)">${box(-78, -30, 156, 96, 26, "#e5b878")}${path(blob(random, 84, 9, 0.08), "#d59a4f", 'transform="translate(0 -26) scale(1 .5)"')}</g>${stroke("M-70 14q70 14 140 -4", "#fff0cc", 7, 'opacity=".55"')}${crumbs(0, 10, 60, 30, 9, ["#5b2620"], 6, seed)}`,
  );
}

function macaron(x: number, y: number, color: string): Art {
  return at(
    x,
    y,
    `<g filter="url(#clay-m)">${box(-58, -2, 116, 44, 22, color)}${box(-56, -14, 112, 24, 10, "#fffaf0")}${path("M-60 -10C-60 -58 60 -58 60 -10Q0 2 -60 -10Z", color)}</g>`,
  );
}
