import { type Art, box, ellipse, linear, radial, randomFrom, stroke } from "./svg.ts";

const light = (): Art => {
  const lamp = radial(0.3, 0.16, 0.75, [0, "#fff6e0", 0.5], [0.55, "#fff6e0", 0.1], [1, "#fff6e0", 0]);
  const edge = radial(0.48, 0.46, 0.78, [0.62, "#1a0a02", 0], [1, "#1a0a02", 0.42]);
  return `${lamp.def}${edge.def}${box(0, 0, 640, 640, 0, lamp.paint)}${box(0, 0, 640, 640, 0, edge.paint)}`;
};

/** A table of planks. */
export function wood(base: string, dark: string, seed = 3): Art {
  const random = randomFrom(seed);
  const paint = linear(70, [0, base], [1, dark]);
  const seams = [118, 292, 468].map((y) => {
    const moved = y + random() * 30 - 15;
    return `${stroke(`M0 ${moved}L640 ${moved - 6}`, "#2b1405", 3, 'opacity=".32"')}${stroke(`M0 ${moved + 3}L640 ${moved - 3}`, "#fff0d4", 2, 'opacity=".18"')}`;
  });
  const grain = Array.from({ length: 16 }, () => {
    const y = random() * 640;
    const bend = random() * 16 - 8;
    return stroke(
      `M-10 ${y}C180 ${y + bend} 420 ${y - bend} 650 ${y + bend / 2}`,
      random() > 0.5 ? "#3a1c08" : "#ffe2b4",
      1.5 + random() * 3,
      `opacity="${0.05 + random() * 0.08}"`,
    );
  });
  return `${paint.def}${box(0, 0, 640, 640, 0, paint.paint)}${grain.join("")}${seams.join("")}${light()}`;
}

/** One colour, softly lit: a cloth, a stone or a painted table. */
export function plain(base: string, dark: string): Art {
  const paint = linear(60, [0, base], [1, dark]);
  return `${paint.def}${box(0, 0, 640, 640, 0, paint.paint)}${light()}`;
}

/** A counter seen from the front with lights out of focus behind it: for glasses. */
export function bar(wall: string, wallDark: string, table: string, tableDark: string, seed = 5): Art {
  const random = randomFrom(seed);
  const back = linear(90, [0, wallDark], [1, wall]);
  const top = linear(90, [0, table], [1, tableDark]);
  const lights = Array.from({ length: 9 }, () =>
    ellipse(
      random() * 640,
      40 + random() * 300,
      22 + random() * 34,
      22 + random() * 34,
      random() > 0.4 ? "#ffe3a6" : "#fff",
      `opacity="${0.1 + random() * 0.2}"`,
    ),
  );
  const shine = radial(0.42, 0.1, 0.6, [0, "#fff2d2", 0.65], [1, "#fff2d2", 0]);
  const edge = radial(0.5, 0.5, 0.75, [0.6, "#1a0a02", 0], [1, "#1a0a02", 0.38]);
  return `${back.def}${top.def}${shine.def}${edge.def}${box(0, 0, 640, 470, 0, back.paint)}<g filter="url(#blur)">${lights.join("")}</g>${box(0, 446, 640, 194, 0, top.paint)}${box(0, 446, 640, 194, 0, shine.paint)}${box(0, 444, 640, 4, 0, "#fff", 'opacity=".3"')}${box(0, 0, 640, 640, 0, edge.paint)}`;
}

export const tables = {
  oak: () => wood("#dba871", "#a96f3c", 3),
  walnut: () => wood("#7d4f30", "#48290f", 8),
  ash: () => wood("#ead2ad", "#c39a66", 12),
  charcoal: () => plain("#4a4541", "#262220"),
  indigo: () => plain("#4a6285", "#223150"),
  linen: () => plain("#e8d6ba", "#c3a67c"),
  sage: () => plain("#b9c4a0", "#7f8e66"),
  rose: () => plain("#efc6b4", "#cd8f7b"),
  sky: () => plain("#bcd3da", "#7c9fae"),
  brick: () => plain("#b9583a", "#75301d"),
  mustard: () => plain("#eec46c", "#c98d2f"),
  lilac: () => plain("#cfbfd6", "#957fa3"),
} as const;
