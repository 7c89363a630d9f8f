import * as z from "zod/mini";
import { Id, Text, Time } from "#contract/scalars.ts";
import { deskCall } from "./deskCall.ts";

const DeskGoods = z.object({
  goods_id: Id,
  name: z.string(),
  /** What part of the menu it stands in; null: in none. */
  category: z.nullable(z.string()),
  is_sold_out: z.boolean(),
  /** When the mark ends by itself; null: it does not. */
  sold_out_until: z.nullable(Time),
  /** Pieces that are left; null: they are not counted. */
  left: z.nullable(z.int()),
  /** Pieces for each day, of which `left` are left today; null: not sold by day. */
  daily: z.nullable(z.int()),
});
export type DeskGoods = z.infer<typeof DeskGoods>;

export const listGoods = deskCall({
  path: "/desk/api/goods",
  about: "The goods of a store in the menu's order, those that hold the words as guests find them.",
  access: "look",
  effect: "read",
  request: z.object({ store_id: Id, words: z.optional(Text(100)) }),
  response: z.object({ goods: z.array(DeskGoods), has_more: z.boolean() }),
  faults: [],
});

/** Sold out until the store opens on its next business day, or until somebody sells it again; or sold. */
const StockMark = z.literal(["until_opening", "until_sold", "sold"]);

/** Most goods that are marked by one call. */
export const MOST_MARKED = 100;

export const markManyGoods = deskCall({
  path: "/desk/api/goods/many",
  about: "Marks many goods of a store as sold out, or sells them again; menus that are open hear of it once.",
  access: "orders",
  effect: "write",
  request: z.object({
    store_id: Id,
    goods_ids: z.array(Id).check(z.minLength(1), z.maxLength(MOST_MARKED)),
    mark: StockMark,
  }),
  response: z.object({
    /** What it has changed, with the mark that was there before, for whoever takes it back. */
    changed: z.array(z.object({ goods_id: Id, before: StockMark })),
    /** Goods that are not on the menu that guests see. */
    missing: z.int(),
  }),
  faults: [],
});

export const markGoods = deskCall({
  path: "/desk/api/board/goods",
  about: "Marks goods of a store as sold out, or sells them again; menus that are open hear of it.",
  access: "orders",
  effect: "write",
  request: z.object({
    store_id: Id,
    goods_id: Id,
    mark: StockMark,
  }),
  /** When the mark ends by itself; null: it does not. */
  response: z.object({ sold_out_until: z.nullable(Time) }),
  faults: ["gone"],
});

/** Most pieces that are counted. */
export const MOST_PIECES = 99_999;
const Pieces = z.nullable(z.int().check(z.minimum(0), z.maximum(MOST_PIECES)));

export const countGoods = deskCall({
  path: "/desk/api/goods/count",
  about: "Says how many pieces of goods are left to sell, or that they are not counted; menus hear of it.",
  access: "orders",
  effect: "write",
  request: z.object({
    store_id: Id,
    goods_id: Id,
    /** As it was seen; null: not counted. */
    seen: Pieces,
    /** Null: not counted any more. */
    left: Pieces,
  }),
  response: z.object({}),
  /** changed: another number is left by now, as orders and colleagues change it. */
  faults: ["gone", "changed"],
});
