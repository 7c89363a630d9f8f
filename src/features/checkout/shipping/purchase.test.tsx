import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { eq } from "drizzle-orm";
import { mutate } from "swr";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { mallCreateOrder } from "#contract/calls/mallOrder.ts";
import { PayStatus, PayType } from "#contract/enumerations.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { type MallGuest, mallGuest, plantMall, shipping } from "#provider/testing/mallFixture.ts";
import { TEST_CARDS } from "#provider/testing/payingGuests.ts";
import { beforeProvider } from "#tests/component/beforeProvider.ts";
import { openApp } from "#tests/component/openApp.tsx";
import { typeCard } from "#tests/component/typeCard.ts";
import { purchaseScreen } from "./testing/purchaseScreen.ts";

vi.mock("#features/notices/NoticeButton.tsx", async (original) => ({
  ...(await original<object>()),
  default: () => null,
}));
vi.mock("#parts/stores/useAccent.ts", () => ({ useAccent: () => {} }));
vi.setConfig({ testTimeout: 30_000 });

const PATIENCE = { timeout: 10_000 };
const { onTheWay, provider } = beforeProvider({ payment: "sandbox" });
const placed = () =>
  provider().db.select().from(orders).where(eq(orders.uid, one.uid)).orderBy(orders.store_id);

let one: MallGuest;
beforeAll(() => plantMall(provider().db));
beforeEach(async () => {
  localStorage.clear();
  await mutate(() => true, undefined, { revalidate: true });
  await provider().db.update(stores).set({ shipping }).where(eq(stores.id, "brew"));
  await provider().db.update(goods).set({ price: 1_000, is_sold_out: false }).where(eq(goods.id, "sencha"));
  one = await mallGuest(provider());
  localStorage.setItem("user", JSON.stringify(one.session));
});

const { choose, onOrder, open, shopOf, submit, total, unfold } = purchaseScreen(provider);

