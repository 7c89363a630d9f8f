/** A fragment of SVG on a canvas of 640 by 640; dishes keep to the middle 480 rows, so that a 4:3 crop shows them whole. */
export type Art = string;

/** Numbers that look random and are the same at every run. */
export type Random = () => number;

/** A source of such numbers (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

let ids = 0;

type Stop = readonly [offset: number, color: string, opacity?: number];

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, color, alpha = 1]) =>
        `<stop offset="${offset}" stop-color="${color}" stop-opacity="${alpha}"/>`,
    )
    .join("");

/** A gradient's definition and the paint that refers to it. */
export function linear(angle: number, ...stops: Stop[]): { def: Art; paint: string } {
  const id = `g${ids++}`;
  const x = Math.cos((angle * Math.PI) / 180) / 2;
  const y = Math.sin((angle * Math.PI) / 180) / 2;
  return {
    def: `<linearGradient id="${id}" x1="${0.5 - x}" y1="${0.5 - y}" x2="${0.5 + x}" y2="${0.5 + y}">${stopsOf(stops)}</linearGradient>`,
    paint: `url(#${id})`,
  };
}

/** The same, from a point outwards; the centre is given in shares of the shape. */
export function radial(cx: number, cy: number, r: number, ...stops: Stop[]): { def: Art; paint: string } {
  const id = `g${ids++}`;
  return {
    def: `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`,
    paint: `url(#${id})`,
  };
}

/** Shows `art` only within `shape`. */
export function clipped(shape: Art, art: Art): Art {
  const id = `c${ids++}`;
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${art}</g>`;
}

/** Moves, turns (degrees) and scales what is drawn around the origin. */
export function at(x: number, y: number, art: Art, turn = 0, scale = 1, flatten = 1): Art {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale} ${scale * flatten})">${art}</g>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more = ""): Art {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
}

export function path(d: string, fill: string, more = ""): Art {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

export function stroke(d: string, color: string, width: number, more = ""): Art {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  r: number,
  fill: string,
  more = "",
): Art {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${fill}" ${more}/>`;
}

/** A closed, rounded, irregular outline of about radius `r`. */
export function blob(random: Random, r: number, points = 9, wobble = 0.16): string {
  const corners = Array.from({ length: points }, (_, index) => {
    const angle = (index / points) * 2 * Math.PI;
    const distance = r * (1 - wobble + 2 * wobble * random());
    return [Math.cos(angle) * distance, Math.sin(angle) * distance] as const;
  });
  const middle = (from: number): readonly [number, number] => {
    const [x1, y1] = corners[from % points] ?? [0, 0];
    const [x2, y2] = corners[(from + 1) % points] ?? [0, 0];
    return [(x1 + x2) / 2, (y1 + y2) / 2];
  };
  const [startX, startY] = middle(points - 1);
  const curves = corners.map(([x, y], index) => {
    const [toX, toY] = middle(index);
    return `Q${x.toFixed(1)} ${y.toFixed(1)} ${toX.toFixed(1)} ${toY.toFixed(1)}`;
  });
  return `M${startX.toFixed(1)} ${startY.toFixed(1)}${curves.join("")}Z`;
}

/** Points spread evenly, yet not in rows, over an ellipse. */
export function spread(
  random: Random,
  count: number,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
): (readonly [x: number, y: number])[] {
  const golden = Math.PI * (3 - Math.sqrt(5));
  const start = random() * 6.28;
  return Array.from({ length: count }, (_, index) => {
    const distance = Math.sqrt((index + 0.5) / count);
    const angle = start + index * golden + (random() - 0.5) * 0.9;
    return [cx + Math.cos(angle) * rx * distance, cy + Math.sin(angle) * ry * distance] as const;
  });
}

/** Effects that recipes refer to: `clay` shades any shape as a soft solid, `drop` and `soft` are shadows. */
export const effects: Art = [
  ...(["s", "m", "l"] as const).map((size) => {
    const blur = { s: 2.2, m: 5, l: 11 }[size];
    const depth = { s: 2.4, m: 4.5, l: 9 }[size];
    return `<filter id="clay-${size}" x="-20%" y="-20%" width="140%" height="150%" color-interpolation-filters="sRGB">
<feGaussianBlur in="SourceAlpha" stdDeviation="${blur}" result="height"/>
<feDiffuseLighting in="height" surfaceScale="${depth}" diffuseConstant="1.18" lighting-color="#fff8ee" result="shade"><feDistantLight azimuth="238" elevation="58"/></feDiffuseLighting>
<feComposite in="SourceGraphic" in2="shade" operator="arithmetic" k1="1.02" k2="0.0" k3="0" k4="0" result="lit"/>
<feSpecularLighting in="height" surfaceScale="${depth}" specularConstant="0.55" specularExponent="22" lighting-color="#ffffff" result="gloss"><feDistantLight azimuth="238" elevation="52"/></feSpecularLighting>
<feComposite in="gloss" in2="SourceAlpha" operator="in" result="glossIn"/>
<feComposite in="lit" in2="SourceAlpha" operator="in" result="body"/>
<feGaussianBlur in="SourceAlpha" stdDeviation="${blur * 0.9}" result="cast"/><feOffset in="cast" dx="${blur * 0.4}" dy="${blur * 0.9}" result="castMoved"/>
<feFlood flood-color="#2a1204" flood-opacity="0.42"/><feComposite in2="castMoved" operator="in" result="shadow"/>
<feMerge><feMergeNode in="shadow"/><feMergeNode in="body"/><feMergeNode in="glossIn"/></feMerge></filter>`;
  }),
  `<filter id="rough" x="-20%" y="-20%" width="140%" height="140%"><feTurbulence type="fractalNoise" baseFrequency="0.055" numOctaves="2" seed="7" result="noise"/><feDisplacementMap in="SourceGraphic" in2="noise" scale="16" xChannelSelector="R" yChannelSelector="G"/></filter>`,
  `<filter id="drop" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="5" dy="10" stdDeviation="9" flood-color="#1d0d03" flood-opacity="0.45"/></filter>`,
  `<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="16"/></filter>`,
  `<filter id="blur" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="7"/></filter>`,
  `<filter id="haze" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="30"/></filter>`,
].join("");

/** One of the Fluent emoji, lying or standing at a point with its shadow; `look` is "hue,saturation,brightness". */
export function emoji(
  code: string,
  x: number,
  y: number,
  size: number,
  turn = 0,
  look = "",
  flip = false,
): Art {
  const image = `<image href="emoji:${code}${look === "" ? "" : `?${look}`}" x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}"/>`;
  return `<g filter="url(#drop)"><g transform="translate(${x} ${y}) rotate(${turn})${flip ? " scale(-1 1)" : ""}">${image}</g></g>`;
}

/** Steam that rises from a hot dish. */
export function steam(x = 320, y = 190, strength = 0.32): Art {
  const wisp = (dx: number, bend: number, width: number, rise: number) =>
    stroke(
      `M${x + dx} ${y}c${-bend} -34 ${bend} -64 ${bend * 0.2} ${-rise}s${-bend * 0.7} -40 ${bend * 0.5} -62`,
      "#fff",
      width,
      `opacity="${strength}"`,
    );
  return `<g filter="url(#blur)">${wisp(-92, 26, 15, 80)}${wisp(-8, 34, 22, 96)}${wisp(78, 24, 16, 84)}</g>`;
}
