import * as z from "zod/mini";
import { Day, Id, Picture, Time, Yen } from "#contract/scalars.ts";
import { SpecialKind } from "#contract/goods.ts";
import { deskCall, Done } from "./deskCall.ts";
import { Named, OfferState, Typed, WrittenWords } from "./offers.ts";

/** Whose specials: a store's own, or (null) those of several stores, which are an owner's to make. */
const Issuer = { store_id: z.nullable(Id) };

const Discount = z.literal([1, 2]);

const DeskSpecial = z.object({
  special_id: Id,
  kind: SpecialKind,
  title: z.string(),
  words: z.object({ title: WrittenWords, about: WrittenWords }),
  picture: z.nullable(Picture),
  start_time: Time,
  end_time: Time,
  state: OfferState,
  stores: z.array(Named),
  goods: z.array(Named),
  /** 1 percent, 2 yen; of nothing the prices of the menu stand. */
  discount_type: Discount,
  discount_price: z.int(),
  receive_from: z.nullable(Day),
  receive_until: z.nullable(Day),
  /** -1: unlimited. */
  limit_per_person: z.int(),
  /** It can be changed here: it is of whom one asks for, and its goods have one discount. */
  is_own: z.boolean(),
  /** Of what is kept now: whoever changes it names it, so that nobody writes over a change unseen. */
  stamp: z.string(),
  /** Orders with it, without canceled and refunded ones; what their goods of it cost, and what was taken off them. */
  orders: z.int(),
  earned: Yen,
  given: Yen,
});
export type DeskSpecial = z.infer<typeof DeskSpecial>;

export const listSpecials = deskCall({
  path: "/desk/api/specials",
  about:
    "The specials that a store takes part in, or (null) those of several stores, and what they are made of.",
  access: "store",
  effect: "read",
  request: z.object(Issuer),
  response: z.object({
    /** The clock of their times: an IANA name. */
    time_zone: z.string(),
    specials: z.array(DeskSpecial),
    /** To choose from: a store's goods, or the stores whose goods `goodsOfStores` tells. */
    goods: z.array(Named),
    stores: z.array(Named),
    pictures: z.array(Picture),
  }),
  faults: [],
});

/** No more stores than these have one offer together. */
export const MOST_STORES = 100;

export const goodsOfStores = deskCall({
  path: "/desk/api/specials/goods",
  about: "What some stores have on their menus, each with its store's name.",
  access: "operator",
  effect: "read",
  request: z.object({ store_ids: z.array(Id).check(z.maxLength(MOST_STORES)) }),
  response: z.object({ goods: z.array(Named) }),
  faults: [],
});

/** What is wrong with a field. Its words stand under `fault` of `desk/specials`. */
const SPECIAL_FAULTS = [
  "title",
  "title_long",
  "about_long",
  "stores",
  "goods",
  "doubled",
  "percent",
  "yen",
  "days",
  "days_order",
  "count",
  "picture",
  "time",
  "order",
  "past",
] as const;
export type SpecialFault = (typeof SPECIAL_FAULTS)[number];

export const SpecialForm = z.object({
  kind: SpecialKind,
  title: WrittenWords,
  about: WrittenWords,
  picture: z.nullable(Picture),
  store_ids: z.array(Id).check(z.maxLength(MOST_STORES)),
  goods_ids: z.array(Id).check(z.maxLength(2_000)),
  discount_type: Discount,
  /** Empty: nothing is taken off. */
  discount: Typed,
  /** Days on which what is ordered ahead is had; of other kinds nothing. */
  receive_from: Typed,
  receive_until: Typed,
  limit_per_person: Typed,
  /** Day and time, as in 2026-11-21T00:00. */
  start: Typed,
  end: Typed,
});
export type SpecialForm = z.infer<typeof SpecialForm>;

export const saveSpecial = deskCall({
  path: "/desk/api/specials/save",
  about:
    "Changes a special, or (null) makes another; or says what is wrong with its form. What was ordered keeps its price.",
  access: "store",
  effect: "write",
  request: z.object({ ...Issuer, special_id: z.nullable(Id), stamp: z.string(), form: SpecialForm }),
  /** By the names of the fields; none: it was saved. */
  response: z.object({ faults: z.record(z.string(), z.literal(SPECIAL_FAULTS)) }),
  faults: ["changed", "gone"],
});

export const endSpecial = deskCall({
  path: "/desk/api/specials/end",
  about: "Ends a special now; what was ordered keeps its price.",
  access: "store",
  effect: "write",
  request: z.object({ ...Issuer, special_id: Id }),
  response: Done,
  faults: ["gone"],
});
