import { type Art, at, blob, box, ellipse, linear, path, radial, randomFrom, spread, stroke } from "./svg.ts";

/** A round slice of simmered and seared pork belly. */
export function chashu(x: number, y: number, r = 66, turn = 0): Art {
  const meat = radial(0.42, 0.38, 0.7, [0, "#e0a583"], [0.6, "#c98560"], [0.88, "#9c5631"], [1, "#6c3216"]);
  const swirl = "M-38 10C-40 -28 -6 -44 20 -34S44 8 20 22S-24 24 -20 2S6 -18 14 -4";
  const art = `${meat.def}<g filter="url(#clay-m)">${path("M-64 4C-66 -36 -34 -60 2 -60S64 -34 64 2S34 60 -2 60S-62 40 -64 4Z", meat.paint)}</g>${stroke(swirl, "#f6dcc2", 11, 'opacity=".85"')}${stroke(swirl, "#fff3e2", 4, 'opacity=".8"')}${stroke("M-50 -12q6 -26 26 -34M50 22q-10 22 -30 28", "#f3d3b4", 6, 'opacity=".7"')}${stroke("M-40 -30q30 18 76 -6M-48 24q40 -16 88 10", "#4a1d08", 5, 'opacity=".3"')}`;
  return at(x, y, art, turn, r / 64, 0.82);
}

/** Half a soft-boiled egg. */
export function halfEgg(x: number, y: number, r = 44, turn = 0, marinated = true): Art {
  const white = radial(
    0.42,
    0.36,
    0.72,
    [0, "#fffaf0"],
    [0.78, marinated ? "#f4dfbf" : "#f7f2e8"],
    [1, marinated ? "#b97f45" : "#d9cfbf"],
  );
  const center = radial(0.4, 0.36, 0.7, [0, "#ffd35c"], [0.55, "#fb9d1c"], [1, "#e06f06"]);
  const art = `${white.def}${center.def}<g filter="url(#clay-m)">${path("M0 -52C30 -52 42 -14 42 10S22 48 0 48S-42 34 -42 10S-30 -52 0 -52Z", white.paint)}</g>${ellipse(0, 6, 25, 25, center.paint)}${ellipse(-8, -4, 9, 6, "#fff6d2", 'opacity=".85"')}`;
  return at(x, y, art, turn, r / 44, 0.86);
}

/** A raw or poached yolk. */
export function yolk(x: number, y: number, r = 38): Art {
  const paint = radial(0.38, 0.32, 0.72, [0, "#ffdf70"], [0.5, "#fdae22"], [1, "#e07b08"]);
  return `${paint.def}<g filter="url(#clay-m)">${ellipse(x, y, r, r * 0.86, paint.paint)}</g>${ellipse(x - r * 0.32, y - r * 0.36, r * 0.26, r * 0.16, "#fff", 'opacity=".85"')}`;
}

/** Sheets of nori that lean on the rim. */
export function nori(x: number, y: number, sheets = 2, width = 96, height = 110, turn = -8): Art {
  const paint = linear(60, [0, "#3f5540"], [0.5, "#22332a"], [1, "#121d18"]);
  const sheet = (index: number) =>
    at(
      x + index * 26,
      y - index * 6,
      `${box(-width / 2, -height / 2, width, height, 3, paint.paint)}${stroke(`M${-width / 2 + 8} ${-height / 2 + 10}l${width * 0.5} ${height * 0.7}M${-width * 0.1} ${-height / 2 + 6}l${width * 0.4} ${height * 0.55}`, "#6d8a6c", 2, 'opacity=".35"')}`,
      turn + index * 9,
    );
  return `${paint.def}<g filter="url(#drop)">${Array.from({ length: sheets }, (_, index) => sheet(sheets - 1 - index)).join("")}</g>`;
}

/** Strips of simmered bamboo. */
export function menma(x: number, y: number, count = 4, turn = 20, scale = 1): Art {
  const strip = (index: number) =>
    at(
      (index - count / 2) * 19,
      (index % 2) * 8,
      `${box(-9, -46, 18, 92, 6, index % 2 ? "#c58f45" : "#d8a659")}${stroke("M-4 -38v74M3 -34v66", "#8d5a1c", 2, 'opacity=".5"')}`,
      (index % 3) * 7 - 7,
    );
  return at(
    x,
    y,
    `<g filter="url(#clay-s)">${Array.from({ length: count }, (_, index) => strip(index)).join("")}</g>`,
    turn,
    scale,
    0.9,
  );
}

