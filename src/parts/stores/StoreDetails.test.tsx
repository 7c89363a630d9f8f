import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { ResponseOf } from "#contract/call.ts";
import { storePayList } from "#contract/calls/payment.ts";
import { companyInfo, mealTime, storeAttr } from "#contract/calls/store.ts";
import { PayType, Weekday } from "#contract/enumerations.ts";
import { on, renderPart } from "#parts/testing/renderPart.tsx";
import { someStore } from "#parts/testing/someStore.ts";
import StoreDetails from "./StoreDetails.tsx";

const lunch = { open: "11:00", close: "15:00", last_order: "14:30" };
const late = { open: "18:00", close: "26:00", last_order: "25:30" };
const hours = ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({
  weekday,
  spans: weekday < 6 ? [lunch, late] : [],
}));
const business_hours = [...hours, { weekday: 8 as const, spans: [lunch] }];

const opening: ResponseOf<typeof mealTime> = {
  is_open: 1,
  last_order_time: "2026-11-23T14:30:00+09:00",
  close_time: "2026-11-23T15:00:00+09:00",
  next_open_time: null,
  today: Weekday.publicHoliday,
  slots: [],
};
const payments: ResponseOf<typeof storePayList> = {
  pay_list: [PayType.cash, PayType.payPay, PayType.card],
  wallet_balance: null,
  vault: null,
};
const rules = [
  on(mealTime, () => ({ data: opening })),
  on(storePayList, () => ({ data: payments })),
  on(storeAttr, () => ({ data: { attributes: [{ name: "Seats", value: "24" }] } })),
  on(companyInfo, () => ({
    data: {
      seller: "Noren Ltd.",
      responsible_person: "N. Oren",
      address: "1-2-3 Ginza",
      phone: "03-1234-5678",
      email: "shop@example.jp",
      website: "https://example.jp",
      prices: "As shown, tax included",
      additional_charges: "None",
      payment_methods: "Cash, card",
      payment_timing: "After the meal",
      delivery_timing: "At once",
      returns: "Before it is made",
      qualification: "Food hygiene licence",
    },
  })),
];
const row = (name: string | RegExp) => {
  const dd = screen.getByText(name).closest("div");
  return dd?.querySelector("dd")?.textContent;
};

describe("a store's details", () => {
  it("tell the hours of the week, past midnight too, with the holiday's marked on a holiday", async () => {
    await renderPart(<StoreDetails store={someStore({ business_hours })} />, {
      rules,
      texts: ["store", "bill"],
    });
    await screen.findByText("Today");
    expect(row("Mon – Fri")).toBe(
      "11:00 – 15:00Last order 14:3018:00 – 2:00 (next day)Last order 1:30 (next day)",
    );
    expect(row("Sat – Sun")).toBe("Closed");
    within(screen.getByText("Holidays")).getByText("Today");
    screen.getByText("Open now");
    screen.getByText("Last order 14:30", { selector: "p > span" });
  });

  it("name the next special days, and mark the present one instead of its weekday", async () => {
    const special_days = [
      { from: "2026-11-23", until: "2026-11-23", spans: [lunch] },
      { from: "2026-12-31", until: "2027-01-03", spans: [] },
      ...[1, 2, 3, 4].map((day) => ({ from: `2027-02-0${day}`, until: `2027-02-0${day}`, spans: [late] })),
    ];
    const onSpecialDay = on(mealTime, () => ({ data: { ...opening, day: "2026-11-23", special_days } }));
    await renderPart(<StoreDetails store={someStore({ business_hours })} />, {
      rules: [onSpecialDay, ...rules.slice(1)],
      texts: ["store", "bill"],
    });
    await screen.findByRole("heading", { name: "Closed days and special hours" });
    const own = screen.getByText("Mon, Nov 23");
    within(own).getByText("Today");
    expect(screen.getAllByText("Today")).toHaveLength(1);
    expect(own.nextElementSibling?.textContent).toBe("11:00 – 15:00Last order 14:30");
    expect(row("Thu, Dec 31 – Sun, Jan 3")).toBe("Closed");
    expect(screen.queryByText("Wed, Feb 3")).not.toBeNull();
    expect(screen.queryByText("Thu, Feb 4")).toBeNull();
  });

  it("tell how to pay, what the place offers, and how to call", async () => {
    await renderPart(<StoreDetails store={someStore()} />, { rules, texts: ["store", "bill"] });
    await screen.findByText("Credit card");
    await screen.findByText("Seats");
    expect(screen.getByRole("link", { name: /03-1234-5678/ }).getAttribute("href")).toBe("tel:0312345678");
  });

  it("tell fee, minimum and free delivery only where the store delivers", async () => {
    const said = { dispatchprice: 300, freeprice: 3000, minimum_order: 1500, delivery_hours: hours };
    const { unmount } = await renderPart(<StoreDetails store={someStore(said)} />, {
      rules,
      texts: ["store", "bill"],
    });
    expect(["Delivery fee", "Minimum order", "Free delivery"].map(row)).toEqual([
      "¥300",
      "¥1,500",
      "Orders of ¥3,000 or more",
    ]);
    unmount();
    await renderPart(<StoreDetails store={someStore()} />, { rules, texts: ["store", "bill"] });
    expect(screen.queryByText("Delivery fee")).toBeNull();
  });

  it("unfold all 13 items of the legal disclosure, asked for only then", async () => {
    const { sentTo } = await renderPart(<StoreDetails store={someStore()} />, {
      rules,
      texts: ["store", "bill"],
    });
    expect(sentTo(companyInfo)).toEqual([]);
    await userEvent.setup().click(screen.getByText(/Legal disclosure/));
    await screen.findByText("Food hygiene licence");
    const disclosure = screen.getByRole("group");
    expect(disclosure.querySelectorAll("dt")).toHaveLength(13);
  });
});
