import { tables } from "#provider/demo/seed/pictures/draw/backdrop.ts";
import { bundle, noodles, shreds } from "#provider/demo/seed/pictures/draw/noodles.ts";
import {
  type Art,
  at,
  box,
  ellipse,
  emoji,
  path,
  steam,
  stroke,
} from "#provider/demo/seed/pictures/draw/svg.ts";
import {
  bokChoy,
  chashu,
  citrus,
  crumbs,
  halfEgg,
  menma,
  nori,
  rings,
  yolk,
} from "#provider/demo/seed/pictures/draw/toppings.ts";
import { type Bowl, bowl, broth, glazes, plate, within } from "#provider/demo/seed/pictures/draw/vessel.ts";

const big: Bowl = { cx: 320, cy: 300, rx: 252, depth: 44, glaze: glazes.white, flat: 0.7 };
const oil = [
  [-120, -60, 15],
  [96, -88, 11],
  [142, 26, 14],
  [-40, 96, 12],
  [-150, 30, 9],
  [70, 92, 16],
  [10, -104, 8],
] as const;
const thin = { color: "#f3d482", shade: "#e2b95c", width: 8, count: 34 };
const thick = { color: "#f0c766", shade: "#d8a440", width: 12, count: 30 };

interface Soup {
  readonly bowl?: Partial<Bowl>;
  readonly color: string;
  readonly edge: string;
  readonly noodle?: Art;
  readonly oily?: boolean;
}

const ramenBowl = (
  table: Art,
  { bowl: shape = {}, color, edge, noodle, oily = true }: Soup,
  behind: Art,
  toppings: Art,
): Art => {
  const dish = { ...big, ...shape };
  const place = within(dish);
  const nest = { cx: place.cx, cy: place.cy + 8, rx: place.rx * 0.82, ry: place.ry * 0.78 };
  return `${table}${bowl(dish, `${broth(place, color, edge, oily ? oil : [])}<g opacity=".97">${noodle ?? noodles(nest, thin)}</g>${at(0, 0, broth({ ...place, rx: place.rx, ry: place.ry }, color, edge), 0).replace("<ellipse", '<ellipse opacity=".28"')}`, `<g transform="translate(320 308) scale(1.1) translate(-320 -294)">${behind}${toppings}</g>`)}${steam()}`;
};

const naruto = (x: number, y: number, size = 96): Art => emoji("1f365", x, y, size, 12);
const chili = (cx: number, cy: number): Art =>
  shreds({ cx, cy, rx: 34, ry: 20 }, "#c3200f", "#e8472a", 2.6, 34, 46, 5);
const chiliOil: readonly (readonly [number, number, number])[] = oil;
const redOil = (spots: number, cx = 320, cy = 305): Art =>
  chiliOil
    .slice(0, spots)
    .map(([x, y, r]) => ellipse(cx + x, cy + y, r * 1.1, r * 0.7, "#d7260c", 'opacity=".72"'))
    .join("");

