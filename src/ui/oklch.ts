/** A colour as lightness (0–1), chroma and hue (radians): equal steps look equal, so a brand keeps its hue when lightened. */
export type Oklch = { lightness: number; chroma: number; hue: number };

type Rgb = readonly [number, number, number];

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const encoded = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

/** Red, green and blue (0–1, linear light) of `#rgb` or `#rrggbb`; null for anything else. */
export const linearRgb = (hex: string): Rgb | null => {
  const digits = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(hex) ? hex.slice(1) : "";
  if (digits === "") return null;
  const size = digits.length / 3;
  const channel = (at: number) => {
    const part = digits.slice(at * size, (at + 1) * size);
    return linear(Number.parseInt(size === 1 ? part + part : part, 16) / 255);
  };
  return [channel(0), channel(1), channel(2)];
};

/** By Björn Ottosson's Oklab, as in CSS Color 4. */
export const toOklch = ([r, g, b]: Rgb): Oklch => {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(A, B),
    hue: Math.atan2(B, A),
  };
};

const toLinear = ({ lightness, chroma, hue }: Oklch): Rgb => {
  const A = chroma * Math.cos(hue);
  const B = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * A + 0.2158037573 * B) ** 3;
  const m = (lightness - 0.1055613458 * A - 0.0638541728 * B) ** 3;
  const s = (lightness - 0.0894841775 * A - 1.291485548 * B) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
};

const inGamut = (rgb: Rgb) => rgb.every((channel) => channel > -0.0005 && channel < 1.0005);

/** `#rrggbb`; where the screen cannot show so much chroma, less of it at the same lightness and hue. */
export const toHex = (colour: Oklch): string => {
  let rgb = toLinear(colour);
  for (let chroma = colour.chroma; !inGamut(rgb) && chroma > 0; chroma -= 0.004) {
    rgb = toLinear({ ...colour, chroma: Math.max(0, chroma - 0.004) });
  }
  const pair = (channel: number) =>
    Math.round(encoded(Math.min(1, Math.max(0, channel))) * 255)
      .toString(16)
      .padStart(2, "0");
  return `#${rgb.map(pair).join("")}`;
};
