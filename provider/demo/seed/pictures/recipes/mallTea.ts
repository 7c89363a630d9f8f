import { tables } from "#provider/demo/seed/pictures/draw/backdrop.ts";
import { close } from "#provider/demo/seed/pictures/draw/close.ts";
import { cup } from "#provider/demo/seed/pictures/draw/cup.ts";
import { pouch, tin, type Wrap, wrapped } from "#provider/demo/seed/pictures/draw/packs.ts";
import {
  type Art,
  ellipse,
  emoji,
  randomFrom,
  spread,
  steam,
  stroke,
} from "#provider/demo/seed/pictures/draw/svg.ts";
import { glazes, plate } from "#provider/demo/seed/pictures/draw/vessel.ts";

export const wraps = {
  green: { light: "#8fb07a", base: "#4f7d4b", dark: "#274a2c", label: "#f6f0df", band: "#d9b24a" },
  deep: { light: "#4f7a6c", base: "#24514a", dark: "#0f2c29", label: "#efe6cf", band: "#c7a24a" },
  brown: { light: "#c49a6c", base: "#8c5a31", dark: "#4c2c14", label: "#f7ecd8", band: "#3b2413" },
  black: { light: "#6b625c", base: "#322c29", dark: "#141110", label: "#f1e8d6", band: "#b8322a" },
  red: { light: "#e27a62", base: "#b83a28", dark: "#6d170d", label: "#fff4e2", band: "#e7c15c" },
  sky: { light: "#b9d7e2", base: "#76a8bd", dark: "#3d6c82", label: "#ffffff", band: "#f2e2b4" },
  pink: { light: "#fbe0dd", base: "#eeb0b0", dark: "#b56e72", label: "#fffaf5", band: "#c85a68" },
  kraft: { light: "#e8cfa6", base: "#cda673", dark: "#8f6a3c", label: "#fff8ea", band: "#6b4a26" },
  indigo: { light: "#6d84ad", base: "#34507f", dark: "#182a4c", label: "#f5f0e2", band: "#d3b25f" },
  yellow: { light: "#ffe59a", base: "#f3bf45", dark: "#b57f16", label: "#fffaf0", band: "#6d4a12" },
} as const satisfies Record<string, Wrap>;

const leaves = (cx: number, cy: number, rx: number, colors: readonly string[], seed = 4): Art => {
  const random = randomFrom(seed);
  return spread(random, 130, cx, cy, rx, rx * 0.66)
    .map(([x, y]) =>
      stroke(
        `M${x} ${y}q${random() * 20 - 10} ${random() * 16 - 8} ${random() * 34 - 17} ${random() * 22 - 11}`,
        colors[Math.floor(random() * colors.length)] ?? "#3b5a2a",
        5 + random() * 4,
      ),
    )
    .join("");
};

const dishOf = (table: Art, colors: readonly string[], seed: number): Art =>
  close(
    table,
    `${plate(320, 330, 236, glazes.white)}<g filter="url(#clay-s)">${leaves(320, 328, 150, colors, seed)}</g>`,
    1.14,
  );

export const mallTeaRecipes: Record<string, () => Art> = {
  "goods/tea-pouch": () => `${tables.sage()}${pouch(320, 560, 290, 430, wraps.green, "1f343")}`,
  "goods/tea-roasted": () => `${tables.linen()}${pouch(320, 560, 290, 430, wraps.brown, "1f342")}`,
  "goods/tea-black": () => `${tables.rose()}${tin(320, 520, 250, 330, wraps.red, "1f339")}`,
  "goods/tea-matcha": () => `${tables.ash()}${tin(320, 500, 220, 250, wraps.deep, "1f375")}`,
  "goods/tea-bags": () =>
    `${tables.sky()}${pouch(236, 540, 240, 360, wraps.sky, "1f33c")}${pouch(424, 570, 220, 320, wraps.kraft, "1f343")}`,
  "goods/tea-gift": () =>
    `${tables.walnut()}${tin(212, 540, 190, 270, wraps.deep, "1f343")}${tin(430, 552, 190, 270, wraps.red, "1f338")}`,
  "goods/tea-leaves": () => dishOf(tables.indigo(), ["#365a2b", "#4f7a35", "#6a9440", "#24421f"], 6),
  "goods/tea-leaves-roasted": () => dishOf(tables.sage(), ["#5b3416", "#7a4b22", "#925f2f", "#3d220d"], 9),
  "goods/tea-wrapped": () => `${tables.sage()}${wrapped(wraps.green, "1f375")}`,
  "goods/tea-cold": () =>
    `${tables.sky()}${pouch(210, 560, 220, 340, wraps.sky, "1f4a7")}<g transform="translate(160 40) scale(.82)">${cup({ cx: 380, glaze: glazes.celadon, liquid: ["#dcdf8a", "#b9c255", "#8a9834"], saucer: null, handle: false, art: ellipse(380, 250, 0, 0, "#fff") })}</g>`,
  "goods/tea-jasmine": () =>
    `${tables.lilac()}${pouch(300, 560, 280, 410, wraps.pink, "1f33c")}${emoji("1f33c", 520, 520, 120, 12)}${emoji("1f33c", 470, 584, 80, -20)}`,
  "goods/tea-genmai": () =>
    `${close(
      tables.oak(),
      `${cup({ glaze: glazes.earth, liquid: ["#d7cf6c", "#b3a53b", "#7f7220"], handle: false, saucer: null })}${emoji("1f33e", 516, 470, 190, 18)}${steam(310, 160, 0.3)}`,
      1.02,
    )}`,
};
