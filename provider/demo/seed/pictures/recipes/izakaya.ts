import { tables } from "#provider/demo/seed/pictures/draw/backdrop.ts";
import { close } from "#provider/demo/seed/pictures/draw/close.ts";
import { cube, omelette, onigiri, rice, scoop, zigzag } from "#provider/demo/seed/pictures/draw/heaps.ts";
import { beef, type Bite, fillet, fried, sashimi, skewer } from "#provider/demo/seed/pictures/draw/meats.ts";
import { bundle, noodles, shreds } from "#provider/demo/seed/pictures/draw/noodles.ts";
import {
  type Art,
  at,
  blob,
  box,
  ellipse,
  emoji,
  path,
  radial,
  randomFrom,
  spread,
  steam,
  stroke,
} from "#provider/demo/seed/pictures/draw/svg.ts";
import {
  bokChoy,
  citrus,
  crumbs,
  halfEgg,
  lemonWedge,
  rings,
  shiso,
} from "#provider/demo/seed/pictures/draw/toppings.ts";
import {
  type Bowl,
  bowl,
  broth,
  type Glaze,
  glazes,
  plate,
  slab,
  within,
} from "#provider/demo/seed/pictures/draw/vessel.ts";

const skewers = (table: Art, dish: Art, ...rows: readonly (readonly Bite[])[]): Art =>
  close(
    table,
    `${dish}${rows.map((row, index) => skewer(330 - index * 6, 322 + (index - (rows.length - 1) / 2) * 96, row, -8, index * 5 + row.length, row.length > 4 ? 72 : row.length > 3 ? 82 : 104)).join("")}${steam(330, 190, 0.2)}`,
    1.08,
  );

const long = (glaze: Glaze): Art => slab(320, 330, 520, 300, glaze, 30, -8);
const five = (bite: Bite): readonly Bite[] => [bite, bite, bite, bite];

const wasabi = (x: number, y: number): Art =>
  `<g filter="url(#clay-m)">${path(blob(randomFrom(4), 24, 8, 0.12), "#a9cf6a", `transform="translate(${x} ${y})"`)}</g>`;
const tsuma = (x: number, y: number, rx = 70): Art =>
  shreds({ cx: x, cy: y, rx, ry: rx * 0.5 }, "#ffffff", "#e9efe6", 4.5, 70, 60, 9);

const raw = (table: Art, glaze: Glaze, kind: Parameters<typeof sashimi>[2]): Art =>
  close(
    table,
    `${slab(320, 330, 460, 250, glaze, 34, -5)}${tsuma(210, 268)}${shiso(436, 250, 26, 0.84)}${[0, 1, 2, 3, 4].map((index) => sashimi(206 + index * 58, 340 - index * 9, kind, 12, 1.16)).join("")}${wasabi(496, 376)}`,
    1.14,
  );

const deep = (table: Art, glaze: Glaze, pieces: Art): Art =>
  close(table, `${plate(320, 334, 240, glaze)}${pieces}${steam(330, 200, 0.18)}`, 1.1);

const pot = (table: Art, glaze: Glaze, soup: readonly [string, string], art: Art): Art => {
  const shape: Bowl = { cx: 320, cy: 300, rx: 240, depth: 36, glaze, inside: "#6d5a4a", flat: 0.7 };
  const handle = (side: number): Art =>
    `<g filter="url(#clay-m)">${box(320 + side * 236 - 30, 296, 60, 44, 18, glaze.base)}</g>`;
  return `${table}${handle(-1)}${handle(1)}${bowl(
    shape,
    broth(within(shape), soup[0], soup[1], [
      [-120, -60, 12],
      [110, -70, 14],
      [130, 50, 11],
      [-70, 90, 12],
    ]),
    art,
  )}${steam(320, 180, 0.36)}`;
};

const clear = (x: number, y: number, width: number, height: number, turn = 0): Art =>
  at(
    x,
    y,
    `<g filter="url(#clay-m)">${box(-width / 2, -height / 2, width, height, 12, "#fffaf0")}</g>`,
    turn,
  );
const mushroom = (x: number, y: number, scale = 1): Art =>
  at(
    x,
    y,
    `<g filter="url(#clay-m)">${ellipse(0, 0, 46, 34, "#7b4c2a")}</g>${stroke("M-22 0h44M0 -15v30", "#efd8b6", 6)}`,
    0,
    scale,
  );

