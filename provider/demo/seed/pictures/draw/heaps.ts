import { type Art, at, box, ellipse, linear, path, radial, randomFrom, stroke } from "./svg.ts";

/** Rice in a dome: grains over a soft mound. */
export function rice(
  cx: number,
  cy: number,
  rx: number,
  height: number,
  tones: readonly [light: string, base: string, shade: string] = ["#ffffff", "#f7f1e3", "#cfc1a4"],
  seed = 2,
  grains = 170,
): Art {
  const random = randomFrom(seed);
  const mound = radial(0.4, 0.28, 0.8, [0, tones[0]], [0.6, tones[1]], [1, tones[2]]);
  const dome = `M${cx - rx} ${cy}C${cx - rx} ${cy - height * 1.25} ${cx + rx} ${cy - height * 1.25} ${cx + rx} ${cy}C${cx + rx * 0.9} ${cy + rx * 0.48} ${cx - rx * 0.9} ${cy + rx * 0.48} ${cx - rx} ${cy}Z`;
  const one = Array.from({ length: grains }, () => {
    const angle = random() * 6.28;
    const distance = Math.sqrt(random()) * 0.95;
    const x = cx + Math.cos(angle) * rx * distance;
    const low = Math.sin(angle) * distance;
    const y = low > 0 ? cy + low * rx * 0.34 : cy + low * height * 0.92;
    const lit = (x - cx) / rx + (y - cy) / height < random() * 1.1 - 0.2;
    return at(
      Math.round(x),
      Math.round(y),
      ellipse(
        0,
        0,
        8.5,
        4.2,
        lit ? tones[0] : tones[1],
        `stroke="${tones[2]}" stroke-width="1" stroke-opacity=".75"`,
      ),
      Math.round(random() * 180),
    );
  });
  return `${mound.def}<g filter="url(#clay-m)">${path(dome, mound.paint)}</g>${one.join("")}`;
}

/** A cube of tofu, seen from above its corner. */
export function cube(
  x: number,
  y: number,
  size: number,
  [top, left, right]: readonly [string, string, string],
  round = 10,
): Art {
  const h = size * 0.5;
  return at(
    x,
    y,
    `<g filter="url(#clay-m)">${path(`M${-size} 0L0 ${h}V${h + size * 0.72}L${-size} ${size * 0.72}Z`, left, `stroke="${left}" stroke-width="${round}" stroke-linejoin="round"`)}${path(`M${size} 0L0 ${h}V${h + size * 0.72}L${size} ${size * 0.72}Z`, right, `stroke="${right}" stroke-width="${round}" stroke-linejoin="round"`)}${path(`M0 ${-h}L${size} 0L0 ${h}L${-size} 0Z`, top, `stroke="${top}" stroke-width="${round}" stroke-linejoin="round"`)}</g>`,
  );
}

/** A scoop of ice cream or salad. */
export function scoop(
  x: number,
  y: number,
  r: number,
  [light, base, dark]: readonly [string, string, string],
  seed = 1,
): Art {
  const random = randomFrom(seed);
  const paint = radial(0.36, 0.3, 0.8, [0, light], [0.6, base], [1, dark]);
  const ruffle = Array.from({ length: 9 }, (_, index) => {
    const angle = Math.PI * (0.02 + index * 0.12);
    return ellipse(
      x + Math.cos(angle) * r * 0.92,
      y + Math.sin(angle) * r * 0.42 + r * 0.34,
      r * (0.2 + random() * 0.08),
      r * 0.17,
      paint.paint,
    );
  });
  return `${paint.def}<g filter="url(#clay-l)">${ellipse(x, y, r, r * 0.94, paint.paint)}${ruffle.join("")}</g>${ellipse(x - r * 0.34, y - r * 0.46, r * 0.24, r * 0.13, "#fff", 'opacity=".6"')}`;
}

