import * as z from "zod/mini";
import { GoodsTag, StatedAllergens } from "./goods.ts";
import { Id, TaxClass, Yen } from "./scalars.ts";

/** The BCP 47 tag of a text's language. */
const SaidIn = z.optional(z.string());

/** An item of a menu as programs read it. */
export const PublicItem = z.object({
  id: Id,
  name: z.string(),
  /** The name's language by its BCP 47 tag, where it is another than the menu's. */
  name_lang: SaidIn,
  description: z.string(),
  /** The same of the description. */
  description_lang: SaidIn,
  /** Absolute address; null: there is none. */
  picture: z.nullable(z.url()),
  /** What one piece costs now, tax included, without options. */
  price: Yen,
  /** The same before its own discount. */
  list_price: Yen,
  tax_class: TaxClass,
  /** In which ways it can be ordered. */
  sold_for: z.array(z.literal(["dine_in", "takeaway_and_delivery", "shipping"])),
  /** Not to be had at the moment. */
  is_sold_out: z.boolean(),
  /** Ordered for a number of persons, and priced by each of them. */
  is_course: z.boolean(),
  tags: z.array(GoodsTag),
  /** What stands in none of the lists is not stated, and may be in it. */
  allergens: StatedAllergens,
  option_groups: z.array(
    z.object({
      id: Id,
      name: z.string(),
      /** The name's language by its BCP 47 tag, where it is another than the menu's. */
      name_lang: SaidIn,
      /** One of its options has to be chosen. */
      is_required: z.boolean(),
      /** Most options that are chosen. */
      most: z.int(),
      options: z.array(
        z.object({
          id: Id,
          name: z.string(),
          /** The name's language by its BCP 47 tag, where it is another than the menu's. */
          name_lang: SaidIn,
          /** Yen that are added to the item's price. */
          price: Yen,
          /** Not to be had at the moment. */
          is_sold_out: z.boolean(),
        }),
      ),
    }),
  ),
});

export type PublicItem = z.infer<typeof PublicItem>;

/**
 * A store's menu for programs that are none of ours: `GET /menus/{store_id}.json`, and no call. Fields may be added; those
 * that are here stay.
 */
export const PublicMenu = z.object({
  store: z.object({
    id: Id,
    name: z.string(),
    /** Where people read the menu. */
    url: z.url(),
  }),
  /** BCP 47 tag of the texts that do not say another one. */
  language: z.string(),
  currency: z.literal("JPY"),
  categories: z.array(
    z.object({
      id: Id,
      name: z.string() /** The name's language by its BCP 47 tag, where it is another than the menu's. */,
      name_lang: SaidIn,
      items: z.array(PublicItem),
    }),
  ),
});
export type PublicMenu = z.infer<typeof PublicMenu>;