const grill: Record<string, readonly [string, string, string]> = {
  hokke: ["#f0cb88", "#c98f43", "#7f4c17"],
  saba: ["#c9cdd0", "#8d8a80", "#5b3c1e"],
};

export const izakayaRecipes: Record<string, () => Art> = {
  "dish/yakitori-momo": () => skewers(tables.charcoal(), long(glazes.earth), five("thigh"), five("thigh")),
  "dish/yakitori-negima": () =>
    skewers(
      tables.walnut(),
      long(glazes.black),
      ["thigh", "leek", "thigh", "leek", "thigh"],
      ["thigh", "leek", "thigh", "leek", "thigh"],
    ),
  "dish/yakitori-tsukune": () => skewers(tables.brick(), long(glazes.black), five("ball"), five("ball")),
  "dish/yakitori-kawa": () =>
    skewers(
      tables.ash(),
      long(glazes.indigo),
      ["skin", "skin", "skin", "skin", "skin"],
      ["skin", "skin", "skin", "skin", "skin"],
    ),
  "dish/yakitori-heart": () =>
    skewers(
      tables.charcoal(),
      long(glazes.celadon),
      ["heart", "heart", "heart", "heart", "heart"],
      ["heart", "heart", "heart", "heart", "heart"],
    ),
  "dish/yakitori-wings": () => skewers(tables.oak(), long(glazes.white), ["wing", "wing", "wing"]),
  "dish/yakitori-pork": () =>
    skewers(
      tables.indigo(),
      long(glazes.sand),
      ["belly", "belly", "belly", "belly", "belly"],
      ["belly", "belly", "belly", "belly", "belly"],
    ),
  "dish/yakitori-shiitake": () =>
    skewers(
      tables.sage(),
      long(glazes.cream),
      ["mushroom", "mushroom", "mushroom"],
      ["mushroom", "mushroom", "mushroom"],
    ),
  "dish/yakitori-shishito": () =>
    skewers(
      tables.linen(),
      long(glazes.black),
      ["pepper", "pepper", "pepper", "pepper"],
      ["pepper", "pepper", "pepper", "pepper"],
    ),
  "dish/yakitori-tomato": () =>
    skewers(
      tables.mustard(),
      long(glazes.white),
      ["belly", "tomato", "belly", "tomato", "belly"],
      ["tomato", "belly", "tomato", "belly", "tomato"],
    ),
  "dish/yakitori-quail": () => skewers(tables.rose(), long(glazes.indigo), five("quail"), five("quail")),
  "dish/yakitori-mix": () =>
    skewers(
      tables.charcoal(),
      slab(320, 330, 540, 440, glazes.earth, 30, -8),
      ["thigh", "leek", "thigh", "leek", "thigh"],
      five("ball"),
      ["belly", "belly", "belly", "belly", "belly"],
      ["pepper", "pepper", "pepper", "pepper"],
    ),
  "dish/sashimi-mix": () =>
    close(
      tables.indigo(),
      `${slab(320, 330, 500, 290, glazes.black, 34, -4)}${tsuma(200, 260)}${tsuma(430, 250)}${shiso(316, 244, 0, 0.8)}${[0, 1, 2].map((i) => sashimi(168 + i * 48, 330 - i * 6, "tuna", 10, 1.08)).join("")}${[0, 1, 2].map((i) => sashimi(330 + i * 46, 304 - i * 6, "salmon", 12, 1.05)).join("")}${[0, 1, 2].map((i) => sashimi(316 + i * 46, 404 - i * 6, "bream", 8, 1)).join("")}${wasabi(508, 376)}${emoji("1f33c", 236, 412, 66)}`,
      1.1,
    ),
  "dish/sashimi-tuna": () => raw(tables.ash(), glazes.black, "tuna"),
  "dish/sashimi-salmon": () => raw(tables.sky(), glazes.white, "salmon"),
  "dish/sashimi-bream": () => raw(tables.brick(), glazes.indigo, "bream"),
  "dish/sashimi-squid": () => raw(tables.charcoal(), glazes.blue, "squid"),
  "dish/sashimi-mackerel": () => raw(tables.oak(), glazes.celadon, "mackerel"),
  "dish/sashimi-yellowtail": () => raw(tables.walnut(), glazes.cream, "yellowtail"),
  "dish/potato-salad": () =>
    close(
      tables.sage(),
      `${plate(320, 340, 220, glazes.earth)}${emoji("1f96c", 214, 300, 140, -24)}${scoop(320, 306, 108, ["#fff7dc", "#f6e3ae", "#d9b870"], 4)}${crumbs(318, 290, 78, 62, 20, ["#f08a4a", "#9fcf5a", "#f5a3a0"], 9, 5)}${crumbs(318, 280, 80, 60, 22, ["#3c2a18"], 3, 8)}${emoji("1f345", 452, 372, 82)}`,
    ),
  "dish/dashimaki": () =>
    close(
      tables.walnut(),
      `${slab(320, 350, 450, 220, glazes.indigo, 26, -4)}${omelette(310, 324, 5, 70)}${shreds({ cx: 478, cy: 388, rx: 40, ry: 22 }, "#ffffff", "#ecebe2", 5, 50, 34, 4)}${steam(310, 240, 0.26)}`,
      1.16,
    ),
  "dish/octopus-wasabi": () =>
    close(
      tables.charcoal(),
      bowl(
        { cx: 320, cy: 316, rx: 190, depth: 34, glaze: glazes.blue, flat: 0.7 },
        ellipse(320, 326, 180, 122, "#cfe0a2"),
        `${spread(randomFrom(5), 20, 320, 306, 116, 66)
          .map(([x, y], index) =>
            at(
              x,
              y,
              `<g filter="url(#clay-m)">${path(blob(randomFrom(index + 3), 27, 7, 0.2), index % 3 ? "#f6e7ea" : "#d98a9c")}</g>`,
              index * 31,
            ),
          )
          .join(
            "",
          )}${crumbs(320, 296, 110, 56, 30, ["#8fbf4a", "#b6d97a"], 6, 9)}${shiso(398, 246, 30, 0.5)}`,
      ),
      1.2,
    ),
  "dish/tomato": () =>
    close(
      tables.sky(),
      `${plate(320, 336, 224, glazes.white)}${[
        [232, 318],
        [322, 290],
        [410, 322],
        [322, 366],
      ]
        .map(([x = 0, y = 0]) => tomatoSlice(x, y))
        .join("")}${crumbs(320, 318, 130, 60, 20, ["#ffffff"], 3.4, 4)}${emoji("1f33f", 320, 236, 100, 16)}`,
      1.16,
    ),
  "dish/cucumber": () =>
    close(
      tables.brick(),
      `${plate(320, 336, 224, glazes.cream)}${spread(randomFrom(12), 13, 320, 312, 118, 62)
        .map(([x, y], index) =>
          at(
            x,
            y,
            `<g filter="url(#clay-m)">${box(-34, -22, 68, 44, 16, "#4f9440")}</g>${ellipse(26, 0, 14, 21, "#d9efae")}${stroke("M-22 -10h36", "#9fd07a", 4, 'opacity=".6"')}`,
            index * 41,
          ),
        )
        .join(
          "",
        )}${crumbs(320, 300, 110, 56, 24, ["#fff3d6"], 4, 5)}${ellipse(462, 392, 40, 26, "#a5622a", 'filter="url(#clay-m)"')}`,
      1.16,
    ),
  "dish/agedashi": () =>
    close(
      tables.ash(),
      bowl(
        { cx: 320, cy: 312, rx: 200, depth: 34, glaze: glazes.indigo, flat: 0.7 },
        broth({ cx: 320, cy: 322, rx: 180, ry: 126 }, "#b9773a", "#75400f"),
        `${cube(248, 280, 62, ["#f7e2b5", "#e9c889", "#cf9f58"], 14)}${cube(388, 276, 62, ["#f7e2b5", "#e9c889", "#cf9f58"], 14)}${cube(318, 324, 62, ["#f7e2b5", "#e9c889", "#cf9f58"], 14)}${shreds({ cx: 318, cy: 302, rx: 40, ry: 22 }, "#ffffff", "#f0eee4", 5, 40, 30, 4)}${rings(330, 284, 60, 26, 18, 3)}${steam(320, 190, 0.3)}`,
      ),
      1.18,
    ),
  "dish/tempura": () =>
    deep(
      tables.indigo(),
      glazes.white,
      `${path("M150 330L300 214L498 270L470 420L230 440Z", "#fffdf6", 'filter="url(#clay-m)"')}${emoji("1f364", 250, 300, 190, -20)}${emoji("1f364", 352, 286, 190, 4)}${fried(430, 350, 58, 31, "#ffe7a8", "#f3c566", "#cf9638")}${fried(300, 390, 56, 14, "#e0eca8", "#b7cf6a", "#7f9c34")}${shreds({ cx: 480, cy: 300, rx: 34, ry: 18 }, "#ffffff", "#ecebe2", 5, 40, 30, 4)}`,
    ),
  "dish/squid-fry": () =>
    deep(
      tables.mustard(),
      glazes.indigo,
      `${emoji("1f96c", 206, 270, 150, -30)}${[
        [250, 330],
        [344, 300],
        [420, 346],
        [320, 384],
      ]
        .map(([x = 0, y = 0], index) => ring(x, y, index))
        .join("")}${lemonWedge(470, 410, -20)}`,
    ),
  "dish/ebi-fry": () =>
    deep(
      tables.sage(),
      glazes.white,
      `${shreds({ cx: 236, cy: 270, rx: 90, ry: 40 }, "#cfe6a0", "#eef6d4", 6, 80, 70, 8)}${[0, 1, 2].map((i) => emoji("1f364", 250 + i * 82, 326 + i * 8, 186, -16 + i * 8, "0,1,1.02")).join("")}${ellipse(470, 398, 44, 30, "#fff7dc", 'filter="url(#clay-m)"')}${emoji("1f345", 206, 386, 74)}`,
    ),
  "dish/menchi": () =>
    deep(
      tables.brick(),
      glazes.celadon,
      `${shreds({ cx: 220, cy: 280, rx: 96, ry: 48 }, "#cfe6a0", "#eef6d4", 6, 90, 76, 8)}${fried(290, 342, 88, 41, "#e0a251", "#b06d22", "#74410d")}${fried(420, 322, 84, 17, "#e0a251", "#b06d22", "#74410d")}${zigzag(356, 330, 220, 34, 7, "#4a1d0a", 10, -4)}`,
    ),
  "dish/fries": () =>
    deep(
      tables.walnut(),
      glazes.black,
      `${fries(320, 300)}${ellipse(478, 396, 46, 32, "#d83a24", 'filter="url(#clay-m)"')}`,
    ),
  "dish/karaage-izakaya": () =>
    deep(
      tables.linen(),
      glazes.red,
      `${[
        [214, 318, 70, 23],
        [306, 268, 74, 35],
        [404, 300, 70, 49],
        [276, 372, 72, 52],
        [380, 378, 68, 66],
      ]
        .map(([x = 0, y = 0, r = 0, seed = 0]) => fried(x, y, r, seed, "#e5a758", "#bb7226", "#7a3f0d"))
        .join("")}${lemonWedge(492, 388, -24)}${shiso(150, 256, -30, 0.6)}`,
    ),
  "dish/nanban": () =>
    deep(
      tables.sky(),
      glazes.white,
      `${emoji("1f96c", 190, 300, 150, -20)}${[
        [250, 330, 72, 23],
        [340, 300, 74, 35],
        [424, 330, 70, 49],
      ]
        .map(([x = 0, y = 0, r = 0, seed = 0]) => fried(x, y, r, seed))
        .join(
          "",
        )}<g filter="url(#clay-m)">${path("M214 300C240 250 420 240 452 300C470 336 410 330 400 356C380 330 340 360 316 340C290 362 250 340 240 352C226 330 200 330 214 300Z", "#fff6d6")}</g>${crumbs(332, 300, 90, 26, 22, ["#ffd84a", "#8fbf4a"], 7, 4)}`,
    ),
  "dish/hokke": () =>
    close(
      tables.charcoal(),
      `${slab(320, 336, 520, 260, glazes.blue, 30, -5)}${fillet(330, 322, -6, 1.02, grill.hokke ?? ["", "", ""])}${stroke("M160 344Q330 300 500 306", "#6b3a10", 5, 'opacity=".5"')}${lemonWedge(500, 420, -14)}${shreds({ cx: 180, cy: 412, rx: 44, ry: 20 }, "#ffffff", "#ecebe2", 5, 50, 30, 4)}${steam(320, 220, 0.3)}`,
      1.1,
    ),
  "dish/saba": () =>
    close(
      tables.oak(),
      `${slab(320, 336, 500, 240, glazes.celadon, 30, -5)}${fillet(318, 320, -5, 0.94, grill.saba ?? ["", "", ""])}${citrus(486, 402, 34, 10, "#d7f07a", "#7fb52e", 0.8)}${shreds({ cx: 176, cy: 404, rx: 40, ry: 20 }, "#ffffff", "#ecebe2", 5, 46, 30, 4)}${steam(320, 220, 0.26)}`,
      1.12,
    ),
  "dish/okonomiyaki": () =>
    close(
      tables.walnut(),
      `${plate(320, 336, 244, glazes.black)}<g filter="url(#clay-l)">${ellipse(320, 316, 178, 128, "#c98a3e")}</g>${ellipse(320, 310, 160, 112, "#6b2b10", 'filter="url(#clay-m)"')}${zigzag(320, 308, 270, 120, 9, "#fff4d2", 8, 8)}${crumbs(320, 300, 130, 80, 60, ["#4f8a3a", "#3a6f2c"], 4, 5)}${shreds({ cx: 320, cy: 292, rx: 70, ry: 44 }, "#e9b48a", "#f7d8b8", 6, 36, 46, 7)}${steam(330, 190, 0.26)}`,
      1.12,
    ),
  "dish/steak": () =>
    close(
      tables.charcoal(),
      `${slab(320, 346, 480, 250, glazes.earth, 30, -4)}<g filter="url(#drop)">${ellipse(320, 340, 214, 112, "#1f1a17")}</g>${beef(306, 326, 6)}${emoji("1f966", 474, 296, 110)}${crumbs(196, 392, 50, 20, 30, ["#ffd84a", "#ffc52e"], 9, 3)}${steam(320, 210, 0.3)}`,
      1.12,
    ),
  "dish/nabe-motsu": () =>
    pot(
      tables.brick(),
      glazes.black,
      ["#d9b469", "#8f6426"],
      `${emoji("1f96c", 236, 260, 170, -10)}${emoji("1f96c", 410, 254, 160, 20)}${spread(
        randomFrom(6),
        11,
        320,
        320,
        130,
        44,
      )
        .map(([x, y], index) =>
          at(x, y, `<g filter="url(#clay-m)">${path(blob(randomFrom(index), 28, 7, 0.24), "#e9cdb4")}</g>`),
        )
        .join(
          "",
        )}${shreds({ cx: 320, cy: 288, rx: 120, ry: 34 }, "#3f8a3a", "#6db04c", 8, 34, 120, 5)}${crumbs(330, 280, 60, 24, 10, ["#c3200f"], 6, 3)}`,
    ),
  "dish/nabe-yose": () =>
    pot(
      tables.oak(),
      glazes.earth,
      ["#f0dca6", "#bd9648"],
      `${bokChoy(206, 262, -36, 0.9)}${emoji("1f96c", 410, 240, 150, 20)}${emoji("1f990", 280, 244, 130, -10)}${clear(356, 318, 84, 60, 6)}${clear(436, 320, 80, 58, -10)}${mushroom(250, 336)}${mushroom(330, 370, 0.9)}${emoji("1f955", 200, 338, 84, 30)}${emoji("1f365", 402, 374, 78)}`,
    ),
  "dish/oden": () =>
    pot(
      tables.walnut(),
      glazes.sand,
      ["#c98f45", "#81500f"],
      `${emoji("1f362", 250, 290, 210, -30)}${halfEgg(388, 262, 44, 10)}${clear(430, 330, 90, 70, 12)}${at(318, 366, `<g filter="url(#clay-m)">${ellipse(0, 0, 62, 42, "#f3e6c4")}${ellipse(0, -4, 44, 28, "#e3cf9a")}</g>`)}${at(232, 372, `<g filter="url(#clay-m)">${path("M-50 30L0 -44L50 30Z", "#5b5148")}</g>${crumbs(0, 6, 26, 18, 14, ["#2e2823"], 3, 4)}`)}`,
    ),
  "dish/ochazuke": () =>
    `${tables.sage()}${bowl({ cx: 320, cy: 300, rx: 236, depth: 44, glaze: glazes.celadon, flat: 0.7 }, `${broth({ cx: 320, cy: 312, rx: 206, ry: 146 }, "#d9d79a", "#a5a14e")}${rice(320, 316, 140, 70, undefined, 4, 130)}`, `${crumbs(320, 280, 70, 36, 46, ["#fb8a50", "#f6a06c"], 11, 5)}${shreds({ cx: 320, cy: 262, rx: 60, ry: 26 }, "#24352a", "#4f6a54", 5, 30, 40, 6)}${shiso(404, 244, 30, 0.44)}${wasabi(262, 250)}${crumbs(330, 320, 120, 60, 22, ["#f3cf84"], 6, 9)}`)}${steam(320, 180, 0.34)}`,
  "dish/yaki-onigiri": () =>
    close(
      tables.charcoal(),
      `${slab(320, 370, 430, 190, glazes.sand, 24, -3)}${onigiri(220, 318, -6, ["#f2c886", "#cd8f42", "#7d430f"])}${onigiri(424, 324, 7, ["#f2c886", "#cd8f42", "#7d430f"], 8)}${emoji("1f33f", 330, 430, 90, 40)}${steam(320, 200, 0.24)}`,
      1.12,
    ),
  "dish/yaki-udon": () =>
    close(
      tables.brick(),
      `${plate(320, 336, 240, glazes.white)}${noodles({ cx: 320, cy: 318, rx: 172, ry: 106 }, { color: "#eec386", shade: "#cf944c", width: 15, count: 30, wave: 1.4 })}${emoji("1f990", 260, 284, 120, -14)}${emoji("1f96c", 396, 290, 110, 20)}${emoji("1f955", 330, 358, 76, -20)}${shreds({ cx: 330, cy: 286, rx: 84, ry: 40 }, "#e9b48a", "#f7d8b8", 6, 40, 50, 7)}${shreds({ cx: 448, cy: 380, rx: 26, ry: 14 }, "#e0463d", "#f2857c", 6, 20, 30, 3)}${steam(320, 190, 0.26)}`,
      1.12,
    ),
  "dish/soba": () =>
    close(
      tables.linen(),
      `<g filter="url(#drop)">${box(96, 176, 370, 270, 12, "#6b2a18")}${box(114, 192, 334, 238, 6, "#d9b67a")}${stroke("M114 214h334M114 236h334M114 258h334M114 280h334M114 302h334M114 324h334M114 346h334M114 368h334M114 390h334M114 412h334", "#9c7437", 3, 'opacity=".55"')}</g>${bundle({ cx: 280, cy: 306, rx: 140, ry: 84 }, { color: "#bfa88c", shade: "#9c8468", width: 9, count: 17 }, -8)}${shreds({ cx: 280, cy: 288, rx: 56, ry: 26 }, "#22332a", "#4a6450", 5, 36, 44, 6)}${bowl({ cx: 500, cy: 372, rx: 92, depth: 40, glaze: glazes.black, flat: 0.62 }, broth({ cx: 500, cy: 380, rx: 84, ry: 52 }, "#5b2c10", "#2e1405"), rings(500, 376, 36, 14, 9, 3))}${wasabi(500, 240)}`,
      1.1,
    ),
  "dish/zosui": () =>
    pot(
      tables.ash(),
      glazes.indigo,
      ["#f3dfa0", "#c9a450"],
      `${rice(320, 322, 150, 44, ["#fffdf0", "#f8e9b8", "#d9bf78"], 4, 120)}${ellipse(320, 306, 128, 64, "#ffd95a", 'opacity=".75" filter="url(#clay-m)"')}${rings(320, 300, 90, 40, 26, 3)}${shreds({ cx: 320, cy: 290, rx: 40, ry: 20 }, "#24352a", "#4f6a54", 5, 24, 36, 6)}`,
    ),
  "dish/warabimochi": () =>
    close(
      tables.walnut(),
      `${plate(320, 340, 220, glazes.celadon)}${[
        [240, 300],
        [330, 276],
        [410, 310],
        [280, 362],
        [370, 366],
      ]
        .map(([x = 0, y = 0]) => cube(x, y - 26, 50, ["#e3c58e", "#cfa869", "#b08642"], 16))
        .join(
          "",
        )}${crumbs(322, 310, 140, 70, 90, ["#f0d9a6", "#dbb877"], 4, 3)}${zigzag(322, 306, 210, 70, 6, "#3a1a08", 9, -8)}`,
      1.16,
    ),
  "dish/sorbet": () =>
    close(
      tables.sky(),
      `${bowl({ cx: 320, cy: 366, rx: 170, depth: 56, glaze: glazes.white, flat: 0.52 }, ellipse(320, 382, 160, 80, "#f4e9a8"), `${scoop(262, 320, 92, ["#fffbe2", "#fbefae", "#e3cc66"], 3)}${scoop(384, 320, 92, ["#fffbe2", "#fbefae", "#e3cc66"], 5)}${scoop(322, 246, 92, ["#fffbe2", "#fbefae", "#e3cc66"], 9)}`)}${citrus(420, 236, 44, 16)}${emoji("1f33f", 250, 214, 90, -20)}`,
      1.06,
    ),
  "dish/course-kushi": () =>
    skewers(
      tables.brick(),
      slab(320, 330, 560, 440, glazes.black, 30, -8),
      ["wing", "wing", "wing"],
      ["thigh", "leek", "thigh", "leek", "thigh"],
      ["belly", "tomato", "belly", "tomato", "belly"],
      ["mushroom", "mushroom", "mushroom"],
    ),
  "dish/course-omakase": () =>
    `${tables.indigo()}<g filter="url(#drop)">${box(36, 116, 568, 410, 28, "#3b1410")}</g>${box(54, 134, 532, 374, 18, "#5a1f17")}${at(188, 226, `${slab(0, 0, 220, 130, glazes.white, 20)}${[0, 1, 2].map((i) => sashimi(-62 + i * 30, 2, "tuna", 10, 0.62)).join("")}${[0, 1].map((i) => sashimi(30 + i * 32, 0, "salmon", 10, 0.62)).join("")}`)}${at(452, 226, `${plate(0, 0, 108, glazes.celadon)}${emoji("1f364", -14, -10, 112)}${emoji("1f364", 34, 0, 104, 20)}`)}${at(160, 412, `${bowl({ cx: 0, cy: -6, rx: 84, depth: 30, glaze: glazes.blue, flat: 0.62 }, "", rice(0, -6, 70, 60, undefined, 3, 80))}`)}${at(318, 404, `${slab(0, 0, 170, 96, glazes.black, 16)}${omelette(0, -6, 3, 48).replace("scale(.95 .82)", "scale(.62 .56)")}`)}${at(486, 408, `${bowl({ cx: 0, cy: -8, rx: 80, depth: 32, glaze: glazes.red, flat: 0.6 }, broth({ cx: 0, cy: 0, rx: 72, ry: 44 }, "#c99a52", "#8a5a1c"), `${rings(0, -8, 30, 12, 9, 3)}`)}`)}`,
};

