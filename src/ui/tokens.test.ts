import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { accentCss, accentPalette, contrast, GROUNDS } from "./accentPalette.ts";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
const themes = ["light", "dark"] as const;
const grounds = ["page", "surface", "raised", "sunken"];

/** The custom properties whose value is a pair of colours, or the default of one. */
const pair =
  /--([\w-]+): light-dark\((?:var\([\w-]+, )?(#[0-9a-f]+)\)?, (?:var\([\w-]+, )?(#[0-9a-f]+)\)?\);/g;
const tokens = new Map(
  [...css.matchAll(pair)].map(([, name = "", light = "", dark = ""]) => [name, { light, dark }]),
);

const token = (name: string, theme: (typeof themes)[number]): string => {
  const value = tokens.get(name);
  if (!value) throw new Error(`--${name} is no pair of colours in tokens.css`);
  // #abc as #aabbcc, so that equal colours are equal texts.
  return value[theme].replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3");
};

const faint = (words: string, on: readonly string[], least: number): string[] =>
  themes.flatMap((theme) =>
    on
      .filter((ground) => contrast(token(words, theme), token(ground, theme)) < least)
      .map((ground) => `--${words} on --${ground}, ${theme}`),
  );

test("words are readable on every ground", () => {
  const soft = ["danger-soft", "ok-soft", "warn-soft", "info-soft", "accent-soft"];
  expect([
    ...faint("ink", [...grounds, ...soft], 4.5),
    ...faint("ink-soft", [...grounds, "accent-soft"], 4.5),
    ...faint("accent-ink", [...grounds, "accent-soft"], 4.5),
    ...faint("danger", [...grounds, "danger-soft"], 4.5),
    ...["ok", "warn", "info"].flatMap((tone) => faint(tone, [`${tone}-soft`], 4.5)),
    ...faint("on-accent", ["accent"], 4.5),
  ]).toEqual([]);
});

test("edges, stars and the ring of the focus stand out from every ground", () => {
  const graphics = ["edge", "star", "focus", "accent"];
  expect(graphics.flatMap((graphic) => faint(graphic, ["page", "surface", "raised"], 3))).toEqual([]);
});

test("the default accent is what the palette makes of it, and the palette knows the grounds", () => {
  const palette = accentPalette(token("accent", "light"));
  const names = { accent: "accent", onAccent: "on-accent", ink: "accent-ink", soft: "accent-soft" };
  for (const theme of themes) {
    expect(palette?.[theme]).toEqual(
      Object.fromEntries(Object.entries(names).map(([key, name]) => [key, token(name, theme)])),
    );
    expect(new Set(GROUNDS[theme].text)).toEqual(new Set(grounds.map((ground) => token(ground, theme))));
  }
});

test("a store's palette sets each property that the tokens read", () => {
  const read = [...css.matchAll(/var\((--store-[\w-]+)/g)].map(([, name]) => name);
  const palette = accentPalette("#1f4e79");
  const set = palette ? [...accentCss(palette).matchAll(/(--store-[\w-]+):#/g)].map(([, name]) => name) : [];
  expect(set.toSorted()).toEqual(read.toSorted());
});
