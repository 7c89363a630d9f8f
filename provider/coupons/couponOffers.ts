import { and, asc, desc, eq, gt, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { PAGE_SIZE } from "#contract/call.ts";
import * as Code from "#contract/codes.ts";
import { Coupon, type CouponOffer } from "#contract/coupon.ts";
import { CouponType, type OrderType, ReceiveType } from "#contract/enumerations.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { claimHindrance } from "#domain/coupons/claimHindrance.ts";
import { admitsOrderType } from "#domain/coupons/couponWays.ts";
import type { Database } from "#provider/db/database.ts";
import type { Localized } from "#provider/db/tables/columns.ts";
import { coupons } from "#provider/db/tables/coupons.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { ofShops } from "#provider/mall/shops.ts";
import { readCursor, writeCursor } from "#provider/server/calls/cursor.ts";
import { flag } from "#provider/server/calls/envelope.ts";
import type { Caller, Fail } from "#provider/server/context.ts";
import { type Claims, claimsOf, NO_CLAIMS } from "./claimCoupon.ts";
import {
  couponLeft,
  type CouponRow,
  givenOut,
  isKnownTo,
  orderedAt,
  presentCoupon,
} from "./presentCoupon.ts";

interface Seen {
  readonly caller: Caller | null;
  readonly language: WireLanguage;
  readonly now: Date;
}

/** Coupons to claim, seen by whoever asks, in the order given. */
export async function offersSeenBy(
  db: Database,
  offered: readonly { readonly coupon: CouponRow; readonly store_name: Localized | null }[],
  { caller, language, now }: Seen,
): Promise<z.infer<typeof CouponOffer>[]> {
  const isMember = caller?.kind === "member";
  const ids = offered.map(({ coupon }) => coupon.id);
  const claims = isMember ? await claimsOf(db, caller.uid, ids) : new Map<string, Claims>();
  const ordered = isMember ? await orderedAt(db, caller.uid) : new Set<string>();
  return offered.map(({ coupon, store_name }) =>
    presentOffer(coupon, {
      language,
      now,
      store_name,
      isMember,
      hasOrdered: isKnownTo(coupon.store_id, ordered),
      ...(claims.get(coupon.id) ?? NO_CLAIMS),
    }),
  );
}

interface SeenBy {
  readonly language: WireLanguage;
  readonly now: Date;
  readonly store_name: Localized | null;
  readonly isMember: boolean;
  readonly hasOrdered: boolean;
  /** How many of this coupon the caller has claimed. */
  readonly claimed: number;
  /** Until when what they can still use of it is good. */
  readonly good_until: Date | null;
}

/** A coupon to claim, seen by the caller. */
function presentOffer(row: CouponRow, seen: SeenBy): z.infer<typeof CouponOffer> {
  const left = couponLeft(row);
  const hindrance = claimHindrance(row, left, seen);
  return {
    ...presentCoupon(row, seen.store_name, seen.language),
    left,
    claimed: seen.claimed,
    good_until: seen.good_until !== null && seen.good_until > seen.now ? seen.good_until.toISOString() : null,
    can_claim: flag(hindrance === null),
    hindrance,
  };
}

/** The store, the rank and the id of the last shown. */
const Place = z.tuple([z.string(), z.int(), z.string()]);

/**
 * What a store and the operator give out: what can be claimed now, then what is to come, then what has all been claimed.
 * @param store_id null: all shops of the mall
 * @param where which of them; all without it
 */
export async function storeOffersPage(
  db: Database,
  store_id: string | null,
  asked: {
    readonly where?: SQL | undefined;
    readonly cursor: string | undefined;
    readonly key: string;
    readonly now: Date;
  },
  fail: Fail<typeof Code.missingParameter>,
) {
  const { cursor, key, now, where } = asked;
  const name = store_id ?? "mall";
  const ofStore = store_id === null ? ofShops(coupons.store_id) : eq(coupons.store_id, store_id);
  const place = readCursor(Place, cursor, key, fail);
  if (place !== null && place[0] !== name) return fail(Code.missingParameter);
  const isAllClaimed = sql`${coupons.limit_total} <> -1 and ${coupons.claimed_total} >= ${coupons.limit_total}`;
  const rank = sql<number>`case when ${isAllClaimed} then 2 when ${coupons.start_time} > ${now.toISOString()}::timestamptz then 1 else 0 end`;
  const found = await db
    .select({ coupon: coupons, store_name: stores.name, rank })
    .from(coupons)
    .leftJoin(stores, eq(stores.id, coupons.store_id))
    .where(
      and(
        or(ofStore, isNull(coupons.store_id)),
        eq(coupons.is_withdrawn, false),
        ne(coupons.receive_type, ReceiveType.gifted),
        or(isNull(coupons.end_time), gt(coupons.end_time, now)),
        where,
        place === null ? undefined : sql`(${rank}, ${coupons.id}) > (${place[1]}::int, ${place[2]})`,
      ),
    )
    .orderBy(asc(rank), asc(coupons.id))
    .limit(PAGE_SIZE + 1);
  const rows = found.slice(0, PAGE_SIZE);
  const last = found.length > PAGE_SIZE ? rows.at(-1) : undefined;
  return { rows, next_cursor: last ? writeCursor(key, [name, last.rank, last.coupon.id]) : null };
}

const MOST = 3;
/** Yen of an order by which a percentage is weighed against an amount. */
const USUAL = 2_000;

/** Names of the coupons that stores give out now, those that take off most first, at most three for each store. */
export async function couponNames(
  db: Database,
  store_ids: readonly string[],
  { language, now }: { readonly language: WireLanguage; readonly now: Date },
): Promise<Map<string, string[]>> {
  const names = new Map<string, string[]>();
  if (store_ids.length === 0) return names;
  const worth = sql`case when ${coupons.discount_type} = 2 then ${coupons.discount_price}
    else least(${coupons.discount_price} * ${USUAL}::int / 100, coalesce(${coupons.max_discount}, 2147483647)) end`;
  const rows = await db
    .select({ store_id: coupons.store_id, name: coupons.name })
    .from(coupons)
    .where(and(givenOut(now), inArray(coupons.store_id, [...store_ids])))
    .orderBy(desc(worth), asc(coupons.id));
  for (const { store_id, name } of rows) {
    const known = names.get(store_id ?? "") ?? [];
    if (known.length < MOST) names.set(store_id ?? "", [...known, name[language]]);
  }
  return names;
}

const types = Coupon.shape.type.def.values;
const usages = Coupon.shape.usage_type.def.values;

/** Coupons that are for a way of ordering, as `admitsOrderType` says of each. */
export function typesAdmitting(order_type: OrderType): SQL | undefined {
  const type = types.filter((each) => admitsOrderType({ type: each, usage_type: "common" }, order_type));
  const usage_type = usages.filter((each) =>
    admitsOrderType({ type: CouponType.store, usage_type: each }, order_type),
  );
  return and(inArray(coupons.type, type), inArray(coupons.usage_type, usage_type));
}
