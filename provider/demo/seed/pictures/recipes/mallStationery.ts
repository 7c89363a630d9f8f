import { tables } from "#provider/demo/seed/pictures/draw/backdrop.ts";
import { notebook, pen, tape, tin, wrapped } from "#provider/demo/seed/pictures/draw/packs.ts";
import { type Art, at, box, ellipse, emoji, path, stroke } from "#provider/demo/seed/pictures/draw/svg.ts";
import { wraps } from "./mallTea.ts";

const envelope = (x: number, y: number, turn: number, color: string, edge: string, seal: string): Art =>
  at(
    x,
    y,
    `<g filter="url(#drop)">${box(-170, -110, 340, 220, 8, color)}</g>${stroke("M-168 -106L0 30L168 -106", edge, 5)}${stroke("M-168 106L-40 0M168 106L40 0", edge, 3, 'opacity=".5"')}${emoji(seal, 0, 26, 64)}`,
    turn,
  );

const stampOf = (x: number, y: number, turn: number, mark: string): Art =>
  at(
    x,
    y,
    `<g filter="url(#clay-m)">${box(-40, -130, 80, 150, 36, "#b9824e")}${box(-62, 10, 124, 60, 8, "#8a5a30")}</g>${emoji(mark, 0, 150, 110)}`,
    turn,
  );

const fan = (color: string, dark: string): Art =>
  `${Array.from({ length: 11 }, (_, index) => {
    const turn = -75 + index * 15;
    return `<g transform="rotate(${turn} 320 520)">${path("M320 520L270 150Q320 130 370 150Z", index % 2 ? color : dark)}${stroke("M320 520V150", "#7a4a22", 5, 'opacity=".7"')}</g>`;
  }).join("")}${ellipse(320, 520, 16, 16, "#4a2a10")}`;

const cloth = (a: string, b: string): Art => {
  const tiles = Array.from({ length: 49 }, (_, index) => {
    const [x, y] = [130 + (index % 7) * 56, 140 + Math.floor(index / 7) * 56];
    return index % 2 ? box(x, y, 56, 56, 0, a) : box(x, y, 56, 56, 0, b);
  });
  return `<g transform="rotate(-5 320 330)"><g filter="url(#drop)">${box(124, 134, 404, 404, 6, b)}</g>${tiles.join("")}${stroke("M130 330Q320 310 522 336M326 140Q340 330 322 532", "#000", 5, 'opacity=".12"')}</g>`;
};

export const mallStationeryRecipes: Record<string, () => Art> = {
  "goods/notebook": () => `${tables.oak()}${notebook(320, 330, -8, wraps.indigo, "1f30a", 1.06)}`,
  "goods/notebook-flower": () => `${tables.linen()}${notebook(320, 330, 6, wraps.pink, "1f338", 1.06)}`,
  "goods/notebook-set": () =>
    `${tables.walnut()}${notebook(200, 320, -14, wraps.green, "1f343", 0.78)}${notebook(440, 330, 10, wraps.red, "1f3ee", 0.78)}${notebook(320, 350, -2, wraps.kraft, "1f98c", 0.82)}`,
  "goods/fountain-pen": () => `${tables.ash()}${pen(320, 300, -28, wraps.black)}`,
  "goods/brush-pen": () =>
    `${tables.rose()}${pen(320, 260, -20, wraps.red)}${stroke("M150 480C220 420 300 540 380 470S500 450 520 480", "#1a1410", 22)}`,
  "goods/pens": () =>
    `${tables.linen()}${[wraps.red, wraps.yellow, wraps.green, wraps.sky, wraps.indigo].map((wrap, index) => pen(320, 180 + index * 76, -8, wrap, 400)).join("")}`,
  "goods/ink": () => `${tables.indigo()}${tin(320, 500, 220, 200, wraps.sky, "1f4a7")}`,
  "goods/washi-tape": () =>
    `${tables.ash()}${tape(210, 270, 100, wraps.pink)}${tape(430, 260, 100, wraps.green)}${tape(320, 440, 110, wraps.indigo)}`,
  "goods/letter-set": () =>
    `${tables.sage()}${envelope(300, 260, -10, "#fff6e8", "#c8a06a", "1f338")}${envelope(350, 410, 6, "#f6d9d6", "#b5656a", "1f343")}`,
  "goods/postcards": () =>
    `${tables.sky()}${["1f5fb", "1f338", "1f341"].map((mark, index) => at(220 + index * 100, 290 + index * 60, `<g filter="url(#drop)">${box(-130, -95, 260, 190, 6, "#fffaf0")}</g>${box(-116, -81, 232, 162, 4, ["#bcd8e6", "#fbe1e4", "#f3d9a6"][index] ?? "#fff")}${emoji(mark, 0, 6, 130)}`, -14 + index * 12)).join("")}`,
  "goods/stamps": () =>
    `${tables.linen()}${stampOf(200, 260, -8, "1f431")}${stampOf(330, 240, 2, "1f338")}${stampOf(460, 266, 10, "1f375")}`,
  "goods/fan": () => `${tables.mustard()}${fan("#f6f0e2", "#cfe0e6")}`,
  "goods/furoshiki": () => `${tables.walnut()}${cloth("#2f5a8a", "#f3efe2")}`,
  "goods/tenugui": () => `${tables.ash()}${cloth("#b8483a", "#f8efe2")}`,
  "goods/origami": () =>
    `${tables.lilac()}${["#e0584a", "#f3b945", "#6aa36a", "#4f86c0"].map((color, index) => at(210 + (index % 2) * 220, 230 + Math.floor(index / 2) * 210, `<g filter="url(#drop)">${path("M-80 40L0 -80L80 40Z", color)}${path("M-80 40L0 -80L0 40Z", "#fff", 'opacity=".25"')}${path("M-80 40H80L0 90Z", color)}${path("M-80 40H80L0 90Z", "#000", 'opacity=".15"')}</g>`, index * 24 - 30)).join("")}`,
  "goods/stationery-gift": () => `${tables.sky()}${wrapped(wraps.sky, "1f58b-fe0f")}`,
};
