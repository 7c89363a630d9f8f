import type { CouponChoice, CouponHindrance, CouponOffer } from "#contract/coupon.ts";
import { ReceiveType } from "#contract/enumerations.ts";
import {
  bestCoupon,
  bySaving,
  type CouponAnswer,
  couponDiscount,
  type CouponedOrder,
  type CouponTerms,
} from "#domain/coupons/couponDiscount.ts";
import { NO_COUPON } from "./noCoupon.ts";

interface Given {
  readonly coupons: readonly CouponChoice[];
  readonly offers: readonly CouponOffer[];
  readonly refused: ReadonlyMap<string, CouponHindrance>;
  /** As the form keeps it. */
  readonly chosen: string | null;
}

/** What every coupon of a confirmation is worth for its order, which is used, and those that could be claimed for it. */
export function couponOptions({ coupons, offers, refused, chosen }: Given, order: WeighedOrder) {
  const weighed = weighAll(coupons, order, refused);
  return {
    coupons: weighed,
    ...couponChoice(weighed, chosen),
    toClaim: offers
      .filter(({ hindrance }) => hindrance === null || hindrance === "sign_in")
      .map((offer) => ({ offer, discount: weighOffer(offer, order) }))
      .toSorted((one, other) => other.discount - one.discount),
  };
}

export type CouponOptions = ReturnType<typeof couponOptions>;

/** One of the customer's coupons, weighed against the order as it is now. */
export interface WeighedCoupon {
  readonly id: string;
  readonly coupon: CouponChoice;
  readonly valid_until: string | null;
  /** 0 where it does not apply. */
  readonly discount: number;
  readonly answer: CouponAnswer;
}

/** All coupons, what saves most first. `refused` are those that the provider would not take, with what it said. */
function weighAll(
  coupons: readonly CouponChoice[],
  order: WeighedOrder,
  refused: ReadonlyMap<string, CouponHindrance>,
): WeighedCoupon[] {
  return coupons
    .flatMap((coupon) => {
      const id = coupon.member_coupon_id;
      if (id === null) return [];
      const said = refused.get(id);
      const answer = said === undefined ? weighCoupon(coupon, order) : { hindrance: said, missing: 0 };
      const discount = "hindrance" in answer ? 0 : answer.discount;
      return [{ id, coupon, valid_until: coupon.valid_until, discount, answer }];
    })
    .toSorted(bySaving);
}

/** What is used of them by what the customer chose, and which of them was chosen and does not apply any more. */
function couponChoice(weighed: readonly WeighedCoupon[], chosen: string | null) {
  if (chosen === NO_COUPON) return { applied: null, lapsed: null };
  const own = chosen === null ? undefined : weighed.find(({ id }) => id === chosen);
  if (own === undefined) return { applied: bestCoupon(weighed), lapsed: null };
  return own.discount > 0 ? { applied: own, lapsed: null } : { applied: null, lapsed: own };
}

/** An order as far as it is known here: who has ordered before, the provider alone knows. */
type WeighedOrder = Omit<CouponedOrder, "custom">;

const OF_MEMBERSHIP: readonly (CouponHindrance | null)[] = ["new_members_only", "existing_members_only"];

/** What one of the customer's coupons takes off an order now: by the rule of both sides, on the provider's word of who one is. */
export function weighCoupon(choice: CouponChoice, order: WeighedOrder): CouponAnswer {
  const { hindrance } = choice;
  if (hindrance !== null && OF_MEMBERSHIP.includes(hindrance)) return { hindrance, missing: 0 };
  return couponDiscount(choice, { ...order, custom: welcome(choice) });
}

/** Yen that a coupon would save which is still to be claimed; 0 where it would not apply. */
function weighOffer(offer: CouponOffer, order: WeighedOrder): number {
  const terms: CouponTerms = { ...offer, valid_from: null, valid_until: null, used_time: null };
  const answer = couponDiscount(terms, { ...order, custom: welcome(offer) });
  return "hindrance" in answer ? 0 : answer.discount;
}

/** Somebody whom the coupon is for. */
function welcome({ receive_type, member_type }: Pick<CouponTerms, "receive_type" | "member_type">) {
  const hasOrdered = receive_type === ReceiveType.oldMember || member_type === "existing";
  return { here: hasOrdered, anywhere: hasOrdered };
}
