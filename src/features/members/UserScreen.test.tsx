import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore } from "jotai";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { informList } from "#contract/calls/inform.ts";
import { alterMemberInfo, memberInfo } from "#contract/calls/member.ts";
import { orderList } from "#contract/calls/order.ts";
import { refillMember } from "#contract/calls/refillCard.ts";
import { on, renderPart } from "#parts/testing/renderPart.tsx";
import { signedIn } from "#parts/testing/signedIn.ts";
import { installOfferAtom } from "#state/page/deviceSettings.ts";
import UserScreen from "./UserScreen.tsx";
import { someProfile } from "./testing/someProfile.ts";

const texts = ["user", "account", "notices"];
const rules = [
  on(orderList, () => ({
    data: { items: [], next_cursor: null, counts: { to_pay: 1, in_progress: 2, to_review: 0 } },
  })),
  on(informList, () => ({ data: { items: [], next_cursor: null, unread: 4 } })),
  on(refillMember, () => ({ data: { card_balance: 3_200, voucher_balance: 500, cards: [], vouchers: [] } })),
  on(memberInfo, () => ({ data: someProfile() })),
];
beforeEach(() => {
  // What came over the network, which jsdom does not know.
  Object.assign(performance, { getEntriesByType: (type: string) => [{ name: type, transferSize: 170_000 }] });
  localStorage.clear();
  delete document.documentElement.dataset["theme"];
});
const link = (name: RegExp | string) => screen.getByRole("link", { name }).getAttribute("href");

