import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { askCorrection, correctionTerms, decideCorrection } from "#contract/calls/desk/corrections.ts";
import { type Customer, lookAtCustomer } from "#contract/calls/desk/customers.ts";
import type { DeskRequest, DeskResponse } from "#contract/calls/desk/deskCall.ts";
import { deletionMeans, eraseCustomer } from "#contract/calls/desk/privacyRequests.ts";
import board from "#locales/en/desk/board.json" with { type: "json" };
import customers from "#locales/en/desk/customers.json" with { type: "json" };
import desk from "#locales/en/desk/desk.json" with { type: "json" };
import settings from "#locales/en/desk/settings.json" with { type: "json" };
import stores from "#locales/en/desk/stores.json" with { type: "json" };
import form from "#locales/en/form.json" with { type: "json" };
import { startTexts } from "#text/instance.ts";
import CustomerScreen from "./CustomerScreen.tsx";
import { aCustomer, correction, request, time } from "./testing/aCustomer.ts";

const texts = startTexts("en", {
  form,
  "desk/board": board,
  "desk/customers": customers,
  "desk/desk": desk,
  "desk/settings": settings,
  "desk/stores": stores,
});

let customer: Customer;
let terms: DeskResponse<typeof correctionTerms>;
let means: DeskResponse<typeof deletionMeans>;
let asked: DeskRequest<typeof askCorrection>[];
let decided: DeskRequest<typeof decideCorrection>[];
let erased: DeskRequest<typeof eraseCustomer>[];
/** What the next of these calls answers instead. */
let refusal: object | null;
let isDeleted: boolean;

beforeEach(() => {
  [asked, decided, erased, refusal, isDeleted] = [[], [], [], null, false];
  terms = { others: ["Aki"], has_code: false };
  means = {
    open_orders: [],
    card_balance: 1_200,
    voucher_balance: 0,
    unused_coupons: 2,
    waiting_corrections: 0,
    has_mail: false,
  };
  customer = aCustomer;
  const kept = {
    [askCorrection.path]: asked,
    [decideCorrection.path]: decided,
    [eraseCustomer.path]: erased,
  };
  vi.stubGlobal("fetch", async (path: string, { body }: { readonly body: string }) => {
    const list: unknown[] | undefined = kept[path];
    if (list !== undefined) {
      list.push(JSON.parse(body));
      if (refusal !== null) return Response.json(refusal);
    }
    if (isDeleted) return Response.json({ fault: "gone" });
    const answers: Readonly<Record<string, unknown>> = {
      [lookAtCustomer.path]: customer,
      [correctionTerms.path]: terms,
      [deletionMeans.path]: means,
      [askCorrection.path]: { state: "waiting", due_at: null },
      [decideCorrection.path]: { state: "done", balance_after: 900 },
      [eraseCustomer.path]: {},
    };
    return path in answers
      ? Response.json({ data: answers[path] })
      : Response.json({ fault: "unknown_call" });
  });
});
afterEach(() => void vi.unstubAllGlobals());

function renderScreen() {
  const routes = [
    { path: "/customers", element: <p>All of them</p> },
    { path: "/customers/:customerId", element: <CustomerScreen /> },
  ];
  render(
    <I18nextProvider i18n={texts}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: ["/customers/hana"] })} />
      </SWRConfig>
    </I18nextProvider>,
  );
}

async function openScreen() {
  renderScreen();
  await screen.findByText("090-1234-5678");
  return userEvent.setup();
}
const press = (name: string) => screen.getByRole("button", { name });

it("what is not known of somebody is shown as not given", async () => {
  await openScreen();
  expect(screen.getAllByText(customers.unknown)).toHaveLength(2);
  expect(screen.getByText("phone, password, LINE")).toBeDefined();
});

it("an amount says what is wrong with it at its field, and is sent under one id however often", async () => {
  const user = await openScreen();
  await user.click(press(customers.correct.open));
  const sheet = within(await screen.findByRole("dialog"));
  const amount = await sheet.findByLabelText(customers.correct.amount);
  const send = sheet.getByRole("button", { name: customers.correct.submit });
  await user.click(sheet.getByLabelText(customers.correct.down));
  for (const [typed, words] of [
    ["", customers.amountFault.missing],
    ["many", customers.amountFault.digits],
    ["0", customers.amountFault.zero],
    ["-5", customers.amountFault.negative],
    ["1000001", customers.amountFault.long.replace("{{most}}", "¥1,000,000")],
    ["1001", customers.amountFault.short.replace("{{held}}", "¥1,000")],
  ] as const) {
    await user.clear(amount);
    if (typed !== "") await user.type(amount, typed);
    await user.click(send);
    expect(sheet.getByText(words)).toBeDefined();
    expect(asked).toEqual([]);
  }
  expect(sheet.getByText(customers.correct.reasonMissing)).toBeDefined();
  await user.clear(amount);
  await user.type(amount, "１,０００");
  await user.type(sheet.getByLabelText(customers.correct.reason), "Credited twice");
  refusal = { fault: "short", fields: ["amount"] };
  await user.click(send);
  expect(await sheet.findByText(desk.fault.short)).toBeDefined();
  refusal = null;
  await user.click(send);
  await screen.findByText(customers.correct.asked);
  expect(asked.map(({ amount: yen, part, reason }) => [yen, part, reason])).toEqual([
    [-1_000, "paid", "Credited twice"],
    [-1_000, "paid", "Credited twice"],
  ]);
  expect(new Set(asked.map(({ correction_id }) => correction_id)).size).toBe(1);
});