function tomatoSlice(x: number, y: number): Art {
  const paint = radial(0.42, 0.38, 0.7, [0, "#ff7a5c"], [0.6, "#e63c2a"], [1, "#b01d12"]);
  const seeds = [0, 72, 144, 216, 288].map(
    (turn) =>
      `<g transform="rotate(${turn})">${ellipse(0, -30, 13, 17, "#ffb38a", 'opacity=".8"')}${ellipse(0, -30, 4, 6, "#fff0c4")}</g>`,
  );
  return at(
    x,
    y,
    `${paint.def}<g filter="url(#clay-m)">${ellipse(0, 0, 66, 66, paint.paint)}</g>${seeds.join("")}`,
    10,
    1,
    0.76,
  );
}

function ring(x: number, y: number, index: number): Art {
  const crumb = radial(0.38, 0.32, 0.75, [0, "#f3c878"], [0.6, "#d49340"], [1, "#935312"]);
  return at(
    x,
    y,
    `${crumb.def}<g filter="url(#clay-m)"><g filter="url(#rough)"><ellipse cx="0" cy="0" rx="50" ry="44" fill="none" stroke="${crumb.paint}" stroke-width="34"/></g></g>`,
    index * 40,
    1,
    0.8,
  );
}

function fries(cx: number, cy: number): Art {
  const random = randomFrom(9);
  const sticks = Array.from({ length: 34 }, () => {
    const x = cx + (random() - 0.5) * 250;
    const y = cy + (random() - 0.5) * 110;
    return at(x, y, box(-64, -11, 128, 22, 7, random() > 0.5 ? "#ffd566" : "#f2b93c"), random() * 180);
  });
  return `<g filter="url(#clay-s)">${sticks.join("")}</g>`;
}