describe("one's own tab", () => {
  it("tells a member who they are, what they have, and what waits where", async () => {
    await renderPart(<UserScreen />, { texts, rules, uid: "one", store: signedIn() });
    expect(await screen.findByRole("heading", { name: "Hana" })).toBeDefined();
    expect(screen.getByText("090-1234-5678")).toBeDefined();
    expect(await screen.findByRole("link", { name: /To pay.*1 waiting/ })).toBeDefined();
    expect(link(/In progress.*2 waiting/)).toBe("/order?tab=4");
    expect(link(/3.*Coupons/)).toBe("/userCoupon");
    expect(link(/¥3,200.*Prepaid cards/)).toBe("/goodsCoupon");
    expect(link(/¥500.*Vouchers/)).toBe("/userVoucher");
    expect(link(/Favorites/)).toBe("/favourite");
    expect(link(/Account.*4 unread notifications/)).toBe("/user");
    // The number stands where the notices are, and the tab has a dot: a store's bell counts that store's alone.
    expect(link(/^Notifications.*4 unread$/)).toBe("/notice");
    const tab = screen.getByRole("link", { name: /Account.*4 unread notifications/ });
    expect(tab.querySelector("[data-count]")).toBeNull();
    expect(link("7 coupons to claim")).toBe("/userCoupon?tab=1");
    expect(link("Delete account")).toBe("/unsubscribe-tips");
    // What an engineer asks for is at /test.
    expect(screen.queryByText("340 kB")).toBeNull();
    expect(screen.queryByRole("link", { name: /Check this device/ })).toBeNull();
    expect(screen.getByRole("button", { name: "Sign out" })).toBeDefined();
  });

  it("leads whoever is nobody yet to sign in, and to help all the same", async () => {
    const { sent } = await renderPart(<UserScreen />, { texts });
    expect(link("Sign in or register")).toBe("/loginInput?callback=%2Fuser");
    expect(link("Help")).toBe("/help");
    // What they would have is named, and not said to be nothing.
    expect(link("Coupons")).toBe("/userCoupon");
    expect(screen.queryByText("¥0")).toBeNull();
    expect(screen.queryByRole("button", { name: "Sign out" })).toBeNull();
    expect(sent).toEqual([]);
  });

  it("shows the picture that a member has", async () => {
    const avatar = { src: "/pictures/hana", widths: [64], ratio: 1, tint: "#aa5533" };
    const pictured = on(memberInfo, () => ({ data: someProfile({ avatar }) }));
    await renderPart(<UserScreen />, { texts, rules: [...rules, pictured], uid: "one", store: signedIn() });
    await screen.findByRole("heading", { name: "Hana" });
    expect(document.querySelector("main img")?.getAttribute("src")).toContain("/pictures/hana-64.webp");
  });

  it("lets a visitor, too, have a file of what is kept of them, and have it deleted", async () => {
    const visitor = on(memberInfo, () => ({ data: someProfile({ kind: "visitor", phone: null }) }));
    await renderPart(<UserScreen />, { texts, rules: [...rules, visitor], uid: "one", store: signedIn() });
    expect(await screen.findByRole("button", { name: "Prepare the file" })).toBeDefined();
    expect(link("Delete my data")).toBe("/unsubscribe-tips");
  });

  it("is where the app is put on the device's first screen, where that can be done", async () => {
    const store = createStore();
    await renderPart(<UserScreen />, { texts: [...texts, "share"], store });
    const name = "Add to the home screen";
    expect(screen.queryByRole("button", { name })).toBeNull();
    const ask = vi.fn<() => Promise<boolean>>().mockResolvedValue(true);
    act(() => store.set(installOfferAtom, { kind: "ask", ask }));
    await userEvent.click(await screen.findByRole("button", { name }, { timeout: 10_000 }));
    expect(ask).toHaveBeenCalledTimes(1);
    act(() => store.set(installOfferAtom, { kind: "guide" }));
    await userEvent.click(screen.getByRole("button", { name }));
    const steps = within(await screen.findByRole("dialog", { name: /^How to add it/ })).getAllByRole(
      "listitem",
    );
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      "Tap the share button of your browser.",
      "Choose “Add to Home Screen”.",
      "Tap “Add”. From then on it opens like an app.",
    ]);
  });

  it("is where notices in LINE are turned on and off, by who can get any", async () => {
    const inLine = on(memberInfo, () => ({ data: someProfile({ message_answered_time: null }) }));
    const alter = on(alterMemberInfo, () => ({ data: someProfile({ is_message_agreed: 1 }) }));
    const { sent } = await renderPart(<UserScreen />, {
      texts: [...texts, "lineNotices"],
      rules: [...rules, inLine, alter],
      uid: "one",
      store: signedIn(),
    });
    const control = await screen.findByRole("switch", { name: /Order updates on LINE/ }, { timeout: 10_000 });
    expect(control).toHaveProperty("checked", false);
    await userEvent.click(control);
    expect(control).toHaveProperty("checked", true);
    await waitFor(() =>
      expect(sent.filter(({ path }) => path === alterMemberInfo.path).map(({ request }) => request)).toEqual([
        { is_message_agreed: 1 },
      ]),
    );
  });

  it("does not let a visitor sign out, who could not come back", async () => {
    const visitor = on(memberInfo, () => ({ data: someProfile({ kind: "visitor", phone: null }) }));
    await renderPart(<UserScreen />, { texts, rules: [...rules, visitor], uid: "one", store: signedIn() });
    expect(await screen.findByRole("heading", { name: "Guest" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Sign out" })).toBeNull();
  });

  it("without a connection says so, tries again, and keeps every way on", async () => {
    let isThere = false;
    const later = on(memberInfo, () => (isThere ? { data: someProfile() } : { trouble: "offline" as const }));
    await renderPart(<UserScreen />, { texts, rules: [...rules, later], uid: "one", store: signedIn() });
    expect(await screen.findByText("You’re offline")).toBeDefined();
    expect(link(/Credit cards/)).toBe("/cardList");
    isThere = true;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Hana" })).toBeDefined();
  });

  it("is light or dark as one chooses, at once and the next time", async () => {
    await renderPart(<UserScreen />, { texts });
    await userEvent.click(screen.getByRole("radio", { name: "Dark" }));
    expect(document.documentElement.dataset["theme"]).toBe("dark");
    expect(localStorage.getItem("theme")).toBe("dark");
    expect(document.cookie).toContain("theme=dark");
    await userEvent.click(screen.getByRole("radio", { name: "Auto" }));
    expect(document.documentElement.dataset["theme"]).toBeUndefined();
    expect(localStorage.getItem("theme")).toBeNull();
  });
});
