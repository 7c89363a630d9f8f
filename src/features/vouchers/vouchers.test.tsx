import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { giveVoucher } from "#provider/refill/gifts/giveVoucher.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { newPhone, readCode } from "#provider/testing/members.ts";
import { plantOffers, type RefillMember, refillMemberOf } from "#provider/testing/refillWorld.ts";
import { beforeProvider } from "#tests/component/beforeProvider.ts";
import { openApp } from "#tests/component/openApp.tsx";

vi.mock("#features/notices/NoticeButton.tsx", async (original) => ({
  ...(await original<object>()),
  default: () => null,
}));
vi.setConfig({ testTimeout: 60_000 });

const PATIENCE = { timeout: 15_000 };
const { provider } = beforeProvider({ payment: "sandbox" });
const user = userEvent.setup();
let me: RefillMember;

beforeAll(() => plantOffers(provider()));
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  provider().clock.set(NOON);
  me = await refillMemberOf(provider());
  localStorage.setItem("user", JSON.stringify(me.session));
});

const see = (name: string | RegExp) => screen.findByRole("heading", { name }, PATIENCE);
const field = (name: string | RegExp) => screen.findByRole("textbox", { name }, PATIENCE);
const button = (name: string | RegExp) => screen.getByRole("button", { name });

async function give(): Promise<string> {
  const { db, parts } = provider();
  const given = { id: crypto.randomUUID(), store_id: "diner", offer_id: "teas", now: parts.clock() };
  const gift = await db.transaction((inner) => giveVoucher(inner, given, parts));
  return gift?.code ?? "";
}

describe("vouchers", () => {
  it("that were given are activated by their link, a phone's code and an email, and then listed", async () => {
    const gift = await give();
    await openApp(`/activate?code=${gift}`);
    expect(await field("Gift code")).toHaveProperty("value", gift);
    await user.click(button("Send me a code"));
    expect(await screen.findByText(/email/i, { selector: "[id$=e] *" }, PATIENCE)).toBeDefined();
    const phone = newPhone();
    await user.clear(await field(/phone/i));
    await user.type(await field(/phone/i), phone);
    await user.type(await field("Email address"), "gift@example.jp");
    await user.click(button("Send me a code"));
    await screen.findByText(gift, {}, PATIENCE);
    await user.type(await field(/code/i), await readCode(provider(), phone));
    await see("Your voucher is activated");
    expect((await me.held()).vouchers).toMatchObject([{ balance: 1_000, status: "active" }]);

    await user.click(screen.getByRole("link", { name: "See the voucher" }));
    await see(/^teas/);
    expect(screen.getByText("Valid for selected items")).toBeDefined();
    expect(await screen.findByText("+¥1,000", {}, PATIENCE)).toBeDefined();
    expect(screen.getByRole("link", { name: "Use in store" }).getAttribute("href")).toMatch(
      /^\/goodsCouponUse\?storeId=diner&voucherId=/,
    );
  });

  it("keep the gift's code for whoever signs in first", async () => {
    localStorage.clear();
    await openApp("/activate?code=4F7K-2MQ0-ZP9C");
    const signIn = await screen.findByRole("link", { name: "Sign in or register" }, PATIENCE);
    expect(signIn.getAttribute("href")).toBe(
      `/loginInput?callback=${encodeURIComponent("/activate?code=4F7K-2MQ0-ZP9C")}`,
    );
  });

  it("are listed by their state", async () => {
    await me.buy({ kind: 2, offer_id: "all", shown_price: 2_000 });
    await openApp("/userVoucher");
    expect(await screen.findByText("¥2,000", {}, PATIENCE)).toBeDefined();
    await user.click(screen.getByRole("tab", { name: "Used up" }));
    await see("No used vouchers");
  });
});