export const ramenRecipes: Record<string, () => Art> = {
  "dish/ramen-shoyu": () =>
    ramenBowl(
      tables.walnut(),
      { bowl: { glaze: glazes.white, band: "#b5301b" }, color: "#a9642a", edge: "#6f3a12" },
      nori(452, 178, 2),
      `${menma(206, 318, 4, -24)}${chashu(262, 232, 66, -14)}${chashu(344, 226, 62, 18)}${halfEgg(388, 330, 46, 16)}${naruto(290, 356, 88)}${rings(214, 250, 30, 20, 14, 3)}`,
    ),
  "dish/ramen-tokusei": () =>
    ramenBowl(
      tables.charcoal(),
      { bowl: { glaze: glazes.red, inside: "#f3e6cf", band: "#f3d9a0" }, color: "#a15d26", edge: "#66330e" },
      nori(472, 190, 4, 92, 118, -2),
      `${chashu(186, 262, 62, -20)}${chashu(242, 216, 62, -8)}${chashu(312, 200, 62, 6)}${chashu(378, 214, 62, 20)}${menma(214, 350, 5, -14)}${halfEgg(400, 316, 46, 20)}${halfEgg(346, 346, 46, -12)}${naruto(282, 300, 86)}${rings(312, 268, 30, 18, 14, 6)}${rings(420, 372, 30, 14, 9, 8)}`,
    ),
  "dish/ramen-shio": () =>
    ramenBowl(
      tables.ash(),
      {
        bowl: { glaze: glazes.celadon, inside: "#e9f2e6" },
        color: "#f0d997",
        edge: "#cfae5e",
        noodle: bundle(
          { cx: 320, cy: 305, rx: 165, ry: 84 },
          { color: "#f9e4a6", shade: "#eccb78", width: 8, count: 17 },
          -8,
        ),
      },
      "",
      `${chashu(252, 236, 62, -10)}${chashu(330, 222, 58, 14)}${halfEgg(394, 300, 45, 12)}${bokChoy(424, 244, 40, 0.7)}${menma(214, 326, 3, -30, 0.9)}${citrus(300, 352, 26, 10, "#ffe96a", "#e9c414", 0.7)}${rings(352, 356, 50, 20, 16, 5)}`,
    ),
  "dish/ramen-miso": () =>
    ramenBowl(
      tables.oak(),
      {
        bowl: { glaze: glazes.black, inside: "#5b4a3c", band: "#b9573a" },
        color: "#cf9446",
        edge: "#8f5a1f",
        noodle: noodles({ cx: 320, cy: 312, rx: 182, ry: 100 }, { ...thick, wave: 1.4 }),
      },
      "",
      `${shreds({ cx: 290, cy: 244, rx: 96, ry: 50 }, "#fbf6dc", "#e8dfae", 8, 60, 74, 9)}${crumbs(382, 262, 56, 34, 34, ["#a5673a", "#8a4f28", "#bf8350"], 10, 4)}${crumbs(244, 340, 56, 30, 38, ["#ffd84a", "#ffc52e", "#ffe688"], 8, 8)}${emoji("1f9c8", 338, 236, 92, 0)}${rings(372, 346, 56, 26, 22, 2)}${halfEgg(432, 318, 42, 20)}`,
    ),
  "dish/ramen-tonkotsu": () =>
    ramenBowl(
      tables.brick(),
      {
        bowl: { glaze: glazes.indigo, inside: "#cdd6e6", band: "#e8e2d2" },
        color: "#f7ead2",
        edge: "#d9bf92",
        noodle: bundle(
          { cx: 326, cy: 312, rx: 170, ry: 80 },
          { color: "#faeaba", shade: "#efd594", width: 6.5, count: 20 },
          6,
        ),
        oily: false,
      },
      nori(470, 190, 1, 96, 110, 6),
      `${chashu(238, 240, 64, -14)}${chashu(318, 218, 62, 12)}${shreds({ cx: 232, cy: 332, rx: 44, ry: 24 }, "#3c2a22", "#5b4035", 6, 34, 46, 6)}${rings(334, 330, 62, 28, 30, 4)}${shreds({ cx: 420, cy: 314, rx: 26, ry: 15 }, "#e0463d", "#f2857c", 5, 24, 30, 3)}${crumbs(300, 290, 120, 60, 16, ["#f6e3b0", "#e6c47b"], 3.4, 12)}`,
    ),
  "dish/ramen-tantan": () =>
    ramenBowl(
      tables.charcoal(),
      { bowl: { glaze: glazes.white }, color: "#e8a35c", edge: "#b7541c", oily: false },
      "",
      `${redOil(7)}${bokChoy(410, 232, 48, 0.85)}${bokChoy(442, 276, 64, 0.72)}${crumbs(300, 276, 76, 46, 62, ["#96522a", "#7c3f1d", "#b06b3a"], 11, 7)}${rings(262, 352, 70, 24, 20, 2)}${chili(304, 246)}${crumbs(360, 350, 60, 22, 10, ["#f3d9a4", "#e9c27a"], 7, 3)}`,
    ),
  "dish/ramen-kara-miso": () =>
    ramenBowl(
      tables.walnut(),
      {
        bowl: { glaze: glazes.red, inside: "#e9c9a6" },
        color: "#c4541f",
        edge: "#7f2408",
        noodle: noodles({ cx: 320, cy: 312, rx: 182, ry: 100 }, { ...thick, wave: 1.4 }),
        oily: false,
      },
      "",
      `${redOil(6)}${shreds({ cx: 268, cy: 254, rx: 78, ry: 40 }, "#fbf6dc", "#e8dfae", 8, 46, 70, 3)}${crumbs(372, 252, 60, 34, 40, ["#a5673a", "#8a4f28"], 10, 2)}${ellipse(322, 280, 44, 26, "#a3170a", 'filter="url(#clay-m)"')}${halfEgg(404, 334, 44, 18)}${rings(258, 346, 60, 26, 22, 6)}${chili(322, 266)}`,
    ),
  "dish/ramen-veggie": () =>
    ramenBowl(
      tables.sage(),
      { bowl: { glaze: glazes.sand, inside: "#f2e6cd" }, color: "#d9b765", edge: "#a67f2e" },
      "",
      `${bokChoy(220, 250, -38, 0.86)}${bokChoy(420, 250, 40, 0.8)}${emoji("1f345", 262, 344, 82)}${crumbs(356, 346, 52, 26, 36, ["#ffd84a", "#ffc52e"], 8, 8)}${emoji("1f955", 318, 246, 100, -28)}${at(398, 314, `<g filter="url(#clay-m)">${ellipse(0, 0, 44, 32, "#7b4c2a")}${stroke("M-20 0h40M0 -14v28", "#efd8b6", 6)}</g>`)}${rings(226, 312, 26, 16, 8, 2)}`,
    ),
  "dish/ramen-wonton": () =>
    ramenBowl(
      tables.indigo(),
      {
        bowl: { glaze: glazes.cream },
        color: "#eed391",
        edge: "#c9a04e",
        noodle: bundle(
          { cx: 320, cy: 305, rx: 165, ry: 84 },
          { color: "#f9e4a6", shade: "#eccb78", width: 8, count: 17 },
          8,
        ),
      },
      "",
      `${[
        [228, 266],
        [312, 236],
        [394, 270],
        [266, 340],
        [360, 338],
      ]
        .map(([x = 0, y = 0], index) => wonton(x, y, index * 40 - 60))
        .join("")}${bokChoy(436, 216, 50, 0.6)}${rings(316, 290, 60, 20, 14, 5)}`,
    ),
  "dish/tsukemen": () => tsukemen(tables.oak(), ""),
  "dish/tsukemen-deluxe": () =>
    tsukemen(
      tables.charcoal(),
      `${chashu(206, 236, 50, -10)}${chashu(262, 218, 50, 12)}${halfEgg(150, 300, 36, -14)}${nori(330, 208, 2, 66, 80, 6)}`,
    ),
  "dish/mazesoba": () =>
    ramenBowl(
      tables.brick(),
      {
        bowl: { glaze: glazes.black, depth: 30, flat: 0.74 },
        color: "#8f4a1a",
        edge: "#4b2208",
        noodle: noodles({ cx: 320, cy: 304, rx: 190, ry: 128 }, { ...thick, count: 46 }),
        oily: false,
      },
      "",
      `${crumbs(320, 296, 104, 66, 84, ["#93502a", "#73371a", "#ad6434"], 11, 7)}${rings(216, 250, 52, 32, 24, 2)}${shreds({ cx: 424, cy: 250, rx: 46, ry: 30 }, "#35513a", "#5f7f5c", 5, 40, 40, 5)}${crumbs(226, 368, 44, 24, 22, ["#f5efd8", "#e8dcb8"], 7, 2)}${crumbs(412, 368, 44, 22, 30, ["#d9a25c", "#c48a45"], 6, 6)}${yolk(320, 286, 46)}`,
    ),
  "dish/aburasoba": () =>
    ramenBowl(
      tables.mustard(),
      {
        bowl: { glaze: glazes.blue, inside: "#dbe6f2", depth: 30, flat: 0.74 },
        color: "#9a5b24",
        edge: "#5c300c",
        noodle: noodles(
          { cx: 320, cy: 304, rx: 190, ry: 128 },
          { ...thick, color: "#e9b856", shade: "#cf9434", count: 44 },
        ),
        oily: false,
      },
      "",
      `${chashu(262, 260, 62, -10)}${chashu(330, 246, 60, 14)}${menma(238, 356, 4, -20)}${rings(392, 330, 54, 36, 34, 2)}${yolk(336, 326, 34)}${nori(462, 206, 1, 84, 92, 8)}`,
    ),
  "dish/hiyashi": () => {
    const wedge = (turn: number, art: Art) => `<g transform="rotate(${turn} 320 322)">${art}</g>`;
    const fan = (color: string, light: string, seed: number) =>
      shreds({ cx: 320, cy: 226, rx: 46, ry: 68 }, color, light, 7, 46, 66, seed);
    return `${tables.sky()}${plate(320, 320, 250, glazes.white, 0.78)}${noodles({ cx: 320, cy: 322, rx: 180, ry: 132 }, { ...thin, count: 44 })}${wedge(-10, fan("#8fc25a", "#c6e39b", 3))}${wedge(64, fan("#f29c93", "#fbc9c0", 4))}${wedge(138, fan("#ffd84f", "#ffeaa0", 5))}${wedge(212, fan("#e56b4a", "#ffb199", 6))}${wedge(286, fan("#4d3a30", "#7a5e4e", 7))}${emoji("1f345", 320, 312, 84)}${emoji("1f990", 226, 366, 104, -20)}`;
  },
};

