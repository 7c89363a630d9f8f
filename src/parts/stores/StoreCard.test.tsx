import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore } from "jotai";
import { describe, expect, it } from "vitest";
import { alterMemberInfo } from "#contract/calls/member.ts";
import { noneRegister } from "#contract/calls/session.ts";
import * as Code from "#contract/codes.ts";
import type { OffPremises } from "#contract/enumerations.ts";
import type { StoreSummary } from "#contract/storeLists.ts";
import { on, renderPart, type Reply } from "#parts/testing/renderPart.tsx";
import { someSummary } from "#parts/testing/someSummary.ts";
import { sessionAtom } from "#state/account/session.ts";
import { toastsAtom } from "#state/page/alerts.ts";
import { StoreCard } from "./StoreCard.tsx";

const visitor = { uid: "u", auth_token: "t", inform_channel: null, inform_channel_member: null };

async function show(
  said: Partial<StoreSummary> = {},
  heart: Reply<typeof alterMemberInfo> | (() => Promise<Reply<typeof alterMemberInfo>>) = {
    code: Code.storeMissing,
  },
  isKnown = true,
  way?: OffPremises,
) {
  const store = createStore();
  store.set(sessionAtom, isKnown ? visitor : null);
  const view = await renderPart(<StoreCard store={someSummary(said)} way={way} />, {
    store,
    texts: ["stores"],
    rules: [
      on(alterMemberInfo, () => (typeof heart === "function" ? heart() : heart)),
      on(noneRegister, () => ({ data: { ...visitor, uid: "new" } }) as Reply<typeof noneRegister>),
    ],
  });
  return { ...view, user: userEvent.setup() };
}
const heart = () => screen.getByRole("button", { name: "Favorite: Noren Bar" });
const isPressed = () => heart().getAttribute("aria-pressed");
const never = () => new Promise<never>(() => {});

