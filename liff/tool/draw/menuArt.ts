import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "#contract/languages.ts";
import { bcp47, type Locale, LOCALES } from "#domain/values/localeCodes.ts";
import { type Bounds, menuLayouts, type MenuSize } from "#liff/richMenus/menuLayout.ts";
import { ENTRIES, type Entry, menuWords } from "#liff/richMenus/menuWords.ts";
import { entryIcon } from "./entryIcons.ts";

/** The design system's colours as they are in light, so that a chat looks like the app that it leads to. */
function brandColours(
  tokens = readFileSync(join(import.meta.dirname, "../../../src/ui/tokens.css"), "utf8"),
) {
  const light = (name: string): string => {
    const [, colour] = new RegExp(`--${name}:[^;]*?(#[0-9a-f]{3,6})`).exec(tokens) ?? [];
    if (colour === undefined) throw new Error(`The design system has no colour --${name}.`);
    return colour;
  };
  return {
    page: light("page"),
    surface: light("surface"),
    ink: light("ink"),
    accent: light("accent"),
    onAccent: light("on-brand"),
    accentSoft: light("accent-soft"),
    sunken: light("line"),
    // Those of the app's mark: dyed cloth, its lit and its shaded side, and the pole of wood.
    dyed: "#c93f1a",
    dyedDeep: "#a32a16",
    cloth: "#fff8ec",
    clothShade: "#f3dcc0",
    wood: "#f6c98d",
    woodDeep: "#5e1a0c",
  } as const;
}

/** Glyphs as each language writes them: one code point has several shapes. */
const fonts: Readonly<Partial<Record<Locale, string>>> = {
  "zh-cn": "Noto Sans CJK SC",
  "zh-tw": "Noto Sans CJK TC",
  kr: "Noto Sans CJK KR",
};

const colours = brandColours();

interface Look {
  readonly gap: number;
  readonly radius: number;
  readonly icon: number;
  readonly text: number;
  /** Of the one entry that is larger than the others. */
  readonly wide: { readonly icon: number; readonly text: number };
  readonly language: number;
}
const looks: Readonly<Record<MenuSize, Look>> = {
  large: {
    gap: 20,
    radius: 56,
    icon: 290,
    text: 96,
    wide: { icon: 400, text: 152 },
    language: 76,
  },
  compact: { gap: 7, radius: 20, icon: 118, text: 33, wide: { icon: 118, text: 33 }, language: 35 },
};

/** Letters of Chinese, Japanese and Korean are as wide as they are high, the others about 0.58 of it. */
function fitted(text: string, size: number, room: number): number {
  const ems = [...text].reduce((sum, letter) => sum + (letter > "\u2e7f" ? 1 : 0.58), 0);
  return Math.min(size, Math.floor(room / ems));
}

interface Words {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly locale: Locale;
}
function words(text: string, { x, y, size, fill, locale }: Words): string {
  return `<text x="${x}" y="${y}" xml:lang="${bcp47(locale)}" font-family="${fonts[locale] ?? "Noto Sans CJK JP"}" font-weight="700" font-size="${size}" text-anchor="middle" fill="${fill}">${text}</text>`;
}

