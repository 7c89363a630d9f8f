import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { memberInfo } from "#contract/calls/member.ts";
import { login } from "#contract/calls/signIn.ts";
import * as Code from "#contract/codes.ts";
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

const { address, provider } = beforeProvider();
const { button, code, field, member, tap, type, user } = customer(provider);
const NEW = "tsukemen48";

const signsIn = async (phone: string, password: string) =>
  (await provider().call(login, { by: "password", phone, password })).code === Code.success;
const onMenu = () => waitFor(() => expect(window.location.pathname).toBe("/orderFood"), PATIENCE);
const changePassword = `/login?${new URLSearchParams({ mode: "change", callback: "/orderFood?storeId=diner" })}`;

beforeEach(() => {
  provider().clock.advance(61_000);
});

describe("a forgotten password", () => {
  it("is replaced by a code on the phone; one ends signed in, and other devices do not", async () => {
    const { phone, session } = await member();
    provider().clock.advance(61_000);
    await openApp(`/login?${new URLSearchParams({ mode: "forgot", callback: address("diner-T1") })}`);
    await type("Phone number", phone);
    await tap("Send code");
    await type("Verification code", await code(phone));
    await type("New password", NEW);
    await type("Confirm new password", NEW);
    await tap("Set password");
    await onMenu();
    expect(storedSession()?.uid).toBe(session.uid);
    expect([await signsIn(phone, NEW), await signsIn(phone, PASSWORD)]).toEqual([true, false]);
    expect((await provider().call(memberInfo, {}, { session })).code).toBe(Code.sessionExpired);
  });
});

describe("a password that is changed", () => {
  it("is asked for at its field when the present one is wrong, and taken when it is right", async () => {
    const { phone, session } = await member();
    localStorage.setItem("user", JSON.stringify(session));
    await openApp(changePassword);
    await type("Current password", "not-this-1");
    await type("New password", NEW);
    await type("Confirm new password", NEW);
    await tap("Set password");
    const present = await field("Current password");
    await waitFor(() => expect(present.getAttribute("aria-invalid")).toBe("true"), PATIENCE);
    expect(screen.getByText("Your current password is incorrect.")).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(present));

    await user.clear(present);
    await type("Current password", PASSWORD);
    await tap("Set password");
    await onMenu();
    expect(await screen.findByText("Your password has been changed.", {}, PATIENCE)).toBeDefined();
    expect(await signsIn(phone, NEW)).toBe(true);
    expect(storedSession()?.auth_token).not.toBe(session.auth_token);
  });

  it("must be another than the present one", async () => {
    const { session } = await member();
    localStorage.setItem("user", JSON.stringify(session));
    await openApp(changePassword);
    await type("Current password", PASSWORD);
    await type("New password", PASSWORD);
    await user.tab();
    expect(
      await screen.findByText("Choose a password that’s different from your current one."),
    ).toBeDefined();
  });

  it("can be proven by a code to the member's own phone", async () => {
    const { phone, session } = await member();
    provider().clock.advance(61_000);
    localStorage.setItem("user", JSON.stringify(session));
    await openApp(changePassword);
    await user.click(await screen.findByText("Use a code by SMS instead", {}, PATIENCE));
    await type("Verification code", await code(phone));
    await type("New password", NEW);
    await type("Confirm new password", NEW);
    await tap("Set password");
    await onMenu();
    expect(await signsIn(phone, NEW)).toBe(true);
  });

  it("is the member's own: others are led to sign in, and back", async () => {
    await openApp("/login?mode=change");
    const way = await screen.findByRole("link", { name: "Sign in or register" }, PATIENCE);
    expect(way.getAttribute("href")).toBe("/loginInput?callback=%2Flogin%3Fmode%3Dchange");
  });
});

describe("too many wrong passwords", () => {
  it("are told with the time to wait, counting down", async () => {
    const { phone } = await member();
    for (let guess = 0; guess < 10; guess += 1) await signsIn(phone, "wrongwrong1");
    await openApp("/login");
    await type("Phone number", phone);
    await type("Password", PASSWORD);
    await user.keyboard("{Enter}");
    expect(await screen.findByText(/Try again in \d+ seconds\./, {}, PATIENCE)).toBeDefined();
    expect((await field("Password")).getAttribute("aria-invalid")).toBe("true");
    expect(await button("Sign in")).toBeDefined();
  });
});
