import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { accountCancel, memberInfo } from "#contract/calls/member.ts";
import { createOrder } from "#contract/calls/order.ts";
import { noneRegister } from "#contract/calls/session.ts";
import * as Code from "#contract/codes.ts";
import { OrderType, PayType } from "#contract/enumerations.ts";
import type { User } from "#contract/member.ts";
import { customer, PASSWORD, PATIENCE } from "#features/account/testing/customer.ts";
import { ledgerAccounts } from "#provider/db/tables/ledger.ts";
import { memberPlatforms } from "#provider/db/tables/signIn.ts";
import { refillCards } from "#provider/db/tables/storedValue.ts";
import { accountId } from "#provider/refill/ledger/accounts.ts";
import { tableId } from "#provider/testing/fixture.ts";
import { attemptId, line, taken } from "#provider/testing/guest.ts";
import { storedSession } from "#state/account/session.ts";
import { signInPathAtom } from "#state/account/signInPath.ts";
import { missingServicesAtom } from "#state/page/operatorSettings.ts";
import { beforeProvider } from "#tests/component/beforeProvider.ts";
import { openApp } from "#tests/component/openApp.tsx";

vi.mock("#features/notices/NoticeButton.tsx", async (original) => ({
  ...(await original<object>()),
  default: () => null,
}));
vi.setConfig({ testTimeout: 60_000 });

const { onTheWay, provider } = beforeProvider();
const { code, field, member, row, tap, type, user } = customer(provider);

beforeEach(() => {
  provider().clock.advance(61_000);
});

const signedInAs = (session: User) => localStorage.setItem("user", JSON.stringify(session));
const consent = () => screen.findByRole("checkbox", {}, PATIENCE);

async function order(session: User): Promise<string> {
  const { order_no } = await taken(
    provider().call(
      createOrder,
      {
        client_order_id: attemptId(),
        store_id: "diner",
        order_type: OrderType.dineIn,
        table_id: tableId("diner-T1", provider().parts.signingKey),
        people: 1,
        pay_type: PayType.cash,
        lines: [line({ goods_id: "tea", price: 300 })],
        shown_total: 300,
      },
      { session },
    ),
  );
  return order_no;
}

describe("before deleting the account", () => {
  it("one reads what will be lost, what the law keeps, and which orders are open", async () => {
    const { session } = await member();
    await order(session);
    signedInAs(session);
    await openApp("/unsubscribe-tips");
    expect(await screen.findByText(/1 order is still open/, {}, PATIENCE)).toBeDefined();
    const lost = within(screen.getByRole("region", { name: "What you’ll lose" }));
    expect(lost.getByText("Your details and ways to sign in")).toBeDefined();
    expect(screen.getByText(/as long as tax law requires/)).toBeDefined();
    expect(screen.getByRole("link", { name: "Continue" }).getAttribute("href")).toBe("/unsubscribe");
    await provider().freeTables();
  });

  it("whoever is not signed in is led to sign in, and back", async () => {
    await openApp("/unsubscribe");
    const way = await screen.findByRole("link", { name: "Sign in or register" }, PATIENCE);
    expect(way.getAttribute("href")).toBe("/loginInput?callback=%2Funsubscribe");
  });
});

