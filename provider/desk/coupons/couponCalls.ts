import { and, eq, isNull } from "drizzle-orm";
import * as call from "#contract/calls/desk/coupons.ts";
import { ReceiveType } from "#contract/enumerations.ts";
import { discounted } from "#domain/price/unitPrice.ts";
import { giftCoupon } from "#provider/coupons/claimCoupon.ts";
import { couponLeft, type CouponRow } from "#provider/coupons/presentCoupon.ts";
import { coupons } from "#provider/db/tables/coupons.ts";
import { issuerOf } from "#provider/desk/stores/issuer.ts";
import { answerDesk } from "#provider/staff/deskDispatch.ts";
import { couponDraft } from "./couponDraft.ts";
import { NONE, readCoupons, scopesOf } from "./readCoupons.ts";

const list = answerDesk(call.listCoupons, async ({ store_id }, context) => {
  const { db, language, now, origin } = context;
  const issuer = await issuerOf(context, store_id);
  const rows = await readCoupons(db, issuer);
  const scopes = store_id === null ? NONE : await scopesOf(db, store_id);
  const categories = scopes.categories.map(({ id, name }) => ({ id, name: name[language] }));
  const goods = scopes.goods.map(({ category_id, discount_price, discount_type, id, name, price }) => ({
    id,
    name: name[language],
    category_id,
    price: discounted(price, discount_type, discount_price),
  }));
  return {
    time_zone: issuer.time_zone,
    categories,
    goods,
    coupons: rows.map(({ coupon, figures }) => ({
      coupon_id: coupon.id,
      name: coupon.name[language],
      description: coupon.description[language],
      state: stateOf(coupon, now),
      discount_type: coupon.discount_type,
      discount_price: coupon.discount_price,
      max_discount: coupon.max_discount,
      minimum_spend: coupon.minimum_spend,
      limit_total: coupon.limit_total,
      usage_type: coupon.usage_type,
      receive_type: coupon.receive_type,
      covers: [
        ...categories.filter(({ id }) => coupon.category_ids.includes(id)),
        ...goods.filter(({ id }) => coupon.goods_ids.includes(id)),
      ].map(({ name }) => name),
      start_time: coupon.start_time.toISOString(),
      end_time: coupon.end_time?.toISOString() ?? null,
      claimed: coupon.claimed_total,
      ...figures,
      link:
        coupon.receive_type === ReceiveType.gifted || coupon.is_withdrawn
          ? null
          : `${origin}/coupon?${new URLSearchParams({ couponId: coupon.id })}`,
    })),
  };
});

export function stateOf(coupon: CouponRow, now: Date): call.DeskCoupon["state"] {
  if (coupon.is_withdrawn) return "withdrawn";
  if (coupon.end_time !== null && coupon.end_time <= now) return "over";
  if (couponLeft(coupon) === 0) return "gone";
  if (now < coupon.start_time) return "coming";
  return coupon.receive_type === ReceiveType.gifted ? "gift" : "out";
}

const make = answerDesk(call.makeCoupon, async ({ store_id, form }, context) => {
  const { db, now, parts, write } = context;
  const issuer = await issuerOf(context, store_id);
  const draft = couponDraft(form, issuer, store_id === null ? NONE : await scopesOf(db, store_id));
  if (!draft.ok) return { coupon_id: null, faults: draft.faults };
  const id = `c-${parts.random(12)}`;
  await write(async ({ audit, db: transaction }) => {
    await transaction.insert(coupons).values({ id, created_at: now, ...draft.value });
    await audit({ did: "coupon.save", subject: id, store_id, before: null, after: { ...draft.value } });
  });
  return { coupon_id: id, faults: {} };
});

const ownOf = (store_id: string | null, id: string) =>
  and(eq(coupons.id, id), store_id === null ? isNull(coupons.store_id) : eq(coupons.store_id, store_id));

const withdraw = answerDesk(call.withdrawCoupon, async ({ store_id, coupon_id }, context) => {
  const { fail, write } = context;
  await issuerOf(context, store_id);
  const isWithdrawn = await write(async ({ audit, db }) => {
    const own = ownOf(store_id, coupon_id);
    const [before] = await db
      .select({ is_withdrawn: coupons.is_withdrawn })
      .from(coupons)
      .where(own)
      .for("update");
    if (before === undefined) return false;
    await db.update(coupons).set({ is_withdrawn: true }).where(own);
    await audit({
      did: "coupon.withdraw",
      subject: coupon_id,
      store_id,
      before,
      after: { is_withdrawn: true },
    });
    return true;
  });
  return isWithdrawn ? {} : fail("gone");
});

const give = answerDesk(call.giveCoupon, async ({ store_id, coupon_id, to }, context) => {
  const { now, parts, write } = context;
  await issuerOf(context, store_id);
  const outcome = await write(async ({ audit, db }) => {
    const said = await giftCoupon(db, { coupon_id, store_id, to, now, id: parts.random(12) });
    await audit({ did: "coupon.gift", subject: coupon_id, store_id, after: { said } });
    return said;
  });
  return { outcome };
});

export const couponCalls = [list, make, withdraw, give];
