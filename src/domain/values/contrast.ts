// What the provider and the desk need of what `src/ui/accentPalette.ts` reckons, which imports nothing of ours; a test there holds
// the two together.

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** Of a `#rrggbb` colour; anything else is black. */
const luminance = (hex: string): number => {
  const digits = /^#[0-9a-f]{6}$/i.test(hex) ? hex.slice(1) : "000000";
  const channel = (at: number) => linear(Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16) / 255);
  return 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2);
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

/** The grounds of tokens.css that what is no word may stand on. */
export const GROUNDS = {
  light: ["#f7f5f2", "#ffffff"],
  dark: ["#14110f", "#1f1b18", "#28231f"],
} as const;

/** Least contrast of words, and of what is no word, with what they stand on (WCAG 2.2, 1.4.3 and 1.4.11). */
export const AA_TEXT = 4.5;
export const AA_GRAPHIC = 3;

/**
 * Whether a store's colour is seen as itself on the light pages: one that is paler is shown darker than it was chosen. On
 * the dark ones any colour is made lighter as far as it has to be.
 */
export const isSeenAsItself = (hex: string): boolean => leastContrast(hex, GROUNDS.light) >= AA_GRAPHIC;
