import { type Art, at, blob, box, ellipse, linear, path, radial, randomFrom, stroke } from "./svg.ts";

/** A fried piece with a craggy crust. */
export function fried(
  x: number,
  y: number,
  r: number,
  seed: number,
  light = "#eab268",
  base = "#c97f30",
  dark = "#8c4c14",
): Art {
  const random = randomFrom(seed);
  const crust = radial(0.38, 0.32, 0.75, [0, light], [0.55, base], [1, dark]);
  const craters = Array.from({ length: 9 }, () =>
    ellipse(
      (random() - 0.5) * r * 1.3,
      (random() - 0.5) * r * 1.1,
      3 + random() * 8,
      2 + random() * 5,
      random() > 0.45 ? dark : "#ffdd9c",
      `opacity="${0.25 + random() * 0.25}"`,
    ),
  );
  return at(
    x,
    y,
    `${crust.def}<g filter="url(#clay-m)"><g filter="url(#rough)">${path(blob(random, r, 10, 0.2), crust.paint)}</g></g>${craters.join("")}`,
    random() * 60 - 30,
    1,
    0.9,
  );
}

export type Bite =
  | "thigh"
  | "leek"
  | "ball"
  | "skin"
  | "heart"
  | "belly"
  | "mushroom"
  | "pepper"
  | "wing"
  | "quail"
  | "tomato"
  | "shrimp";

const bites: Record<Bite, (random: () => number) => Art> = {
  thigh: (random) => grilled(random, 31, ["#e3a25b", "#b86a26", "#70340c"]),
  leek: () =>
    `<g filter="url(#clay-s)">${box(-13, -30, 26, 60, 11, "#cfe29a")}${box(-13, -30, 26, 22, 10, "#8fbf4a")}</g>${stroke("M-6 -6v26M4 -2v22", "#f6fbe0", 3, 'opacity=".8"')}${stroke("M-10 10h20", "#6b4210", 4, 'opacity=".5"')}`,
  ball: (random) => grilled(random, 34, ["#d99a5c", "#a9642c", "#64300e"], 0.05),
  skin: (random) => grilled(random, 27, ["#f4c981", "#d4913a", "#84490f"], 0.28),
  heart: (random) => grilled(random, 26, ["#c98a6d", "#96503a", "#542315"], 0.12),
  belly: () =>
    `<g filter="url(#clay-m)">${box(-20, -34, 40, 68, 12, "#b9683c")}</g>${stroke("M-8 -28v56", "#f8dcb8", 9)}${stroke("M10 -28v56", "#f2cfa4", 6)}${stroke("M-16 -10h32M-16 14h32", "#5b260b", 4, 'opacity=".55"')}`,
  mushroom: () =>
    `<g filter="url(#clay-m)">${ellipse(0, 0, 36, 32, "#7b4c2a")}</g>${stroke("M-18 0h36M0 -16v32", "#f1dcbc", 6, 'opacity=".85"')}`,
  pepper: () =>
    `<g filter="url(#clay-m)">${path("M-14 -36C16 -44 22 -10 16 12S6 46 -4 42S-24 10 -20 -12Z", "#5fa03a")}</g>${stroke("M-6 -22q6 26 0 46", "#b9e07d", 4, 'opacity=".7"')}${ellipse(4, 8, 7, 10, "#5b3710", 'opacity=".45"')}`,
  wing: (random) => grilled(random, 44, ["#eebc70", "#c87f30", "#7d430f"], 0.22),
  quail: () =>
    `<g filter="url(#clay-m)">${ellipse(0, 0, 26, 30, "#fbeecf")}</g>${stroke("M-16 8q16 10 32 0", "#a8672a", 5, 'opacity=".5"')}`,
  tomato: () =>
    `<g filter="url(#clay-m)">${ellipse(0, 0, 29, 29, "#df3a25")}</g>${stroke("M-14 -8q14 -14 26 -2", "#ff9d82", 5, 'opacity=".7"')}`,
  shrimp: () =>
    `<g filter="url(#clay-m)">${path("M-30 20C-36 -22 0 -40 26 -26C38 -16 32 2 18 4C0 2 -6 14 -4 30Q-20 36 -30 20Z", "#f08a5c")}</g>${stroke("M-22 8q12 -4 18 4M-16 -12q12 0 16 10M0 -24q8 6 6 16", "#fff0e2", 5, 'opacity=".85"')}`,
};

