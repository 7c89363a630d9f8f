import { tables } from "#provider/demo/seed/pictures/draw/backdrop.ts";
import { giftBox, pouch, tin, wrapped } from "#provider/demo/seed/pictures/draw/packs.ts";
import { type Art, box, ellipse, emoji, stroke } from "#provider/demo/seed/pictures/draw/svg.ts";
import { wraps } from "./mallTea.ts";

const ball = (color: string, dark: string, more = ""): Art =>
  `<g filter="url(#clay-m)">${ellipse(0, 0, 46, 42, color)}</g>${ellipse(-14, -14, 12, 8, "#fff", 'opacity=".5"')}${stroke("M-30 24Q0 38 30 24", dark, 3, 'opacity=".3"')}${more}`;

const bar = (color: string, top: string): Art =>
  `<g filter="url(#clay-m)">${box(-44, -30, 88, 60, 10, color)}${box(-44, -30, 88, 22, 8, top)}</g>`;

const wafer = (color: string, mark: string): Art =>
  `<g filter="url(#clay-s)">${ellipse(0, 0, 48, 46, color)}</g><ellipse rx="36" ry="34" fill="none" stroke="#7a4a1c" stroke-width="3" opacity=".35"/>${emoji(mark, 0, 0, 46)}`;

const several = <T>(of: readonly [T, ...T[]], index: number): T => of[index % of.length] ?? of[0];

export const mallSweetsRecipes: Record<string, () => Art> = {
  "goods/daifuku": () =>
    `${tables.rose()}${giftBox(wraps.kraft, [3, 2], (index) => ball(several(["#fff8f2", "#f8cdd0", "#d6e3b0"], index), "#8d5b4b"))}`,
  "goods/yokan": () =>
    `${tables.walnut()}${giftBox(wraps.black, [2, 3], (index) => bar(several(["#5a2320", "#56692c", "#3a2a26"], index), several(["#7b332c", "#7a8f42", "#574340"], index)))}`,
  "goods/manju": () =>
    `${tables.oak()}${giftBox(wraps.kraft, [4, 3], () => ball("#c98a4b", "#6d3d14", stroke("M-10 -6L10 6M10 -6L-10 6", "#7a4318", 5, 'opacity=".5"')))}`,
  "goods/senbei": () =>
    `${tables.indigo()}${giftBox(wraps.red, [3, 3], (index) => wafer(several(["#d99a4e", "#c17a32", "#e3b06a"], index), several(["1f33e", "1f990", "1f33f"], index)))}`,
  "goods/castella": () =>
    `${tables.mustard()}${giftBox(wraps.yellow, [4, 1], () => `<g filter="url(#clay-m)">${box(-40, -120, 80, 240, 8, "#f6cf5c")}${box(-40, -120, 80, 34, 8, "#8a4a1c")}${box(-40, 94, 80, 26, 8, "#a8642a")}</g>`)}`,
  "goods/chocolate": () =>
    `${tables.charcoal()}${giftBox(wraps.brown, [4, 4], (index) => (index % 3 === 0 ? ball("#4a2414", "#1f0d05") : bar(several(["#5a2c18", "#7b4526", "#e9d2b4"], index), several(["#6f3a22", "#8f5834", "#fff0da"], index))))}`,
  "goods/financier": () =>
    `${tables.linen()}${giftBox(wraps.sky, [4, 2], (index) => bar(several(["#dba354", "#c88b3c", "#8ea04e"], index), several(["#eec07a", "#dca65a", "#a9b96c"], index)))}`,
  "goods/jelly": () =>
    `${tables.sky()}${giftBox(wraps.sky, [3, 2], (index) => `${ball(several(["#ffb45c", "#f58a96", "#c5dd6a"], index), "#a3561c")}${emoji(several(["1f34a", "1f351", "1f348"], index), 0, -2, 52)}`)}`,
  "goods/icecream": () =>
    `${tables.sky()}${giftBox(wraps.indigo, [3, 2], (index) => `${ellipse(0, 0, 50, 48, "#f8f4ea")}${ball(several(["#fff4d6", "#a9bf62", "#f2b7bd"], index), "#8a6b45")}`)}`,
  "goods/konpeito": () => `${tables.lilac()}${tin(320, 520, 240, 280, wraps.pink, "1f36c")}`,
  "goods/karinto": () => `${tables.oak()}${pouch(320, 560, 280, 400, wraps.brown, "1f36a")}`,
  "goods/sweets-wrapped": () => `${tables.rose()}${wrapped(wraps.pink, "1f361")}`,
};