/** A rolled omelette in thick slices. */
export function omelette(x: number, y: number, count = 4, gap = 74): Art {
  const face = radial(0.4, 0.35, 0.75, [0, "#fff0a0"], [0.6, "#ffd750"], [1, "#e0a21b"]);
  const side = linear(90, [0, "#f7c33c"], [1, "#b87a17"]);
  const one = (index: number) =>
    at(
      (index - (count - 1) / 2) * gap,
      (index - (count - 1) / 2) * -14,
      `<g filter="url(#clay-m)">${path("M-46 -34Q-44 -52 -26 -54H34Q50 -52 50 -36V38Q48 54 32 56H-28Q-46 54 -46 38Z", side.paint)}${path("M-52 -28Q-50 -46 -32 -46H10Q28 -46 28 -28V40Q28 58 10 58H-34Q-52 58 -52 40Z", face.paint)}</g>${stroke("M-38 -26C8 -34 18 -10 16 22C10 50 -34 48 -36 24C-36 0 -12 -6 -2 10C4 26 -18 30 -18 20", "#c98d1c", 4, 'opacity=".6"')}`,
    );
  return `${face.def}${side.def}${Array.from({ length: count }, (_, index) => one(index))
    .join("")
    .replace(/^/, `<g transform="translate(${x} ${y}) scale(.95 .82)">`)}</g>`;
}

/** Sauce or cream drawn in a zigzag. */
export function zigzag(
  x: number,
  y: number,
  width: number,
  height: number,
  turns: number,
  color: string,
  line: number,
  turn = 0,
): Art {
  const step = width / turns;
  const d = Array.from(
    { length: turns },
    (_, index) => `L${-width / 2 + step * (index + 0.5)} ${index % 2 ? height / 2 : -height / 2}`,
  ).join("");
  return at(
    x,
    y,
    `<g filter="url(#clay-s)">${stroke(`M${-width / 2} 0${d}L${width / 2} 0`, color, line)}</g>`,
    turn,
  );
}

/** A slice of a terrine, cake or toast lying flat. */
export function slice(
  x: number,
  y: number,
  width: number,
  height: number,
  face: string,
  rim: string,
  turn = 0,
  r = 18,
): Art {
  return at(
    x,
    y,
    `<g filter="url(#clay-l)">${box(-width / 2, -height / 2 + 12, width, height, r, rim)}${box(-width / 2, -height / 2, width, height, r, rim)}</g>${box(-width / 2 + 12, -height / 2 + 10, width - 24, height - 22, r * 0.7, face)}`,
    turn,
    1,
    0.84,
  );
}

/** A rice ball with a band of nori, plain or grilled. */
export function onigiri(
  x: number,
  y: number,
  turn: number,
  [light, base, shade]: readonly [string, string, string] = ["#ffffff", "#f6f1e6", "#cfc5b0"],
  seed = 3,
): Art {
  const random = randomFrom(seed);
  const body = radial(0.4, 0.3, 0.8, [0, light], [0.6, base], [1, shade]);
  const band = linear(60, [0, "#3f5540"], [0.5, "#22332a"], [1, "#121d18"]);
  const grains = Array.from({ length: 46 }, () => {
    const down = random();
    return at(
      (random() - 0.5) * (60 + 130 * down),
      -84 + down * 160,
      ellipse(0, 0, 9, 4.4, light, `stroke="${shade}" stroke-width="1" stroke-opacity=".7"`),
      random() * 180,
    );
  });
  return at(
    x,
    y,
    `${body.def}${band.def}<g filter="url(#clay-l)">${path("M0 -116C26 -116 38 -98 52 -72L108 34C122 64 108 92 74 94H-74C-108 92 -122 64 -108 34L-52 -72C-38 -98 -26 -116 0 -116Z", body.paint)}</g>${grains.join("")}<g filter="url(#clay-s)">${path("M-44 22H44L50 96H-50Z", band.paint)}</g>`,
    turn,
  );
}
