import * as z from "zod/mini";
import { DiscountType, GoodsShowType } from "#contract/enumerations.ts";
import type { specialGoods, specials, specialStores } from "#provider/db/tables/specials.ts";
import { Words } from "#provider/db/writtenWords.ts";
import { PictureName, pictureOf } from "#provider/demo/seed/pictureOf.ts";
import { readData } from "#provider/demo/seed/readData.ts";
import { StoreTypeId } from "#provider/demo/seed/stores/kinds.ts";
import { Discount, type GoodsSeed } from "#provider/demo/seed/stores/menu.ts";
import type { StoreSeed } from "#provider/demo/seed/stores/storeSeed.ts";
import { lastMinute } from "./lastMinute.ts";

const DAY = 86_400_000;
/** Japan's clocks are nine hours ahead of UTC, all year. */
const JAPAN = 9 * 3_600_000;

const Days = z.int().check(z.nonnegative());
/** What is on offer in the demo, in the order in which it is shown. */
const Special = z.strictObject({
  id: z.string(),
  kind: z.literal(["league", "special", "presell", "activity"]),
  title: Words,
  about: Words,
  picture: PictureName,
  /** Days from the start of the demo. */
  ends: Days,
  /** The listed stores of these kinds, or of this prefecture. */
  takesPart: z.union([
    z.strictObject({ storeTypes: z.array(StoreTypeId) }),
    z.strictObject({ prefecture: z.string() }),
  ]),
  /** What it takes off its goods. */
  off: Discount,
  /** Days on which what is ordered ahead can be had, from the start of the demo: the first and the last. */
  received: z.exactOptional(z.tuple([Days, Days])),
  limitPerPerson: z.exactOptional(z.int()),
});
type SpecialSeed = z.infer<typeof Special>;

const specialSeeds = readData("offers/specials", z.array(Special));

function takesPart({ takesPart: who }: SpecialSeed, { isListed, prefecture, storeType }: StoreSeed): boolean {
  if (!isListed) return false;
  return "prefecture" in who
    ? who.prefecture === prefecture
    : storeType !== null && who.storeTypes.includes(storeType);
}

interface Rows {
  readonly specials: (typeof specials.$inferInsert)[];
  readonly stores: (typeof specialStores.$inferInsert)[];
  readonly goods: (typeof specialGoods.$inferInsert)[];
}

/** The demo's offers as rows: they began the day before `now`, and hold goods of the listed stores that take part. */
export function specialRows(stores: readonly StoreSeed[], now: Date): Rows {
  const after = (days: number) => new Date(now.getTime() + days * DAY);
  const dayAfter = (days: number) =>
    new Date(now.getTime() + JAPAN + days * DAY).toISOString().slice(0, "2026-11-21".length);
  const taking = specialSeeds.map((seed) => ({
    seed,
    stores: stores.filter((store) => takesPart(seed, store)),
  }));
  return {
    specials: specialSeeds.map(({ id, kind, title, about, picture, ends }, position) => ({
      id,
      kind,
      title,
      about,
      picture: pictureOf(picture),
      start_time: after(-1),
      end_time: lastMinute(now, ends),
      position,
    })),
    stores: taking.flatMap(({ seed, stores: some }) =>
      some.map(({ id }) => ({ special_id: seed.id, store_id: id })),
    ),
    goods: taking.flatMap(({ seed, stores: some }) =>
      some.flatMap((store) =>
        goodsOnOffer(store).map(({ id }) => ({
          special_id: seed.id,
          goods_id: `${store.id}-${id}`,
          ...discountOf(seed.off),
          receive_from: seed.received === undefined ? null : dayAfter(seed.received[0]),
          receive_until: seed.received === undefined ? null : dayAfter(seed.received[1]),
          limit_per_person: seed.limitPerPerson ?? -1,
        })),
      ),
    ),
  };
}

/** Less is not worth an offer. */
const LEAST = 300;

/** The two dearest dishes of a store that have no discount on the menu and can leave the table. */
function goodsOnOffer(store: StoreSeed): readonly GoodsSeed[] {
  return store.categories
    .flatMap(({ goods }) => goods)
    .filter(({ isCourse, off, price, shown, soldOut, tax }) => {
      const isPlain = !soldOut && !isCourse && off === undefined && tax !== "alcohol";
      return isPlain && price >= LEAST && (shown === undefined || shown.includes(GoodsShowType.offPremises));
    })
    .toSorted((one, other) => other.price - one.price)
    .slice(0, 2);
}

function discountOf(off: SpecialSeed["off"]): { discount_type: number; discount_price: number } {
  return "yen" in off
    ? { discount_type: DiscountType.amount, discount_price: off.yen }
    : { discount_type: DiscountType.percent, discount_price: off.percent };
}
