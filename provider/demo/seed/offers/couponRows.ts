import * as z from "zod/mini";
import { Coupon } from "#contract/coupon.ts";
import type { coupons } from "#provider/db/tables/coupons.ts";
import { Words } from "#provider/db/writtenWords.ts";
import { pictureOf } from "#provider/demo/seed/pictureOf.ts";
import { readData } from "#provider/demo/seed/readData.ts";
import type { StoreSeed } from "#provider/demo/seed/stores/storeSeed.ts";
import { lastMinute } from "./lastMinute.ts";

type Row = typeof coupons.$inferInsert;

const DAY = 86_400_000;
/** Every so many of the stores has a coupon. */
const EVERY = 3;

const of = Coupon.shape;
const Count = z.int();
/** What a coupon gives and to whom, as its columns name it; what is not said is the column's default. */
const Kind = z.strictObject({
  name: Words,
  description: Words,
  discount_type: of.discount_type,
  discount_price: Count,
  max_discount: z.exactOptional(Count),
  minimum_spend: z.exactOptional(Count),
  receive_type: z.exactOptional(of.receive_type),
  member_type: z.exactOptional(of.member_type),
  limit_total: z.exactOptional(Count),
});

const { given: named, inTurn } = readData(
  "offers/coupons",
  z.strictObject({
    /** What stores give, in turn. */
    inTurn: z.array(Kind).check(z.minLength(1)),
    /** A coupon for each way in which one can be limited, and one of the operator's for all stores. */
    given: z.array(
      z.extend(Kind, {
        id: z.string(),
        store_id: z.nullable(z.string()),
        scope: z.exactOptional(of.scope),
        scope_label: z.exactOptional(of.scope_label),
        category_ids: z.exactOptional(z.array(z.string())),
        goods_ids: z.exactOptional(z.array(z.string())),
        type: z.exactOptional(of.type),
        usage_type: z.exactOptional(of.usage_type),
        limit_per_person: z.exactOptional(Count),
      }),
    ),
  }),
);

/** Coupons of every third listed store, and those that have a name: given out for sixty days, good for thirty. */
export function couponRows(stores: readonly StoreSeed[], now: Date): Row[] {
  const given = {
    start_time: new Date(now.getTime() - DAY),
    end_time: lastMinute(now, 60),
    validity_days: 30,
    created_at: now,
  };
  const giving = stores.filter(({ isListed }, index) => isListed && index % EVERY === 0);
  const ofStores = giving.flatMap((store, index): Row[] => {
    const kind = inTurn[index % inTurn.length];
    if (kind === undefined) return [];
    const picture = store.logo === null ? null : pictureOf(store.logo);
    return [{ ...given, ...kind, id: `coupon-${store.id}`, store_id: store.id, picture }];
  });
  return [...ofStores, ...named.map((coupon) => ({ ...given, ...coupon }))];
}
