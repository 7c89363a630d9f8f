import { type Art, at, box, clipped, ellipse, emoji, linear, path, stroke } from "./svg.ts";

/** Colours of a pack: its lit side, its body and its shadow, with those of the label on it. */
export interface Wrap {
  readonly light: string;
  readonly base: string;
  readonly dark: string;
  readonly label: string;
  readonly band: string;
}

const shadow = (x: number, y: number, rx: number): Art =>
  `<g filter="url(#soft)">${ellipse(x + 18, y + 4, rx, 26, "#1c0b02", 'opacity=".6"')}</g>`;

const round = (wrap: Wrap) =>
  linear(
    0,
    [0, wrap.dark],
    [0.22, wrap.base],
    [0.38, wrap.light],
    [0.55, wrap.base],
    [0.86, wrap.dark],
    [1, wrap.dark],
  );

/** A standing bag with a folded top, as tea and noodles are sold in. */
export function pouch(x: number, foot: number, width: number, height: number, wrap: Wrap, mark: string): Art {
  const [half, top] = [width / 2, foot - height];
  const body = linear(20, [0, wrap.light], [0.4, wrap.base], [1, wrap.dark]);
  const shape = `M${x - half + 8} ${top}H${x + half - 8}L${x + half} ${top + 60}C${x + half + 12} ${foot - height * 0.4} ${x + half + 8} ${foot - 40} ${x + half - 6} ${foot}Q${x} ${foot + 20} ${x - half + 6} ${foot}C${x - half - 8} ${foot - 40} ${x - half - 12} ${foot - height * 0.4} ${x - half} ${top + 60}Z`;
  const creases = [-0.6, -0.2, 0.3, 0.7].map((place) =>
    stroke(
      `M${x + half * place} ${top + 8}L${x + half * place * 0.9} ${top + 52}`,
      "#fff",
      5,
      'opacity=".22"',
    ),
  );
  return `${shadow(x, foot, half * 1.1)}${body.def}${path(shape, body.paint)}${clipped(
    path(shape, "#000"),
    `${box(x - half, top, width, 46, 0, wrap.band)}${stroke(`M${x - half} ${top + 46}H${x + half}`, "#000", 3, 'opacity=".2"')}${stroke(`M${x - half + 26} ${top + 90}C${x - half + 8} ${foot - height * 0.4} ${x - half + 16} ${foot - 60} ${x - half + 30} ${foot - 26}`, "#fff", 16, 'opacity=".28" filter="url(#blur)"')}`,
  )}${creases.join("")}${box(x - half * 0.62, foot - height * 0.66, width * 0.62, height * 0.48, 8, wrap.label)}${stroke(`M${x - half * 0.4} ${foot - height * 0.27}H${x + half * 0.4}M${x - half * 0.26} ${foot - height * 0.23}H${x + half * 0.26}`, wrap.dark, 5, 'opacity=".55"')}${emoji(mark, x, foot - height * 0.46, width * 0.42)}`;
}

/** A round tin with its lid. */
export function tin(x: number, foot: number, width: number, height: number, wrap: Wrap, mark: string): Art {
  const [half, top] = [width / 2, foot - height];
  const flat = half * 0.24;
  const body = round(wrap);
  const lid = linear(60, [0, wrap.light], [1, wrap.base]);
  const wall = `M${x - half} ${top}V${foot}A${half} ${flat} 0 0 0 ${x + half} ${foot}V${top}Z`;
  return `${shadow(x, foot + flat * 0.6, half * 1.1)}${body.def}${lid.def}${path(wall, body.paint)}${clipped(
    path(wall, "#000"),
    `<g opacity=".95">${stroke(`M${x - half} ${foot - height * 0.4}A${half} ${flat} 0 0 0 ${x + half} ${foot - height * 0.4}`, wrap.label, height * 0.42)}</g>${stroke(`M${x - half} ${top + height * 0.22}A${half} ${flat} 0 0 0 ${x + half} ${top + height * 0.22}`, wrap.dark, 5, 'opacity=".7"')}${stroke(`M${x - half} ${foot - 14}A${half} ${flat} 0 0 0 ${x + half} ${foot - 14}`, wrap.band, 12)}${box(x - half * 0.72, top, half * 0.26, height * 1.3, 0, "#fff", 'opacity=".24" filter="url(#blur)"')}`,
  )}${ellipse(x, top, half, flat, wrap.dark)}${ellipse(x, top - 4, half, flat, lid.paint)}${ellipse(x, top - 4, half * 0.78, flat * 0.74, wrap.base, 'opacity=".5"')}${emoji(mark, x, foot - height * 0.34, width * 0.4)}`;
}

