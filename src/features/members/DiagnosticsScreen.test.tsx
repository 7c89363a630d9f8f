import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore } from "jotai";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { specialIndex } from "#contract/calls/specials.ts";
import { companyInfo } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { on, renderPart } from "#parts/testing/renderPart.tsx";
import { plainReach } from "#state/account/hostCapabilities.ts";
import { type LineTrouble, lineTroubleAtom, signInPathAtom } from "#state/account/signInPath.ts";
import { toastsAtom } from "#state/page/alerts.ts";
import DiagnosticsScreen from "./DiagnosticsScreen.tsx";

afterEach(() => vi.unstubAllGlobals());

beforeEach(() => {
  // What came over the network, which jsdom does not know.
  Object.assign(performance, { getEntriesByType: (type: string) => [{ name: type, transferSize: 170_000 }] });
});

/** Five languages are read for the first time. */
const PATIENCE = { timeout: 10_000 };

/** A server whose clock is so many milliseconds behind the device's. */
function serverBehind(milliseconds: number, version = "dev") {
  const date = new Date(Date.now() - milliseconds).toUTCString();
  vi.stubGlobal("fetch", async () => Response.json({ status: "ok", version }, { headers: { date } }));
}
const finding = async (name: string) => {
  const item = (await screen.findByRole("heading", { name })).closest("li");
  if (item === null) throw new Error(`No finding ${name}`);
  return within(item);
};
/** Opened in LINE, which knows the app by that endpoint, or cannot be had. */
function inLine(endpoint: string | null, trouble: LineTrouble | null = null) {
  const store = createStore();
  const reach = async () => ({ ...plainReach, endpoint: () => endpoint });
  store.set(signInPathAtom, (signInPath) => ({
    ...signInPath,
    host: "line",
    liffId: "1234567890-AbcdEfgh",
    reach,
  }));
  store.set(lineTroubleAtom, trouble);
  return store;
}
const reached = on(companyInfo, () => ({ code: Code.storeMissing }));

describe("diagnostics", () => {
  it("find all as it should be, and can be copied", async () => {
    serverBehind(0);
    const { store } = await renderPart(<DiagnosticsScreen />, { texts: ["user"], rules: [reached] });
    await screen.findByText("All checks are done.", {}, PATIENCE);
    for (const name of ["Reaching the server", "Clock", "Version", "Languages", "Storage", "Network"])
      expect((await finding(name)).getByText("OK")).toBeDefined();
    expect((await finding("Languages")).getByText(/kr 100 %/)).toBeDefined();
    expect(
      (await finding("Address (LIFF endpoint, callback URL)")).getByText(`${location.origin}/`),
    ).toBeDefined();
    expect((await finding("LINE app (LIFF ID)")).getByText(/choose another way/)).toBeDefined();
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "Copy the results" }));
    expect(await navigator.clipboard.readText()).toContain("api: ok:");
    expect(store.get(toastsAtom).map(({ text }) => text)).toEqual(["The results are copied."]);
  });

  it("say what to do about a clock that is wrong, an app that is old, and a server out of reach", async () => {
    serverBehind(-600_000, "9.9.9");
    await renderPart(<DiagnosticsScreen />, { texts: ["user"] });
    await screen.findByText("All checks are done.", {}, PATIENCE);
    expect((await finding("Clock")).getByText(/-(?:59|60)\d s/)).toBeDefined();
    expect((await finding("Clock")).getByText(/Set date and time to automatic/)).toBeDefined();
    expect(
      (await finding("Version")).getByText("The app has been updated. Please reload the page."),
    ).toBeDefined();
    expect((await finding("Reaching the server")).getByText("Check this")).toBeDefined();
  });

  it("find a LIFF id that LINE does not take", async () => {
    serverBehind(0);
    vi.stubGlobal("isSecureContext", true);
    const store = inLine(null, "unreachable");
    await renderPart(<DiagnosticsScreen />, { store, texts: ["user"], rules: [reached] });
    await screen.findByText("All checks are done.", {}, PATIENCE);
    const liff = await finding("LINE app (LIFF ID)");
    expect(liff.getByText("Check this")).toBeDefined();
    expect(liff.getByText("1234567890-AbcdEfgh · unreachable")).toBeDefined();
    expect(liff.getByText(/check the LIFF ID/)).toBeDefined();
    const endpoint = await finding("Address (LIFF endpoint, callback URL)");
    expect(endpoint.queryByText("OK")).toBeNull();
    expect(endpoint.getByText(/couldn’t compare it/)).toBeDefined();
  });

  it("find an endpoint at LINE that is not the app's root", async () => {
    serverBehind(0);
    const store = inLine(`${location.origin}/home`);
    await renderPart(<DiagnosticsScreen />, { store, texts: ["user"], rules: [reached] });
    await screen.findByText("All checks are done.", {}, PATIENCE);
    expect((await finding("LINE app (LIFF ID)")).getByText("OK")).toBeDefined();
    const endpoint = await finding("Address (LIFF endpoint, callback URL)");
    expect(endpoint.getByText("Check this")).toBeDefined();
    expect(endpoint.getByText(`${location.origin}/ · LINE: ${location.origin}/home`)).toBeDefined();
    expect(endpoint.getByText(/set it to the first address/)).toBeDefined();
  });

  it("take the app's root for right, with a slash at its end and without", async () => {
    serverBehind(0);
    vi.stubGlobal("isSecureContext", true);
    await renderPart(<DiagnosticsScreen />, {
      store: inLine(location.origin),
      texts: ["user"],
      rules: [reached],
    });
    await screen.findByText("All checks are done.", {}, PATIENCE);
    expect((await finding("Address (LIFF endpoint, callback URL)")).getByText("OK")).toBeDefined();
  });

  it("name what the server leaves out of its answers", async () => {
    serverBehind(0);
    const broken = on(specialIndex, () => ({ trouble: "contract" as const }));
    await renderPart(<DiagnosticsScreen />, { texts: ["user"], rules: [reached, broken] });
    await screen.findByText("All checks are done.", {}, PATIENCE);
    const calls = await finding("Answers of the server");
    expect(calls.getByText("0 / 6 · /order/special/index")).toBeDefined();
    expect(calls.getByText("Check this")).toBeDefined();
    expect(calls.getByText(/Reload the page, and contact us/)).toBeDefined();
  });
});
