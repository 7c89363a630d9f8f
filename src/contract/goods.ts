import * as z from "zod/mini";
import { ALLERGENS, FIRST_ALLERGENS } from "./allergens.ts";
import {
  Day,
  DiscountType,
  Flag,
  GoodsShowType,
  Id,
  OptionNeed,
  Picture,
  SpecType,
  TaxClass,
  Time,
  Yen,
} from "./scalars.ts";
import { ShippingFacts } from "./shipping.ts";

/** The BCP 47 tag of a text's language. */
const SaidIn = z.optional(z.string());

/** What a dish is marked with on its card. */
export const GoodsTag = z.literal(["popular", "new", "spicy", "vegetarian", "limited"]);
export type GoodsTag = z.infer<typeof GoodsTag>;

/** The nine allergens whose labeling Japanese law requires, the twenty that it recommends, and two that guests ask for. */
const AnyAllergen = z.literal(ALLERGENS);

/** What a store states of a dish or an option; what stands in none of the lists is not stated, and may be in it. */
export const StatedAllergens = z.object({
  /** In the dish; those of `allergens` among them. */
  contains: z.array(AnyAllergen),
  /** No ingredient of the dish, which the store has checked. Traces may be in it all the same: see `same_kitchen`. */
  without: z.array(AnyAllergen),
  /** Used where the dish is made, so that traces may be in it. */
  same_kitchen: z.array(AnyAllergen),
});
export type StatedAllergens = z.infer<typeof StatedAllergens>;

/** One choice of an option group; `price` is added to the unit price. */
export const Option = z.object({
  option_id: Id,
  name: z.string(),
  /** The name's language by its BCP 47 tag, where it is another than the answer's. */
  name_lang: SaidIn,
  price: Yen,
  is_sold_out: Flag,
  /** What it brings into the dish; absent where the store states nothing of it. */
  allergen_facts: z.optional(StatedAllergens),
});
export type Option = z.infer<typeof Option>;

/** Options of one kind, such as sizes, to choose from. */
export const OptionGroup = z.object({
  group_id: Id,
  name: z.string(),
  /** The name's language by its BCP 47 tag, where it is another than the answer's. */
  name_lang: SaidIn,
  is_require: OptionNeed,
  /** 0 one choice, 1 several up to `max_count`. */
  is_multiple: Flag,
  /** Most choices that it takes. */
  max_count: z.int(),
  options: z.array(Option),
});
export type OptionGroup = z.infer<typeof OptionGroup>;

/** Most minutes of a course. */
export const MOST_COURSE = 1_440;

/** How long a course lasts whose dishes are ordered as one likes. */
export const CourseTime = z.object({
  /** Minutes from its order to its end; 0: as long as one sits. */
  minutes: z.int().check(z.minimum(0), z.maximum(MOST_COURSE)),
  /** Minutes before its end at which its dishes are ordered for the last time. */
  last_order: z.int().check(z.minimum(0), z.maximum(MOST_COURSE)),
});
export type CourseTime = z.infer<typeof CourseTime>;

/** Goods as a list shows them (specification, section 3, "Goods"). */
export const Goods = z.object({
  id: Id,
  store_id: Id,
  category_id: Id,
  name: z.string(),
  /** The name's language by its BCP 47 tag, where it is another than the answer's. */
  name_lang: SaidIn,
  description: z.string(),
  /** The same of the description. */
  description_lang: SaidIn,
  picture: z.nullable(Picture),
  /** List price of one piece, tax included, without options. */
  price: Yen,
  /** `price` after the goods' own discount, without options: what one piece costs. */
  totalPrice: Yen,
  discount_type: DiscountType,
  /** Percent or yen, by `discount_type`. */
  discount_price: z.int(),
  spec_type: SpecType,
  /** The groups to choose from; empty in lists, whole in the detail. */
  option: z.array(OptionGroup),
  /** Options chosen unless the customer says otherwise. */
  optionIds: z.array(Id),
  /** 1: costs 0 at the table, as part of the course `course_id`. */
  is_buffet: Flag,
  /** 1: a course that is ordered for a number of persons. */
  is_course: Flag,
  /** The course that this buffet dish belongs to. */
  course_id: z.nullable(Id),
  /** Pieces of it in the caller's server cart; 0 where carts are local. */
  addNum: z.int(),
  /** Pieces left; -1 is unlimited. */
  stock: z.int(),
  /** 1: `stock` is what is left of today's number, which fills up again on the next day. Absent: it does not. */
  is_daily: z.optional(Flag),
  is_sold_out: Flag,
  goods_show_type: z.array(GoodsShowType),
  tax_class: TaxClass,
  tags: z.array(GoodsTag),
  /** In the dish, of the allergens that this list can name. What is not in it is not stated: `allergen_facts` says more. */
  allergens: z.array(z.literal(FIRST_ALLERGENS)),
  /** What is in the dish, what is not, and what is used beside it; absent where the store states no more than `allergens`. */
  allergen_facts: z.optional(StatedAllergens),
  /** Only of goods that are shipped. */
  shipping: z.optional(ShippingFacts),
  /** In lists of the whole mall: whose they are. */
  shop: z.optional(
    z.object({
      /** As the shop calls itself. */
      name: z.string(),
      /** Average of 1 to 5 stars; 0 without reviews. */
      rating: z.number(),
      review_count: z.int(),
    }),
  ),
});
export type Goods = z.infer<typeof Goods>;

/** Why goods are among those that a search found, where their name and tags do not show it. */
export const FoundBy = z.object({
  goods_id: Id,
  /** One of its options, something that it contains, or what the store has checked that it does not contain. */
  by: z.literal(["option", "contains", "without"]),
  /** Its name. */
  words: z.string(),
});
export type FoundBy = z.infer<typeof FoundBy>;

/** What a search says of the names that it found. */
export const Said = {
  /** Parts of these names that hold what was typed, to be marked. */
  marks: z.optional(z.array(z.string())),
  /** Of results that only come near: the words that were probably meant, which find them. */
  meant: z.optional(z.string()),
};

/** What a search says beside the goods that it found. */
export const Found = {
  /** 1: nothing holds the words as they were typed, and these are like them. */
  is_near: z.optional(Flag),
  found_by: z.optional(z.array(FoundBy)),
  ...Said,
};

/** A part of a menu, with the number of its goods; of the mall a kind, counted up to a hundred. */
export const Category = z.object({
  category_id: Id,
  name: z.string(),
  /** The name's language by its BCP 47 tag, where it is another than the answer's. */
  name_lang: SaidIn,
  goods_count: z.int(),
});
export type Category = z.infer<typeof Category>;

/** league: several stores together; special: an offer; presell: ordered now, had later; activity: an event's goods. */
export const SpecialKind = z.literal(["league", "special", "presell", "activity"]);

/** Something on offer for a while, by one store or several. */
export const Special = z.object({
  special_id: Id,
  kind: SpecialKind,
  title: z.string(),
  about: z.string(),
  picture: z.nullable(Picture),
  start_time: Time,
  end_time: Time,
  store_count: z.int(),
});

/** One of the goods on offer; its discount is that of the offer. */
export const SpecialGoods = z.object({
  goods: Goods,
  special_id: Id,
  kind: SpecialKind,
  store_name: z.string(),
  /** When it can be ordered. */
  sale_from: Time,
  sale_until: Time,
  /** The days on which it can be had, both included; null: at once. */
  receive_from: z.nullable(Day),
  receive_until: z.nullable(Day),
  /** Pieces that one member may order; -1 is unlimited. */
  limit_per_person: z.int(),
});
