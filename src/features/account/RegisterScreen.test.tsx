import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { register } from "#contract/calls/signIn.ts";
import { newPhone, textsTo } from "#provider/testing/members.ts";
import { storedSession } from "#state/account/session.ts";
import { beforeProvider } from "#tests/component/beforeProvider.ts";
import { openApp } from "#tests/component/openApp.tsx";
import { customer, PASSWORD, PATIENCE } from "./testing/customer.ts";

vi.mock("#features/notices/NoticeButton.tsx", async (original) => ({
  ...(await original<object>()),
  default: () => null,
}));
vi.mock("#parts/stores/useAccent.ts", () => ({ useAccent: () => {} }));
vi.setConfig({ testTimeout: 60_000 });

const { address, onTheWay, provider } = beforeProvider();
const { button, code, field, member, row, tap, type, user } = customer(provider);

/** Keys of storage that a browser may have after registering; the visit is the table whose menu one is led to. */
const KEPT = new Set(["user", "locale", "device", "noren.visit"]);

async function toPassword(callback: string, phone = newPhone()) {
  await openApp(`/register?${new URLSearchParams({ callback })}`);
  await type("Phone number", phone);
  await tap("Agree and send code");
  await type("Verification code", await code(phone));
  await field("New password");
  return phone;
}
const typePasswords = async (password = PASSWORD) => {
  await type("New password", password);
  await type("Confirm new password", password);
};

describe("registering", () => {
  it("takes phone, code and password, and ends signed in where one was going", async () => {
    const phone = await toPassword(address("diner-T1"));
    await typePasswords();
    await type("Nicknameoptional", "Hana");
    await tap("Register");
    await waitFor(() => expect(window.location.pathname).toBe("/orderFood"), PATIENCE);
    expect(await row(phone)).toMatchObject({ kind: "member", nickname: "Hana" });
    expect(storedSession()?.uid).toBe((await row(phone))?.uid);
    // The session and its likes are kept in this browser, and nothing of who they are.
    const kept = { ...localStorage, ...sessionStorage };
    expect(Object.keys(kept).filter((key) => !KEPT.has(key))).toEqual([]);
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${phone.slice(1)}|"Hana|${PASSWORD}`));
  });

  it("says what is wrong with a password before it is sent", async () => {
    await toPassword(address("diner-T1"));
    await type("New password", "abc12");
    await user.tab();
    expect(await screen.findByText("Please use at least 6 characters.")).toBeDefined();
    await user.clear(await field("New password"));
    await type("New password", "password1");
    await user.tab();
    expect(await screen.findByText(/easy to guess/)).toBeDefined();
    await user.clear(await field("New password"));
    await type("New password", PASSWORD);
    await type("Confirm new password", "kakigori27");
    await tap("Register");
    expect(await screen.findByText("The passwords don’t match.")).toBeDefined();
  });

  it("is done once though the answer gets lost", async () => {
    const phone = await toPassword(address("diner-T1"));
    await typePasswords();
    onTheWay(async (request, ask) => {
      const answer = await ask();
      return request.url.endsWith(register.path) ? Response.error() : answer;
    });
    await tap("Register");
    expect((await screen.findByRole("alert", {}, PATIENCE)).textContent).toContain("Your entries are saved");
    onTheWay((_request, ask) => ask());
    await tap("Register");
    await waitFor(() => expect(window.location.pathname).toBe("/orderFood"), PATIENCE);
    expect(await row(phone)).toBeDefined();
  });

  it("tells the phone alone that it has an account, and shows the way to sign in", async () => {
    const { phone } = await member();
    await openApp("/register?callback=%2ForderFood%3FstoreId%3Ddiner");
    await type("Phone number", phone);
    provider().clock.advance(61_000);
    await tap("Agree and send code");
    await field("Verification code");
    const [newest] = await textsTo(provider(), phone);
    expect(newest).not.toMatch(/\d{4}/);
    const note = await screen.findByText(/text a note instead of a code/);
    expect(note.querySelector("a")?.getAttribute("href")).toContain("/login?callback=");
  });

  it("shows a wrong code at its field, and takes the right one after it", async () => {
    const phone = newPhone();
    await openApp("/register");
    await type("Phone number", phone);
    await tap("Agree and send code");
    const right = await code(phone);
    await type("Verification code", right === "0000" ? "1111" : "0000");
    await waitFor(
      async () => expect((await field("Verification code")).getAttribute("aria-invalid")).toBe("true"),
      PATIENCE,
    );
    await user.clear(await field("Verification code"));
    await type("Verification code", right);
    await field("New password");
  });

  it("keeps the phone while one reads the terms", async () => {
    const phone = newPhone();
    await openApp("/register");
    await type("Phone number", phone);
    await user.click(screen.getByText("Terms of use"));
    await waitFor(() => expect(window.location.pathname).toBe("/rule"), PATIENCE);
    window.history.back();
    await waitFor(() => expect(window.location.pathname).toBe("/register"), PATIENCE);
    expect(await field("Phone number")).toHaveProperty("value", phone);
    expect(await button("Agree and send code")).toBeDefined();
  });

  it("leaves a visitor what they have: the account is the same", async () => {
    const { unmount } = await openApp("/loginInput?callback=%2Forder&needs=session");
    await tap("Continue without an account");
    await waitFor(() => expect(storedSession()).not.toBeNull(), PATIENCE);
    const uid = storedSession()?.uid;
    unmount();
    const phone = await toPassword(address("diner-T1"));
    await typePasswords();
    await tap("Register");
    await waitFor(() => expect(window.location.pathname).toBe("/orderFood"), PATIENCE);
    expect((await row(phone))?.uid).toBe(uid);
  });
});
