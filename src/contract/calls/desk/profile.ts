import * as z from "zod/mini";
import { Id, OrderType, Picture, Position, Text } from "#contract/scalars.ts";
import { deskCall, Done } from "./deskCall.ts";
import { NeededWords, Words } from "./words.ts";

const Whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
/** Characters of what is read: more than a form takes. */
const MOST = 10_000;

/** How a store is found: by how its name sounds, and where it is. */
const Place = z.object({
  /** In kana; empty: found by its name alone. */
  reading: Text(100).check(z.regex(/^[\p{Script=Hiragana}\p{Script=Katakana}ー・\s\d]*$/u)),
  /** Null: it stands on no map, and delivers nowhere by distance. */
  position: z.nullable(Position),
});
export type StorePlace = z.infer<typeof Place>;

/** What each diner pays beside the dishes, consumption tax included, and how many may sit at a table by one order. */
const Cover = z.object({ is_tea_money: z.boolean(), tea_money: Whole(0, 99_999), max_people: Whole(1, 999) });
export type StoreCover = z.infer<typeof Cover>;

/** Its color and its pictures; those by their addresses, empty: none. */
const Looks = z.object({
  accent_color: z.string().check(z.trim(), z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/)),
  picture: z.string().check(z.maxLength(500)),
  logo: z.string().check(z.maxLength(500)),
});
export type StoreLooks = z.infer<typeof Looks>;

/** What guests choose from, and read of the store. */
const Lists = z.object({
  dishware: z.array(z.object({ dishware_id: Id, name: NeededWords(40) })).check(z.maxLength(20)),
  remark_templates: z
    .array(
      z.object({
        template_id: Id,
        content: NeededWords(60),
        /** The ways of ordering that it fits; none named: all. */
        order_types: z.array(OrderType).check(z.maxLength(4)),
      }),
    )
    .check(z.maxLength(30)),
  attributes: z.array(z.object({ name: NeededWords(40), value: NeededWords(120) })).check(z.maxLength(30)),
});
export type StoreLists = z.infer<typeof Lists>;

/** The parts that are saved each as one. */
export const PROFILE_PARTS = ["place", "cover", "looks", "lists"] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

const Stamp = z.string().check(z.maxLength(40));

export const profile = deskCall({
  path: "/desk/api/profile",
  about:
    "What guests see of a store beside its hours and prices: where it is, how it looks, what they choose from.",
  access: "store",
  effect: "read",
  request: z.object({ store_id: Id }),
  response: z.object({
    place: z.object({ reading: z.string(), position: z.nullable(Position) }),
    /** In Japanese, to look for its place by. */
    address: z.string(),
    cover: Cover,
    looks: z.object({ accent_color: z.string(), picture: z.nullable(Picture), logo: z.nullable(Picture) }),
    lists: z.object({
      dishware: z.array(z.object({ dishware_id: Id, name: Words(MOST) })),
      remark_templates: z.array(
        z.object({ template_id: Id, content: Words(MOST), order_types: z.array(OrderType) }),
      ),
      attributes: z.array(z.object({ name: Words(MOST), value: Words(MOST) })),
    }),
    /** Those to choose from: the store's own, and its dishes'. */
    pictures: z.array(Picture),
    /** The map's tiles by their address, and who made them; null: it has none. */
    map: z.object({ tiles: z.nullable(z.string()), credit: z.string() }),
    /** In percent, of the cover charge; null: no rate is in force. */
    cover_tax: z.nullable(z.number()),
    stamps: z.record(z.literal(PROFILE_PARTS), Stamp),
  }),
  faults: [],
});

export const findPlace = deskCall({
  path: "/desk/api/profile/find",
  about: "Places on the map that an address stands for, the likeliest first.",
  access: "store",
  effect: "read",
  request: z.object({ store_id: Id, address: Text(200) }),
  response: z.object({
    /** Null: whoever knows addresses did not answer. */
    places: z.nullable(z.array(z.object({ address: z.string(), position: Position }))),
  }),
  faults: [],
});

/** A call that saves a part; a colleague who has saved it meanwhile keeps what they saved. */
const saving = <Part extends z.core.$ZodLooseShape>(part: ProfilePart, about: string, shape: Part) =>
  deskCall({
    path: `/desk/api/profile/${part}`,
    about,
    access: "store",
    effect: "write",
    request: z.object({ store_id: Id, stamp: Stamp, ...shape }),
    response: Done,
    faults: ["changed"],
  });

export const savePlace = saving("place", "Saves how a store is found, and where it is.", { place: Place });
export const saveCover = saving("cover", "Saves what each diner pays, and how many may sit at a table.", {
  cover: Cover,
});
export const saveLooks = saving("looks", "Saves a store's color and pictures.", { looks: Looks });
export const saveLists = saving("lists", "Saves what guests choose from, and read of the store.", {
  lists: Lists,
});
