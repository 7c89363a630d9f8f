import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { informList } from "#contract/calls/inform.ts";
import { memberCoupon } from "#contract/calls/coupons.ts";
import { memberInfo } from "#contract/calls/member.ts";
import { storeListCoupon } from "#contract/calls/specials.ts";
import type { MemberCoupon } from "#contract/coupon.ts";
import { CouponTab, DiscountType } from "#contract/enumerations.ts";
import { on, renderPart } from "#parts/testing/renderPart.tsx";
import { someProfile } from "#features/members/testing/someProfile.ts";
import { signedIn } from "#parts/testing/signedIn.ts";
import { placeAtom } from "#state/page/pageState.ts";
import UserCouponScreen from "./UserCouponScreen.tsx";

const DAY = 86_400_000;

function mine(name: string, store_id: string | null, days: number): MemberCoupon {
  const end = new Date(Date.now() + days * DAY).toISOString();
  return {
    coupon_id: `coupon ${name}`,
    member_coupon_id: `mine ${name}`,
    name,
    description: "",
    picture: null,
    store_id,
    store_name: store_id,
    scope: 1,
    scope_label: "store",
    category_ids: [],
    goods_ids: [],
    type: 2,
    usage_type: "common",
    receive_type: 1,
    member_type: "all",
    discount_type: DiscountType.amount,
    discount_price: 100,
    max_discount: null,
    minimum_spend: 0,
    validity_days: 30,
    start_time: end,
    end_time: end,
    limit_per_person: 1,
    limit_total: -1,
    status: CouponTab.unused,
    received_time: end,
    valid_from: null,
    valid_until: end,
    used_time: null,
    order_no: null,
  };
}

const texts = ["coupons", "specials", "stores"];
const rules = (items: readonly MemberCoupon[]) => [
  on(informList, () => ({ data: { items: [], next_cursor: null, unread: 0 } })),
  on(memberCoupon, () => ({
    data: {
      items: [...items],
      next_cursor: null,
      counts: { unreceived: 0, unused: items.length, used: 0, expired: 0 },
    },
  })),
];
const names = () => screen.getAllByRole("article").map((each) => each.querySelector("h2")?.textContent);

describe("one's coupons to use", () => {
  it("begin with those that are good at the store that one is in, and say which end in a few days", async () => {
    const store = signedIn();
    store.set(placeAtom, { store_id: "diner", table_id: null, isHere: false });
    const held = [mine("Soon", "cafe", 2), mine("Here", "diner", 20), mine("Anywhere", null, 20)];
    await renderPart(<UserCouponScreen query={{}} />, { texts, rules: rules(held), uid: "one", store });
    expect(await screen.findAllByText("Good at this store")).toHaveLength(2);
    expect(names()).toEqual(["Here", "Anywhere", "Soon"]);
    const [here, , soon] = screen.getAllByRole("article");
    expect(within(soon as HTMLElement).getByText("2 days left")).toBeDefined();
    expect(within(here as HTMLElement).queryByText(/days left/)).toBeNull();
    expect(screen.queryByRole("link", { name: /^Used and expired/ })).toBeNull();
  });

  it("say what will be there while there are none", async () => {
    await renderPart(<UserCouponScreen query={{}} />, {
      texts,
      rules: rules([]),
      uid: "one",
      store: signedIn(),
    });
    expect(await screen.findByText(/^Coupons you claim appear here/)).toBeDefined();
    expect(screen.queryByRole("link", { name: "See coupons to claim" })).toBeNull();
  });

  it("of whoever has no account are those that an account would give, and none to press for", async () => {
    await renderPart(<UserCouponScreen query={{}} />, {
      texts,
      rules: [
        on(memberInfo, () => ({ data: someProfile({ kind: "visitor" }) })),
        on(storeListCoupon, () => ({ data: { items: [], next_cursor: null } })),
        ...rules([]),
      ],
      uid: "one",
      store: signedIn(),
    });
    expect(await screen.findByRole("link", { name: "Sign in or register" })).toBeDefined();
    expect(screen.queryByRole("tablist")).toBeNull();
  });
});
