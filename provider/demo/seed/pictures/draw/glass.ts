import { type Art, at, box, clipped, ellipse, linear, path, radial, randomFrom, stroke } from "./svg.ts";

export interface Drink {
  readonly x?: number;
  /** Where the glass stands. */
  readonly foot?: number;
  readonly top?: number;
  readonly width?: number;
  /** Width at the foot, in shares of the width at the top. */
  readonly taper?: number;
  readonly colors: readonly [top: string, middle: string, bottom: string];
  /** Share of the glass that is filled. */
  readonly fill?: number;
  readonly ice?: number;
  readonly bubbles?: number;
  readonly foam?: string;
  readonly straw?: string;
  readonly seed?: number;
}

const iceCube = (x: number, y: number, size: number, turn: number): Art =>
  at(
    x,
    y,
    `${box(-size / 2, -size / 2, size, size, size * 0.22, "#ffffff", 'opacity=".34"')}${box(-size / 2 + 4, -size / 2 + 4, size - 8, size - 8, size * 0.2, "#eafaff", 'opacity=".28"')}${stroke(`M${-size * 0.3} ${-size * 0.3}h${size * 0.34}M${-size * 0.3} ${-size * 0.3}v${size * 0.3}`, "#fff", 5, 'opacity=".75"')}`,
    turn,
  );

/** A tall or short glass from the front, with what is in it. */
export function glass(drink: Drink): Art {
  const {
    x = 320,
    foot = 540,
    top = 130,
    width = 220,
    taper = 0.78,
    colors,
    fill = 0.86,
    ice = 0,
    bubbles = 0,
    foam,
    straw,
    seed = 4,
  } = drink;
  const random = randomFrom(seed);
  const half = width / 2;
  const low = half * taper;
  const height = foot - top;
  const level = foot - height * fill;
  const halfAt = (y: number) => low + ((half - low) * (foot - y)) / height;
  const shape = `M${x - half} ${top}L${x - low} ${foot - 18}Q${x - low} ${foot} ${x - low + 20} ${foot}H${x + low - 20}Q${x + low} ${foot} ${x + low} ${foot - 18}L${x + half} ${top}Z`;
  const liquid = linear(90, [0, colors[0]], [0.5, colors[1]], [1, colors[2]]);
  const sheen = linear(
    0,
    [0, "#fff", 0.5],
    [0.14, "#fff", 0.06],
    [0.3, "#fff", 0.3],
    [0.42, "#fff", 0],
    [0.86, "#000", 0.02],
    [1, "#000", 0.22],
  );
  const surface = radial(0.45, 0.4, 0.7, [0, "#fff", 0.5], [1, colors[0], 0.9]);
  const content = [
    path(
      `M${x - halfAt(level)} ${level}H${x + halfAt(level)}L${x + low - 8} ${foot - 16}H${x - low + 8}Z`,
      liquid.paint,
    ),
    box(x - low, foot - 18, low * 2, 18, 8, "#fff", 'opacity=".35"'),
    ...Array.from({ length: ice }, (_, index) =>
      iceCube(
        x + (random() - 0.5) * width * 0.46,
        level + 26 + index * 44 + random() * 12,
        62 + random() * 14,
        random() * 60 - 30,
      ),
    ),
    ...Array.from({ length: bubbles }, () => {
      const y = level + 20 + random() * (foot - level - 40);
      return ellipse(
        x + (random() - 0.5) * 2 * (halfAt(y) - 16),
        y,
        2.5 + random() * 3.5,
        2.5 + random() * 3.5,
        "#fff",
        `opacity="${0.35 + random() * 0.4}"`,
      );
    }),
    ellipse(x, level, halfAt(level), halfAt(level) * 0.17, surface.paint),
  ].join("");
  const head = foam
    ? `<g filter="url(#clay-m)">${box(x - halfAt(level) + 2, level - 30, halfAt(level) * 2 - 4, 66, 26, foam)}${ellipse(x - half * 0.45, level - 30, half * 0.42, 26, foam)}${ellipse(x + half * 0.35, level - 32, half * 0.46, 28, foam)}${ellipse(x, level - 40, half * 0.44, 26, foam)}</g>`
    : "";
  const pipe = straw
    ? `<g filter="url(#drop)">${stroke(`M${x + 20} ${level + 60}L${x + half * 0.75} ${top - 92}`, straw, 15)}${stroke(`M${x + 17} ${level + 58}L${x + half * 0.73} ${top - 92}`, "#fff", 4, 'opacity=".6"')}</g>`
    : "";
  return [
    `<g filter="url(#soft)">${ellipse(x + 26, foot + 4, low * 1.25, 26, "#1c0b02", 'opacity=".6"')}</g>`,
    liquid.def,
    sheen.def,
    surface.def,
    path(shape, "#f4fbff", 'opacity=".32"'),
    pipe,
    clipped(path(shape, "#000"), content),
    head,
    path(shape, sheen.paint),
    stroke(
      `M${x - half} ${top}L${x - low} ${foot - 18}Q${x - low} ${foot} ${x - low + 20} ${foot}H${x + low - 20}Q${x + low} ${foot} ${x + low} ${foot - 18}L${x + half} ${top}`,
      "#fff",
      5,
      'opacity=".55"',
    ),
    `<ellipse cx="${x}" cy="${top}" rx="${half}" ry="${half * 0.16}" fill="#fff" fill-opacity=".12" stroke="#fff" stroke-width="5" stroke-opacity=".7"/>`,
    stroke(`M${x - half + 26} ${top + 40}L${x - low + 24} ${foot - 60}`, "#fff", 10, 'opacity=".5"'),
  ].join("");
}

