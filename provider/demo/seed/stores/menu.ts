import * as z from "zod/mini";
import { ALLERGENS } from "#contract/allergens.ts";
import { OptionNeed } from "#contract/enumerations.ts";
import { GoodsTag } from "#contract/goods.ts";
import { Serving } from "#contract/order.ts";
import { GoodsShowType, TaxClass } from "#contract/scalars.ts";
import type { Localized } from "#provider/db/tables/columns.ts";
import type { LocalizedOptionGroup } from "#provider/db/tables/goods.ts";
import { Words } from "#provider/db/writtenWords.ts";
import { PictureName } from "#provider/demo/seed/pictureOf.ts";
import { MallCategoryId } from "./kinds.ts";

const Count = z.int().check(z.nonnegative());
export const Allergens = z.array(z.literal(ALLERGENS));

/**
 * What can be chosen with a dish. "one": exactly one, the first stands for "as usual" · "oneOrNone" · "some": at least
 * one · "any". Of the last two `most` at most.
 */
export const OptionGroup = z.pipe(
  z.strictObject({
    id: z.string(),
    name: Words,
    choose: z.literal(["one", "oneOrNone", "some", "any"]),
    most: z.exactOptional(Count),
    options: z.array(
      z.strictObject({
        id: z.string(),
        name: Words,
        /** Yen on top of the dish; default 0. */
        price: z.exactOptional(Count),
        soldOut: z.exactOptional(z.literal(true)),
        /** When whoever chooses it gets the dish; default: as the dish itself. */
        serving: z.exactOptional(Serving),
      }),
    ),
  }),
  z.transform(({ choose, id, most, name, options }): LocalizedOptionGroup => {
    const isMultiple = choose === "some" || choose === "any";
    return {
      group_id: id,
      name,
      is_require: choose === "one" || choose === "some" ? OptionNeed.required : OptionNeed.optional,
      is_multiple: isMultiple ? 1 : 0,
      max_count: isMultiple ? (most ?? options.length) : 1,
      options: options.map((option) => ({
        option_id: option.id,
        name: option.name,
        price: option.price ?? 0,
        is_sold_out: option.soldOut === true ? 1 : 0,
        ...(option.serving !== undefined && { serving: option.serving }),
      })),
    };
  }),
);
export const OptionGroups = z.record(z.string(), OptionGroup);

/** What goods that are shipped have besides; what is not said is the usual. */
const GoodsMall = z.strictObject({
  category: MallCategoryId,
  /** Of one piece, packed. */
  grams: Count,
  origin: Words,
  /** Default "ambient". */
  temperature: z.exactOptional(z.literal(["ambient", "chilled", "frozen"])),
  /** Days until it is handed to the carrier; default 1. */
  shipsWithinDays: z.exactOptional(Count),
  /** Youngest age that may buy it, 20 for alcohol; default: any. */
  ageLimit: z.exactOptional(Count),
  /** Pieces of 30 days that were sold elsewhere than here; default 0. */
  soldElsewhere: z.exactOptional(Count),
  /** When it came into the mall; default: the day of the seed. */
  addedDaysAgo: z.exactOptional(Count),
});
export type GoodsMallSeed = z.infer<typeof GoodsMall>;

export const Discount = z.union([z.strictObject({ percent: Count }), z.strictObject({ yen: Count })]);

/** One of a store's goods, as its file writes it; ids are made unique by the store's. */
export const Goods = z.strictObject({
  id: z.string(),
  name: Words,
  /** Of its Japanese name; default: as `readings.json` has it. */
  reading: z.exactOptional(z.string()),
  about: Words,
  picture: PictureName,
  /** Yen, tax included. */
  price: Count,
  off: z.exactOptional(Discount),
  /** Names of the file's option groups. */
  options: z.exactOptional(z.array(z.string())),
  /** Default: dine-in, take-away and delivery; the mall alone for goods with `mall`. */
  shown: z.exactOptional(z.array(GoodsShowType)),
  tax: z.exactOptional(TaxClass),
  tags: z.exactOptional(z.array(GoodsTag)),
  /** What is in it. */
  allergens: z.exactOptional(Allergens),
  /** What the store has checked; what of it is not in the dish is not stated otherwise. Default: what the store has. */
  checked: z.exactOptional(Allergens),
  /** Pieces left; default unlimited. */
  stock: z.exactOptional(Count),
  soldOut: z.exactOptional(z.literal(true)),
  isCourse: z.exactOptional(z.literal(true)),
  /** The course, without the store's id, at which this dish costs nothing. */
  buffetOf: z.exactOptional(z.string()),
  /** When it comes to the table; default: as soon as it is made. */
  serving: z.exactOptional(Serving),
  /** Place among the recommendations. */
  recommended: z.exactOptional(Count),
  /** Only of goods that are shipped. */
  mall: z.exactOptional(GoodsMall),
});
type WrittenGoods = z.infer<typeof Goods>;

/** One of a store's goods, with its option groups themselves. */
export type GoodsSeed = Omit<WrittenGoods, "options"> & { options?: LocalizedOptionGroup[] };

export const Category = z.strictObject({
  id: z.string(),
  name: Words,
  /** Where its dishes are made, by the id of the store's station; default: nowhere in particular. */
  station: z.exactOptional(z.string()),
  goods: z.array(Goods),
});

export interface CategorySeed {
  readonly id: string;
  readonly name: Localized;
  readonly station?: string;
  readonly goods: readonly GoodsSeed[];
}

/** Puts option groups in place of their names; a name of none is an issue of the file. */
export function withGroups(
  { options, ...goods }: WrittenGoods,
  groups: Readonly<Record<string, LocalizedOptionGroup>>,
  context: z.core.ParsePayload,
): GoodsSeed {
  if (options === undefined) return goods;
  const chosen = options.flatMap((name) => {
    const group = groups[name];
    if (group !== undefined) return [group];
    const message = `${goods.id} has options "${name}", which no option group is`;
    context.issues.push({ code: "custom", input: name, message, path: ["optionGroups", name] });
    return [];
  });
  return { ...goods, options: chosen };
}
