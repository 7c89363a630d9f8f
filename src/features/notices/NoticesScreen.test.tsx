import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { informList } from "#contract/calls/inform.ts";
import { inform } from "#provider/notices/inform.ts";
import { type Guest, guest, taken } from "#provider/testing/guest.ts";
import { beforeProvider } from "#tests/component/beforeProvider.ts";
import { openApp } from "#tests/component/openApp.tsx";

vi.mock("#features/notices/NoticeButton.tsx", async (original) => ({
  ...(await original<object>()),
  default: () => null,
}));
vi.setConfig({ testTimeout: 60_000 });

const PATIENCE = { timeout: 15_000 };
const { provider, onTheWay } = beforeProvider();
const user = userEvent.setup();
let one: Guest;

/** A notice of the diner, minutes before noon in Japan on 21 November 2026. */
const tell = (minutes: number, more: { order_no?: string; event?: "order_ready" | "own_message" } = {}) =>
  inform(provider().db, {
    uid: one.uid,
    store_id: "diner",
    order_no: more.order_no ?? null,
    event: more.event ?? "store_message",
    content: `Words ${minutes}`,
    now: new Date(Date.parse("2026-11-21T03:00:00Z") - minutes * 60_000),
  });
const links = async () => {
  await screen.findAllByRole("listitem", {}, PATIENCE);
  return within(screen.getByRole("main")).getAllByRole("link");
};
const unread = async () => (await taken(one.send(informList, {}))).unread;

beforeEach(async () => {
  localStorage.clear();
  one = await guest(provider());
  localStorage.setItem("user", JSON.stringify(one.session));
});

describe("one's notices", () => {
  it("stand by the day of their store, newest first, without what one wrote oneself", async () => {
    await tell(13 * 60);
    await tell(5);
    await tell(3, { event: "own_message" });
    await tell(1, { order_no: "261121-A", event: "order_ready" });
    await openApp("/notice");
    const shown = (await links()).map((link) => link.textContent);
    expect(shown).toHaveLength(3);
    expect(shown[0]).toMatch(/^Your order is ready for pickup11:59 · Store diner.* · Order 261121-A/);
    expect(shown[1]).toContain("Words 5");
    const days = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
    expect(days).toEqual(["Nov 21, 2026", "Nov 20, 2026"]);
  });

  it("lead to their order or to the thread with the store, and have been read by that", async () => {
    await tell(2);
    await tell(1, { order_no: "261121-A", event: "order_ready" });
    await openApp("/notice");
    const [order, thread] = await links();
    expect(order?.getAttribute("href")).toBe("/orderDetail?orderNo=261121-A&storeId=diner");
    expect(thread?.getAttribute("href")).toBe("/message?storeId=diner");
    expect(await screen.findByText("2 unread")).toBeDefined();
    if (order) await user.click(order);
    await waitFor(async () => expect(await unread()).toBe(1), PATIENCE);
  });

  it("are all marked as read by one tap, which says so when it fails", async () => {
    await tell(2);
    await tell(1);
    await openApp("/notice");
    const button = await screen.findByRole("button", { name: "Mark all as read" }, PATIENCE);
    onTheWay((request, ask) => (request.url.endsWith("inform_read") ? Response.error() : ask()));
    await user.click(button);
    expect(await screen.findByText("Something went wrong. Please try again.", {}, PATIENCE)).toBeDefined();
    onTheWay((_, ask) => ask());
    await user.click(button);
    await waitFor(() => expect(screen.queryByText("New")).toBeNull(), PATIENCE);
    expect(screen.queryByRole("button", { name: "Mark all as read" })).toBeNull();
    expect(await unread()).toBe(0);
  });

  it("go on from page to page under the days that they belong to", async () => {
    for (let minutes = 1; minutes <= 23; minutes += 1) await tell(minutes);
    await openApp("/notice");
    expect(await links()).toHaveLength(20);
    await user.click(screen.getByRole("button", { name: "Show more" }));
    await screen.findByText(/Words 23/, {}, PATIENCE);
    expect(await links()).toHaveLength(23);
    expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(1);
  });

  it("that cannot be read say so, and are read again by a tap", async () => {
    await tell(1);
    onTheWay((request, ask) => (request.url.endsWith(informList.path) ? Response.error() : ask()));
    await openApp("/notice");
    const again = await screen.findByRole("button", { name: "Try again" }, PATIENCE);
    onTheWay((_, ask) => ask());
    await user.click(again);
    expect(await screen.findByText(/Words 1/, {}, PATIENCE)).toBeDefined();
  });

  it("where there are none say so, with a way on", async () => {
    await openApp("/notice");
    expect(await screen.findByText("No notifications yet", {}, PATIENCE)).toBeDefined();
    expect(screen.getByRole("link", { name: "Find a store" }).getAttribute("href")).toBe("/home");
  });
});

it("a stranger is led to sign in, and back", async () => {
  localStorage.clear();
  await openApp("/notice");
  const link = await screen.findByRole("link", { name: "Sign in" }, PATIENCE);
  expect(link.getAttribute("href")).toBe("/loginInput?callback=%2Fnotice");
});

it("what was not read is counted on one tab alone, and the bell over one's orders leads there", async () => {
  await tell(2);
  await tell(1);
  await openApp("/order");
  const bell = await screen.findByRole("link", { name: "Notifications" }, PATIENCE);
  expect(bell.getAttribute("href")).toBe("/notice");
  expect(await screen.findByRole("link", { name: /2 unread/ }, PATIENCE)).toBeDefined();
});
