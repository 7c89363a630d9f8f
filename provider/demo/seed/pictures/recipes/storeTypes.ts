import { tables } from "#provider/demo/seed/pictures/draw/backdrop.ts";
import { close } from "#provider/demo/seed/pictures/draw/close.ts";
import { skewer } from "#provider/demo/seed/pictures/draw/meats.ts";
import { noren } from "#provider/demo/seed/pictures/draw/noren.ts";
import { room } from "#provider/demo/seed/pictures/draw/room.ts";
import { type Art, at, emoji, steam } from "#provider/demo/seed/pictures/draw/svg.ts";
import { type Glaze, glazes, plate, slab } from "#provider/demo/seed/pictures/draw/vessel.ts";

type Standing = readonly [code: string, x: number, y: number, size: number, turn?: number];

const all = (...standing: Standing[]): Art => standing.map((one) => emoji(...one)).join("");

const curtain = (cloth: string, dark: string): Art => at(640, 150, noren(cloth, dark, 6, ""), 0, 2.4, 0.6);

/** Wide pictures that stores of a kind share. */
export const typeCoverRecipes: Record<string, () => Art> = {
  "cover/sushi": () =>
    `${room("#274a63", "#0f2434", "#d9b47e", "#8c6234")}${curtain("#f2ead8", "#c9bb9c")}${slab(640, 500, 900, 180, glazes.black, 24, 0)}${all(["1f363", 340, 430, 230], ["1f363", 560, 450, 210, 4], ["1f363", 770, 440, 220, -3], ["1f990", 980, 440, 180, -16], ["1f375", 150, 470, 150])}`,
  "cover/yakitori": () =>
    `${room("#5a2413", "#220b05", "#75451f", "#321a0a")}${all(["1f3ee", 170, 150, 210], ["1f3ee", 1110, 150, 210])}${slab(640, 490, 820, 210, glazes.earth, 26, -2)}${skewer(540, 430, ["thigh", "leek", "thigh", "leek", "thigh"], -5, 3)}${skewer(610, 490, ["ball", "ball", "ball", "ball"], -4, 8)}${skewer(690, 550, ["thigh", "thigh", "thigh", "thigh"], -5, 11)}${all(["1f37a", 1090, 440, 230])}${steam(640, 330, 0.3)}`,
  "cover/curry": () =>
    `${room("#a86a1c", "#54300a", "#e0b878", "#8f6128")}${all(["1f35b", 640, 420, 370], ["1f35b", 280, 470, 240, -4], ["1f336-fe0f", 930, 490, 150, 20], ["1f9c5", 1060, 440, 140], ["1f954", 1170, 530, 130], ["1f955", 460, 560, 130, 30])}${steam(640, 230, 0.32)}`,
  "cover/bakery": () =>
    `${room("#e8cfa4", "#b28a55", "#c58e50", "#7c4f22")}${all(["1f956", 300, 380, 330, -10], ["1f950", 600, 440, 270], ["1f35e", 880, 390, 290], ["1f968", 1110, 470, 200, 8], ["1f96f", 470, 540, 150], ["1f33e", 130, 300, 220, -14])}`,
  "cover/sweets": () =>
    `${room("#f3c9c9", "#c98b94", "#fbe9dc", "#d9ac9a")}${plate(640, 500, 240, glazes.pink)}${all(["1f370", 640, 410, 270], ["1f36e", 380, 450, 210], ["1f361", 160, 420, 230, 12], ["1f369", 890, 480, 190], ["1f9c1", 1090, 430, 220], ["1f353", 510, 560, 90, 14])}`,
  "cover/chinese": () =>
    `${room("#9c1f17", "#4a0906", "#6d2c15", "#33110a")}${all(["1f3ee", 140, 140, 200], ["1f3ee", 1140, 140, 200], ["1f95f", 360, 480, 220], ["1f961", 900, 430, 260, 4], ["1f35c", 640, 420, 320], ["1f375", 1110, 500, 140], ["1f95f", 190, 520, 180, -10])}${steam(640, 250, 0.3)}`,
  "cover/korean": () =>
    `${room("#2f5f58", "#12302d", "#9c7748", "#54391c")}${all(["1f958", 640, 430, 350], ["1f372", 320, 440, 260], ["1f96c", 960, 470, 200, -14], ["1f336-fe0f", 1110, 430, 150, 16], ["1f35a", 150, 490, 180], ["1f962", 870, 560, 140, 20])}${steam(640, 250, 0.34)}`,
  "cover/burger": () =>
    `${room("#d8902c", "#8a4c0e", "#5b3520", "#2b160b")}${all(["1f354", 640, 400, 380], ["1f35f", 960, 420, 260, 6], ["1f964", 1150, 410, 230], ["1f354", 310, 450, 250, -4], ["1f345", 130, 540, 120])}`,
  "cover/bento": () =>
    `${room("#5d7d4a", "#2b4223", "#dcb980", "#936a38")}${curtain("#3f6b4f", "#24432f")}${all(["1f371", 640, 440, 370], ["1f371", 270, 480, 250, -5], ["1f359", 950, 480, 190], ["1f375", 1130, 470, 160])}`,
  "cover/soba": () =>
    `${room("#3d4656", "#191e28", "#b58a55", "#664522")}${curtain("#2d4a6e", "#16283f")}${slab(640, 500, 640, 170, glazes.earth, 30, 0)}${all(["1f35c", 640, 430, 310], ["1f364", 350, 480, 220, -14], ["1f375", 980, 460, 170], ["1f962", 820, 530, 150, 24])}${steam(640, 260, 0.3)}`,
};

const served = (table: Art, glaze: Glaze, dish: Art, isHot = false): Art =>
  close(table, `${plate(320, 330, 230, glaze)}${dish}${isHot ? steam(320, 190, 0.24) : ""}`, 1.1);

/** Dishes that only these stores have. */
export const typeDishRecipes: Record<string, () => Art> = {
  "dish/nigiri": () =>
    served(tables.indigo(), glazes.black, all(["1f363", 250, 300, 190], ["1f363", 390, 350, 190])),
  "dish/burger": () => served(tables.walnut(), glazes.white, all(["1f354", 320, 306, 300])),
  "dish/bento": () => close(tables.ash(), all(["1f371", 320, 316, 400]), 1.1),
  "dish/stone-bowl": () =>
    close(tables.sage(), `${all(["1f958", 320, 316, 390])}${steam(320, 170, 0.26)}`, 1.1),
  "dish/baguette": () => served(tables.oak(), glazes.white, all(["1f956", 320, 310, 330])),
};
