import { and, asc, desc, inArray, sql } from "drizzle-orm";
import { storeListCoupon } from "#contract/calls/specials.ts";
import { answer } from "#provider/answer.ts";
import { claimsOf } from "#provider/coupons/claimsOf.ts";
import { givenOut } from "#provider/coupons/givenOut.ts";
import { isKnownTo, orderedAt } from "#provider/coupons/orderedAt.ts";
import { presentOffer } from "#provider/coupons/presentOffer.ts";
import { coupons } from "#provider/db/tables/coupons.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { listStores } from "#provider/stores/list/listStores.ts";
import { onShow } from "#provider/stores/list/onShow.ts";
import { sortRings } from "#provider/stores/list/sortRings.ts";

export const answerStoreListCoupon = answer(storeListCoupon, async ({ cursor, position }, context) => {
  const { caller, db, language, now } = context;
  const sort = position === undefined ? 1 : 2;
  const gives = sql`${stores.id} in (select ${coupons.store_id} from ${coupons} where ${givenOut(now)})`;
  const {
    rows,
    items: shown,
    next_cursor,
  } = await listStores(
    { name: `coupons ${sort}`, ...sortRings(sort, position), where: and(onShow, gives), cursor },
    context,
  );
  const ids = rows.map(({ id }) => id);
  const offered =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(coupons)
          .where(and(givenOut(now), inArray(coupons.store_id, ids)))
          .orderBy(asc(coupons.minimum_spend), desc(coupons.discount_price), asc(coupons.id));
  const isMember = caller?.kind === "member";
  const claims = isMember
    ? await claimsOf(
        db,
        caller.uid,
        offered.map(({ id }) => id),
      )
    : null;
  const seen = { language, now, isMember };
  const ordered = isMember ? await orderedAt(db, caller.uid) : new Set<string>();
  const items = shown.map((store, index) => ({
    store,
    coupons: offered
      .filter(({ store_id }) => store_id === store.store_id)
      .map((row) =>
        presentOffer(row, {
          ...seen,
          hasOrdered: isKnownTo(row.store_id, ordered),
          store_name: rows[index]?.name ?? null,
          claimed: claims?.get(row.id) ?? 0,
        }),
      ),
  }));
  return { items, next_cursor };
});
