import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { creditCartList } from "#contract/calls/cards.ts";
import { payOrder } from "#contract/calls/order.ts";
import * as Code from "#contract/codes.ts";
import { OrderStatus, PayStatus, PayType } from "#contract/enumerations.ts";
import { cards } from "#provider/db/tables/cards.ts";
import { members } from "#provider/db/tables/members.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { taken } from "#provider/testing/guest.ts";
import { type PayingMember, payingMember, TEST_CARDS } from "#provider/testing/payingGuests.ts";
import { beforeProvider } from "#tests/component/beforeProvider.ts";
import { openApp } from "#tests/component/openApp.tsx";
import { typeCard } from "#tests/component/typeCard.ts";

vi.mock("#features/notices/NoticeButton.tsx", async (original) => ({
  ...(await original<object>()),
  default: () => null,
}));
vi.setConfig({ testTimeout: 30_000 });

const PATIENCE = { timeout: 10_000 };
const { onTheWay, provider } = beforeProvider({ payment: "sandbox" });

interface Seen {
  readonly url: string;
  readonly text: string;
  /** What payorder said. */
  readonly answer: { readonly code: number; readonly data: { readonly redirect_url: string | null } } | null;
}
let me: PayingMember;
let seen: Seen[];
/** What happens to requests besides being looked at. */
let act: ((request: Request, ask: () => Promise<Response>) => Promise<Response>) | null;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, "error").mockImplementation(() => {});
  const pay_list = [PayType.cash, PayType.payPay, PayType.card, PayType.wallet];
  await provider().db.update(stores).set({ pay_list }).where(eq(stores.id, "diner"));
  me = await payingMember(provider());
  localStorage.setItem("user", JSON.stringify(me.one.session));
  seen = [];
  act = null;
  onTheWay(async (request, ask) => {
    const headers = JSON.stringify(Array.from(request.headers));
    const text = `${request.url} ${headers} ${await request.clone().text()}`;
    const response = await (act ? act(request, ask) : ask());
    const isPay = request.url.endsWith(payOrder.path);
    const answer = isPay ? ((await response.clone().json()) as Seen["answer"]) : null;
    seen.push({ url: request.url, text, answer });
    return response;
  });
});

const sentTo = (path: string) => seen.filter(({ url }) => url.endsWith(path));
const atVault = () => sentTo("/sandbox/vault/cards");
const paymentsOf = (order_no: string) =>
  provider().db.select().from(payments).where(eq(payments.order_no, order_no));

/** At a table one pays by the bill, which ends the meal. */
const bill = () => screen.queryByRole("heading", { name: "Your bill", hidden: true });
const untilShut = () => waitFor(() => expect(bill()).toBeNull(), PATIENCE);
async function openSheet(order_no: string): Promise<UserEvent> {
  await openApp(`/orderDetail?orderNo=${order_no}&storeId=diner&pay=1`);
  await waitFor(() => expect(bill()).not.toBeNull(), PATIENCE);
  return userEvent.setup();
}
const PAID = { pay_status: PayStatus.paid };
const UNPAID = { pay_status: PayStatus.unpaid, order_status: OrderStatus.pending };
const untilPaid = (order_no: string) =>
  waitFor(async () => expect(await me.details(order_no)).toMatchObject(PAID), PATIENCE);

const choice = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name, {}, PATIENCE);
const choose = async (user: UserEvent, name: RegExp) => user.click(await choice(name));
const payButton = () =>
  within(screen.getByRole("dialog", { hidden: true }))
    .getByText(/^(Pay|Pay at the register)$/)
    .closest("button") as HTMLButtonElement;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** The number as it is typed, as it is shown, and its middle. */
const forms = (number: string) => [number, number.replaceAll(/(\d{4})(?=\d)/g, "$1 "), number.slice(4, 12)];

function expectOnlyAtVault(number: string, times: number): void {
  expect(atVault().filter(({ text }) => text.includes(number))).toHaveLength(times);
  const others = seen.filter(({ url }) => !url.endsWith("/sandbox/vault/cards"));
  const leaks = (text: string) => forms(number).some((form) => text.includes(form));
  expect(others.filter(({ text }) => leaks(text))).toEqual([]);
  expect(leaks(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, window.location.href]))).toBe(
    false,
  );
}