/** Chopped green onion, strewn. */
export function rings(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  count: number,
  seed = 1,
  size = 1,
): Art {
  const random = randomFrom(seed);
  const one = spread(random, count, cx, cy, rx, ry).map(([x, y], index) => {
    const r = (5.5 + random() * 4) * size;
    const tone = ["#79b53a", "#a5d160", "#5e9a2c"][index % 3] ?? "#79b53a";
    return at(
      x,
      y,
      `${ellipse(0, 0, r, r * 0.72, "#eaf7c8", 'opacity=".9"')}<ellipse cx="0" cy="0" rx="${r}" ry="${r * 0.72}" fill="none" stroke="${tone}" stroke-width="${3.4 * size}"/>`,
      random() * 180,
    );
  });
  return `<g filter="url(#clay-s)">${one.join("")}</g>`;
}

/** Grains and crumbs: corn, mince, sesame, roe. */
export function crumbs(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  count: number,
  colors: readonly string[],
  size: number,
  seed = 1,
): Art {
  const random = randomFrom(seed);
  const one = spread(random, count, cx, cy, rx, ry).map(([x, y], index) =>
    at(
      x,
      y,
      path(blob(random, size * (0.75 + random() * 0.5), 6, 0.2), colors[index % colors.length] ?? "#000"),
      random() * 360,
      1,
      0.85,
    ),
  );
  return `<g filter="url(#clay-s)">${one.join("")}</g>`;
}

/** A leaf of blanched greens with its stalk. */
export function bokChoy(x: number, y: number, turn = 0, scale = 1): Art {
  const stalk = linear(0, [0, "#f2f7df"], [1, "#c9dda0"]);
  const leaf = radial(0.4, 0.3, 0.8, [0, "#7fbf4d"], [1, "#2f7a2c"]);
  return at(
    x,
    y,
    `${stalk.def}${leaf.def}<g filter="url(#clay-m)">${path("M-16 60C-22 20 -14 0 0 -6S22 20 16 60Q0 72 -16 60Z", stalk.paint)}${path("M0 8C-44 4 -52 -46 -24 -66C-10 -78 10 -78 24 -66C52 -46 44 4 0 8Z", leaf.paint)}</g>${stroke("M0 6V-56M0 -14l-20 -18M0 -20l20 -18", "#d7ecae", 4, 'opacity=".75"')}`,
    turn,
    scale,
    0.9,
  );
}

/** A serrated leaf of shiso. */
export function shiso(x: number, y: number, turn = 0, scale = 1): Art {
  const leaf = radial(0.4, 0.35, 0.75, [0, "#7cc05a"], [1, "#2e7d34"]);
  return at(
    x,
    y,
    `${leaf.def}<g filter="url(#clay-s)">${path("M0 -78l10 14 10 -2 6 16 11 2 2 16 10 8 -4 14 7 13 -9 11 1 14 -13 7 -5 13 -14 0 -12 14 -12 -14 -14 0 -5 -13 -13 -7 1 -14 -9 -11 7 -13 -4 -14 10 -8 2 -16 11 -2 6 -16 10 2Z", leaf.paint)}</g>${stroke("M0 -62V70M0 -34l-24 -12M0 -34l24 -12M0 -6l-34 -14M0 -6l34 -14M0 24l-32 -12M0 24l32 -12", "#bfe39b", 3, 'opacity=".6"')}`,
    turn,
    scale,
    0.85,
  );
}

/** A slice or wedge of citrus. */
export function citrus(
  x: number,
  y: number,
  r: number,
  turn = 0,
  flesh = "#ffe14d",
  rind = "#f5b800",
  flat = 0.9,
): Art {
  const segments = Array.from(
    { length: 8 },
    (_, index) => `<g transform="rotate(${index * 45})">${path("M0 -4L13 -36Q0 -44 -13 -36Z", flesh)}</g>`,
  ).join("");
  return at(
    x,
    y,
    `<g filter="url(#clay-s)">${ellipse(0, 0, 50, 50, rind)}${ellipse(0, 0, 44, 44, "#fffbe0")}</g>${segments}${ellipse(-14, -18, 12, 6, "#fff", 'opacity=".5"')}`,
    turn,
    r / 50,
    flat,
  );
}

export function lemonWedge(x: number, y: number, turn = 0, scale = 1): Art {
  const flesh = linear(90, [0, "#fff3a0"], [1, "#ffd83a"]);
  return at(
    x,
    y,
    `${flesh.def}<g filter="url(#clay-m)">${path("M-48 -6C-30 46 30 46 48 -6Q0 8 -48 -6Z", "#f4bd13")}${path("M-48 -8Q0 -30 48 -8Q0 18 -48 -8Z", flesh.paint)}</g>${stroke("M-30 -8L0 -16M0 -18V4M30 -8L0 -16", "#fffbe2", 3, 'opacity=".9"')}`,
    turn,
    scale,
  );
}