function wonton(x: number, y: number, turn: number): Art {
  return at(
    x,
    y,
    `<g filter="url(#clay-m)">${path("M-50 8C-58 -22 -26 -46 4 -40C40 -40 62 -12 46 16C66 34 40 44 22 34C-4 48 -40 40 -50 8Z", "#fbeed3")}${ellipse(-2, -2, 26, 20, "#f5a58c", 'opacity=".75"')}</g>${stroke("M22 20q18 4 26 14M-34 10q-12 8 -12 18", "#fffaf0", 5, 'opacity=".8"')}`,
    turn,
    1,
    0.88,
  );
}

function tsukemen(table: Art, toppings: Art): Art {
  const dip: Bowl = {
    cx: 478,
    cy: 396,
    rx: 128,
    depth: 26,
    flat: 0.68,
    glaze: glazes.black,
    inside: "#5a3a22",
  };
  const dish: Bowl = { cx: 236, cy: 282, rx: 208, depth: 14, glaze: glazes.cream, flat: 0.74 };
  const nest = { cx: 236, cy: 284, rx: 166, ry: 112 };
  const inDip = within(dip);
  return `${table}${bowl(dish, `${ellipse(236, 292, 200, 148, "#e7c987")}${bundle(nest, { color: "#f5d98c", shade: "#e3bb5f", width: 12, count: 15 }, -6)}`, toppings || `${nori(330, 206, 1, 70, 84, 8)}${halfEgg(170, 244, 40, -14)}${chashu(250, 232, 48, 8)}`)}${bowl(
    dip,
    `${broth(inDip, "#8f4d1d", "#4a2308", [
      [-40, -20, 9],
      [36, 10, 10],
      [0, 36, 8],
    ])}`,
    `${rings(472, 398, 56, 24, 18, 3)}${box(496, 352, 30, 52, 3, "#1f2d24", 'transform="rotate(12 511 378)" filter="url(#clay-s)"')}`,
  )}`;
}
