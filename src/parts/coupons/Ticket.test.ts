import { describe, expect, it } from "vitest";
import type { CouponOffer } from "#contract/coupon.ts";
import { CouponScope, DiscountType, ReceiveType } from "#contract/enumerations.ts";
import { claimed } from "./Ticket.tsx";

const now = new Date("2026-11-21T03:00:00Z");
const offered: CouponOffer = {
  coupon_id: "plain",
  name: "¥100 off",
  description: "",
  picture: null,
  store_id: "diner",
  store_name: "Diner",
  scope: CouponScope.store,
  scope_label: "store",
  category_ids: [],
  goods_ids: [],
  type: 2,
  usage_type: "common",
  receive_type: ReceiveType.all,
  member_type: "all",
  discount_type: DiscountType.amount,
  discount_price: 100,
  max_discount: null,
  minimum_spend: 0,
  validity_days: null,
  start_time: "2026-11-20T00:00:00Z",
  end_time: "2026-11-22T00:00:00Z",
  limit_per_person: 2,
  limit_total: 10,
  left: 3,
  claimed: 0,
  good_until: null,
  can_claim: 1,
  hindrance: null,
};

describe("a coupon since the list was read", () => {
  it("can be claimed until one has as many as one may", () => {
    expect(claimed(offered, 0, now)).toEqual({ count: 0, left: 3, hindrance: null });
    expect(claimed(offered, 1, now)).toEqual({ count: 1, left: 2, hindrance: null });
    expect(claimed(offered, 2, now)).toEqual({ count: 2, left: 1, hindrance: "person_limit" });
  });

  it("runs out, and ends, while one looks at it", () => {
    const freely = { ...offered, limit_per_person: -1 };
    expect(claimed(freely, 3, now)).toMatchObject({ left: 0, hindrance: "fully_claimed" });
    expect(claimed({ ...freely, left: -1 }, 3, now)).toMatchObject({ left: -1, hindrance: null });
    expect(claimed(offered, 0, new Date(offered.end_time ?? ""))).toMatchObject({ hindrance: "ended" });
  });

  it("stays with what the provider knows of its caller", () => {
    const forOthers = { ...offered, can_claim: 0, hindrance: "new_members_only" } as const;
    expect(claimed(forOthers, 0, now).hindrance).toBe("new_members_only");
    expect(claimed({ ...offered, member_type: "existing" }, 0, now).hindrance).toBeNull();
    expect(
      claimed({ ...offered, receive_type: ReceiveType.newMember, member_type: "new" }, 0, now).hindrance,
    ).toBeNull();
  });
});
