import { type Locale, LOCALES } from "#domain/values/localeCodes.ts";
import { ENTRIES, type Entry } from "./menuWords.ts";

export const MENU_SIZES = ["large", "compact"] as const;
export type MenuSize = (typeof MENU_SIZES)[number];

/** A rectangle in pixels of the menu's picture. */
export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface MenuLayout {
  readonly width: number;
  readonly height: number;
  /** A language's cloth of the curtain. */
  readonly language: (locale: Locale) => Bounds;
  readonly entry: (entry: Entry) => Bounds;
}

/** One of some columns of whole pixels that fill the width to its end. */
function column(width: number, count: number, at: number): Pick<Bounds, "x" | "width"> {
  const x = Math.round((width * at) / count);
  return { x, width: Math.round((width * (at + 1)) / count) - x };
}

/** 44 points of a phone that is 390 points wide are 282 pixels of 2,500 and 135 of 1,200: no area is lower. */
const LARGE = { width: 2_500, curtain: 286, row: 700 } as const;
const COMPACT = { width: 1_200, curtain: 135, row: 270 } as const;

/** "Order here" takes two thirds of the first row: it is what most come for. */
const left = column(LARGE.width, 3, 0);
const middle = column(LARGE.width, 3, 1);
const right = column(LARGE.width, 3, 2);
const first = { y: LARGE.curtain, height: LARGE.row } as const;
const second = { y: LARGE.curtain + LARGE.row, height: LARGE.row } as const;
const large: Readonly<Record<Entry, Bounds>> = {
  order: { ...first, x: 0, width: left.width + middle.width },
  myOrders: { ...first, ...right },
  myCoupons: { ...second, ...left },
  refillCard: { ...second, ...middle },
  mall: { ...second, ...right },
};

const cloth =
  ({ width, curtain }: typeof LARGE | typeof COMPACT) =>
  (locale: Locale): Bounds => ({
    ...column(width, LOCALES.length, LOCALES.indexOf(locale)),
    y: 0,
    height: curtain,
  });

export const menuLayouts: Readonly<Record<MenuSize, MenuLayout>> = {
  large: {
    width: LARGE.width,
    height: LARGE.curtain + 2 * LARGE.row,
    language: cloth(LARGE),
    entry: (entry) => large[entry],
  },
  compact: {
    width: COMPACT.width,
    height: COMPACT.curtain + COMPACT.row,
    language: cloth(COMPACT),
    entry: (entry) => ({
      ...column(COMPACT.width, ENTRIES.length, ENTRIES.indexOf(entry)),
      y: COMPACT.curtain,
      height: COMPACT.row,
    }),
  },
};
