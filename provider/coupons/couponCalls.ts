import { and, eq } from "drizzle-orm";
import {
  calcCouponPrice,
  getCoupon,
  getCouponInfo,
  memberCoupon,
  orderCouponList,
  spendMemberCoupon,
  storeCouponList,
} from "#contract/calls/coupons.ts";
import * as Code from "#contract/codes.ts";
import type { MemberCoupon } from "#contract/coupon.ts";
import { StoreSort } from "#contract/enumerations.ts";
import { isForCounter } from "#domain/coupons/claimHindrance.ts";
import { coupons, memberCoupons } from "#provider/db/tables/coupons.ts";
import { vouchers } from "#provider/db/tables/storedValue.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { lockMember } from "#provider/members/member.ts";
import { prospectOf } from "#provider/orders/placing/prospect.ts";
import { storedValueFor } from "#provider/payments/storedValueFor.ts";
import { activateGift } from "#provider/refill/gifts/giveVoucher.ts";
import { isOver } from "#provider/refill/holdings.ts";
import { presentVouchers } from "#provider/refill/presentHoldings.ts";
import { newTicket, renewTicket, withdrawTicket } from "#provider/refill/tickets/showTicket.ts";
import { ownTicket, presentTicket } from "#provider/refill/tickets/tickets.ts";
import { answer } from "#provider/server/context.ts";
import { findStore } from "#provider/stores/findStore.ts";
import { listStores } from "#provider/stores/list/presentStores.ts";
import { onShow, sortRings } from "#provider/stores/list/storePage.ts";
import { billWithCoupon, couponChoices } from "./billWithCoupon.ts";
import { claimCoupon } from "./claimCoupon.ts";
import { offersSeenBy, storeOffersPage, typesAdmitting } from "./couponOffers.ts";
import { couponTabCounts, couponTabPage } from "./couponTabs.ts";
import { presentCoupon, presentMemberCoupon } from "./presentCoupon.ts";
import { takeCoupon } from "./takeCoupon.ts";

export const answerCalcCouponPrice = answer(calcCouponPrice, async (request, context) => {
  const { caller, db, fail, now } = context;
  const { coupon_id, order_type, stored_value = [], store_id } = request;
  const { uid } = caller;
  const { lines, billWith } = await prospectOf(request, context);
  const coupon = await takeCoupon(db, { uid, store_id, coupon_id, now, lock: false }, fail);
  const bill = billWithCoupon(coupon, { lines, order_type }, billWith, fail);
  const order = {
    order_no: "",
    store_id,
    to_pay: bill.total,
    lines: lines.map(({ row, unit, number }) => ({ goods_id: row.id, line_total: unit * number })),
  };
  const paid = await storedValueFor(db, { uid, orders: [order], stored_value, now });
  return "refused" in paid ? fail(paid.refused) : { bill, ...paid };
});

export const answerGetCoupon = answer(getCoupon, async ({ coupon_id, activation }, context) => {
  const { db, fail, language, now } = context;
  if (activation !== undefined) {
    const voucher_id = await activateGift(activation, context);
    const [voucher = null] = await presentVouchers(db, eq(vouchers.id, voucher_id), { language, now });
    return { coupon: null, voucher };
  }
  if (coupon_id === undefined) return fail(Code.missingParameter, { fields: ["coupon_id"] });
  const held = await claimCoupon(coupon_id, context);
  const [store] =
    held.coupon.store_id === null
      ? []
      : await db.select({ name: stores.name }).from(stores).where(eq(stores.id, held.coupon.store_id));
  return {
    coupon: presentMemberCoupon({ ...held, store_name: store?.name ?? null }, context),
    voucher: null,
  };
});

export const answerGetCouponInfo = answer(getCouponInfo, async ({ coupon_id }, context) => {
  const { db, fail } = context;
  const [found] = await db
    .select({ coupon: coupons, store_name: stores.name })
    .from(coupons)
    .leftJoin(stores, eq(stores.id, coupons.store_id))
    .where(and(eq(coupons.id, coupon_id), eq(coupons.is_withdrawn, false)));
  if (found === undefined) return fail(Code.couponMissing);
  const [coupon] = await offersSeenBy(db, [found], context);
  if (coupon === undefined) return fail(Code.couponMissing);
  // An issuer that no list shows is still where its coupon is good.
  const { store_id } = found.coupon;
  const where = store_id === null ? onShow : eq(stores.id, store_id);
  const listing = {
    name: `coupon ${coupon_id}`,
    ...sortRings(StoreSort.comprehensive, undefined),
    where,
    cursor: undefined,
  };
  const { items } = await listStores(listing, { ...context, fail: (code, data) => fail(code, data) });
  return { coupon, stores: items };
});