describe("an order paid by a card that is typed", () => {
  it("whose bank declines, then accepts: the number is in the vault's requests and nowhere else", async () => {
    const number = TEST_CARDS.challenge;
    const order_no = await me.place();
    const user = await openSheet(order_no);
    await choose(user, /^Credit card/);
    await typeCard(user, number);
    expect(screen.getByText("Visa")).toBeDefined();
    expect(field("Card number").value).toBe("4000 0027 6000 3184");
    expect(field("Expiry date").value).toBe("12/40");
    await user.click(payButton());
    await waitFor(() => expect(sentTo(payOrder.path)).toHaveLength(1), PATIENCE);
    expect(document.body.innerHTML).not.toContain("6000 3184");
    expect(screen.queryByLabelText<HTMLInputElement>("Card number")?.value ?? "").toBe("");

    const back = await me.press(sentTo(payOrder.path)[0]?.answer?.data.redirect_url ?? null, "decline");
    cleanup();
    const { pathname, search } = new URL(back);
    await openApp(`${pathname}${search}`);
    await screen.findByText("Payment failed", {}, PATIENCE);
    const link = screen.getByText("Pay for your order").closest("a");
    expect(link?.getAttribute("href")).toContain("pay=1");
    cleanup();

    const again = await openSheet(order_no);
    await choose(again, /^Credit card/);
    await typeCard(again, number);
    await again.click(payButton());
    await waitFor(() => expect(sentTo(payOrder.path)).toHaveLength(2), PATIENCE);
    const paid = await me.press(sentTo(payOrder.path)[1]?.answer?.data.redirect_url ?? null, "accept");
    cleanup();
    await openApp(new URL(paid).pathname + new URL(paid).search);
    // What is paid goes on to its order, which says so.
    await screen.findByText("Paid: ¥500", {}, PATIENCE);
    expect(window.location.pathname).toBe("/orderDetail");
    expect((await paymentsOf(order_no)).map(({ state }) => state).toSorted()).toEqual(["failed", "paid"]);

    expectOnlyAtVault(number, 2);
  });

  it("that is declined outright keeps the order, empties the fields, and another way pays", async () => {
    const order_no = await me.place();
    const user = await openSheet(order_no);
    await choose(user, /^Credit card/);
    await typeCard(user, TEST_CARDS.decline);
    await user.click(payButton());
    expect(await screen.findByText(/^Your payment was declined/, {}, PATIENCE)).toBeDefined();
    expect((await screen.findByLabelText<HTMLInputElement>("Card number")).value).toBe("");
    expectOnlyAtVault(TEST_CARDS.decline, 1);
    await choose(user, /^Cash/);
    expect(screen.queryByText(/^Your payment was declined/)).toBeNull();
    await user.click(payButton());
    await waitFor(
      async () => expect(await me.details(order_no)).toMatchObject({ is_cashier_pending: 1 }),
      PATIENCE,
    );
  });

  it("is paid once however often it is tapped", async () => {
    const order_no = await me.place();
    const user = await openSheet(order_no);
    await choose(user, /^Credit card/);
    await typeCard(user, TEST_CARDS.approve);
    const button = payButton();
    for (let tap = 0; tap < 5; tap += 1) button.click();
    await untilPaid(order_no);
    expect([atVault().length, sentTo(payOrder.path).length]).toEqual([1, 1]);
    expect(await paymentsOf(order_no)).toHaveLength(1);
    await waitFor(() => expect(screen.queryByLabelText("Card number")).toBeNull(), PATIENCE);
  });

  it("that is lost on the way can be sent again without being typed, and is charged once", async () => {
    const order_no = await me.place();
    const user = await openSheet(order_no);
    await choose(user, /^Credit card/);
    await typeCard(user, TEST_CARDS.approve);
    act = async (request, ask) => (request.url.endsWith(payOrder.path) ? Response.error() : ask());
    await user.click(payButton());
    expect(await screen.findByText(/^We couldn’t confirm the payment/, {}, PATIENCE)).toBeDefined();
    expect(screen.getByText("Visa ending in 4242")).toBeDefined();
    act = null;
    await user.click(payButton());
    await untilShut();
    expect((await paymentsOf(order_no)).map(({ state }) => state)).toEqual(["paid"]);
    expectOnlyAtVault(TEST_CARDS.approve, 1);
  });

  it("whose answer is lost is found to be paid, and is charged once", async () => {
    const order_no = await me.place();
    const user = await openSheet(order_no);
    await choose(user, /^Credit card/);
    await typeCard(user, TEST_CARDS.approve);
    act = async (request, ask) => {
      const response = await ask();
      return request.url.endsWith(payOrder.path) ? Response.error() : response;
    };
    await user.click(payButton());
    await untilShut();
    expect((await paymentsOf(order_no)).map(({ state }) => state)).toEqual(["paid"]);
  });

  it("is not sent on when the vault does not take it, or cannot be reached", async () => {
    const order_no = await me.place();
    const user = await openSheet(order_no);
    await choose(user, /^Credit card/);
    await user.click(payButton());
    for (const lack of ["card number", "expiry date", "security code", "name on the card"]) {
      expect(await screen.findByText(`Please enter the ${lack}.`, {}, PATIENCE)).toBeDefined();
    }
    expect(document.activeElement).toBe(field("Card number"));
    // A real card's number, as far as anybody can tell.
    await typeCard(user, "4539578763621486");
    await user.click(payButton());
    expect(await screen.findByText(/not a real card\.$/, {}, PATIENCE)).toBeDefined();
    for (const [answer, words] of [
      [() => Response.error(), /^We couldn’t reach the payment company/],
      [() => new Response(null, { status: 429 }), /^Too many tries/],
      [() => new Response(null, { status: 503 }), /^Cards can’t be accepted/],
    ] as const) {
      act = (request, ask) => (request.url.includes("/vault/") ? Promise.resolve(answer()) : ask());
      await user.click(payButton());
      expect(await screen.findByText(words, {}, PATIENCE)).toBeDefined();
      expect(field("Card number").value).toBe("4539 5787 6362 1486");
    }
    expect(sentTo(payOrder.path)).toHaveLength(0);
  });
});