describe("the confirmation of a purchase in the mall", () => {
  it("tells shop by shop what it costs and when it comes, and becomes an order of each, paid for together", async () => {
    await choose("leaf", { sencha: 1 });
    await choose("brew", { sake: 1 });
    const user = await open();
    await total("¥5,400");
    // On a phone the bill is below: what is beside the button says it as well.
    expect(screen.getByText("Shipping ¥1,400")).toBeDefined();
    const bill = within(screen.getByRole("table"));
    expect(bill.getAllByText("Tokyo · Room temperature, 1 parcel")).toHaveLength(2);
    expect(bill.getByText("¥4,000 more for free shipping")).toBeDefined();
    expect(bill.getByRole("row", { name: /^Total .*¥5,400$/ })).toBeDefined();
    await user.click(submit());
    expect(await screen.findByText("Please confirm your age to order these items")).toBeDefined();
    await user.click(screen.getByLabelText("I am 20 or older"));
    // What both shops take: cards; cash on delivery is one shop's alone.
    expect(screen.queryAllByText("Cash on delivery")).toEqual([]);
    await unfold(user, "The leaf", /Add a request/);
    await user.type(shopOf("The leaf").getByLabelText(/Special requests/), "Ring twice");
    expect(screen.getByRole("group", { name: /^Shipping address/ })).toBeDefined();
    await unfold(user, "The leaf", /Delivery date/);
    const dates = shopOf("The leaf").getByLabelText("Delivery date");
    const [, , second] = within(dates).getAllByRole("option");
    await user.selectOptions(dates, second as HTMLOptionElement);
    await user.selectOptions(shopOf("The leaf").getByLabelText("Delivery time"), "18-20");
    await typeCard(user, TEST_CARDS.approve);
    const button = submit();
    for (let tap = 0; tap < 5; tap += 1) await user.click(button);
    await onOrder();
    const [brew, leaf, ...more] = await placed();
    expect(more).toEqual([]);
    expect(brew).toMatchObject({
      store_id: "brew",
      total: 3_700,
      pay_type: PayType.card,
      is_age_confirmed: true,
    });
    expect(leaf).toMatchObject({ store_id: "leaf", total: 1_700, remark: "Ring twice" });
    expect(leaf?.delivery_date).toBe((second as HTMLOptionElement).value);
    expect(leaf?.purchase_id).toBe(brew?.purchase_id);
    await waitFor(
      async () =>
        expect((await placed()).map(({ pay_status }) => pay_status)).toEqual([
          PayStatus.paid,
          PayStatus.paid,
        ]),
      PATIENCE,
    );
    // One page for both orders, each with its own behind it.
    expect(await screen.findByText("Thank you for your order", {}, PATIENCE)).toBeDefined();
    expect(new URLSearchParams(window.location.search).get("purchase")).toBe("1");
    expect(document.querySelectorAll('a[href^="/MallorderDetail?orderNo="]')).toHaveLength(2);
    expect((await screen.findAllByText("¥5,400", {}, PATIENCE)).length).toBeGreaterThan(0);
    expect(localStorage.getItem("mall.selection")).toBe("[]");
  });

  it("at a shop that does not ship there says so, and goes on without it or to another address", async () => {
    const fees = shipping.fees.map((fee) => ({ ...fee, is_shipped_to: 0 as const }));
    await provider()
      .db.update(stores)
      .set({ shipping: { ...shipping, fees } })
      .where(eq(stores.id, "brew"));
    await choose("leaf", { sencha: 1 });
    await choose("brew", { amazake: 1 });
    const user = await open();
    expect(
      await shopOf("The brew").findByText("This shop doesn’t ship to Tokyo.", {}, PATIENCE),
    ).toBeDefined();
    const way = shopOf("The brew").getByText("Deliver somewhere else").closest("a")?.getAttribute("href");
    expect(way).toBe("/MallUserAddress?callback=%2FmallOrderConfirm");
    await user.click(submit());
    expect(await placed()).toEqual([]);
    await user.click(shopOf("The brew").getByText("Order without this shop"));
    await total("¥1,700");
    await screen.findAllByText("Cash on delivery", {}, PATIENCE);
    await user.click(submit());
    await onOrder();
    expect(await placed()).toMatchObject([
      { store_id: "leaf", total: 1_700, pay_type: PayType.cashOnDelivery },
    ]);
  });

  it("names what has changed, and puts it right by one tap", async () => {
    await choose("leaf", { sencha: 1, shincha: 3 });
    await provider().db.update(goods).set({ price: 1_100 }).where(eq(goods.id, "sencha"));
    const user = await openApp("/mallOrderConfirm").then(() => userEvent.setup());
    const tidy = await screen.findByText("Update the cart", {}, PATIENCE);
    expect(screen.getByText(/1 left/)).toBeDefined();
    expect(screen.getByText(/¥1,100/)).toBeDefined();
    await user.click(tidy);
    await screen.findByText("Place order", {}, PATIENCE);
    await total("¥3,300");
  });

  it("shows both totals when one changes on the way, and asks again", async () => {
    await choose("leaf", { sencha: 1 });
    const user = await open();
    await total("¥1,700");
    await screen.findAllByText("Cash on delivery", {}, PATIENCE);
    await provider().db.update(goods).set({ price: 1_200 }).where(eq(goods.id, "sencha"));
    await user.click(submit());
    const dialog = within(
      await screen.findByRole("alertdialog", {}, PATIENCE).catch(() => screen.getByRole("dialog")),
    );
    expect(dialog.getByText(/¥1,700.*¥1,900/)).toBeDefined();
    await user.click(dialog.getByRole("button", { name: /¥1,900/ }));
    await onOrder();
    expect(await placed()).toMatchObject([{ total: 1_900 }]);
  });

  it("finds what it placed when the answer is lost, and places it once", async () => {
    await choose("leaf", { sencha: 1 });
    const user = await open();
    await total("¥1,700");
    await screen.findAllByText("Cash on delivery", {}, PATIENCE);
    onTheWay(async (request, ask) => {
      const answer = await ask();
      return request.url.endsWith(mallCreateOrder.path) ? Response.error() : answer;
    });
    await user.click(submit());
    await onOrder();
    expect(await placed()).toMatchObject([{ total: 1_700 }]);
  });

  it("is made a gift with band, card and sender, each fault said at its field", async () => {
    await choose("leaf", { sencha: 1 });
    const user = await open();
    await total("¥1,700");
    await unfold(user, "The leaf", /Gift options.*None/);
    const shop = shopOf("The leaf");
    await user.click(shop.getByLabelText("Year-end gift"));
    await user.type(shop.getByLabelText(/Name on the band/), "山田");
    await user.type(shop.getByLabelText(/Message card/), "Thank you");
    await user.click(shop.getByLabelText(/instead of the shop/));
    await user.type(shop.getByLabelText(/Sender’s name/), "山田 花");
    await user.type(shop.getByLabelText(/Sender’s phone/), "0120");
    await user.click(submit());
    expect(await shop.findByText("Please fill this in")).toBeDefined();
    expect(shop.getByText(/^Check the number/)).toBeDefined();
    // One is led to the first of them: whoever types before that types there.
    await waitFor(() => expect(document.activeElement).toBe(shop.getByLabelText(/Sender’s address/)));
    expect(await placed()).toEqual([]);
    // Kept, as all else that is typed.
    expect(localStorage.getItem("noren.mallDraft")).toContain("Thank you");
    await user.type(shop.getByLabelText(/Sender’s address/), "東京都港区芝公園4-2-8");
    await user.clear(shop.getByLabelText(/Sender’s phone/));
    await user.type(shop.getByLabelText(/Sender’s phone/), "０９０-1234-5678");
    await user.click(submit());
    await onOrder();
    expect(await placed()).toMatchObject([
      {
        gift: {
          noshi: "year_end",
          noshi_name: "山田",
          message: "Thank you",
          sender: { name: "山田 花", address: "東京都港区芝公園4-2-8", phone: "+819012345678" },
        },
      },
    ]);
    expect(await screen.findByText(/Year-end gift.* · 山田/, {}, PATIENCE)).toBeDefined();
  });

  it("keeps what was filled in over a reload", async () => {
    await choose("leaf", { sencha: 1 });
    const user = await open();
    await total("¥1,700");
    await unfold(user, "The leaf", /Add a request/);
    await user.type(shopOf("The leaf").getByLabelText(/Special requests/), "Ring twice");
    await user.click(screen.getByRole("button", { name: /receipt/i }));
    await user.type(screen.getByLabelText(/Name on the receipt|receipt/i), "Noren");
    expect(localStorage.getItem("noren.mallDraft")).toContain("Ring twice");
    expect(localStorage.getItem("noren.mallDraft")).toContain("Noren");
  });
});