/** The shop curtain on its pole: a cloth for each language, the one that is shown turned to its light side. */
function curtain(shown: Locale, size: MenuSize): string {
  const { width, language: place } = menuLayouts[size];
  const { language, gap } = looks[size];
  const { height } = place(shown);
  const pole = height * 0.16;
  const drawn = LOCALES.map((locale) => {
    const { x, width: wide } = place(locale);
    const isShown = locale === shown;
    const left = x + gap * 0.55;
    const right = x + wide - gap * 0.55;
    const foot = height - gap * (isShown ? 0.2 : 1.3);
    const sag = height * 0.045;
    const cloth = `M${left} ${pole * 0.7}H${right}V${foot - sag}Q${(left + right) / 2} ${foot + sag} ${left} ${foot - sag}Z`;
    const hem = `M${left} ${foot - sag * 3.1}Q${(left + right) / 2} ${foot - sag * 1.1} ${right} ${foot - sag * 3.1}`;
    return [
      isShown
        ? `<path d="${cloth}" fill="${colours.cloth}" stroke="${colours.clothShade}" stroke-width="${gap * 0.4}"/>`
        : `<path d="${cloth}" fill="url(#dyed)"/>`,
      `<path d="${hem}" fill="none" stroke="${isShown ? colours.dyed : colours.wood}" stroke-opacity="${isShown ? 0.9 : 0.45}" stroke-width="${height * 0.018}"/>`,
      words(LANGUAGES[locale].name, {
        x: (left + right) / 2,
        y: pole + (foot - pole) * 0.5 + language * 0.3,
        size: language,
        fill: isShown ? colours.dyedDeep : colours.cloth,
        locale,
      }),
      ...[0.2, 0.5, 0.8].map(
        (at) =>
          `<rect x="${left + (right - left) * at - pole * 0.28}" y="0" width="${pole * 0.56}" height="${pole}" rx="${pole * 0.14}" fill="${isShown ? colours.clothShade : colours.dyedDeep}"/>`,
      ),
    ].join("");
  });
  return [
    ...drawn,
    `<rect x="${-pole}" y="${pole * 0.3}" width="${width + 2 * pole}" height="${pole * 0.4}" fill="${colours.wood}"/>`,
    `<rect x="${-pole}" y="${pole * 0.58}" width="${width + 2 * pole}" height="${pole * 0.14}" fill="${colours.woodDeep}" fill-opacity="0.55"/>`,
  ].join("");
}

function card(entry: Entry, locale: Locale, size: MenuSize): string {
  const { gap, radius, wide, ...look } = looks[size];
  const place: Bounds = menuLayouts[size].entry(entry);
  const { width, height } = menuLayouts[size];
  // The outer edge of the menu is as wide as the gap between two cards.
  const x = place.x + (place.x === 0 ? gap * 2 : gap);
  const right = place.x + place.width - (place.x + place.width === width ? gap * 2 : gap);
  const y = place.y + gap;
  const bottom = place.y + place.height - (place.y + place.height === height ? gap * 2 : gap);
  const isFirst = entry === "order";
  const isWide = isFirst && size === "large";
  const { icon, text } = isWide ? wide : look;
  const shape = (down: number) =>
    `<rect x="${x}" y="${y + down}" width="${right - x}" height="${bottom - y}" rx="${radius}"`;
  const paint = isFirst
    ? { line: colours.woodDeep, fill: colours.cloth, warm: colours.wood }
    : { line: colours.dyedDeep, fill: colours.accentSoft, warm: colours.wood };
  const drawing = (left: number, top: number) =>
    `<g transform="translate(${left} ${top}) scale(${icon / 120})">${entryIcon(entry, paint)}</g>`;
  const label = menuWords(locale)[entry];
  const fill = isFirst ? colours.onAccent : colours.ink;
  const middle = (x + right) / 2;
  const centre = (y + bottom) / 2;
  const content = isWide
    ? drawing(x + (right - x) * 0.1, centre - icon / 2) +
      words(label, {
        x: x + (right - x) * 0.1 + icon + (right - x - icon - (right - x) * 0.1) / 2,
        y: centre + text * 0.36,
        size: text,
        fill,
        locale,
      })
    : drawing(middle - icon / 2, centre - (icon + text * 1.6) / 2) +
      words(label, {
        x: middle,
        y: centre + (icon + text * 1.6) / 2 - text * 0.12,
        size: fitted(label, text, (right - x) * 0.9),
        fill,
        locale,
      });
  return `${shape(gap * 0.45)} fill="${colours.sunken}"/>${shape(0)} fill="${isFirst ? colours.accent : colours.surface}"/>${content}`;
}

/** A rich menu's picture as SVG, in the pixels that LINE takes. */
export function menuArt(locale: Locale, size: MenuSize): string {
  const { width, height } = menuLayouts[size];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs><linearGradient id="dyed" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colours.dyedDeep}"/><stop offset="0.35" stop-color="${colours.dyed}"/><stop offset="1" stop-color="${colours.dyed}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="${colours.page}"/>`,
    ...ENTRIES.map((entry) => card(entry, locale, size)),
    curtain(locale, size),
    "</svg>",
  ].join("");
}
