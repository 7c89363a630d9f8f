import type { specialGoods, specialStores, specials } from "#provider/db/tables/specials.ts";
import { pictureOf } from "../pictureOf.ts";
import type { GoodsSeed, StoreSeed } from "../storeSeed.ts";
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
      end_time: after(ends),
      position,
    })),
    stores: taking.flatMap(({ seed, stores: some }) =>
      some.map(({ id }) => ({ special_id: seed.id, store_id: id })),
    ),
    goods: taking.flatMap(({ seed, stores: some }) =>
      some.flatMap((store) =>
        goodsOnOffer(seed, store).map(({ id }) => ({
          special_id: seed.id,
          goods_id: `${store.id}-${id}`,
          receive_from: seed.received === undefined ? null : dayAfter(seed.received[0]),
          receive_until: seed.received === undefined ? null : dayAfter(seed.received[1]),
          limit_per_person: seed.limitPerPerson ?? -1,
        })),
      ),
    ),
  };
}

/** Ahead the first two of the recommendations are sold; else what the menu has at a discount, so that all prices agree. */
function goodsOnOffer(seed: SpecialSeed, store: StoreSeed): readonly GoodsSeed[] {
  const all = store.categories.flatMap(({ goods }) => goods).filter(({ soldOut }) => !soldOut);
  if (seed.kind === "presell") return all.filter(({ recommended = 9 }) => recommended <= 2);
  return all.filter(({ off }) => off !== undefined);
}
