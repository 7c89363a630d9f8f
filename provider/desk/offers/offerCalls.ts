import { and, asc, eq, or, sql } from "drizzle-orm";
import { listOffers, type OfferRow } from "#contract/calls/desk/offers.ts";
import { periodState } from "#domain/hours/periods.ts";
import type { Database } from "#provider/db/database.ts";
import { banners } from "#provider/db/tables/specials.ts";
import { readCoupons } from "#provider/desk/coupons/readCoupons.ts";
import { readSold } from "#provider/desk/refill/readSold.ts";
import { readDeskSpecials } from "#provider/desk/specials/readSpecials.ts";
import { ownStore } from "#provider/desk/stores/ownStore.ts";
import type { DeskContext } from "#provider/staff/deskDispatch.ts";
import { answerDesk } from "#provider/staff/deskDispatch.ts";
import { newUntil } from "#provider/stores/list/storePage.ts";

type Looking = Pick<DeskContext, "db" | "language" | "now">;

const list = answerDesk(listOffers, async ({ store_id }, context) => {
  const store = await ownStore(context, store_id);
  const { now } = context;
  const end = newUntil(store);
  return {
    time_zone: store.time_zone,
    new_until: store.is_listed && store.left_at === null && end > now ? end.toISOString() : null,
    offers: [
      ...(await couponRows(context, store)),
      ...(await soldRows(context, store_id)),
      ...(await specialRows(context, store_id)),
      ...(await bannerRows(context, store_id)),
    ],
  };
});

async function couponRows(
  { db, language, now }: Looking,
  { id, time_zone }: { readonly id: string; readonly time_zone: string },
): Promise<OfferRow[]> {
  const rows = await readCoupons(db, { store_id: id, time_zone });
  return rows.map(({ coupon, figures }) => ({
    what: "coupon",
    id: coupon.id,
    name: coupon.name[language],
    start_time: coupon.start_time.toISOString(),
    end_time: coupon.end_time?.toISOString() ?? null,
    state: coupon.is_withdrawn ? "over" : periodState(coupon, now),
    times: figures.orders,
    cost: figures.given,
    earned: figures.earned,
  }));
}

async function soldRows(context: Looking, store_id: string): Promise<OfferRow[]> {
  const rows = await readSold(context.db, store_id, context);
  return rows.map((row) => ({
    what: row.kind === "voucher" ? "voucher" : "card",
    id: row.offer_id,
    name: row.name,
    start_time: row.start_time,
    end_time: row.end_time,
    state: row.state,
    times: row.sold,
    cost: row.bonus,
    earned: row.received,
  }));
}

async function specialRows(context: Looking, store_id: string): Promise<OfferRow[]> {
  const rows = await readDeskSpecials(context.db, store_id, context);
  return rows.map((row) => ({
    what: "special",
    id: row.special_id,
    name: row.title,
    start_time: row.start_time,
    end_time: row.end_time,
    state: row.state,
    times: row.orders,
    cost: row.given,
    earned: row.earned,
  }));
}

/** Banners on the store's own page, and those that lead to it. */
async function bannerRows({ db, language, now }: Looking, store_id: string): Promise<OfferRow[]> {
  const rows = await bannersFor(db, store_id);
  return rows.map((banner) => ({
    what: "banner",
    id: banner.id,
    name: banner.title[language],
    start_time: banner.start_time.toISOString(),
    end_time: banner.end_time.toISOString(),
    state: periodState(banner, now),
    times: null,
    cost: null,
    earned: null,
  }));
}

async function bannersFor(db: Database, store_id: string) {
  const query = new URLSearchParams({ storeId: store_id }).toString();
  const rows = await db
    .select()
    .from(banners)
    .where(
      or(
        and(eq(banners.place, "store"), eq(banners.store_id, store_id)),
        sql`strpos(${banners.href}, ${query}) > 0`,
      ),
    )
    .orderBy(asc(banners.start_time), asc(banners.id));
  // An id may be the beginning of another.
  const leadsHere = (href: string | null) =>
    href !== null && new URLSearchParams(href.split("?")[1]).get("storeId") === store_id;
  return rows.filter((banner) => banner.store_id === store_id || leadsHere(banner.href));
}

export const offerCalls = [list];
