import type { specialGoods, specials, specialStores } from "#provider/db/tables/specials.ts";
import { pictureOf } from "#provider/demo/seed/pictureOf.ts";
import type { GoodsSeed, StoreSeed } from "#provider/demo/seed/storeSeed.ts";
import { lastMinute } from "./lastMinute.ts";
import { type SpecialSeed, specialSeeds } from "./specials.ts";

const DAY = 86_400_000;
/** Japan's clocks are nine hours ahead of UTC, all year. */
const JAPAN = 9 * 3_600_000;

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
    stores: stores.filter((store) => store.isListed && seed.takesPart(store)),
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
      return isPlain && price >= LEAST && (shown === undefined || shown.includes(2));
    })
    .toSorted((one, other) => other.price - one.price)
    .slice(0, 2);
}

function discountOf(off: SpecialSeed["off"]): { discount_type: number; discount_price: number } {
  return "yen" in off
    ? { discount_type: 2, discount_price: off.yen }
    : { discount_type: 1, discount_price: off.percent };
}
