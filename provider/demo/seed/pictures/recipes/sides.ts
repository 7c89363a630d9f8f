import { tables } from "#provider/demo/seed/pictures/draw/backdrop.ts";
import { close } from "#provider/demo/seed/pictures/draw/close.ts";
import { cube, onigiri, rice, scoop } from "#provider/demo/seed/pictures/draw/heaps.ts";
import { fried } from "#provider/demo/seed/pictures/draw/meats.ts";
import { bundle, noodles, shreds } from "#provider/demo/seed/pictures/draw/noodles.ts";
import {
  type Art,
  at,
  box,
  ellipse,
  emoji,
  linear,
  path,
  randomFrom,
  spread,
  steam,
  stroke,
} from "#provider/demo/seed/pictures/draw/svg.ts";
import {
  bokChoy,
  chashu,
  crumbs,
  halfEgg,
  lemonWedge,
  menma,
  nori,
  rings,
  shiso,
  yolk,
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

const saucer = (x: number, y: number, color = "#5a2a10"): Art =>
  `${plate(x, y, 66, glazes.white)}${ellipse(x, y + 4, 44, 31, color)}${ellipse(x - 14, y - 4, 12, 6, "#fff", 'opacity=".4"')}`;

const donburi = (table: Art, glaze: Glaze, top: Art, hot = true): Art => {
  const shape: Bowl = { cx: 320, cy: 292, rx: 222, depth: 56, glaze, inside: "#efe6d2", flat: 0.68 };
  return close(
    table,
    `${bowl(shape, `${ellipse(320, 306, 204, 138, "#efe4cb")}${rice(320, 300, 196, 120)}`, top)}${hot ? steam(320, 180, 0.26) : ""}`,
    1.12,
  );
};

const small = (table: Art, glaze: Glaze, inside: Art, above = "", on = ""): Art =>
  close(
    table,
    `${on}${bowl({ cx: 320, cy: 312, rx: 196, depth: 34, glaze, flat: 0.7 }, inside, above)}`,
    1.2,
  );

const dumpling = (x: number, y: number, turn: number, look = ""): Art =>
  emoji("1f95f", x, y, 132, turn, look);

const potstickers = (table: Art, dish: Art, look: string, garnish: Art): Art => {
  const crust = linear(90, [0, "#f2c173", 0], [0.35, "#c9832f", 0.85], [1, "#8a4b12", 0.95]);
  const one = (x: number, y: number): Art =>
    `${emoji("1f95f", x, y, 172, 20, look)}${crust.def}${at(x, y, path("M-62 14C-40 52 30 62 62 26C40 74 -40 84 -62 14Z", crust.paint), -8)}`;
  const row = (x: number, y: number): Art =>
    [0, 1, 2].map((index) => one(x + index * 112, y - index * 12)).join("");
  return close(table, `${dish}${row(196, 276)}${row(216, 372)}${garnish}${steam(330, 210, 0.22)}`, 1.1);
};

/** A pod of soy beans. */
const pod = (x: number, y: number, turn: number): Art => {
  const green = linear(90, [0, "#b5d96a"], [1, "#5c9a2e"]);
  return at(
    x,
    y,
    `${green.def}<g filter="url(#clay-m)">${path("M-70 4C-60 -22 -38 -24 -24 -18C-10 -28 12 -28 22 -18C40 -24 58 -14 70 -6C60 18 40 24 24 20C10 28 -10 28 -22 20C-40 26 -60 20 -70 4Z", green.paint)}</g>${[-38, 0, 38].map((bean) => ellipse(bean, 0, 17, 14, "#cbe78c", 'opacity=".55"')).join("")}`,
    turn,
  );
};

const friedRice = (cx: number, cy: number, rx: number, height: number): Art =>
  `${rice(cx, cy, rx, height, ["#ffe9ae", "#eec277", "#b9803a"], 6, 190)}${crumbs(cx, cy - height * 0.3, rx * 0.8, height * 0.7, 26, ["#c9724e", "#d98a66"], 8, 3)}${crumbs(cx, cy - height * 0.3, rx * 0.85, height * 0.75, 24, ["#ffe36a", "#fff0a0"], 9, 5)}${rings(cx, cy - height * 0.3, rx * 0.8, height * 0.7, 22, 4, 0.9)}`;

export const sideRecipes: Record<string, () => Art> = {
  "dish/gyoza": () =>
    potstickers(
      tables.walnut(),
      slab(320, 330, 480, 290, glazes.white, 40, -6),
      "4,0.9,1.06",
      saucer(524, 470),
    ),
  "dish/gyoza-shiso": () =>
    potstickers(
      tables.indigo(),
      plate(320, 332, 262, glazes.celadon, 0.72),
      "14,0.8,1.06",
      `${shiso(516, 250, 24, 0.9)}${shiso(136, 300, -30, 0.7)}`,
    ),
  "dish/sui-gyoza": () =>
    small(
      tables.brick(),
      glazes.white,
      broth({ cx: 320, cy: 310, rx: 176, ry: 120 }, "#e9cf93", "#b98a40", [
        [-90, 50, 10],
        [90, -40, 12],
        [60, 70, 9],
      ]),
      `${[
        [240, 262, -20],
        [330, 240, 10],
        [404, 282, 30],
        [268, 332, -8],
        [356, 334, 16],
      ]
        .map(([x = 0, y = 0, turn = 0]) => dumpling(x, y, turn, "6,0.55,1.16"))
        .join("")}${rings(318, 292, 60, 26, 16, 3)}${steam(320, 180, 0.3)}`,
    ),
  "dish/karaage": () =>
    close(
      tables.oak(),
      `${plate(320, 330, 240, glazes.indigo)}${emoji("1f96c", 196, 262, 150, -30)}${[
        [250, 300, 66, 3],
        [338, 262, 70, 5],
        [426, 312, 64, 9],
        [316, 366, 72, 12],
      ]
        .map(([x = 0, y = 0, r = 0, seed = 0]) => fried(x, y, r, seed))
        .join("")}${lemonWedge(448, 398, -20, 1.05)}${steam(330, 200, 0.2)}`,
    ),
  "dish/chashu-plate": () =>
    close(
      tables.charcoal(),
      `${slab(320, 330, 470, 250, glazes.earth, 30, -4)}${[170, 236, 302, 368].map((x, index) => chashu(x + 20, 322 - index * 8, 78, index * 9 - 10)).join("")}${shreds({ cx: 474, cy: 300, rx: 48, ry: 34 }, "#f3f6df", "#d7e6a8", 5, 60, 54, 4)}${ellipse(462, 386, 24, 16, "#e4b83a", 'filter="url(#clay-m)"')}`,
    ),
  "dish/menma": () =>
    small(
      tables.ash(),
      glazes.black,
      ellipse(320, 312, 190, 130, "#6d3c14"),
      `${menma(262, 290, 6, -30, 1.1)}${menma(366, 300, 6, 24, 1.1)}${menma(316, 336, 5, 70, 1)}${shreds({ cx: 320, cy: 268, rx: 50, ry: 28 }, "#f3f6df", "#d7e6a8", 4, 46, 46, 4)}${crumbs(320, 300, 130, 70, 22, ["#fff3d6", "#e9d2a0"], 4, 8)}${crumbs(320, 310, 120, 70, 16, ["#d4311a"], 5, 9)}`,
    ),
  "dish/edamame": () =>
    small(
      tables.linen(),
      glazes.blue,
      ellipse(320, 312, 190, 130, "#33641f"),
      `${spread(randomFrom(4), 21, 320, 296, 142, 84)
        .map(([x, y], index) => pod(x, y, index * 47))
        .join("")}${crumbs(320, 280, 120, 62, 16, ["#ffffff"], 3.4, 8)}`,
    ),
  "dish/kimchi": () =>
    small(
      tables.charcoal(),
      glazes.white,
      ellipse(320, 322, 190, 130, "#b03a1c"),
      `${spread(randomFrom(8), 19, 320, 300, 122, 70)
        .map(([x, y], index) =>
          at(
            x,
            y,
            `<g filter="url(#clay-m)">${path("M-46 -8L-30 -30L-8 -22L12 -34L34 -24L46 -2L32 22L8 16L-14 28L-38 20Z", ["#d8472a", "#f6d9a8", "#c33a1e", "#eb8a4e"][index % 4] ?? "#d8472a", 'stroke-linejoin="round"')}</g>${stroke("M-34 2q30 -22 66 -6M-20 14q20 -10 40 -4", index % 4 === 1 ? "#d9622f" : "#ffc89a", 4, 'opacity=".65"')}`,
            index * 53,
          ),
        )
        .join(
          "",
        )}${rings(320, 280, 70, 30, 18, 3)}${crumbs(320, 296, 110, 56, 30, ["#a81d0c", "#fff0cf"], 3.6, 2)}`,
    ),
  "dish/hiyayakko": () =>
    close(
      tables.sky(),
      `${plate(320, 340, 230, glazes.blue)}${cube(320, 292, 128, ["#fffdf6", "#f0eadb", "#d9cfba"])}${crumbs(320, 280, 74, 34, 46, ["#b5391b", "#d9622b", "#8d2410", "#e9a04a"], 8, 3)}${rings(322, 258, 52, 22, 20, 5)}`,
    ),
  "dish/kaedama": () =>
    close(
      tables.walnut(),
      `${plate(320, 330, 224, glazes.blue)}${bundle({ cx: 320, cy: 318, rx: 150, ry: 90 }, { color: "#f8e0a0", shade: "#e6c272", width: 9, count: 18 }, -10)}${rings(400, 374, 30, 14, 10, 3)}${steam(320, 240, 0.34)}`,
    ),
  "dish/ajitama": () =>
    close(
      tables.mustard(),
      `${plate(320, 336, 216, glazes.black)}${halfEgg(240, 316, 86, -18)}${halfEgg(396, 330, 86, 16)}${shiso(320, 230, 8, 0.6)}`,
    ),
  "dish/chashu": () =>
    close(
      tables.ash(),
      `${plate(320, 336, 232, glazes.celadon)}${chashu(220, 318, 92, -16)}${chashu(322, 296, 94, 4)}${chashu(418, 330, 92, 20)}${rings(320, 402, 60, 18, 16, 3)}`,
    ),
  "dish/nori": () =>
    close(tables.rose(), `${plate(320, 340, 216, glazes.cream)}${nori(290, 316, 5, 176, 190, -16)}`),
  "dish/negi": () =>
    small(
      tables.oak(),
      glazes.indigo,
      ellipse(320, 312, 190, 130, "#dfe9bf"),
      `${shreds({ cx: 320, cy: 276, rx: 126, ry: 66 }, "#f8faea", "#d5e6a4", 7, 190, 90, 4)}${rings(330, 250, 66, 30, 20, 3)}`,
    ),
  "dish/butter-corn": () =>
    close(
      tables.walnut(),
      `${plate(320, 330, 226, glazes.black, 0.7)}${crumbs(320, 316, 150, 84, 190, ["#ffd84a", "#ffc52e", "#ffe688", "#f7b718"], 12, 8)}${emoji("1f9c8", 326, 268, 148)}${steam(320, 200, 0.3)}`,
    ),
  "dish/moyashi": () =>
    small(
      tables.brick(),
      glazes.celadon,
      ellipse(320, 312, 190, 130, "#d9c792"),
      `${shreds({ cx: 320, cy: 282, rx: 128, ry: 70 }, "#fdfaea", "#efe3b4", 9, 130, 104, 14)}${shreds({ cx: 330, cy: 270, rx: 90, ry: 44 }, "#6aa53c", "#8cc258", 6, 18, 60, 3)}${crumbs(320, 276, 90, 40, 14, ["#3d2a1c"], 3, 5)}`,
    ),
  "dish/kikurage": () =>
    small(
      tables.sage(),
      glazes.sand,
      ellipse(320, 312, 190, 130, "#3a2a22"),
      `${shreds({ cx: 320, cy: 280, rx: 124, ry: 66 }, "#3b2a22", "#65493b", 11, 110, 86, 6)}${crumbs(320, 268, 90, 40, 20, ["#fff3d6"], 4, 5)}${rings(300, 256, 40, 18, 10, 3)}`,
    ),
  "dish/annin": () =>
    small(
      tables.rose(),
      glazes.pink,
      broth({ cx: 320, cy: 310, rx: 178, ry: 122 }, "#fffdf8", "#eaddd0"),
      `${[
        [250, 280],
        [330, 262],
        [400, 296],
        [290, 340],
        [364, 342],
      ]
        .map(([x = 0, y = 0]) => cube(x, y - 20, 44, ["#ffffff", "#f6efe6", "#e9ddd0"], 8))
        .join(
          "",
        )}${crumbs(322, 270, 50, 26, 7, ["#e0452a", "#f06a4a"], 11, 3)}${emoji("1f33f", 398, 236, 78, 20)}`,
    ),
  "dish/ice-matcha": () => iceCream(tables.ash(), glazes.black, ["#b9d08a", "#86a84c", "#54742a"]),
  "dish/ice-vanilla": () => iceCream(tables.walnut(), glazes.blue, ["#fffdf2", "#fbeec8", "#e0c58d"]),
  "dish/goma-dango": () =>
    close(
      tables.charcoal(),
      `${plate(320, 340, 222, glazes.red)}${[
        [228, 340],
        [412, 336],
        [320, 270],
      ]
        .map(
          ([x = 0, y = 0], index) =>
            `${sesameBall(x, y)}${crumbs(x, y - 4, 68, 62, 60, ["#fff2cf", "#f6dfa8", "#fff8e6"], 5, index + 2)}`,
        )
        .join("")}`,
    ),
  "dish/gohan": () =>
    close(
      tables.oak(),
      `${bowl({ cx: 320, cy: 320, rx: 190, depth: 66, glaze: glazes.blue, inside: "#e9e2d0", flat: 0.6 }, "", rice(320, 318, 168, 168, undefined, 3, 230))}${steam(320, 180, 0.36)}`,
    ),
  "dish/chahan": () =>
    close(
      tables.brick(),
      `${plate(320, 350, 244, glazes.white, 0.68)}${friedRice(320, 350, 172, 196)}${shreds({ cx: 466, cy: 400, rx: 30, ry: 16 }, "#e0463d", "#f2857c", 6, 24, 34, 3)}${steam(320, 190, 0.24)}`,
    ),
  "dish/chashu-don": () =>
    donburi(
      tables.charcoal(),
      glazes.red,
      `${chashu(240, 268, 76, -16)}${chashu(324, 244, 78, 4)}${chashu(404, 276, 76, 20)}${rings(300, 330, 40, 20, 14, 4)}${yolk(332, 318, 40)}`,
    ),
  "dish/negi-don": () =>
    donburi(
      tables.ash(),
      glazes.indigo,
      `${shreds({ cx: 320, cy: 276, rx: 116, ry: 62 }, "#b8734b", "#d29067", 11, 60, 80, 8)}${shreds({ cx: 330, cy: 252, rx: 88, ry: 42 }, "#f8faea", "#cfe29c", 5.5, 90, 74, 4)}${crumbs(320, 262, 90, 44, 18, ["#fff3d6"], 4, 5)}`,
    ),
  "dish/mentai-gohan": () =>
    donburi(
      tables.rose(),
      glazes.white,
      `${at(322, 258, `<g filter="url(#clay-l)">${path("M-120 12C-112 -34 -60 -46 0 -40S108 -40 122 0C116 38 60 44 0 42S-112 48 -120 12Z", "#ee6f57")}</g>${stroke("M-96 0q60 -26 190 -10M-80 22q80 12 150 -4", "#ffb09c", 4, 'opacity=".7"')}`, -6)}${crumbs(322, 256, 96, 24, 60, ["#f2806a", "#e2573f"], 3.4, 4)}${nori(420, 236, 1, 60, 66, 14)}${shiso(232, 214, -30, 0.5)}`,
      false,
    ),
  "dish/tkg": () =>
    donburi(
      tables.mustard(),
      glazes.black,
      `${ellipse(320, 256, 92, 46, "#fffdf4", 'opacity=".75" filter="url(#clay-m)"')}${yolk(320, 246, 52)}${rings(226, 290, 34, 18, 12, 4)}${shreds({ cx: 414, cy: 286, rx: 34, ry: 20 }, "#2d4636", "#54745a", 5, 30, 36, 5)}`,
    ),
  "dish/onigiri": () =>
    close(
      tables.sage(),
      `${slab(320, 370, 430, 170, glazes.black, 20, -3)}${onigiri(222, 316, -6)}${onigiri(424, 322, 7, undefined, 8)}${crumbs(500, 420, 24, 12, 8, ["#f6cf3c", "#ffe06b"], 13, 3)}`,
    ),
  "dish/set-gyoza": () =>
    tray(
      `${miniRamen(206, 282)}${plate(462, 250, 118, glazes.white, 0.66)}${[0, 1, 2].map((index) => dumpling(414 + index * 46, 248 - index * 8, 10, "0,1,1.04")).join("")}${bowl({ cx: 458, cy: 408, rx: 92, depth: 24, glaze: glazes.blue, flat: 0.6 }, "", rice(458, 406, 80, 78, undefined, 3, 90))}`,
    ),
  "dish/set-chahan": () =>
    tray(`${miniRamen(206, 282)}${plate(462, 344, 134, glazes.red, 0.66)}${friedRice(462, 346, 92, 110)}`),
  "dish/set-kids": () =>
    `${tables.sky()}${box(70, 120, 500, 400, 40, "#ffd66b", 'filter="url(#drop)"')}${box(92, 142, 456, 356, 30, "#ffe9a8")}${miniRamen(224, 296, 0.86)}${`<g transform="translate(456 240) scale(.56) translate(0 0)">${onigiri(0, 0, 6)}</g>`}${emoji("1f9c3", 446, 402, 150, 6)}${emoji("1f352", 300, 444, 74)}${emoji("1f361", 180, 454, 92, 20)}`,
};

function sesameBall(x: number, y: number): Art {
  const paint = linear(70, [0, "#f3cf8c"], [0.6, "#d39a4c"], [1, "#965f22"]);
  return `${paint.def}<g filter="url(#clay-l)">${ellipse(x, y, 84, 80, paint.paint)}</g>`;
}

function iceCream(table: Art, glaze: Glaze, tones: readonly [string, string, string]): Art {
  return close(
    table,
    `${bowl({ cx: 320, cy: 360, rx: 178, depth: 58, glaze, flat: 0.52 }, ellipse(320, 376, 170, 90, tones[2], 'opacity=".5"'), `${scoop(256, 316, 92, tones, 3)}${scoop(388, 316, 92, tones, 5)}${scoop(322, 244, 92, tones, 9)}`)}${emoji("1f33f", 402, 208, 84, 24)}`,
    1.08,
  );
}

function tray(art: Art): Art {
  return `${tables.linen()}<g filter="url(#drop)">${box(40, 112, 560, 416, 30, "#5b1f14")}</g>${box(58, 130, 524, 380, 20, "#7a2a1b")}${box(58, 130, 524, 14, 7, "#fff", 'opacity=".14"')}${art}`;
}

function miniRamen(x: number, y: number, scale = 1): Art {
  const shape: Bowl = { cx: 0, cy: 0, rx: 150, depth: 40, glaze: glazes.white, band: "#b5301b", flat: 0.7 };
  const place = within(shape);
  return at(
    x,
    y,
    bowl(
      shape,
      `${broth(place, "#a9642a", "#6f3a12", [
        [-60, -30, 9],
        [70, 30, 10],
      ])}${noodles({ cx: 0, cy: 10, rx: 108, ry: 66 }, { color: "#f3d482", shade: "#e2b95c", width: 7, count: 26 })}`,
      `${nori(84, -66, 1, 60, 70, 8)}${chashu(-34, -30, 46, -10)}${halfEgg(50, 10, 33, 14)}${emoji("1f365", -34, 44, 62, 10)}${bokChoy(-88, 14, -40, 0.5)}${rings(18, 52, 24, 12, 8, 3)}`,
    ),
    0,
    scale,
  );
}