/** A bottle from the front with a label. */
export function bottle(
  x: number,
  foot: number,
  height: number,
  width: number,
  color: string,
  dark: string,
  label: string,
  mark = "",
  cap = "#d9b24a",
): Art {
  const h = width / 2;
  const neck = width * 0.19;
  const top = foot - height;
  const body = linear(0, [0, dark], [0.25, color], [0.4, "#ffffff", 0.75], [0.5, color], [1, dark]);
  const shape = `M${x - neck} ${top + 20}V${top + height * 0.26}C${x - neck} ${top + height * 0.38} ${x - h} ${top + height * 0.36} ${x - h} ${top + height * 0.5}V${foot - 16}Q${x - h} ${foot} ${x - h + 18} ${foot}H${x + h - 18}Q${x + h} ${foot} ${x + h} ${foot - 16}V${top + height * 0.5}C${x + h} ${top + height * 0.36} ${x + neck} ${top + height * 0.38} ${x + neck} ${top + height * 0.26}V${top + 20}Z`;
  return `<g filter="url(#soft)">${ellipse(x + 24, foot + 4, h * 1.2, 22, "#1c0b02", 'opacity=".6"')}</g>${body.def}${path(shape, dark)}${path(shape, body.paint)}${box(x - neck - 4, top, neck * 2 + 8, 30, 8, cap)}<g>${box(x - h, foot - height * 0.4, width, height * 0.27, 4, label)}${mark}</g>${stroke(`M${x - h + 14} ${foot - 30}V${foot - height * 0.46}`, "#fff", 8, 'opacity=".45"')}`;
}

/** A stemmed glass. */
export function stem(x: number, foot: number, colors: readonly [string, string], fill = 0.55, tall = 1): Art {
  const wine = linear(90, [0, colors[0]], [1, colors[1]]);
  const top = foot - 400 * tall;
  const cup = `M${x - 92} ${top}C${x - 104} ${top + 130} ${x - 78} ${top + 216} ${x} ${top + 222}C${x + 78} ${top + 216} ${x + 104} ${top + 130} ${x + 92} ${top}Z`;
  const level = top + 222 * (1 - fill);
  const sheen = linear(0, [0, "#fff", 0.55], [0.2, "#fff", 0.05], [0.85, "#000", 0], [1, "#000", 0.2]);
  return `${wine.def}${sheen.def}<g filter="url(#soft)">${ellipse(x + 20, foot + 4, 90, 18, "#1c0b02", 'opacity=".6"')}</g>${ellipse(x, foot, 82, 16, "#f2fbff", 'opacity=".55"')}${stroke(`M${x} ${top + 220}V${foot - 4}`, "#f5fcff", 13, 'opacity=".7"')}${path(cup, "#f4fbff", 'opacity=".28"')}${clipped(path(cup, "#000"), `${box(x - 110, level, 220, 260, 0, wine.paint)}${ellipse(x, level, 98, 15, "#fff", 'opacity=".35"')}`)}${path(cup, sheen.paint)}<ellipse cx="${x}" cy="${top}" rx="92" ry="14" fill="#fff" fill-opacity=".1" stroke="#fff" stroke-width="4" stroke-opacity=".75"/>${stroke(`M${x - 70} ${top + 24}Q${x - 80} ${top + 120} ${x - 50} ${top + 180}`, "#fff", 9, 'opacity=".6"')}`;
}
