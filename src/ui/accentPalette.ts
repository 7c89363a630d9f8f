/** A colour as lightness (0–1), chroma and hue (radians): equal steps look equal, so a brand keeps its hue when lightened. */
type Oklch = { lightness: number; chroma: number; hue: number };

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
const toHex = (colour: Oklch): string => {
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

const luminance = (hex: string): number => {
  const [r, g, b] = linearRgb(hex) ?? [0, 0, 0];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** The contrast of two `#rrggbb` colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export const contrast = (one: string, other: string): number => {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

/** The four colours that an accent becomes in one theme, each `#rrggbb`. */
export type Accent = {
  /** Filled buttons, marks: at least 3:1 against every ground it may stand on (WCAG 1.4.11). */
  accent: string;
  /** Words on `accent`: at least 4.5:1 (WCAG 1.4.3). */
  onAccent: string;
  /** Words in the accent's colour: at least 4.5:1 on every ground and on `soft`. */
  ink: string;
  /** A tint behind chosen things. */
  soft: string;
};

export type AccentPalette = { light: Accent; dark: Accent };

/** The grounds of tokens.css (`--page`, `--surface`, `--raised`, and for words `--sunken`) that an accent may stand on. */
export const GROUNDS = {
  light: { graphic: ["#f7f5f2", "#ffffff"], text: ["#f7f5f2", "#ffffff", "#f0ece6"] },
  dark: { graphic: ["#14110f", "#1f1b18", "#28231f"], text: ["#14110f", "#1f1b18", "#28231f", "#352f2a"] },
} as const;

const WHITE = "#ffffff";
const DARK = "#1d1512";
const AA_TEXT = 4.5;
const AA_GRAPHIC = 3;
/** From here on a colour counts as light (yellow, pastels): white words would force it into brown or grey. */
const LIGHT_BRAND = 0.8;
const STEP = 0.005;

type Fits = (hex: string) => boolean;

const reaches =
  (least: number, ...others: readonly string[]): Fits =>
  (hex) =>
    others.every((other) => contrast(hex, other) >= least);

/** The nearest lightness, going `direction`, at which `fits`; the hue stays. Null when there is none. */
const shifted = (from: Oklch, direction: 1 | -1, fits: Fits): string | null => {
  for (let lightness = from.lightness; lightness >= 0 && lightness <= 1; lightness += direction * STEP) {
    const hex = toHex({ ...from, lightness });
    if (fits(hex)) return hex;
  }
  return null;
};

const inLight = (brand: Oklch): Accent => {
  const { graphic, text } = GROUNDS.light;
  const soft = toHex({ ...brand, lightness: 0.955, chroma: Math.min(brand.chroma, 0.03) });
  const onAccent = brand.lightness > LIGHT_BRAND ? DARK : WHITE;
  const stands = reaches(AA_GRAPHIC, ...graphic);
  const carries = reaches(AA_TEXT, onAccent);
  return {
    accent: shifted(brand, -1, (hex) => stands(hex) && carries(hex)) ?? DARK,
    onAccent,
    soft,
    ink: shifted(brand, -1, reaches(AA_TEXT, ...text, soft)) ?? DARK,
  };
};

const inDark = (brand: Oklch): Accent => {
  const { graphic, text } = GROUNDS.dark;
  const soft = toHex({ ...brand, lightness: 0.3, chroma: Math.min(brand.chroma, 0.05) });
  const stands = reaches(AA_GRAPHIC, ...graphic);
  const withWhite = reaches(AA_TEXT, WHITE);
  const withDark = reaches(AA_TEXT, DARK);
  const accent = shifted(brand, 1, (hex) => stands(hex) && (withWhite(hex) || withDark(hex))) ?? WHITE;
  return {
    accent,
    onAccent: withWhite(accent) ? WHITE : DARK,
    soft,
    ink: shifted(brand, 1, reaches(AA_TEXT, ...text, soft)) ?? WHITE,
  };
};

/**
 * A store's colour made readable in both themes: its hue stays, its lightness moves as far as contrast asks for.
 * Null when `hex` is not `#rgb` or `#rrggbb`: the default accent then stays.
 */
export const accentPalette = (hex: string): AccentPalette | null => {
  const rgb = linearRgb(hex);
  if (!rgb) return null;
  const brand = toOklch(rgb);
  return { light: inLight(brand), dark: inDark(brand) };
};

/** The palette as a style sheet's rule, which tokens.css reads: for a `<style>` in the head, with the page's nonce. */
export const accentCss = ({ light, dark }: AccentPalette): string =>
  `:root{--store-accent-light:${light.accent};--store-on-light:${light.onAccent};--store-ink-light:${light.ink};--store-soft-light:${light.soft};` +
  `--store-accent-dark:${dark.accent};--store-on-dark:${dark.onAccent};--store-ink-dark:${dark.ink};--store-soft-dark:${dark.soft}}`;
