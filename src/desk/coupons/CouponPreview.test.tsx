import { render, screen, within } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { expect, it } from "vitest";
import type { CouponForm } from "#contract/calls/desk/coupons.ts";
import board from "#locales/en/desk/board.json" with { type: "json" };
import coupons from "#locales/en/desk/coupons.json" with { type: "json" };
import { startTexts } from "#text/instance.ts";
import { CouponPreview } from "./CouponPreview.tsx";

const texts = startTexts("en", { "desk/board": board, "desk/coupons": coupons });
const form: CouponForm = {
  name: {},
  description: {},
  discount_type: 1,
  discount_price: "１５",
  max_discount: "300",
  minimum_spend: "1,000",
  usage_type: "common",
  scope: 1,
  category_ids: [],
  goods_ids: [],
  receive_type: 2,
  start: "",
  end: "",
  validity_days: "",
  limit_per_person: "",
  limit_total: "",
};
const dishes = [
  { id: "ramen", name: "Ramen", category_id: "noodles", price: 900 },
  { id: "soba", name: "Soba", category_id: "noodles", price: 700 },
  { id: "tea", name: "Tea", category_id: "drinks", price: 300 },
];

function shown(changes: Partial<CouponForm>, of = dishes): string[] {
  const { unmount } = render(
    <I18nextProvider i18n={texts}>
      <CouponPreview form={{ ...form, ...changes }} dishes={of} />
    </I18nextProvider>,
  );
  const region = within(screen.getByRole("region", { name: coupons.preview.title }));
  const rows = region.queryAllByRole("listitem").map(({ textContent }) => textContent ?? "");
  unmount();
  return rows;
}

it("tells what comes off by the checkout's rules, with the most that it takes, and what is missing", () => {
  expect(shown({})).toEqual([
    "Tea ×1 · Dine-in¥300 · Doesn’t apply: ¥700 more of what it covers is needed",
    "Soba ×2 · Dine-in¥1,400 − ¥210 = ¥1,190",
    "Ramen ×4 · Dine-in¥3,600 − ¥300 = ¥3,300",
  ]);
});

it("tries carts without what it covers, and in another way of ordering", () => {
  const drinks = shown({ scope: 2, category_ids: ["drinks"], minimum_spend: "" });
  expect(drinks.at(-1)).toContain(coupons.preview.why.no_goods_in_scope);
  const delivered = shown({ usage_type: "delivery", minimum_spend: "" });
  expect(delivered[0]).toContain("Delivery¥300 − ¥45");
  expect(delivered.at(-1)).toContain(`Pickup¥300 · Doesn’t apply: ${coupons.preview.why.other_order_type}`);
});

it("tries amounts where there are no dishes, and nothing before a discount is typed", () => {
  expect(shown({ discount_type: 2, discount_price: "500" }, [])[0]).toContain("¥1,000 − ¥500 = ¥500");
  for (const discount_price of ["", "0", "many", "101"]) expect(shown({ discount_price })).toEqual([]);
});
