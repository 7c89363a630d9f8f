type Rgb = readonly [number, number, number];

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

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

/** The least contrast of a colour with some others. */
export const leastContrast = (hex: string, others: readonly string[]): number =>
  Math.min(...others.map((other) => contrast(hex, other)));

/** The grounds of tokens.css (`--page`, `--surface`, `--raised`, and for words `--sunken`) that an accent may stand on. */
export const GROUNDS = {
  light: { graphic: ["#f7f5f2", "#ffffff"], text: ["#f7f5f2", "#ffffff", "#f0ece6"] },
  dark: { graphic: ["#14110f", "#1f1b18", "#28231f"], text: ["#14110f", "#1f1b18", "#28231f", "#352f2a"] },
} as const;

/** Least contrast of words, and of what is no word, with what they stand on (WCAG 2.2, 1.4.3 and 1.4.11). */
export const AA_TEXT = 4.5;
export const AA_GRAPHIC = 3;

/**
 * Whether a store's colour is seen as itself on the light pages: one that is paler is shown darker than it was chosen. On
 * the dark ones any colour is made lighter as far as it has to be.
 */
export const isSeenAsItself = (hex: string): boolean =>
  leastContrast(hex, GROUNDS.light.graphic) >= AA_GRAPHIC;
