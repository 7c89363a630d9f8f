import { type Art, box, clipped, ellipse, linear, path, radial, stroke } from "./svg.ts";

/** Height of a circle on the table as seen by the guest, in shares of its width. */
export const FLAT = 0.74;

const cast = (cx: number, cy: number, rx: number, ry: number): Art =>
  `<g filter="url(#soft)">${ellipse(cx + 12, cy + 24, rx * 0.98, ry, "#1c0b02", 'opacity=".55"')}</g>`;

export interface Glaze {
  readonly light: string;
  readonly base: string;
  readonly dark: string;
}

export const glazes = {
  white: { light: "#ffffff", base: "#f4efe6", dark: "#c9bda9" },
  cream: { light: "#fff9ea", base: "#f0e2c6", dark: "#bfa67e" },
  celadon: { light: "#e4f0e4", base: "#b9d3bd", dark: "#7d9f86" },
  blue: { light: "#7fa6d6", base: "#3f6fae", dark: "#203f70" },
  indigo: { light: "#5f7399", base: "#32466f", dark: "#18243f" },
  black: { light: "#6a625c", base: "#36302c", dark: "#171310" },
  red: { light: "#ee6a4e", base: "#c53420", dark: "#7a1a0d" },
  earth: { light: "#c89a72", base: "#98673f", dark: "#5b3819" },
  sand: { light: "#f1dcba", base: "#d8b98a", dark: "#9c7747" },
  pink: { light: "#fbe3dc", base: "#eebcae", dark: "#bd8474" },
} as const satisfies Record<string, Glaze>;

/** A round plate; what lies on it comes after. */
export function plate(cx: number, cy: number, rx: number, glaze: Glaze, flat = FLAT): Art {
  const ry = rx * flat;
  const body = linear(62, [0, glaze.light], [0.5, glaze.base], [1, glaze.dark]);
  const well = linear(62, [0, glaze.dark], [0.4, glaze.base], [1, glaze.light]);
  return [
    cast(cx, cy, rx, ry),
    body.def,
    well.def,
    ellipse(cx, cy + 9, rx, ry, glaze.dark),
    ellipse(cx, cy, rx, ry, body.paint),
    ellipse(cx, cy + 1, rx * 0.76, ry * 0.75, well.paint, 'opacity=".75"'),
    ellipse(cx, cy + 4, rx * 0.73, ry * 0.715, glaze.base),
    stroke(
      `M${cx - rx * 0.93} ${cy - ry * 0.22}A${rx} ${ry} 0 0 1 ${cx - rx * 0.1} ${cy - ry * 0.955}`,
      "#fff",
      7,
      'opacity=".55"',
    ),
  ].join("");
}

/** A long plate or board with rounded corners, slightly turned. */
export function slab(
  cx: number,
  cy: number,
  width: number,
  height: number,
  glaze: Glaze,
  r = 26,
  turn = 0,
): Art {
  const face = linear(60, [0, glaze.light], [0.45, glaze.base], [1, glaze.dark]);
  const x = cx - width / 2;
  const y = cy - height / 2;
  return `<g transform="rotate(${turn} ${cx} ${cy})"><g filter="url(#soft)">${box(x + 10, y + 26, width, height, r, "#1c0b02", 'opacity=".55"')}</g>${face.def}${box(x, y + 14, width, height, r, glaze.dark)}${box(x, y, width, height, r, face.paint)}${box(x + 14, y + 12, width - 28, height - 24, r * 0.7, glaze.base, 'opacity=".6"')}${stroke(`M${x + r} ${y + 5}H${x + width * 0.6}`, "#fff", 5, 'opacity=".5"')}</g>`;
}

export interface Bowl {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly depth: number;
  readonly glaze: Glaze;
  /** Colour of the inside, where it shows above what the bowl holds. */
  readonly inside?: string;
  readonly band?: string;
  readonly flat?: number;
}

