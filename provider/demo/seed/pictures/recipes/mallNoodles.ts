import { tables } from "#provider/demo/seed/pictures/draw/backdrop.ts";
import { close } from "#provider/demo/seed/pictures/draw/close.ts";
import { bottle } from "#provider/demo/seed/pictures/draw/glass.ts";
import { noodles } from "#provider/demo/seed/pictures/draw/noodles.ts";
import { pouch, type Wrap, wrapped } from "#provider/demo/seed/pictures/draw/packs.ts";
import {
  type Art,
  at,
  box,
  emoji,
  linear,
  randomFrom,
  stroke,
} from "#provider/demo/seed/pictures/draw/svg.ts";
import { glazes, slab } from "#provider/demo/seed/pictures/draw/vessel.ts";
import { wraps } from "./mallTea.ts";

/** Dry noodles, tied into a bundle by a paper band. */
const sheaf = (x: number, y: number, turn: number, color: string, shade: string, band: string): Art => {
  const random = randomFrom(Math.round(x + y));
  const body = linear(90, [0, color], [1, shade]);
  const threads = Array.from({ length: 15 }, (_, index) => {
    const at0 = -38 + index * 5.4;
    return stroke(
      `M-190 ${at0 + random() * 4}L190 ${at0 + random() * 4 - 2}`,
      index % 2 ? shade : "#fffaf0",
      2,
      'opacity=".55"',
    );
  });
  return at(
    x,
    y,
    `${body.def}<g filter="url(#clay-m)">${box(-194, -42, 388, 84, 12, body.paint)}</g>${threads.join("")}${box(-34, -46, 68, 92, 4, band)}${stroke("M-20 -20H20M-20 0H20M-12 20H12", "#fff", 4, 'opacity=".7"')}`,
    turn,
  );
};

const board = (table: Art, art: Art): Art =>
  close(table, `${slab(320, 330, 520, 330, glazes.sand, 30, -4)}${art}`, 1.04);

const bag = (wrap: Wrap, mark: string, table: Art): Art => `${table}${pouch(320, 568, 310, 430, wrap, mark)}`;

const three = (color: string, shade: string, band: string): Art =>
  [0, 1, 2].map((index) => sheaf(320, 236 + index * 92, -6 + index * 3, color, shade, band)).join("");

export const mallNoodlesRecipes: Record<string, () => Art> = {
  "goods/soba-dry": () => board(tables.indigo(), three("#c9b49a", "#8d745a", "#3a5a8a")),
  "goods/udon-dry": () => board(tables.walnut(), three("#fbf3df", "#d9c7a2", "#b8322a")),
  "goods/somen-dry": () => board(tables.sky(), three("#ffffff", "#dfe3e6", "#c8559a")),
  "goods/cha-soba": () => board(tables.sage(), three("#b5c27a", "#7b8a45", "#2f5a3a")),
  "goods/ramen-pack": () => bag(wraps.red, "1f35c", tables.charcoal()),
  "goods/miso-ramen-pack": () => bag(wraps.brown, "1f35c", tables.mustard()),
  "goods/shio-ramen-pack": () => bag(wraps.sky, "1f35c", tables.ash()),
  "goods/curry-udon-pack": () => bag(wraps.yellow, "1f35b", tables.brick()),
  "goods/tsuyu": () =>
    `${tables.oak()}${bottle(320, 580, 480, 170, "#4a2a16", "#1d0d05", "#f6ecd6", emoji("1f41f", 320, 452, 100), "#b8322a")}`,
  "goods/dashi": () => bag(wraps.indigo, "1f41f", tables.linen()),
  "goods/fresh-noodles": () =>
    board(
      tables.brick(),
      noodles(
        { cx: 320, cy: 330, rx: 190, ry: 110 },
        { color: "#f6dc9c", shade: "#c99c4c", width: 12, count: 46, seed: 5 },
      ),
    ),
  "goods/noodles-frozen": () => `${tables.sky()}${pouch(320, 568, 310, 430, wraps.indigo, "2744-fe0f")}`,
  "goods/noodles-gift": () => `${tables.walnut()}${wrapped(wraps.indigo, "1f33e")}`,
};
