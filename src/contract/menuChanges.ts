import * as z from "zod/mini";
import {
  MenuCategory,
  MenuDish,
  MenuGroup,
  MenuName,
  MOST_DAILY,
  MOST_YEN,
  SoldWhen,
} from "./menuDocument.ts";
import { GoodsShowType, Id } from "./scalars.ts";

/** What a change of a menu's draft is of; `order`: of a list. */
export const DraftKind = z.literal(["category", "group", "dish", "order"]);
export type DraftKind = z.infer<typeof DraftKind>;

const Seen = z.nullable(z.string().check(z.maxLength(64)));

/** A change of a draft by who edits it. Null: it is removed. */
export const SeenChange = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("category"),
    id: Id,
    content: z.nullable(MenuCategory),
    /** What the editor saw, as a stamp that the provider gave with it; null: there was none. */
    seen: Seen,
  }),
  z.object({
    kind: z.literal("group"),
    id: Id,
    content: z.nullable(MenuGroup),
    /** What the editor saw, as a stamp that the provider gave with it; null: there was none. */
    seen: Seen,
  }),
  z.object({
    kind: z.literal("dish"),
    id: Id,
    content: z.nullable(MenuDish),
    /** What the editor saw, as a stamp that the provider gave with it; null: there was none. */
    seen: Seen,
  }),
]);
export type SeenChange = z.infer<typeof SeenChange>;

/** What is done to many dishes at once. */
export const ManyChange = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("price"),
    by: z.literal(["yen", "percent"]),
    /** What is added; below zero: taken off. */
    amount: z.int().check(z.minimum(-MOST_YEN), z.maximum(MOST_YEN)),
    /** Prices come to whole ones of it, half of it up. */
    round: z.literal([1, 10, 50, 100]),
  }),
  z.object({ kind: z.literal("category"), category_id: Id }),
  z.object({ kind: z.literal("sold"), sold: z.array(GoodsShowType).check(z.minLength(1)) }),
  z.object({ kind: z.literal("hours"), when: z.nullable(SoldWhen) }),
  z.object({
    kind: z.literal("daily"),
    /** Pieces for each day; null: not sold by day any more. */
    daily: z.nullable(z.int().check(z.minimum(1), z.maximum(MOST_DAILY))),
  }),
]);
export type ManyChange = z.infer<typeof ManyChange>;

/** What differs between two menus, by what it is of and its id; of what is gone with its former name. */
export const MenuDifference = z.discriminatedUnion("what", [
  z.object({
    what: z.literal(["added", "removed", "changed"]),
    /** What it is. */
    of: z.literal(["category", "group", "dish"]),
    /** Its id. */
    id: Id,
    name: MenuName,
    /** The names of the fields that differ; empty where it was added or removed. */
    fields: z.array(z.string()),
  }),
  /** Others of a list come first now. */
  z.object({
    what: z.literal("moved"),
    /** Which list. */
    of: z.literal(["categories", "groups", "dishes"]),
    /** The category whose dishes these are, else empty. */
    id: z.string(),
  }),
]);
export type MenuDifference = z.infer<typeof MenuDifference>;

/** What can be wrong with a menu beyond what its schema says of each value. */
export const MENU_FAULTS = [
  "same_id",
  "no_name",
  "no_options",
  "most_beyond_options",
  "defaults_beyond_most",
  "unknown_category",
  "unknown_group",
  "same_group",
  "same_option",
  "unknown_course",
  "not_a_course",
  "course_in_course",
  "time_without_course",
  "last_order_beyond_course",
  "percent_beyond_price",
  "discount_beyond_price",
  "discount_without_kind",
  "sold_nowhere",
  "no_hours",
  "span_backwards",
  "spans_overlap",
  "allergen_twice",
  "unknown_goes_with",
  "goes_with_itself",
] as const;

/** Something in a menu that keeps it from being published. */
export const MenuFault = z.object({
  /** Where: as in `dishes.3.groups.0`. */
  path: z.array(z.union([z.string(), z.int()])),
  /** What is wrong there. */
  fault: z.literal(MENU_FAULTS),
  /** What is meant, where the place does not say it: an id, or what a number may be at most. */
  value: z.optional(z.union([z.string(), z.int()])),
});
export type MenuFault = z.infer<typeof MenuFault>;
