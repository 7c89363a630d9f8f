import { type Art, clipped, ellipse, linear, path, radial, stroke } from "./svg.ts";
import { type Glaze, plate } from "./vessel.ts";

export interface Cup {
  readonly cx?: number;
  readonly cy?: number;
  readonly rx?: number;
  readonly depth?: number;
  readonly glaze: Glaze;
  readonly liquid: readonly [light: string, base: string, dark: string];
  readonly saucer?: Glaze | null;
  readonly handle?: boolean;
  /** What is poured or strewn on the surface. */
  readonly art?: Art;
}

/** A cup with its saucer, from above at an angle. */
export function cup({
  cx = 310,
  cy = 260,
  rx = 158,
  depth = 150,
  glaze,
  liquid,
  saucer = glaze,
  handle = true,
  art = "",
}: Cup): Art {
  const ry = rx * 0.56;
  const body = linear(
    0,
    [0, glaze.dark],
    [0.2, glaze.base],
    [0.4, glaze.light],
    [0.7, glaze.base],
    [1, glaze.dark],
  );
  const rim = linear(60, [0, glaze.light], [1, glaze.base]);
  const tea = radial(0.44, 0.4, 0.66, [0, liquid[0]], [0.7, liquid[1]], [1, liquid[2]]);
  const bottom = cy + ry * 0.7 + depth;
  const foot = rx * 0.5;
  const wall = `M${cx - rx} ${cy}C${cx - rx} ${cy + depth * 0.9} ${cx - rx * 0.7} ${bottom} ${cx - foot} ${bottom}A${foot} ${foot * 0.24} 0 0 0 ${cx + foot} ${bottom}C${cx + rx * 0.7} ${bottom} ${cx + rx} ${cy + depth * 0.9} ${cx + rx} ${cy}Z`;
  const ear = `M${cx + rx * 0.94} ${cy + 26}C${cx + rx * 1.52} ${cy - 8} ${cx + rx * 1.5} ${cy + depth * 0.86} ${cx + rx * 0.76} ${cy + depth * 0.82}`;
  const inside = `<ellipse cx="${cx}" cy="${cy + 6}" rx="${rx * 0.89}" ry="${ry * 0.87}"/>`;
  return [
    saucer
      ? plate(cx + 6, bottom - 16, rx * 1.62, saucer, 0.46)
      : `<g filter="url(#soft)">${ellipse(cx + 16, bottom, rx * 0.9, 40, "#1c0b02", 'opacity=".6"')}</g>`,
    saucer
      ? `<g filter="url(#blur)">${ellipse(cx + 10, bottom - 2, rx * 0.72, 30, "#2a1204", 'opacity=".5"')}</g>`
      : "",
    body.def,
    rim.def,
    tea.def,
    handle
      ? `${stroke(ear, glaze.dark, 34)}${stroke(ear, glaze.base, 26)}${stroke(ear, glaze.light, 8, 'opacity=".8" transform="translate(-3 -4)"')}`
      : "",
    path(wall, body.paint),
    ellipse(cx, cy, rx, ry, rim.paint),
    ellipse(cx, cy + 3, rx * 0.93, ry * 0.91, glaze.dark),
    clipped(inside, `${ellipse(cx, cy + 10, rx * 0.93, ry * 0.93, tea.paint)}${art}`),
    stroke(
      `M${cx - rx * 0.96} ${cy - ry * 0.1}A${rx * 0.98} ${ry * 0.98} 0 0 1 ${cx - rx * 0.1} ${cy - ry * 0.97}`,
      "#fff",
      6,
      'opacity=".75"',
    ),
    stroke(
      `M${cx - rx * 0.7} ${cy + ry * 0.95}C${cx - rx * 0.66} ${cy + depth * 0.8} ${cx - rx * 0.56} ${bottom - 40} ${cx - rx * 0.5} ${bottom - 26}`,
      "#fff",
      11,
      'opacity=".5"',
    ),
  ].join("");
}

/** A leaf or a heart poured into milk foam. */
export function latteArt(cx: number, cy: number, kind: "leaf" | "heart", color = "#fff4df"): Art {
  const heart = (x: number, y: number, size: number) =>
    path(
      `M${x} ${y + size * 0.5}C${x - size * 1.2} ${y - size * 0.1} ${x - size * 0.9} ${y - size * 0.75} ${x - size * 0.42} ${y - size * 0.66}C${x - size * 0.12} ${y - size * 0.62} ${x} ${y - size * 0.4} ${x} ${y - size * 0.34}C${x} ${y - size * 0.4} ${x + size * 0.12} ${y - size * 0.62} ${x + size * 0.42} ${y - size * 0.66}C${x + size * 0.9} ${y - size * 0.75} ${x + size * 1.2} ${y - size * 0.1} ${x} ${y + size * 0.5}Z`,
      color,
    );
  if (kind === "heart")
    return `${heart(cx, cy + 8, 82)}<g opacity=".35">${stroke(`M${cx - 96} ${cy + 6}Q${cx - 60} ${cy + 70} ${cx} ${cy + 66}T${cx + 96} ${cy + 4}`, color, 7)}</g>`;
  const leaf = [44, 60, 70, 64, 46].map((half, index) => {
    const y = cy + 36 - index * 21;
    return stroke(
      `M${cx - half} ${y - 16}Q${cx - half * 0.4} ${y + 10} ${cx} ${y + 6}Q${cx + half * 0.4} ${y + 10} ${cx + half} ${y - 16}`,
      color,
      12,
    );
  });
  return `${leaf.join("")}${stroke(`M${cx} ${cy + 54}V${cy - 66}`, color, 5)}`;
}
