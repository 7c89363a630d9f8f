import { contrast } from "./contrast.ts";
import { linearRgb, type Oklch, toHex, toOklch } from "./oklch.ts";

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
