import { DiscountType, GoodsShowType } from "#contract/enumerations.ts";
import type { categories, goods } from "#provider/db/tables/goods.ts";
import { pictureOf } from "#provider/demo/seed/pictureOf.ts";
import { readingOf, withReadings } from "#provider/demo/seed/readings.ts";
import type { CategorySeed, GoodsMallSeed, GoodsSeed } from "#provider/demo/seed/stores/menu.ts";
import type { AllergenSeed } from "#provider/demo/seed/stores/storeSeed.ts";

const DAY = 86_400_000;

/** A category as its row. */
export function categoryRow(
  store_id: string,
  category: CategorySeed,
  position: number,
): typeof categories.$inferInsert {
  const reading = readingOf(category.name.ja);
  const station_id = category.station === undefined ? null : `${store_id}-${category.station}`;
  return { id: `${store_id}-${category.id}`, store_id, name: category.name, reading, position, station_id };
}

/** One of the goods as its row; `position` is its place in the category, `now` the moment of the seed. */
export function goodsRow(
  store_id: string,
  category: CategorySeed,
  seed: GoodsSeed,
  position: number,
  { now = new Date(0), stated }: { readonly now?: Date; readonly stated?: AllergenSeed | undefined } = {},
): typeof goods.$inferInsert {
  const { mall, off } = seed;
  return {
    id: `${store_id}-${seed.id}`,
    store_id,
    category_id: `${store_id}-${category.id}`,
    name: seed.name,
    reading: seed.reading ?? readingOf(seed.name.ja),
    description: seed.about,
    picture: pictureOf(seed.picture),
    price: seed.price,
    discount_type:
      off === undefined ? DiscountType.none : "percent" in off ? DiscountType.percent : DiscountType.amount,
    discount_price: off === undefined ? 0 : "percent" in off ? off.percent : off.yen,
    option_groups: withReadings(seed.options ?? []),
    is_buffet: seed.buffetOf !== undefined,
    is_course: seed.isCourse === true,
    course_id: seed.buffetOf === undefined ? null : `${store_id}-${seed.buffetOf}`,
    stock: seed.stock ?? -1,
    is_sold_out: seed.soldOut === true,
    is_withdrawn: false,
    show_types: [
      ...(seed.shown ??
        (mall === undefined ? [GoodsShowType.dineIn, GoodsShowType.offPremises] : [GoodsShowType.mall])),
    ],
    tax_class: seed.tax ?? "food",
    tags: [...(seed.tags ?? [])],
    ...allergenColumns(seed, stated),
    position,
    recommended: seed.recommended ?? null,
    ...(seed.serving !== undefined && { serving: seed.serving }),
    ...(mall === undefined ? {} : mallColumns(mall, now)),
  };
}

/** Of a dish of which nothing is written nothing is stated: nobody has looked at what is in it. */
function allergenColumns(
  { allergens = [], checked, tax }: GoodsSeed,
  stated: AllergenSeed | undefined,
): Pick<typeof goods.$inferInsert, "allergens" | "allergens_without" | "allergens_same_kitchen"> {
  const isStated = tax !== "goods" && (allergens.length > 0 || checked !== undefined);
  const without = isStated ? (checked ?? stated?.checked ?? []) : [];
  return {
    allergens: [...allergens],
    allergens_without: without.filter((one) => !allergens.includes(one)),
    allergens_same_kitchen: isStated
      ? (stated?.sameKitchen ?? []).filter((one) => !allergens.includes(one))
      : [],
  };
}

function mallColumns(
  mall: GoodsMallSeed,
  now: Date,
): Pick<typeof goods.$inferInsert, "shipping" | "mall_category_id" | "sales_elsewhere" | "created_at"> {
  const { addedDaysAgo = 0, ageLimit = 0, shipsWithinDays = 1, temperature = "ambient" } = mall;
  return {
    shipping: {
      temperature,
      weight_grams: mall.grams,
      ships_within_days: shipsWithinDays,
      age_limit: ageLimit,
      origin: mall.origin,
    },
    mall_category_id: mall.category,
    sales_elsewhere: mall.soldElsewhere ?? 0,
    created_at: new Date(now.getTime() - addedDaysAgo * DAY),
  };
}
