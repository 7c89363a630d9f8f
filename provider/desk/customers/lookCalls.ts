import { and, desc, eq, gte, sql } from "drizzle-orm";
import * as call from "#contract/calls/desk/customers.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { addresses } from "#provider/db/tables/addresses.ts";
import { coupons, memberCoupons } from "#provider/db/tables/coupons.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { reviews } from "#provider/db/tables/reviews.ts";
import { memberPlatforms } from "#provider/db/tables/signIn.ts";
import { auditLog } from "#provider/db/tables/staff.ts";
import { refillCards, vouchers } from "#provider/db/tables/storedValue.ts";
import { stores } from "#provider/db/tables/stores.ts";
import type { MemberRow } from "#provider/members/member.ts";
import { todayInJapan } from "#provider/members/requests/requests.ts";
import { isOver } from "#provider/refill/holdings.ts";
import { balancesOf, type Holding } from "#provider/refill/ledger/accounts.ts";
import { history } from "#provider/refill/presentHoldings.ts";
import type { StaffMember } from "#provider/staff/accounts.ts";
import { answerDesk } from "#provider/staff/deskDispatch.ts";
import { correctionsOf } from "./presentCorrections.ts";
import { requestsOf } from "./presentRequests.ts";
import { atOwn, customerOf, mayAnswerFor, nameOf } from "./sight.ts";

/** The newest of each thing that are shown. */
const SHOWN = 20;
const ENTRIES = 10;
/** Milliseconds in which looking again is the same look. */
const ONE_LOOK = 900_000;

interface Looking {
  readonly staff: StaffMember;
  readonly language: WireLanguage;
  readonly now: Date;
}

const look = answerDesk(call.lookAtCustomer, async ({ customer_id: uid }, context) => {
  const { db, fail, language, now, signed, write } = context;
  const { staff } = signed;
  const member = await customerOf(db, staff, uid);
  if (member === null) return fail("gone");
  const isSame = and(
    eq(auditLog.subject, uid),
    eq(auditLog.staff_id, staff.id),
    eq(auditLog.did, "customer.look"),
    gte(auditLog.at, new Date(now.getTime() - ONE_LOOK)),
  );
  if ((await db.$count(auditLog, isSame)) === 0)
    await write(({ audit }) => audit({ did: "customer.look", subject: uid }));
  const looking = { staff, language, now };
  return {
    ...(await personOf(db, member, looking)),
    ...(await ordersOf(db, uid, looking)),
    ...(await holdingsOf(db, uid, looking)),
    reviews: await reviewsOf(db, uid, looking),
    corrections: await correctionsOf(db, { uid }, looking),
    requests: await requestsOf(db, { uid }, looking),
    may_answer: await mayAnswerFor(db, staff, uid),
    today: todayInJapan(now),
  };
});

async function personOf(db: Database, member: MemberRow, { staff }: Looking) {
  const { uid } = member;
  const platforms = await db
    .select({ platform: memberPlatforms.platform })
    .from(memberPlatforms)
    .where(eq(memberPlatforms.uid, uid));
  // Who has no account is called as they were when they ordered last.
  const [last] = await db
    .select({ name: orders.contact_name, phone: orders.contact_phone, email: orders.contact_email })
    .from(orders)
    .where(and(eq(orders.uid, uid), atOwn(staff, orders.store_id), sql`${orders.contact_name} <> ''`))
    .orderBy(desc(orders.placed_at))
    .limit(1);
  return {
    customer_id: uid,
    kind: member.kind,
    name: nameOf(member) || (last?.name ?? ""),
    nickname: member.nickname,
    phone: member.phone ?? (last?.phone || null),
    email: member.email ?? (last?.email || null),
    language: member.language,
    since: (member.registered_at ?? member.created_at).toISOString(),
    has_password: member.password_hash !== null,
    platforms: platforms.map(({ platform }) => platform).toSorted(),
    addresses: await db.$count(addresses, eq(addresses.uid, uid)),
  };
}

