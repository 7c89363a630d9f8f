import { and, count, eq, gt, inArray, isNull, max, or, sql } from "drizzle-orm";
import { refillStore } from "#contract/calls/refillCard.ts";
import { answer } from "#provider/server/context.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { refillOffers, vouchers } from "#provider/db/tables/storedValue.ts";
import { cardsOf } from "#provider/refill/cardsOf.ts";
import { onShow } from "#provider/stores/list/onShow.ts";
import { sortRings } from "#provider/stores/list/sortRings.ts";
import { storePage } from "#provider/stores/list/storePage.ts";

export const answerRefillStore = answer(refillStore, async (request, context) => {
  const { kind, is_mine, position, cursor } = request;
  const { caller, db, fail, language, now, parts } = context;
  const uid = caller?.uid ?? "";
  const sort = position === undefined ? 1 : 2;
  const isSold = and(
    eq(refillOffers.is_withdrawn, false),
    kind === undefined ? undefined : eq(refillOffers.kind, kind),
  );
  const sells = and(
    onShow,
    sql`${stores.id} in (select ${refillOffers.store_id} from ${refillOffers} where ${isSold})`,
  );
  const ofCards = sql`select store_id from refill_cards where uid = ${uid}`;
  const ofVouchers = sql`select store_id from vouchers where uid = ${uid}`;
  const own = kind === 1 ? ofCards : kind === 2 ? ofVouchers : sql`${ofCards} union ${ofVouchers}`;
  // Whoever holds something sees where, also once its store is listed no longer.
  const where = is_mine === true ? sql`${stores.id} in (${own})` : sells;
  const name = `refill ${kind ?? 0} ${is_mine === true ? 1 : 0} ${sort}`;
  const listing = { name, ...sortRings(sort, position), where };
  const { rows, next_cursor } = await storePage(db, listing, { cursor, key: parts.signingKey }, fail);
  if (is_mine === true && rows.length === 0 && cursor === undefined) return fail(204);

  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return { items: [], next_cursor };
  const cards = await cardsOf(db, { uid, for_store: undefined, language, now });
  const addresses = await db
    .select({ id: stores.id, address: stores.address })
    .from(stores)
    .where(inArray(stores.id, ids));
  const bonuses = await db
    .select({
      id: refillOffers.store_id,
      best: max(sql<number>`${refillOffers.amount} - ${refillOffers.price}`),
    })
    .from(refillOffers)
    .where(and(isSold, eq(refillOffers.is_free_amount, 0), inArray(refillOffers.store_id, ids)))
    .groupBy(refillOffers.store_id);
  const counts = await db
    .select({ id: vouchers.store_id, held: count() })
    .from(vouchers)
    .where(
      and(
        eq(vouchers.uid, uid),
        inArray(vouchers.store_id, ids),
        or(isNull(vouchers.valid_until), gt(vouchers.valid_until, now)),
      ),
    )
    .groupBy(vouchers.store_id);
  return {
    items: rows.map(({ id, name: of, picture, logo }) => ({
      store_id: id,
      name: of[language],
      picture: logo ?? picture,
      address: addresses.find((row) => row.id === id)?.address[language] ?? "",
      balance: cards.find(({ store_id }) => store_id === id)?.balance ?? null,
      voucher_count: counts.find((row) => row.id === id)?.held ?? 0,
      best_bonus: Number(bonuses.find((row) => row.id === id)?.best ?? 0),
    })),
    next_cursor,
  };
});
