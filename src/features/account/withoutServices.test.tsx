import { screen } from "@testing-library/react";
import { createStore } from "jotai";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { orderInvoice } from "#contract/calls/afterOrder.ts";
import { PayType } from "#contract/enumerations.ts";
import { TopUpHint } from "#parts/payments/PaySheet.tsx";
import { MissingMethods } from "#parts/payments/PayTypeCards.tsx";
import { ReceiptForm } from "#parts/receipts/ReceiptSheet.tsx";
import { renderPart } from "#parts/testing/renderPart.tsx";
import { type MissingService, missingServicesAtom } from "#state/page/operatorSettings.ts";
import { someOrder } from "#tests/domain/someOrder.ts";
import LoginInputScreen from "./LoginInputScreen.tsx";
import LoginScreen from "./LoginScreen.tsx";
import RegisterScreen from "./RegisterScreen.tsx";

const TEXTS = ["account", "form", "bill", "receipt"] as const;

async function open(part: ReactNode, lacks: readonly MissingService[]) {
  const store = createStore();
  store.set(missingServicesAtom, lacks);
  return renderPart(part, { texts: [...TEXTS], store, rules: [] });
}
const NO_TEXTS = /can.t send text messages/;

it("where nothing sends codes, none is offered, and it is said why", async () => {
  const screens = [
    <LoginInputScreen key="1" query={{}} />,
    <LoginScreen key="2" query={{}} />,
    <LoginScreen key="3" query={{ mode: "forgot" }} />,
    <RegisterScreen key="4" query={{}} />,
  ];
  for (const one of screens) {
    const { unmount } = await open(one, ["texts"]);
    expect(await screen.findByText(NO_TEXTS)).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Register" })).toBeNull();
    for (const name of [/Agree and send/, /Send the code|Send code/, /Verification code$/])
      expect(screen.queryByRole("button", { name })).toBeNull();
    expect(screen.queryByRole("tab")).toBeNull();
    unmount();
  }
  // Who has a password signs in by it; and a page that is told nothing offers all, as ever.
  const { unmount } = await open(<LoginScreen query={{}} />, ["texts"]);
  expect(screen.getByLabelText("Password")).toBeTruthy();
  unmount();
  await open(<LoginScreen query={{}} />, []);
  expect(screen.getAllByRole("tab")).toHaveLength(2);
  expect(screen.queryByText(NO_TEXTS)).toBeNull();
});

it("where nothing sends mail, a receipt is made out to print", async () => {
  const { unmount, sent } = await open(<ReceiptForm order={someOrder()} onMade={() => {}} />, ["mail"]);
  expect(screen.queryByRole("radio")).toBeNull();
  expect(screen.queryByLabelText("Email address")).toBeNull();
  expect(screen.getByRole("button", { name: "Get receipt" })).toBeTruthy();
  expect(sent.map(({ path }) => path)).not.toContain(orderInvoice.path);
  unmount();
  await open(<ReceiptForm order={someOrder()} onMade={() => {}} />, []);
  expect(screen.getAllByRole("radio")).toHaveLength(2);
});

it("where nothing is paid online it is said, also where that leaves no way to pay", async () => {
  const NO_ONLINE = "Online payment isn’t available at the moment.";
  const some = await open(<MissingMethods types={[PayType.cash]} />, ["online_payment"]);
  expect(screen.getByText(NO_ONLINE)).toBeTruthy();
  some.unmount();
  const none = await open(<MissingMethods types={[]} />, ["online_payment"]);
  expect(screen.getByText(NO_ONLINE)).toBeTruthy();
  expect(screen.getByText(/no payment method/)).toBeTruthy();
  none.unmount();
  const other = await open(<MissingMethods types={[]} />, []);
  expect(screen.queryByText(NO_ONLINE)).toBeNull();
  expect(screen.getByText(/no payment method/)).toBeTruthy();
  other.unmount();
  // Until the ways are known nothing is said of them.
  const { container, unmount } = await open(<MissingMethods types={undefined} />, []);
  expect(container.textContent).toBe("");
  unmount();
  const hint = <TopUpHint order_no="1" store_id="ramen" missing={100} />;
  const offline = await open(hint, ["online_payment"]);
  expect(offline.container.textContent).toBe("");
  offline.unmount();
  await open(hint, []);
  expect(screen.getByRole("link")).toBeTruthy();
});