async function ordersOf(db: Database, uid: string, { language, staff }: Looking) {
  const own = and(eq(orders.uid, uid), atOwn(staff, orders.store_id));
  const rows = await db
    .select({ order: orders, store: stores.name })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.store_id))
    .where(own)
    .orderBy(desc(orders.placed_at), desc(orders.order_no))
    .limit(SHOWN);
  return {
    order_count: await db.$count(orders, own),
    orders: rows.map(({ order, store }) => ({
      order_no: order.order_no,
      store_id: order.store_id,
      store_name: store[language],
      order_type: order.order_type,
      order_status: order.order_status,
      placed_at: order.placed_at.toISOString(),
      total: order.total,
    })),
  };
}

async function holdingsOf(db: Database, uid: string, { language, now, staff }: Looking) {
  const cards = await db
    .select({ card: refillCards, store: stores.name })
    .from(refillCards)
    .innerJoin(stores, eq(stores.id, refillCards.store_id))
    .where(and(eq(refillCards.uid, uid), atOwn(staff, refillCards.store_id)))
    .orderBy(desc(refillCards.created_at));
  const held = await db
    .select({ voucher: vouchers, store: stores.name })
    .from(vouchers)
    .innerJoin(stores, eq(stores.id, vouchers.store_id))
    .where(and(eq(vouchers.uid, uid), atOwn(staff, vouchers.store_id)))
    .orderBy(desc(vouchers.created_at))
    .limit(SHOWN);
  const ofVouchers = await balancesOf(
    db,
    held.map(({ voucher: { id, store_id } }) => ({ kind: 2, id, uid, store_id }) as const),
  );
  const shown: call.CustomerCard[] = [];
  for (const { card, store } of cards) {
    const holding: Holding = { kind: 1, uid, store_id: card.store_id };
    const [balance = { balance: 0, bonus: 0 }] = await balancesOf(db, [holding]);
    const entries = await history(db, holding, { language });
    shown.push({
      store_id: card.store_id,
      store_name: store[language],
      ...balance,
      valid_until: card.valid_until?.toISOString() ?? null,
      is_over: isOver(card.valid_until, now),
      entries: entries.slice(0, ENTRIES).map(({ entry }) => ({
        kind: entry.kind,
        time: entry.date,
        amount: entry.amount,
        balance_after: entry.balance_after,
      })),
    });
  }
  const own = await db
    .select({ coupon: memberCoupons, name: coupons.name })
    .from(memberCoupons)
    .innerJoin(coupons, eq(coupons.id, memberCoupons.coupon_id))
    .where(and(eq(memberCoupons.uid, uid), ownCoupons(staff)))
    .orderBy(desc(memberCoupons.received_at))
    .limit(SHOWN);
  return {
    cards: shown,
    vouchers: held.map(({ store, voucher }, index) => ({
      voucher_id: voucher.id,
      store_name: store[language],
      name: voucher.name[language],
      balance: ofVouchers[index]?.balance ?? 0,
      valid_until: voucher.valid_until?.toISOString() ?? null,
    })),
    coupons: own.map(({ coupon, name }) => ({
      member_coupon_id: coupon.id,
      name: name[language],
      state: couponState(coupon, now),
      valid_until: coupon.valid_until?.toISOString() ?? null,
    })),
  };
}

/** Those of one's stores, and the operator's, which are good there. */
const ownCoupons = ({ store_ids }: StaffMember) =>
  store_ids === null
    ? undefined
    : sql`(${coupons.store_id} is null or ${coupons.store_id} = any(${sql.param(store_ids)}::text[]))`;

function couponState(
  { used_at, valid_until }: Pick<typeof memberCoupons.$inferSelect, "used_at" | "valid_until">,
  now: Date,
): "good" | "used" | "over" {
  if (used_at !== null) return "used";
  return isOver(valid_until, now) ? "over" : "good";
}

async function reviewsOf(db: Database, uid: string, { language, staff }: Looking) {
  const rows = await db
    .select({ review: reviews, store: stores.name })
    .from(reviews)
    .innerJoin(stores, eq(stores.id, reviews.store_id))
    .where(and(eq(reviews.uid, uid), atOwn(staff, reviews.store_id)))
    .orderBy(desc(reviews.created_at))
    .limit(SHOWN);
  return rows.map(({ review, store }) => ({
    store_name: store[language],
    star: review.star,
    content: review.content[language],
    time: review.created_at.toISOString(),
  }));
}

export const customerLookCalls = [look];
