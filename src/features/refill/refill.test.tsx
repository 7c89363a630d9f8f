import { act, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { refillCreateOrder, refillPay, refillUseCard } from "#contract/calls/refillCard.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { plantOffers, type RefillMember, refillMemberOf } from "#provider/testing/refillWorld.ts";
import { missingServicesAtom } from "#state/page/operatorSettings.ts";
import { beforeProvider } from "#tests/component/beforeProvider.ts";
import { openApp } from "#tests/component/openApp.tsx";

vi.mock("#features/notices/NoticeButton.tsx", async (original) => ({
  ...(await original<object>()),
  default: () => null,
}));
vi.setConfig({ testTimeout: 60_000 });

const PATIENCE = { timeout: 15_000 };
const { onTheWay, provider } = beforeProvider({ payment: "sandbox" });
const user = userEvent.setup();
let me: RefillMember;
let sent: string[];

beforeAll(() => plantOffers(provider()));
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  provider().clock.set(NOON);
  me = await refillMemberOf(provider());
  localStorage.setItem("user", JSON.stringify(me.session));
  sent = [];
  onTheWay(async (request, ask) => {
    sent.push(new URL(request.url).pathname);
    return ask();
  });
});

const times = (path: string) => sent.filter((each) => each === path).length;
const see = (name: string | RegExp) => screen.findByRole("heading", { name }, PATIENCE);
const link = (name: string | RegExp) => screen.findByRole("link", { name }, PATIENCE);
async function typeCard(): Promise<void> {
  await user.type(await screen.findByLabelText("Card number", {}, PATIENCE), "4242424242424242");
  await user.type(screen.getByLabelText("Expiry date"), "1240");
  await user.type(screen.getByLabelText("Security code"), "123");
  await user.type(screen.getByLabelText("Name on the card"), "TARO YAMADA");
}