describe("deleting the account", () => {
  it("takes the code and the consent, and ends signed out with a last page", async () => {
    const { phone, session } = await member();
    provider().clock.advance(61_000);
    signedInAs(session);
    await openApp("/unsubscribe");
    await tap("Send code");
    await type("Verification code", await code(phone));
    await tap("Delete account");
    expect(await screen.findByText("Please check the box to continue.")).toBeDefined();
    expect(await row(phone)).toBeDefined();
    await user.click(await consent());
    await tap("Delete account");
    expect(await screen.findByText("Your account is deleted", {}, PATIENCE)).toBeDefined();
    expect(storedSession()).toBeNull();
    expect(await row(phone)).toBeUndefined();
    expect((await provider().call(memberInfo, {}, { session })).code).not.toBe(Code.success);
  });

  it("names the orders that stand in the way", async () => {
    const { phone, session } = await member();
    provider().clock.advance(61_000);
    const number = await order(session);
    signedInAs(session);
    await openApp("/unsubscribe");
    await tap("Send code");
    await type("Verification code", await code(phone));
    await user.click(await consent());
    await tap("Delete account");
    const open = within(await screen.findByRole("region", { name: /still open/ }, PATIENCE));
    expect(open.getByRole("link").getAttribute("href")).toContain(`orderNo=${number}`);
    expect(await field("Verification code")).toBeDefined();
    expect(storedSession()).not.toBeNull();
  });

  it("asks a visitor for no code, for there is no phone", async () => {
    const session = await taken(provider().call(noneRegister, {}));
    signedInAs(session);
    await openApp("/unsubscribe");
    await user.click(await consent());
    await tap("Delete account");
    expect(await screen.findByText("Your account is deleted", {}, PATIENCE)).toBeDefined();
    expect(storedSession()).toBeNull();
  });

  it("asks for the password where nothing sends codes", async () => {
    const { phone, session } = await member();
    Object.assign(provider().parts.settings, { hasDemo: false });
    try {
      signedInAs(session);
      const { services } = await openApp("/unsubscribe");
      services.store.set(missingServicesAtom, ["texts"]);
      expect(
        await screen.findByText("To confirm it’s you, enter your password.", {}, PATIENCE),
      ).toBeDefined();
      expect(screen.queryByText(/text messages|text a code/)).toBeNull();
      await user.click(await consent());
      await tap("Delete account");
      expect(await screen.findByText("Please enter your password.")).toBeDefined();
      await type("Password", "kakigori27");
      await tap("Delete account");
      expect(await screen.findByText("Your current password is incorrect.", {}, PATIENCE)).toBeDefined();
      expect(await row(phone)).toBeDefined();
      await user.clear(await field("Password"));
      await type("Password", PASSWORD);
      await tap("Delete account");
      expect(await screen.findByText("Your account is deleted", {}, PATIENCE)).toBeDefined();
      expect(await row(phone)).toBeUndefined();
    } finally {
      Object.assign(provider().parts.settings, { hasDemo: true });
    }
  });

  it("names the balance that is lost, before one agrees to it", async () => {
    const { session } = await member();
    const { uid } = session;
    provider().clock.advance(61_000);
    const created_at = provider().parts.clock();
    const wallet = { kind: "wallet", uid, store_id: "diner", holding_id: null } as const;
    await provider()
      .db.insert(ledgerAccounts)
      .values({ ...wallet, id: accountId(wallet), balance: 3_200, created_at });
    await provider().db.insert(refillCards).values({ id: "lost", uid, store_id: "diner", created_at });
    signedInAs(session);
    await openApp("/unsubscribe");
    await tap("Send code");
    expect(
      await screen.findByText(/my balance of ¥3,200 will be lost without a refund/, {}, PATIENCE),
    ).toBeDefined();
  });

  it("gives LINE's token along where LINE is linked, and says how to end the link where LINE was not told", async () => {
    const session = await taken(provider().call(noneRegister, {}));
    await provider()
      .db.insert(memberPlatforms)
      .values({ platform: "line", subject: "U1", uid: session.uid, linked_at: new Date() });
    signedInAs(session);
    const sent: unknown[] = [];
    onTheWay(async (request, ask) => {
      if (request.url.endsWith(accountCancel.path)) sent.push(await request.clone().json());
      return ask();
    });
    const { services } = await openApp("/unsubscribe");
    services.store.set(signInPathAtom, (signInPath) => ({
      ...signInPath,
      lineToken: async () => "line-access",
    }));
    expect(await screen.findByText(/LINE is notified/, {}, PATIENCE)).toBeDefined();
    await user.click(await consent());
    await tap("Delete account");
    expect(await screen.findByText(/We couldn’t notify LINE/, {}, PATIENCE)).toBeDefined();
    expect(sent).toMatchObject([{ line_access_token: "line-access", is_loss_accepted: 1 }]);
  });
});