function grilled(
  random: () => number,
  r: number,
  [light, base, dark]: readonly [string, string, string],
  wobble = 0.14,
): Art {
  const paint = radial(0.36, 0.3, 0.78, [0, light], [0.55, base], [1, dark]);
  return `${paint.def}<g filter="url(#clay-m)">${path(blob(random, r, 9, wobble), paint.paint)}</g>${stroke(`M${-r * 0.6} ${r * 0.1}q${r * 0.6} ${-r * 0.35} ${r * 1.2} 0M${-r * 0.5} ${r * 0.5}q${r * 0.5} ${-r * 0.3} ${r} 0`, "#3b1602", 5, 'opacity=".45"')}${ellipse(-r * 0.25, -r * 0.42, r * 0.3, r * 0.14, "#fff1cf", 'opacity=".7"')}`;
}

/** A skewer from left to right around a point. */
export function skewer(x: number, y: number, pieces: readonly Bite[], turn = -8, seed = 1, gap = 74): Art {
  const random = randomFrom(seed);
  const wood = linear(90, [0, "#e6c48d"], [1, "#a97a3c"]);
  const length = pieces.length * gap;
  const stick = `${wood.def}<g filter="url(#clay-s)">${box(-length / 2 - 96, -5, length + 150, 10, 5, wood.paint)}</g>`;
  return at(
    x,
    y,
    `${stick}${pieces.map((piece, index) => at((index - (pieces.length - 1) / 2) * gap + 12, (random() - 0.5) * 5, bites[piece](random), (random() - 0.5) * 16, 1.26)).join("")}`,
    turn,
  );
}

const fish = {
  tuna: ["#e86a5f", "#c92f33", "#8f1420", "#f4a198"],
  salmon: ["#ffb27c", "#fb7f42", "#dd5520", "#fff0df"],
  bream: ["#fffdf8", "#fbe9e1", "#eab9ab", "#f29a8f"],
  squid: ["#ffffff", "#f6f3ee", "#d7d0c6", "#ffffff"],
  mackerel: ["#e9e6ea", "#d79c93", "#5f7891", "#ffffff"],
  yellowtail: ["#fbe3d4", "#eebca4", "#c9575a", "#fff4ea"],
} as const;

/** A slice of raw fish, as for sashimi. */
export function sashimi(x: number, y: number, kind: keyof typeof fish, turn = 0, scale = 1): Art {
  const [light, base, dark, line] = fish[kind];
  const paint = linear(72, [0, light], [0.55, base], [1, dark]);
  return at(
    x,
    y,
    `${paint.def}<g filter="url(#clay-m)">${path("M-34 -46C-20 -58 20 -58 34 -44C44 -10 42 22 30 48C14 58 -18 58 -32 46C-42 16 -44 -18 -34 -46Z", paint.paint)}</g>${stroke("M-24 -34Q4 -22 28 -34M-29 -12Q2 2 34 -12M-30 10Q2 24 34 10M-26 32Q2 44 28 32", line, 5, `opacity="${kind === "tuna" ? 0.35 : 0.8}"`)}`,
    turn,
    scale,
    0.86,
  );
}

/** Slices of grilled beef, pink inside. */
export function beef(x: number, y: number, count = 5): Art {
  const crust = linear(90, [0, "#7a3b1c"], [1, "#3d1708"]);
  const pink = radial(0.5, 0.5, 0.6, [0, "#e8737a"], [0.6, "#c65b55"], [1, "#8a4227"]);
  const one = (index: number) =>
    at(
      (index - (count - 1) / 2) * 58,
      (index % 2) * 6,
      `<g filter="url(#clay-m)">${box(-30, -62, 62, 124, 20, crust.paint)}</g>${box(-19, -50, 42, 100, 15, pink.paint)}${stroke("M-8 -34q10 20 2 40M8 -12q8 22 0 44", "#ffd6cd", 4, 'opacity=".6"')}`,
      16,
    );
  return `${crust.def}${pink.def}${at(x, y, Array.from({ length: count }, (_, index) => one(index)).join(""), -4, 1, 0.85)}`;
}

/** A grilled fish fillet with a browned skin. */
export function fillet(
  x: number,
  y: number,
  turn: number,
  scale: number,
  [light, base, dark]: readonly [string, string, string],
): Art {
  const skin = linear(80, [0, light], [0.5, base], [1, dark]);
  return at(
    x,
    y,
    `${skin.def}<g filter="url(#clay-m)">${path("M176 4C210 -20 226 -44 252 -50C244 -18 244 20 254 52C228 46 208 26 176 4Z", dark)}</g><g filter="url(#clay-l)">${path("M-190 6C-160 -54 -60 -72 40 -62C110 -56 170 -30 196 4C160 44 70 66 -30 62C-110 60 -170 44 -190 6Z", skin.paint)}</g>${stroke("M-120 -34l26 66M-60 -48l30 92M6 -52l32 100M74 -46l26 84M132 -28l16 50", "#3f1c06", 9, 'opacity=".38"')}${stroke("M-160 2Q0 -22 176 2", "#fff0c8", 4, 'opacity=".4"')}`,
    turn,
    scale,
    0.86,
  );
}