describe("refill cards", () => {
  it("are bought with their bonus by a card, once however often it is tapped, and then held", async () => {
    await openApp("/goodsCouponBuy?storeId=diner");
    await user.click(await screen.findByRole("radio", { name: /five.*¥500 bonus/ }, PATIENCE));
    await user.click(screen.getByRole("radio", { name: /^Credit card/ }));
    await typeCard();
    const buy = screen.getByRole("button", { name: /^Buy/ });
    expect(buy.textContent).toContain("¥5,000");
    await Promise.all([user.click(buy), user.click(buy)]);
    await see("Credited to your balance");
    expect(screen.getByText(/¥5,500 to spend at .*¥500 of it bonus/)).toBeDefined();
    expect([times(refillCreateOrder.path), times(refillPay.path)]).toEqual([1, 1]);
    expect(await me.balance()).toBe(5_500);

    await user.click(await link("See your balance"));
    await see("Prepaid cards");
    await user.click(await link("History"));
    expect(await screen.findByText("+¥5,000", {}, PATIENCE)).toBeDefined();
    expect(screen.getByText("+¥500")).toBeDefined();
  });

  it("say before they are bought how long each is good for, and who sells them", async () => {
    await openApp("/goodsCouponBuy?storeId=diner");
    expect(await screen.findByRole("radio", { name: /five.*Valid for 180 days/ }, PATIENCE)).toBeDefined();
    expect(screen.getByRole("radio", { name: /Another amount.*Valid for 180 days/ })).toBeDefined();
    expect(screen.getByRole("radio", { name: /teas.*Valid for 30 days/ })).toBeDefined();
    const seller = await link("Legal disclosure (Japan)");
    expect(seller.getAttribute("href")).toBe("/statute?storeId=diner");
  });

  it("are offered nobody where nothing is paid online, and it is said where they are topped up instead", async () => {
    const { services } = await openApp("/goodsCoupon");
    await screen.findByRole("heading", { name: "Stores that offer them" }, PATIENCE);
    act(() => services.store.set(missingServicesAtom, ["online_payment"]));
    expect(await screen.findByText(/store’s staff about topping up/, {}, PATIENCE)).toBeDefined();
    const links = screen.getAllByRole("link").map((one) => one.getAttribute("href") ?? "");
    expect(links.filter((to) => to.startsWith("/goodsCouponBuy"))).toEqual([]);
    expect(screen.queryByText(/from a store below/)).toBeNull();
  });

  it("take an amount of one's own within bounds, and say what is wrong with another", async () => {
    await openApp("/goodsCouponBuy?storeId=diner");
    await user.click(await screen.findByRole("radio", { name: /Another amount/ }, PATIENCE));
    await user.click(screen.getByRole("radio", { name: /^PayPay/ }));
    const field = screen.getByRole("textbox", { name: "Amount to top up" });
    const buy = screen.getByRole("button", { name: /^Buy/ });
    await user.type(field, "４９９");
    await user.click(buy);
    expect(screen.getByText("Check the amount: ¥500 to ¥10,000")).toBeDefined();
    await user.clear(field);
    await user.type(field, "１，２００");
    expect(buy.textContent).toContain("¥1,200");
    expect(times(refillCreateOrder.path)).toBe(0);
  });

  it("that are lacking for an order are topped up by at least that, and lead back to the very order", async () => {
    await openApp("/goodsCouponBuy?storeId=diner&kind=1&amount=400&orderNo=77");
    const field = await screen.findByRole("textbox", { name: "Amount to top up" }, PATIENCE);
    expect(field).toHaveProperty("value", "500");
    await user.click(screen.getByRole("radio", { name: /^Credit card/ }));
    await typeCard();
    await user.click(screen.getByRole("button", { name: /^Buy/ }));
    await see("Credited to your balance");
    const back = await link("Back to paying your order");
    expect(back.getAttribute("href")).toBe("/orderDetail?orderNo=77&pay=1");
  });

  it("go on with the purchase under way after a reload: no second one", async () => {
    await me.buy({ kind: 1, offer_id: "three", shown_price: 3_000 });
    const choose = async () => {
      const view = await openApp("/goodsCouponBuy?storeId=diner");
      await user.click(await screen.findByRole("radio", { name: /three/ }, PATIENCE));
      await user.click(screen.getByRole("radio", { name: /^PayPay/ }));
      await user.click(screen.getByRole("button", { name: /^Buy/ }));
      await vi.waitFor(() => expect(times(refillPay.path)).toBeGreaterThan(0), PATIENCE);
      return view;
    };
    (await choose()).unmount();
    await choose();
    await vi.waitFor(() => expect(times(refillPay.path)).toBe(2), PATIENCE);
    expect(times(refillCreateOrder.path)).toBe(1);
  });

  it("are shown at the counter for an amount that the balance covers", async () => {
    await me.buy({ kind: 1, offer_id: "three", shown_price: 3_000 });
    const [card] = (await me.held()).cards;
    await openApp(`/goodsCouponUse?storeId=diner&cardId=${card?.card_id}`);
    const field = await screen.findByRole("textbox", { name: "Amount to use" }, PATIENCE);
    const show = screen.getByRole("button", { name: "Show the code" });
    for (const [typed, words] of [
      ["0", "Check the amount: ¥1 or more"],
      ["-5", "Check the amount: it can’t be negative"],
      ["1234567890", "Check the amount: too many digits"],
      ["3001", "Check the amount: it’s more than your balance (¥3,000)"],
    ] as const) {
      await user.clear(field);
      await user.type(field, typed);
      await user.click(show);
      expect(screen.getByText(words)).toBeDefined();
    }
    expect(times(refillUseCard.path)).toBe(0);
    await user.clear(field);
    await user.type(field, "８００");
    const entries = window.history.length;
    for (let tap = 0; tap < 3; tap += 1) show.click();
    await see("Please show this to staff");
    expect(screen.getByText("¥800")).toBeDefined();
    expect(window.history.length).toBe(entries + 1);
  });

  it("are nothing to a stranger, who sees where to buy them and signs in for theirs", async () => {
    localStorage.clear();
    await openApp("/goodsCoupon");
    await see("Sign in to use this");
    const stores = await screen.findByRole("heading", { name: "Stores that offer them" }, PATIENCE);
    const section = within(stores.closest("section") ?? document.body);
    expect(await section.findAllByRole("link", {}, PATIENCE)).not.toEqual([]);
    const signIn = await link("Sign in or register");
    expect(signIn.getAttribute("href")).toBe("/loginInput?callback=%2FgoodsCoupon");
  });
});
