import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore } from "jotai";
import { describe, expect, it, vi } from "vitest";
import { orderInvoice } from "#contract/calls/afterOrder.ts";
import { memberInfo } from "#contract/calls/member.ts";
import * as Code from "#contract/codes.ts";
import { Sex } from "#contract/enumerations.ts";
import type { OrderDetail, Receipt } from "#contract/order.ts";
import { on, renderPart, type Reply } from "#parts/testing/renderPart.tsx";
import { plainReach } from "#state/account/hostCapabilities.ts";
import { signInPathAtom } from "#state/account/signInPath.ts";
import { someOrder } from "#tests/domain/someOrder.ts";
import { ReceiptButton } from "./ReceiptButton.tsx";

const PAGE = "https://order.example.com/receipt/key?language=en";
const receipt = (said: Partial<Receipt> = {}): Receipt => ({
  receipt_no: "2026-000007",
  order_no: "261121-1",
  issue_time: "2026-11-21T12:00:00+09:00",
  title: "ACME",
  store_name: "Bar",
  issuer_name: "Bar K.K.",
  issuer_address: "Tokyo",
  issuer_phone: "0312345678",
  registration_number: null,
  trade_time: "2026-11-21T12:00:00+09:00",
  lines: [],
  bill: someOrder().bill,
  is_copy: 0,
  sent_to: null,
  print_url: null,
  ...said,
});

async function open(
  answers: readonly Reply<typeof orderInvoice>[],
  said: Partial<OrderDetail> = {},
  { store = createStore(), email = null as string | null } = {},
) {
  const user = userEvent.setup();
  const order = someOrder({ actions: ["invoice"], ...said });
  let asked = 0;
  const view = await renderPart(<ReceiptButton order={order} />, {
    texts: ["receipt", "form"],
    uid: "u1",
    store,
    rules: [
      on(orderInvoice, () => answers[Math.min((asked += 1), answers.length) - 1] ?? { trouble: "server" }),
      on(memberInfo, () => (email === null ? { code: Code.notSignedIn } : { data: { ...profile, email } })),
    ],
  });
  await user.click(await screen.findByRole("button", { name: "Receipt" }));
  await screen.findByRole("textbox", { name: /Receipt name/ });
  return { ...view, user };
}
const profile = {
  uid: "u1",
  kind: "member" as const,
  nickname: "",
  family_name: "",
  given_name: "",
  sex: Sex.secret,
  phone: null,
  email: null,
  avatar: null,
  addresses: [],
  cards: [],
  has_password: 0 as const,
  platforms: [],
  language: "en" as const,
  is_message_agreed: 0 as const,
  registered_time: "2026-11-21T12:00:00+09:00",
  holdings: {
    open_orders: 0,
    card_balance: 0,
    voucher_balance: 0,
    unused_coupons: 0,
    favourites: 0,
    reviews: 0,
    unread_informs: 0,
  },
};
const title = () => screen.findByRole<HTMLInputElement>("textbox", { name: /Receipt name/ });
const address = () => screen.findByRole<HTMLInputElement>("textbox", { name: /Email address/ });
const sendIt = () => screen.findByRole("button", { name: "Send by email" });