const UNRECEIVED = {
  member_coupon_id: null,
  status: 1,
  received_time: null,
  valid_from: null,
  valid_until: null,
  used_time: null,
  order_no: null,
} as const;

export const answerMemberCoupon = answer(memberCoupon, async ({ cursor, store_id, tab }, context) => {
  const { caller, db, fail, language, now, parts } = context;
  const asked = { uid: caller.uid, store_id, now };
  const from = { tab, cursor, key: parts.signingKey };
  const { rows, next_cursor } = await couponTabPage(db, asked, from, fail);
  const items = rows.map(
    ({ claim, coupon, store_name }): MemberCoupon =>
      claim === null
        ? { ...presentCoupon(coupon, store_name, language), ...UNRECEIVED }
        : presentMemberCoupon({ claim, coupon, store_name }, { language, now }),
  );
  return { items, next_cursor, counts: await couponTabCounts(db, asked) };
});

export const answerOrderCouponList = answer(orderCouponList, async (request, context) => {
  const { order_type, store_id } = request;
  const prospect = await prospectOf(request, context);
  return couponChoices({ store_id, order_type, ...prospect }, context);
});

export const answerStoreCouponList = answer(storeCouponList, async (request, context) => {
  const { db, fail, now, parts } = context;
  const { cursor, order_type, store_id } = request;
  const store = await findStore(db, store_id, fail);
  if (store.left_at !== null) return fail(Code.storeMissing);
  const where = order_type === undefined ? undefined : typesAdmitting(order_type);
  const asked = { where, cursor, key: parts.signingKey, now };
  const { rows, next_cursor } = await storeOffersPage(db, store_id, asked, fail);
  return { items: await offersSeenBy(db, rows, context), next_cursor };
});

/** 506 carries the `hindrance`: another store's, or not for what is bought at a counter. */
export const answerSpendMemberCoupon = answer(spendMemberCoupon, async (request, context) => {
  const { member_coupon_id, stop, store_id, use_id } = request;
  const { caller, db, fail, language, now, parts } = context;
  const { uid } = await lockMember(db, caller.uid);
  await findStore(db, store_id, fail);
  const [row] = await db
    .select({ claim: memberCoupons, coupon: coupons })
    .from(memberCoupons)
    .innerJoin(coupons, eq(coupons.id, memberCoupons.coupon_id))
    .where(eq(memberCoupons.id, member_coupon_id));
  if (row === undefined) return fail(Code.couponMissing);
  const { claim, coupon } = row;
  if (claim.uid !== uid) return fail(Code.noPermission);
  const seen = { language, now, key: parts.signingKey };
  if (use_id !== undefined) {
    const known = await ownTicket(db, { use_id, uid }, (code) =>
      fail(code === Code.orderMissing ? Code.couponMissing : code),
    );
    const isSame = known.subject_id === member_coupon_id && known.store_id === store_id;
    if (!isSame) return fail(Code.couponMissing);
    return presentTicket(db, await (stop ? withdrawTicket : renewTicket)(known, context), seen);
  }
  if (stop) return fail(Code.missingParameter, { fields: ["use_id"] });
  if (claim.used_at !== null || isOver(claim.valid_until, now)) return fail(Code.couponUsedOrExpired);
  if (coupon.store_id !== null && coupon.store_id !== store_id)
    return fail(Code.couponConditionsNotMet, { hindrance: "other_store" });
  if (!isForCounter(coupon)) return fail(Code.couponConditionsNotMet, { hindrance: "other_order_type" });
  const shown = { kind: "coupon", subject_id: member_coupon_id, uid, store_id, amount: null } as const;
  return presentTicket(db, await newTicket(shown, context), seen);
});
