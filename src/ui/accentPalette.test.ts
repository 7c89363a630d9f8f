import { check, constantFrom, nat, pre, property } from "fast-check";
import { expect, test } from "vitest";
import * as domain from "#domain/values/contrast.ts";
import { accentPalette, contrast, GROUNDS, linearRgb, toOklch } from "./accentPalette.ts";

const themes = ["light", "dark"] as const;

const colour = nat(0xffffff).map((number) => `#${number.toString(16).padStart(6, "0")}`);

const paletteOf = (hex: string) => {
  const palette = accentPalette(hex);
  if (!palette) throw new Error(`${hex} was refused`);
  return palette;
};

const oklchOf = (hex: string) => {
  const rgb = linearRgb(hex);
  if (!rgb) throw new Error(`${hex} is no colour`);
  return toOklch(rgb);
};

/** The pairs of a palette that miss what WCAG 2.2 AA asks of them. */
const unreadable = (hex: string): string[] =>
  themes.flatMap((theme) => {
    const { accent, onAccent, ink, soft } = paletteOf(hex)[theme];
    const pairs = [
      [onAccent, accent, 4.5],
      ...GROUNDS[theme].graphic.map((ground) => [accent, ground, 3] as const),
      ...[...GROUNDS[theme].text, soft].map((ground) => [ink, ground, 4.5] as const),
    ] as const;
    return pairs
      .filter(([one, other, least]) => contrast(one, other) < least)
      .map(([one, other]) => `${theme}: ${one} on ${other}`);
  });

/** How far the hue of the accent has turned from the store's, in radians; 0 where there is hardly any colour left. */
const turned = (hex: string, theme: (typeof themes)[number]): number => {
  const brand = oklchOf(hex);
  const shown = oklchOf(paletteOf(hex)[theme].accent);
  if (shown.chroma < 0.04) return 0;
  return Math.abs(((shown.hue - brand.hue + 3 * Math.PI) % (2 * Math.PI)) - Math.PI);
};

test("any colour of a store becomes readable in both themes", () => {
  const promise = property(colour, (hex) => unreadable(hex).length === 0);
  expect(check(promise, { numRuns: 500 })).toMatchObject({ failed: false });
});

test("a colour with a hue keeps it", () => {
  const promise = property(colour, constantFrom(...themes), (hex, theme) => {
    pre(oklchOf(hex).chroma > 0.08);
    return turned(hex, theme) < 0.2;
  });
  expect(check(promise, { numRuns: 300 })).toMatchObject({ failed: false });
});

test("a colour that is readable already stays as the store gave it", () => {
  expect(paletteOf("#1f4e79").light.accent).toBe("#1f4e79");
  expect(paletteOf("#ffd400").dark.accent).toBe("#ffd400");
});

test("what is no colour changes nothing", () => {
  for (const hex of ["", "red", "#12", "#12345g", "#1234567", "url(x)"])
    expect(accentPalette(hex)).toBeNull();
  expect(accentPalette("#C36")).toEqual(accentPalette("#cc3366"));
});

test("what the desk and the provider reckon of contrast is what is shown", () => {
  expect(domain.GROUNDS).toEqual({ light: GROUNDS.light.graphic, dark: GROUNDS.dark.graphic });
  check(
    property(colour, colour, (one, other) => {
      expect(domain.contrast(one, other)).toBe(contrast(one, other));
      expect(domain.isSeenAsItself(paletteOf(one).light.accent)).toBe(true);
    }),
  );
});
