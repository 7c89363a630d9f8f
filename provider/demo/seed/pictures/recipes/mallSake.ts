import { bar } from "#provider/demo/seed/pictures/draw/backdrop.ts";
import { bottle } from "#provider/demo/seed/pictures/draw/glass.ts";
import { type Art, emoji } from "#provider/demo/seed/pictures/draw/svg.ts";

const night = (seed: number) => bar("#4a3a52", "#1d1526", "#7a4c2c", "#38200f", seed);
const dawn = (seed: number) => bar("#cfd9dc", "#8fa3ab", "#d9b98a", "#a87b48", seed);

const label = (mark: string, x: number, y: number, size = 110): Art => emoji(mark, x, y, size);

const one = (back: Art, color: string, dark: string, paper: string, mark: string, cap: string): Art =>
  `${back}${bottle(320, 580, 500, 176, color, dark, paper, label(mark, 320, 450), cap)}`;

export const mallSakeRecipes: Record<string, () => Art> = {
  "goods/sake-junmai": () => one(night(3), "#3f6b3a", "#17331a", "#f6efdd", "1f33e", "#d8c08a"),
  "goods/sake-ginjo": () => one(dawn(4), "#7fb6d0", "#2f6a8a", "#ffffff", "1f338", "#c8d8e0"),
  "goods/sake-daiginjo": () => one(night(8), "#2c2c38", "#0c0c14", "#e7cf8a", "1f3ee", "#d9b24a"),
  "goods/sake-nigori": () => one(dawn(9), "#f4f4f2", "#b9b9bd", "#eef3f6", "2744-fe0f", "#7aa0c0"),
  "goods/sake-sparkling": () => one(dawn(2), "#dff0e4", "#86b49a", "#ffffff", "2728", "#e6c86a"),
  "goods/sake-aged": () => one(night(6), "#a5652a", "#4e2a0c", "#f3e3c2", "1f341", "#5b2f12"),
  "goods/shochu-imo": () => one(night(11), "#5a3a24", "#22130a", "#f1e6d2", "1f360", "#b8322a"),
  "goods/shochu-mugi": () => one(dawn(7), "#e9e2c4", "#a2976a", "#fffaf0", "1f33e", "#8a6a30"),
  "goods/umeshu": () => one(night(5), "#d08a2e", "#7a4510", "#fff4d8", "1f351", "#6a8a3a"),
  "goods/yuzu-liqueur": () => one(dawn(12), "#f6d65a", "#b98f1a", "#fffdf0", "1f34b", "#5a8a3a"),
  "goods/wine-koshu": () => one(night(14), "#5a7a3c", "#25381a", "#f6f0e0", "1f347", "#7a2a3a"),
  "goods/sake-set": () =>
    `${night(10)}${bottle(150, 584, 380, 132, "#3f6b3a", "#17331a", "#f6efdd", label("1f33e", 150, 484, 84), "#d8c08a")}${bottle(320, 592, 420, 138, "#7fb6d0", "#2f6a8a", "#ffffff", label("1f338", 320, 484, 88), "#c8d8e0")}${bottle(490, 584, 380, 132, "#2c2c38", "#0c0c14", "#e7cf8a", label("1f3ee", 490, 484, 84), "#d9b24a")}`,
  "goods/amazake": () => one(dawn(15), "#fbf4e2", "#cbb88a", "#f7e6c4", "1f376", "#c8553a"),
};