describe("a member's saved cards", () => {
  it("are listed, the expired ones not to be chosen, and pay without being typed", async () => {
    const old = await me.saved(TEST_CARDS.jcb);
    await provider().db.update(cards).set({ valid_period: "10/26" }).where(eq(cards.id, old));
    const good = await me.saved(TEST_CARDS.approve);
    const order_no = await me.place();
    const user = await openSheet(order_no);
    await choose(user, /^Credit card/);
    expect((await choice(/^Visa ending in 4242/)).checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>(/^JCB ending in 0505.*Expired/).disabled).toBe(true);
    await user.click(payButton());
    await untilPaid(order_no);
    expect((await paymentsOf(order_no)).map(({ card_id }) => card_id)).toEqual([good]);
    expect(atVault()).toHaveLength(0);
  });

  it("are joined by a card that is typed, when its member wants it kept", async () => {
    const order_no = await me.place();
    const user = await openSheet(order_no);
    await choose(user, /^Credit card/);
    await typeCard(user, TEST_CARDS.approve);
    await user.click(await screen.findByLabelText("Save this card for next time", {}, PATIENCE));
    await user.click(payButton());
    await untilPaid(order_no);
    expect((await taken(me.one.send(creditCartList, {}))).cards).toHaveLength(1);
  });

  it("are nothing that a visitor is offered", async () => {
    await provider().db.update(members).set({ kind: "visitor" }).where(eq(members.uid, me.uid));
    const user = await openSheet(await me.place());
    await choose(user, /^Credit card/);
    await screen.findByLabelText("Card number", {}, PATIENCE);
    expect(screen.queryByLabelText("Save this card for next time")).toBeNull();
  });
});

describe("the wallet", () => {
  it("pays at once when it holds enough", async () => {
    await me.topUp(1_000);
    const order_no = await me.place();
    const user = await openSheet(order_no);
    await choose(user, /Balance ¥1,000$/);
    await user.click(payButton());
    await untilPaid(order_no);
    expect(await me.balance()).toBe(500);
  });

  it("says what it lacks, and cannot be chosen then", async () => {
    await me.topUp(100);
    await openSheet(await me.place());
    expect((await choice(/Balance ¥100 \(you need ¥400 more\)/)).disabled).toBe(true);
  });

  it("that has been used elsewhere meanwhile says what it lacks, and the order is kept", async () => {
    await me.topUp(600);
    const order_no = await me.place();
    const user = await openSheet(order_no);
    await choose(user, /Balance ¥600$/);
    act = async (request, ask) => {
      const data = { reason: "balance", balance: 200, missing: 300 };
      const answer = { code: Code.paymentFailed, message: "Code 428", data };
      return request.url.endsWith(payOrder.path) ? Response.json(answer) : ask();
    };
    await user.click(payButton());
    expect(await screen.findByText(/^Your prepaid balance is ¥300 short/, {}, PATIENCE)).toBeDefined();
    expect(await me.details(order_no)).toMatchObject(UNPAID);
  });
});