/** Where the content of a bowl lies. */
export function within(shape: Bowl, share = 0.86): { cx: number; cy: number; rx: number; ry: number } {
  const flat = shape.flat ?? 0.62;
  return { cx: shape.cx, cy: shape.cy + shape.rx * 0.045, rx: shape.rx * share, ry: shape.rx * flat * share };
}

/** A bowl with what is `inside` it cut at its inner edge, and what stands `above` it left whole. */
export function bowl(shape: Bowl, inside: Art, above: Art = ""): Art {
  const { cx, cy, rx, depth, glaze } = shape;
  const ry = rx * (shape.flat ?? 0.62);
  const body = linear(
    0,
    [0, glaze.dark],
    [0.22, glaze.base],
    [0.42, glaze.light],
    [0.72, glaze.base],
    [1, glaze.dark],
  );
  const rim = linear(62, [0, glaze.light], [0.6, glaze.base], [1, glaze.dark]);
  const inner = radial(0.5, 0.62, 0.6, [0, shape.inside ?? glaze.base], [1, glaze.dark]);
  const foot = rx * 0.42;
  const bottom = cy + ry + depth;
  const wall = `M${cx - rx} ${cy}C${cx - rx * 0.98} ${cy + depth * 0.75 + ry * 0.4} ${cx - rx * 0.62} ${bottom - 14} ${cx - foot} ${bottom}A${foot} ${foot * 0.3} 0 0 0 ${cx + foot} ${bottom}C${cx + rx * 0.62} ${bottom - 14} ${cx + rx * 0.98} ${cy + depth * 0.75 + ry * 0.4} ${cx + rx} ${cy}Z`;
  const hollow = within(shape, 0.93);
  const cut = `<ellipse cx="${hollow.cx}" cy="${cy + 2}" rx="${hollow.rx}" ry="${hollow.ry}"/>`;
  const band = shape.band
    ? clipped(
        path(wall, "#000"),
        stroke(`M${cx - rx} ${cy + 22}A${rx} ${ry} 0 0 0 ${cx + rx} ${cy + 22}`, shape.band, 16),
      )
    : "";
  const over = radial(0.3, 0.2, 0.8, [0, "#fff", 0.18], [0.5, "#fff", 0], [1, "#200c02", 0.22]);
  return [
    cast(cx + 6, bottom - ry * 0.36, rx * 0.8, ry * 0.5),
    body.def,
    rim.def,
    inner.def,
    over.def,
    path(wall, body.paint),
    band,
    ellipse(cx, cy, rx, ry, rim.paint),
    ellipse(cx, cy + 2, hollow.rx, hollow.ry, inner.paint),
    clipped(cut, inside),
    ellipse(cx, cy + 2, hollow.rx, hollow.ry, over.paint),
    stroke(
      `M${cx - rx * 0.95} ${cy - ry * 0.2}A${rx * 0.97} ${ry * 0.97} 0 0 1 ${cx - rx * 0.2} ${cy - ry * 0.95}`,
      "#fff",
      6,
      'opacity=".6"',
    ),
    above,
  ].join("");
}

/** A soup or sauce that fills a bowl, with drops of oil. */
export function broth(
  of: { cx: number; cy: number; rx: number; ry: number },
  color: string,
  edge: string,
  oil: readonly (readonly [number, number, number])[] = [],
): Art {
  const paint = radial(0.45, 0.4, 0.65, [0, color], [0.8, color], [1, edge]);
  const drops = oil.map(
    ([x, y, r]) =>
      `${ellipse(of.cx + x, of.cy + y, r, r * 0.62, "#ffd88a", 'opacity=".42"')}${stroke(`M${of.cx + x - r * 0.7} ${of.cy + y - 1}a${r} ${r * 0.6} 0 0 1 ${r} ${-r * 0.45}`, "#fff", 1.6, 'opacity=".7"')}`,
  );
  return `${paint.def}${ellipse(of.cx, of.cy, of.rx * 1.06, of.ry * 1.06, paint.paint)}${drops.join("")}`;
}
