import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { accentCss } from "./accentCss.ts";
import { type Accent, accentPalette, GROUNDS } from "./accentPalette.ts";
import { contrast } from "./contrast.ts";
import { linearRgb, toOklch } from "./oklch.ts";

const colour = fc.nat(0xffffff).map((number) => `#${number.toString(16).padStart(6, "0")}`);

const hueOf = (hex: string) => {
  const rgb = linearRgb(hex);
  return rgb ? toOklch(rgb) : { lightness: 0, chroma: 0, hue: 0 };
};

const themes = ["light", "dark"] as const;

test("any colour of a store becomes readable in both themes", () => {
  fc.assert(
    fc.property(colour, (hex) => {
      const palette = accentPalette(hex);
      for (const theme of themes) {
        const { accent, onAccent, ink, soft }: Accent = palette?.[theme] ?? expect.unreachable();
        for (const value of [accent, onAccent, ink, soft]) expect(value).toMatch(/^#[0-9a-f]{6}$/);
        expect(contrast(onAccent, accent)).toBeGreaterThanOrEqual(4.5);
        for (const ground of GROUNDS[theme].graphic)
          expect(contrast(accent, ground)).toBeGreaterThanOrEqual(3);
        for (const ground of [...GROUNDS[theme].text, soft])
          expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
      }
    }),
    { numRuns: 500 },
  );
});

test("a colour with a hue keeps it", () => {
  fc.assert(
    fc.property(colour, (hex) => {
      fc.pre(hueOf(hex).chroma > 0.08);
      for (const theme of themes) {
        const shown = hueOf(accentPalette(hex)?.[theme].accent ?? "");
        const turned = Math.abs(((shown.hue - hueOf(hex).hue + 3 * Math.PI) % (2 * Math.PI)) - Math.PI);
        // Near black and white there is hardly any colour left to have a hue.
        if (shown.chroma > 0.04) expect(turned).toBeLessThan(0.2);
      }
    }),
  );
});

test("a colour that is readable already stays as the store gave it", () => {
  expect(accentPalette("#1f4e79")?.light.accent).toBe("#1f4e79");
  expect(accentPalette("#ffd400")?.dark.accent).toBe("#ffd400");
});

test("what is no colour changes nothing", () => {
  for (const hex of ["", "red", "#12", "#12345g", "#1234567", "url(x)"])
    expect(accentPalette(hex)).toBeNull();
  expect(accentPalette("#C36")).toEqual(accentPalette("#cc3366"));
});

/** The custom properties of tokens.css whose value is a pair of colours. */
const tokens = new Map(
  [
    ...readFileSync(new URL("tokens.css", import.meta.url), "utf8").matchAll(
      /--([\w-]+): light-dark\((?:var\([\w-]+, )?(#[0-9a-f]+)\)?, (?:var\([\w-]+, )?(#[0-9a-f]+)\)?\);/g,
    ),
  ].map(([, name = "", light = "", dark = ""]) => [name, { light, dark }]),
);
const token = (name: string) => tokens.get(name) ?? expect.unreachable(`--${name} is not in tokens.css`);

test("the default accent and the grounds are those of tokens.css", () => {
  const palette = accentPalette(token("accent").light);
  for (const theme of themes) {
    const { accent, onAccent, ink, soft } = palette?.[theme] ?? expect.unreachable();
    expect(contrast(onAccent, token("on-accent")[theme])).toBe(1);
    expect([accent, ink, soft]).toEqual(
      ["accent", "accent-ink", "accent-soft"].map((name) => token(name)[theme]),
    );
    for (const name of ["page", "surface", "raised", "sunken"]) {
      const ground = token(name)[theme];
      expect(GROUNDS[theme].text.some((known) => contrast(known, ground) === 1)).toBe(true);
    }
  }
});

test("words are readable on every ground of tokens.css", () => {
  const grounds = ["page", "surface", "raised", "sunken"];
  const pairs = [
    ...["ink", "ink-soft", "danger"].flatMap((words) => grounds.map((ground) => [words, ground])),
    ...["danger", "ok", "warn", "info"].map((tone) => [tone, `${tone}-soft`]),
    ...["danger", "ok", "warn", "info", "accent"].map((tone) => ["ink", `${tone}-soft`]),
    ["ink-soft", "accent-soft"],
  ];
  for (const theme of themes) {
    for (const [words = "", ground = ""] of pairs) {
      const ratio = contrast(token(words)[theme], token(ground)[theme]);
      expect(ratio, `${words} on ${ground}, ${theme}`).toBeGreaterThanOrEqual(4.5);
    }
    for (const ground of ["page", "surface", "raised"]) {
      for (const graphic of ["edge", "star", "focus"]) {
        const ratio = contrast(token(graphic)[theme], token(ground)[theme]);
        expect(ratio, `${graphic} on ${ground}, ${theme}`).toBeGreaterThanOrEqual(3);
      }
    }
  }
});

test("the style sheet sets each property that tokens.css reads", () => {
  const palette = accentPalette("#1f4e79") ?? expect.unreachable();
  const read = [
    ...readFileSync(new URL("tokens.css", import.meta.url), "utf8").matchAll(/var\((--store-[\w-]+)/g),
  ];
  expect(read).toHaveLength(8);
  for (const [, name] of read) expect(accentCss(palette)).toContain(`${name}:#`);
});
