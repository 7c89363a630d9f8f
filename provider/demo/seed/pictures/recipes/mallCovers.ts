import { wood } from "#provider/demo/seed/pictures/draw/backdrop.ts";
import { bottle } from "#provider/demo/seed/pictures/draw/glass.ts";
import { noren } from "#provider/demo/seed/pictures/draw/noren.ts";
import { notebook, pen, pouch, tape, tin } from "#provider/demo/seed/pictures/draw/packs.ts";
import { room } from "#provider/demo/seed/pictures/draw/room.ts";
import { type Art, at, box, emoji, linear } from "#provider/demo/seed/pictures/draw/svg.ts";
import { glazes, plate } from "#provider/demo/seed/pictures/draw/vessel.ts";
import { mallCeramicsRecipes } from "./mallCeramics.ts";
import { mallNoodlesRecipes } from "./mallNoodles.ts";
import { mallSweetsRecipes } from "./mallSweets.ts";
import { wraps } from "./mallTea.ts";

const wide = (art: Art): Art =>
  art.replaceAll('width="640"', 'width="1280"').replaceAll("L640", "L1280").replaceAll("650 ", "1290 ");

/** A picture's things without its table, which ends where the first shadow or group of the things begins. */
const thingsOf = (recipe: (() => Art) | undefined): Art => {
  const art = recipe?.() ?? "";
  const start = art.indexOf("<g ");
  return start < 0 ? "" : art.slice(start);
};

const put = (recipe: (() => Art) | undefined, x: number, y: number, scale: number): Art =>
  `<g transform="translate(${x} ${y}) scale(${scale}) translate(-320 -330)">${thingsOf(recipe)}</g>`;

const disc = (light: string, dark: string, mark: string): Art => {
  const paint = linear(60, [0, light], [1, dark]);
  return `${paint.def}${box(0, 0, 640, 640, 0, paint.paint)}${emoji(mark, 320, 324, 400)}`;
};

export const mallCoverRecipes: Record<string, () => Art> = {
  "cover/mall-tea": () =>
    `${room("#5a7a4e", "#22381f", "#c89a62", "#6d4620")}${at(640, 140, noren("#e9efd8", "#c4d0a6", 5, ""), 0, 2.1, 0.6)}${tin(230, 540, 180, 250, wraps.deep, "1f375")}${pouch(470, 556, 210, 310, wraps.green, "1f343")}${tin(820, 540, 190, 260, wraps.red, "1f338")}${pouch(1050, 556, 210, 300, wraps.brown, "1f342")}`,
  "cover/mall-sweets": () =>
    `${wide(wood("#f0cdb9", "#c98f7b", 5))}${put(mallSweetsRecipes["goods/daifuku"], 260, 320, 0.84)}${put(mallSweetsRecipes["goods/chocolate"], 700, 330, 0.8)}${put(mallSweetsRecipes["goods/jelly"], 1090, 320, 0.7)}`,
  "cover/mall-sake": () =>
    `${room("#3a2f4a", "#15101d", "#7a4c2c", "#38200f")}${[
      [200, "#3f6b3a", "#17331a", "1f33e"],
      [420, "#7fb6d0", "#2f6a8a", "1f338"],
      [640, "#2c2c38", "#0c0c14", "1f3ee"],
      [860, "#d08a2e", "#7a4510", "1f351"],
      [1080, "#5a7a3c", "#25381a", "1f347"],
    ]
      .map(([x, color, dark, mark]) =>
        bottle(
          Number(x),
          580,
          430,
          142,
          String(color),
          String(dark),
          "#f6efdd",
          emoji(String(mark), Number(x), 470, 84),
        ),
      )
      .join("")}`,
  "cover/mall-ceramics": () =>
    `${wide(wood("#e3cda8", "#b08f5c", 7))}${plate(230, 330, 190, glazes.celadon)}${put(mallCeramicsRecipes["goods/rice-bowl"], 620, 330, 0.86)}${plate(1030, 330, 190, glazes.indigo)}${emoji("1f33f", 430, 120, 150, 20)}${emoji("1f338", 860, 540, 110, -12)}`,
  "cover/mall-noodles": () =>
    `${wide(wood("#c98f5a", "#7d4f2a", 4))}${put(mallNoodlesRecipes["goods/soba-dry"], 280, 320, 0.82)}${put(mallNoodlesRecipes["goods/fresh-noodles"], 720, 330, 0.8)}${emoji("1f35c", 1090, 320, 320)}`,
  "cover/mall-stationery": () =>
    `${wide(wood("#ead9bd", "#bfa27a", 9))}${notebook(230, 320, -12, wraps.indigo, "1f30a", 0.86)}${notebook(560, 330, 8, wraps.pink, "1f338", 0.82)}${pen(860, 220, -16, wraps.black, 380)}${pen(880, 340, -12, wraps.red, 360)}${tape(1060, 440, 100, wraps.green)}${tape(860, 500, 84, wraps.yellow)}`,
};

export const mallLogoRecipes: Record<string, () => Art> = {
  "logo/mall-tea": () => disc("#a9c48c", "#4f7d4b", "1f375"),
  "logo/mall-sweets": () => disc("#fbdcd6", "#dd8f8a", "1f361"),
  "logo/mall-sake": () => disc("#6d84ad", "#22345c", "1f376"),
  "logo/mall-ceramics": () => disc("#dce8dc", "#8fb09a", "1fad6"),
  "logo/mall-noodles": () => disc("#f3c76a", "#b8682a", "1f35c"),
  "logo/mall-stationery": () => disc("#cfe3ee", "#6f9ab8", "1f58b-fe0f"),
};