describe("a store's card", () => {
  it("says how good, how far, how dear and until when", async () => {
    await show({ distance: 1_240, coupon_names: ["10% off", "Free drink"] });
    screen.getByRole("img", { name: "4.5 out of 5, 128 reviews" });
    for (const words of [
      "1.2 km",
      "Ramen",
      "About ¥1,200/person",
      "Delivery ¥300",
      "free over ¥3,000",
      "¥1,000 minimum",
      "Open until 21:00",
      "10% off",
      "+1 more",
    ]) {
      expect(screen.getByText(words)).toBeDefined();
    }
  });

  it("says what is open round the clock, but not of what is only shipped", async () => {
    const { unmount } = await show({ close_time: null });
    expect(screen.getByText("Open 24 hours")).toBeDefined();
    unmount();
    await show({ close_time: null, order_types: [4] });
    expect(screen.getByText("Open")).toBeDefined();
  });

  it("has a line for what it is, for when and how far, and for what it costs", async () => {
    const { container } = await show({ wait_minutes: 35, is_in_range: 1, distance: 1_240 }, never, true, 3);
    const lines = Array.from(container.querySelectorAll("h3 ~ p"), (line) =>
      Array.from(line.children, (fact) => fact.textContent),
    );
    expect(lines).toEqual([
      ["4.5 (128)", "Ramen"],
      ["Arrives in about 35 min", "1.2 km"],
      ["Delivery ¥300", "free over ¥3,000", "¥1,000 minimum"],
    ]);
  });

  it("keeps words with a hyphen whole in its name and its town", async () => {
    const { container } = await show({ name: "Ramen Noren-ken Ueno", area: "Taito-ku" });
    expect(screen.getByRole("heading", { name: "Ramen Noren-ken Ueno" })).toBeDefined();
    const whole = Array.from(container.querySelectorAll(".whole"), ({ textContent }) => textContent);
    expect(whole).toEqual(["Noren-ken", "Taito-ku"]);
  });

  it("says where it is by its town as long as nobody knows how far that is", async () => {
    const { unmount } = await show({ area: "Taito-ku" });
    expect(screen.getByText("Taito-ku")).toBeDefined();
    unmount();
    await show({ area: "Taito-ku", distance: 800 });
    expect(screen.queryByText("Taito-ku")).toBeNull();
  });

  it.each([
    ["Asia/Tokyo", /^Opens .*22.*11:00/],
    ["Pacific/Honolulu", /^Opens .*21.*16:00/],
  ])("says when a closed store in %s opens, in the store's own time", async (time_zone, words) => {
    await show({ is_open: 0, close_time: null, next_open_at: "2026-11-22T02:00:00Z", time_zone });
    expect(screen.getByText(words)).toBeDefined();
  });

  it.each([
    [[2, 3], "/storeHome?storeId=bar"],
    [[1, 2], "/storeHome?storeId=bar"],
    [[1], "/storeIndex?storeId=bar"],
  ] as const)("of a store that takes orders by %j leads to %s", async (order_types, address) => {
    await show({ order_types: [...order_types] });
    expect(screen.getByRole("link", { name: "Noren Bar" }).getAttribute("href")).toBe(address);
  });

  it("of a store that has left leads nowhere, and says so", async () => {
    await show({ is_gone: 1, is_open: 0 });
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.getByText("This store is no longer listed")).toBeDefined();
  });

  it.each([
    [3, { wait_minutes: 35, is_in_range: 1 }, ["Arrives in about 35 min", "Delivery ¥300", "1.2 km"]],
    [2, { wait_minutes: 15 }, ["Ready in about 15 min", "Open until 21:00", "1.2 km"]],
    [3, { wait_minutes: 35, is_in_range: null }, ["Delivery depends on your postal code"]],
    [2, { is_open: 0, is_bookable: 1, next_open_at: "2026-11-22T02:00:00Z" }, ["Pre-order now", /^Opens /]],
    [2, { is_open: 0, is_bookable: 0 }, ["Not taking orders now", "Closed right now"]],
  ] as const)("for way %i says of %j what counts, and leads there", async (way, said, words) => {
    await show({ distance: 1_240, ...said }, never, true, way);
    for (const each of words) expect(screen.getByText(each)).toBeDefined();
    const hasMinutes = screen.queryByText(/about \d+ min/) !== null;
    expect(hasMinutes).toBe("wait_minutes" in said);
    const link = screen.getByRole("link", { name: "Noren Bar" });
    expect(link.getAttribute("href")).toBe(`/storeHome?storeId=bar&type=${way}`);
  });

  it("in a row says from when a closed store takes orders, whichever way one came for", async () => {
    const closed = { is_open: 0, is_bookable: 1, next_open_at: "2026-11-22T02:00:00Z" } as const;
    for (const way of [2, 3] as const) {
      const { unmount } = await renderPart(
        <StoreCard store={someSummary({ ...closed, is_in_range: 1 })} way={way} layout="row" />,
        { texts: ["stores"] },
      );
      expect(screen.getAllByText(way === 3 ? /^Delivers / : /^Opens /)).toHaveLength(1);
      unmount();
    }
  });

  it("of a store that does not offer what one came for says how one can order there, and leads to its own page", async () => {
    await show({ order_types: [2] }, never, true, 3);
    expect(screen.getByText("Pickup")).toBeDefined();
    expect(screen.getByRole("link", { name: "Noren Bar" }).getAttribute("href")).toBe(
      "/storeHome?storeId=bar",
    );
  });

  it("says of an address beyond its range that it does not deliver there", async () => {
    await show({ is_in_range: 0 });
    expect(screen.getByText("Doesn’t deliver to this address")).toBeDefined();
    expect(screen.queryByText("Delivery ¥300")).toBeNull();
  });
});

describe("the heart of a store", () => {
  it("answers at once, before the provider has", async () => {
    const { user, sentTo } = await show({}, never);
    await user.click(heart());
    expect(isPressed()).toBe("true");
    expect(sentTo(alterMemberInfo)[0]?.request).toEqual({ favourite: { store_id: "bar", is_favourite: 1 } });
  });

  it("sends one change however often it is tapped while that is on its way", async () => {
    const { user, sentTo } = await show({}, never);
    for (let tap = 0; tap < 5; tap += 1) await user.click(heart());
    expect(sentTo(alterMemberInfo)).toHaveLength(1);
  });

  it("goes back, and says so, where the change was not kept", async () => {
    const { user, store } = await show({ is_favourite: 1 }, { trouble: "unreachable" });
    expect(isPressed()).toBe("true");
    await user.click(heart());
    await expect.poll(isPressed).toBe("true");
    expect(store.get(toastsAtom).map(({ text }) => text)).toEqual([
      "We couldn’t update your favorites. Please try again.",
    ]);
  });

  it("registers a visitor first where there is no session", async () => {
    const { user, sent, store } = await show({}, never, false);
    await user.click(heart());
    await expect.poll(() => sent.length).toBe(2);
    expect(sent.map(({ path }) => path)).toEqual([noneRegister.path, alterMemberInfo.path]);
    expect(store.get(sessionAtom)?.uid).toBe("new");
    expect(isPressed()).toBe("true");
  });
});