describe("a receipt", () => {
  it("is offered for an order that is paid, and for no other", async () => {
    await renderPart(<ReceiptButton order={someOrder({ actions: ["pay"] })} />, {
      texts: ["receipt", "form"],
    });
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("goes by mail to whom the order named and where the member has their mail", async () => {
    const { user, sentTo } = await open(
      [{ data: receipt({ sent_to: "hanako@example.com" }) }],
      { invoice_title: "ACME" },
      { email: "hanako@example.com" },
    );
    expect((await title()).value).toBe("ACME");
    await waitFor(async () => expect((await address()).value).toBe("hanako@example.com"));
    await user.click(await sendIt());
    expect(await screen.findByText(/sent your receipt to hanako@example.com/)).toBeDefined();
    expect(sentTo(orderInvoice).map(({ request }) => request)).toEqual([
      { order_no: someOrder().order_no, companyName: "ACME", kind: 1, email: "hanako@example.com" },
    ]);
  });

  it("asks for a name and an address that can be one, and sends nothing before", async () => {
    const { user, sentTo } = await open([{ data: receipt() }]);
    await user.click(await sendIt());
    expect(await screen.findByText("Please enter the name for the receipt.")).toBeDefined();
    expect(screen.getByText("Please enter your email address.")).toBeDefined();
    await user.type(await title(), "ACME");
    await user.type(await address(), "hanako@example");
    await user.click(await sendIt());
    expect(await screen.findByText("Enter a valid email address.")).toBeDefined();
    expect(sentTo(orderInvoice)).toEqual([]);
  });

  it("to print needs no address, and leads to its page; a copy is said to be one", async () => {
    const { user, sentTo } = await open([{ data: receipt({ print_url: PAGE, is_copy: 1 }) }]);
    await user.type(await title(), "ACME");
    await user.click(screen.getByRole("radio", { name: /Print it/ }));
    expect(screen.queryByRole("textbox", { name: /Email/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Get receipt" }));
    const link = await screen.findByRole("link", { name: "Open the page to print" });
    expect(link.getAttribute("href")).toBe(PAGE);
    expect(screen.getByText(/marked “Reissued”/)).toBeDefined();
    expect(sentTo(orderInvoice)[0]?.request).toEqual({
      order_no: someOrder().order_no,
      companyName: "ACME",
      kind: 2,
    });
  });

  it("in LINE, whose browser cannot print, its page opens in the device's own", async () => {
    const store = createStore();
    const openOutside = vi.fn<(url: string) => void>();
    store.set(signInPathAtom, (signInPath) => ({
      ...signInPath,
      host: "line",
      reach: async () => ({ ...plainReach, openOutside }),
    }));
    const { user } = await open([{ data: receipt({ print_url: PAGE }) }], {}, { store });
    await user.type(await title(), "ACME");
    await user.click(screen.getByRole("radio", { name: /Print it/ }));
    await user.click(screen.getByRole("button", { name: "Get receipt" }));
    await user.click(await screen.findByRole("button", { name: "Open the page to print" }));
    expect(openOutside).toHaveBeenCalledWith(PAGE);
  });

  it.each<[number, Reply<typeof orderInvoice>, RegExp]>([
    [418, { code: Code.receiptAlreadyPrinted }, /doesn’t reissue them/],
    [419, { code: Code.printFailed }, /print the receipt instead/],
    [420, { code: Code.companyNameMissing }, /Code 420/],
    [424, { code: Code.noPermission }, /no completed payment for this order/],
  ])("refused with %i says what to do, and what was typed stays", async (_, told, words) => {
    const { user } = await open([told]);
    await user.type(await title(), "ACME");
    await user.type(await address(), "hanako@example.com");
    await user.click(await sendIt());
    expect(await screen.findByText(words)).toBeDefined();
    expect((await title()).value).toBe("ACME");
    expect((await address()).value).toBe("hanako@example.com");
  });

  it("whose answer was lost is asked for under the same key, so that no copy is made", async () => {
    const { user, sentTo } = await open([{ trouble: "timeout" }, { data: receipt({ sent_to: "a@b.test" }) }]);
    await user.type(await title(), "ACME");
    await user.type(await address(), "a@b.test");
    await user.click(await sendIt());
    await screen.findByRole("alert");
    await user.click(await sendIt());
    await screen.findByText(/sent your receipt/);
    const keys = sentTo(orderInvoice).map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  it("keeps what was typed when the sheet is closed and opened again", async () => {
    const { user } = await open([{ data: receipt() }]);
    await user.type(await title(), "ACME");
    await user.click(screen.getByRole("button", { name: "Close" }));
    await user.click(await screen.findByRole("button", { name: "Receipt" }));
    expect((await title()).value).toBe("ACME");
  });
});