it("whoever is alone is asked for a code, or told to set one up", async () => {
  terms = { others: [], has_code: false };
  const user = await openScreen();
  await user.click(press(customers.correct.open));
  await screen.findByText(customers.correct.noCode);
  await user.click(press(desk.close));
  terms = { others: [], has_code: true };
  await user.click(press(customers.correct.open));
  const sheet = within(await screen.findByRole("dialog"));
  await user.type(await sheet.findByLabelText(customers.correct.amount), "5");
  await user.type(sheet.getByLabelText(customers.correct.reason), "A gift");
  await user.click(sheet.getByRole("button", { name: customers.correct.submit }));
  expect(sheet.getByText(customers.correct.codeMissing)).toBeDefined();
  expect(asked).toEqual([]);
  await user.type(sheet.getByLabelText(customers.correct.code), "123 456");
  await user.click(sheet.getByRole("button", { name: customers.correct.submit }));
  await screen.findByText(customers.correct.asked);
  expect(asked.map(({ code }) => code)).toEqual(["123456"]);
});

it("a correction of somebody else’s is confirmed on the balance that is shown; what a colleague did first is said", async () => {
  customer = { ...customer, corrections: [correction] };
  const user = await openScreen();
  expect(screen.getByText("Credited twice")).toBeDefined();
  refusal = { fault: "changed" };
  await user.click(press(customers.decide.confirm));
  await screen.findByText(desk.fault.changed);
  refusal = null;
  await user.click(press(customers.decide.confirm));
  await screen.findByText(customers.decided.done);
  expect(decided).toEqual([
    { correction_id: "c1", decision: "confirm", balance: 1_200 },
    { correction_id: "c1", decision: "confirm", balance: 1_200 },
  ]);
});

it("one’s own correction, and one that comes by itself, can be called off and nothing else", async () => {
  customer = {
    ...customer,
    corrections: [
      { ...correction, is_own: true },
      { ...correction, correction_id: "c2", due_at: time },
    ],
  };
  await openScreen();
  expect(screen.queryByRole("button", { name: customers.decide.confirm })).toBeNull();
  expect(screen.queryByRole("button", { name: customers.decide.refuse })).toBeNull();
  expect(screen.getAllByRole("button", { name: customers.decide.call_off })).toHaveLength(2);
});

it("a deletion is not done before one says that the guest knows of the balance, and anew when it has changed", async () => {
  customer = { ...customer, requests: [request] };
  const user = await openScreen();
  expect(screen.getByText(customers.request.late)).toBeDefined();
  await user.click(press(customers.request.erase));
  const sheet = within(await screen.findByRole("dialog"));
  await sheet.findByText(customers.request.lost.replace("{{amount}}", "¥1,200"));
  expect(sheet.getByText(customers.request.noMail)).toBeDefined();
  const erase = sheet.getByRole("button", { name: customers.request.erase });
  await user.click(erase);
  expect(sheet.getByText(customers.request.lostMissing)).toBeDefined();
  expect(erased).toEqual([]);
  await user.click(sheet.getByRole("checkbox"));
  // Somebody pays in meanwhile.
  refusal = { fault: "changed" };
  means = { ...means, card_balance: 1_700 };
  await user.click(erase);
  await sheet.findByText(customers.request.lost.replace("{{amount}}", "¥1,700"));
  refusal = null;
  await user.click(erase);
  expect(sheet.getByText(customers.request.lostMissing)).toBeDefined();
  await user.click(sheet.getByRole("checkbox"));
  await user.click(erase);
  await screen.findByText("All of them");
  expect(erased.map(({ balance }) => balance)).toEqual([1_200, 1_700]);
});

it("a deletion waits for open orders, which lead to themselves", async () => {
  customer = { ...customer, requests: [request] };
  means = {
    ...means,
    open_orders: [{ order_no: "o1", store_id: "diner", store_name: "Diner", call_number: "007", total: 800 }],
  };
  const user = await openScreen();
  await user.click(press(customers.request.erase));
  const sheet = within(await screen.findByRole("dialog"));
  const way = await sheet.findByRole("link", { name: "007" });
  expect(way.getAttribute("href")).toBe("/orders/diner?order=o1");
  expect(sheet.queryByRole("button", { name: customers.request.erase })).toBeNull();
});

it("where what is kept reaches beyond one’s stores, an owner answers", async () => {
  customer = { ...customer, may_answer: false, requests: [request] };
  await openScreen();
  expect(screen.getByText(customers.request.owner)).toBeDefined();
  expect(screen.queryByRole("button", { name: customers.request.erase })).toBeNull();
});

it("who was deleted is not shown any more", async () => {
  isDeleted = true;
  renderScreen();
  await screen.findByText(customers.gone);
  expect(screen.queryByText("090-1234-5678")).toBeNull();
});
