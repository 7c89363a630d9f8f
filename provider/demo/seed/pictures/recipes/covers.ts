import { wood } from "#provider/demo/seed/pictures/draw/backdrop.ts";
import { cup, latteArt } from "#provider/demo/seed/pictures/draw/cup.ts";
import { glass } from "#provider/demo/seed/pictures/draw/glass.ts";
import { skewer } from "#provider/demo/seed/pictures/draw/meats.ts";
import { noren } from "#provider/demo/seed/pictures/draw/noren.ts";
import { room } from "#provider/demo/seed/pictures/draw/room.ts";
import {
  type Art,
  at,
  box,
  ellipse,
  emoji,
  linear,
  path,
  steam,
} from "#provider/demo/seed/pictures/draw/svg.ts";
import { glazes, plate, slab } from "#provider/demo/seed/pictures/draw/vessel.ts";
import { ramenRecipes } from "./ramen.ts";

/** A dish's own picture without its table: everything after the first group of the backdrop. */
const bowlOf = (name: string): Art => {
  const art = (ramenRecipes[name] ?? (() => ""))();
  return art.slice(art.indexOf('<g filter="url(#soft)">'));
};

const bowlAt = (name: string, x: number, y: number, scale: number): Art =>
  `<g transform="translate(${x} ${y}) scale(${scale}) translate(-320 -330)">${bowlOf(name)}</g>`;

const disc = (light: string, dark: string, art: Art): Art => {
  const paint = linear(60, [0, light], [1, dark]);
  return `${paint.def}${box(0, 0, 640, 640, 0, paint.paint)}${art}`;
};

export const coverRecipes: Record<string, () => Art> = {
  "cover/ramen": () =>
    `${room("#7c3a20", "#3a160b", "#b77a45", "#5e3215")}${at(640, 166, noren("#b8321c", "#7d1a0c", 5, ""), 0, 2.2, 0.72)}${bowlAt("dish/ramen-shio", 250, 452, 0.66)}${bowlAt("dish/ramen-tantan", 1034, 452, 0.66)}${bowlAt("dish/ramen-tokusei", 640, 424, 0.88)}`,
  "cover/izakaya": () =>
    `${room("#4d2a1c", "#1d0c07", "#8a5730", "#3c200e")}${[150, 400, 650, 900, 1150].map((x, index) => `<g opacity=".6" filter="url(#haze)">${ellipse(x, 150, 110, 110, "#ffb45a")}</g>${emoji("1f3ee", x, 138 + (index % 2) * 22, 220)}`).join("")}${slab(640, 510, 760, 200, glazes.black, 26, -2)}${skewer(560, 456, ["thigh", "leek", "thigh", "leek", "thigh"], -6, 3)}${skewer(620, 512, ["ball", "ball", "ball", "ball"], -5, 8)}${skewer(680, 566, ["belly", "belly", "belly", "belly", "belly"], -5, 5)}<g transform="translate(870 150) scale(.76)">${glass({ top: 168, foot: 560, width: 266, taper: 0.92, colors: ["#ffc93c", "#f7a91e", "#e58a0c"], bubbles: 40, foam: "#fff8e6" })}</g><g transform="translate(-20 190) scale(.68)">${glass({ top: 112, foot: 556, width: 216, colors: ["#fffbd8", "#fbf0a0", "#f2dc64"], ice: 5, bubbles: 30 })}</g>`,
  "cover/cafe": () =>
    `${wood("#e6c79b", "#b98a55", 4).replaceAll('width="640"', 'width="1280"').replaceAll("L640", "L1280").replaceAll("650 ", "1290 ")}<g opacity=".28" filter="url(#blur)">${[0, 1, 2, 3].map((index) => path(`M${120 + index * 330} 0H${320 + index * 330}L${120 + index * 330} 640H${-80 + index * 330}Z`, "#fff8e2")).join("")}</g><g transform="translate(60 20) scale(.92)">${cup({ glaze: glazes.white, liquid: ["#c98f58", "#a96c38", "#7f4a20"], art: latteArt(310, 268, "leaf") })}</g>${steam(345, 160, 0.3)}${plate(780, 380, 210, glazes.celadon)}${emoji("1f95e", 780, 316, 290)}${plate(1090, 240, 140, glazes.pink)}${emoji("1f370", 1090, 206, 190)}${emoji("1f950", 1090, 492, 230, -12)}${emoji("1f353", 930, 500, 90, 16)}${emoji("1fad0", 640, 540, 90)}${emoji("1f33f", 560, 100, 150, 30)}`,
  "cover/stress": () =>
    `${room("#2f5a58", "#122a2b", "#c89a62", "#6d4620")}${at(640, 150, noren("#2f5d8c", "#173553", 7, ""), 0, 2.6, 0.55)}${["1f371", "1f363", "1f35b", "1f35d", "1f32e", "1f354", "1f370"].map((code, index) => emoji(code, 130 + index * 170, 440 + (index % 2) * 40, 190)).join("")}`,
};

export const logoRecipes: Record<string, () => Art> = {
  "logo/ramen": () => disc("#d6452a", "#8f1f10", bowlAt("dish/ramen-shoyu", 326, 330, 1.08)),
  "logo/izakaya": () => disc("#3a2a22", "#15100c", emoji("1f3ee", 320, 320, 470)),
  "logo/cafe": () =>
    disc(
      "#6f9a70",
      "#3d6446",
      `<g transform="translate(0 6) scale(1.02)">${cup({ glaze: glazes.white, liquid: ["#c98f58", "#a96c38", "#7f4a20"], art: latteArt(310, 268, "leaf") })}</g>`,
    ),
  "logo/stress": () => disc("#3f77a8", "#1d4266", at(320, 330, noren("#fff7e8", "#ecd6b0", 3), 0, 0.95)),
};