/** An open box seen from above, with what lies in its `rows` of places; `piece` draws one around the origin. */
export function giftBox(
  wrap: Wrap,
  [columns, rows]: readonly [number, number],
  piece: (index: number) => Art,
): Art {
  const [width, height] = [452, rows >= columns ? 440 : 360];
  const [x, y] = [320 - width / 2, 330 - height / 2];
  const [stepX, stepY] = [(width - 56) / columns, (height - 56) / rows];
  const cells = Array.from({ length: columns * rows }, (_, index) => {
    const cx = x + 28 + stepX * ((index % columns) + 0.5);
    const cy = y + 28 + stepY * (Math.floor(index / columns) + 0.5);
    const well = box(
      cx - stepX / 2 + 5,
      cy - stepY / 2 + 5,
      stepX - 10,
      stepY - 10,
      12,
      wrap.dark,
      'opacity=".34"',
    );
    return `${well}${at(cx, cy, piece(index), 0, Math.min(stepX, stepY) / 120)}`;
  });
  const side = linear(60, [0, wrap.light], [0.5, wrap.base], [1, wrap.dark]);
  return `${side.def}<g transform="rotate(-4 320 330)"><g filter="url(#soft)">${box(x + 14, y + 26, width, height, 20, "#1c0b02", 'opacity=".6"')}</g>${box(x, y + 12, width, height, 16, wrap.dark)}${box(x, y, width, height, 16, side.paint)}${box(x + 18, y + 18, width - 36, height - 36, 10, wrap.label)}${cells.join("")}</g>`;
}

/** A wrapped parcel with a band around it. */
export function wrapped(wrap: Wrap, mark: string, width = 430, height = 300, turn = -6): Art {
  const [x, y] = [320 - width / 2, 330 - height / 2];
  const top = linear(50, [0, wrap.light], [0.5, wrap.base], [1, wrap.dark]);
  return `${top.def}<g transform="rotate(${turn} 320 330)"><g filter="url(#soft)">${box(x + 14, y + 40, width, height, 20, "#1c0b02", 'opacity=".6"')}</g>${box(x, y + 34, width, height, 14, wrap.dark)}${box(x, y, width, height, 14, top.paint)}${box(x, y + height * 0.32, width, height * 0.36, 0, wrap.label)}${stroke(`M${x} ${y + height * 0.32}h${width}M${x} ${y + height * 0.68}h${width}`, wrap.band, 6)}${stroke(`M${x + 14} ${y + 8}h${width * 0.6}`, "#fff", 6, 'opacity=".45"')}${emoji(mark, 320, 330, height * 0.34)}</g>`;
}

/** A book of paper with a spine: a notebook, a letter pad. */
export function notebook(x: number, y: number, turn: number, wrap: Wrap, mark: string, scale = 1): Art {
  const cover = linear(60, [0, wrap.light], [0.5, wrap.base], [1, wrap.dark]);
  const pages = Array.from({ length: 5 }, (_, index) =>
    box(-146 + index * 2, -190 + index * 3, 300, 392, 8, index % 2 === 0 ? "#fffaf0" : "#e4d8c2"),
  ).toReversed();
  return at(
    x,
    y,
    `${cover.def}<g filter="url(#soft)">${box(-140, -170, 312, 400, 10, "#1c0b02", 'opacity=".55"')}</g>${pages.join("")}${box(-152, -198, 300, 394, 10, cover.paint)}${box(-152, -198, 40, 394, 10, wrap.dark, 'opacity=".7"')}${box(-60, -120, 150, 96, 6, wrap.label)}${stroke("M-40 -92h110M-40 -66h110M-40 -42h70", wrap.dark, 4, 'opacity=".5"')}${stroke("M122 -198V196", wrap.band, 12)}${stroke("M-98 -190V188", "#fff", 5, 'opacity=".3"')}${emoji(mark, 16, 76, 150)}`,
    turn,
    scale,
  );
}

/** A pen lying on the table. */
export function pen(x: number, y: number, turn: number, wrap: Wrap, length = 420): Art {
  const barrel = linear(90, [0, wrap.light], [0.35, wrap.base], [1, wrap.dark]);
  const h = length / 2;
  return at(
    x,
    y,
    `${barrel.def}<g filter="url(#drop)">${path(`M${-h} -19H${h - 90}L${h} -3V3L${h - 90} 19H${-h}Q${-h - 16} 0 ${-h} -19Z`, barrel.paint)}${box(-30, -21, 26, 42, 2, wrap.band)}${path(`M${h - 90} -19L${h} -3V3L${h - 90} 19Z`, wrap.label)}${stroke(`M${-h + 20} -26H-70`, wrap.band, 7)}${stroke(`M${-h + 10} -9H${h - 100}`, "#fff", 5, 'opacity=".6"')}</g>`,
    turn,
  );
}

/** A roll of paper tape. */
export function tape(x: number, y: number, r: number, wrap: Wrap): Art {
  const face = linear(60, [0, wrap.light], [0.5, wrap.base], [1, wrap.dark]);
  return `${face.def}<g filter="url(#drop)">${ellipse(x, y + 34, r, r * 0.72, wrap.dark)}${ellipse(x, y, r, r * 0.72, face.paint)}${[0.9, 0.82].map((part) => `<ellipse cx="${x}" cy="${y}" rx="${r * part}" ry="${r * 0.72 * part}" fill="none" stroke="${wrap.band}" stroke-width="3" opacity=".6"/>`).join("")}${ellipse(x, y + 4, r * 0.62, r * 0.45, wrap.label)}${ellipse(x, y + 12, r * 0.52, r * 0.36, "#2a1204", 'opacity=".55"')}</g>`;
}
