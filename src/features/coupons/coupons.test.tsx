import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { eq } from "drizzle-orm";
import { mutate } from "swr";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { getCouponInfo } from "#contract/calls/coupons.ts";
import * as Code from "#contract/codes.ts";
import type { User } from "#contract/member.ts";
import { STORE_ZONE } from "#parts/shell/clock.ts";
import { coupons, memberCoupons } from "#provider/db/tables/coupons.ts";
import { useTickets } from "#provider/db/tables/storedValue.ts";
import { decideTicket } from "#provider/refill/tickets/decideTicket.ts";
import { couponRow, held } from "#provider/testing/couponHolder.ts";
import { NOON, words } from "#provider/testing/fixture.ts";
import { quickMembers } from "#provider/testing/members.ts";
import { local, sessionStore } from "#state/storage/storage.ts";
import { beforeProvider } from "#tests/component/beforeProvider.ts";
import { openApp } from "#tests/component/openApp.tsx";
import { dayAndTime } from "#text/formats.ts";

vi.mock("#features/notices/NoticeButton.tsx", async (original) => ({
  ...(await original<object>()),
  default: () => null,
}));
vi.setConfig({ testTimeout: 60_000 });

const PATIENCE = { timeout: 15_000 };
/** Good by the clock of the test's provider and by this device's. */
const lasting = new Date(NOON.getTime() + 20 * 365 * 86_400_000);
const { onTheWay, provider } = beforeProvider();
const user = userEvent.setup();
let members: readonly User[] = [];
const member = () => members[0] as User;
const signIn = () => local.set("user", JSON.stringify(member()));
const ticket = (name: string) => screen.findByRole("article", { name: `${name} (en)` }, PATIENCE);

beforeEach(async () => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  await mutate(() => true, undefined, { revalidate: true });
  await provider().db.update(coupons).set({ is_withdrawn: true });
  members = await quickMembers(provider(), 1);
});

describe("one's own coupons", () => {
  it("to use and to claim stand in two tabs, those used and expired behind a row; one is claimed there, and is to use then", async () => {
    signIn();
    const give = (name: string, claim: object) =>
      held(provider(), member().uid, { name: words(name) }, { valid_until: lasting, ...claim });
    await give("Mine", {});
    await give("Spent", { used_at: NOON, order_no: "1" });
    await give("Late", { valid_until: new Date(NOON.getTime() - 1) });
    await provider()
      .db.insert(coupons)
      .values(couponRow("new", { end_time: lasting }));
    await openApp("/userCoupon");
    expect(await ticket("Mine")).toBeDefined();
    const tabs = () => screen.getAllByRole("tab").map(({ textContent }) => textContent);
    await waitFor(() => expect(tabs()).toEqual(["To use1", expect.stringMatching(/^To claim\d+$/)]));
    await user.click(screen.getByRole("link", { name: /^Used and expired\s*2/ }));
    expect(within(await ticket("Spent")).getByRole("link", { name: "See the order" })).toBeDefined();
    expect(tabs()).toEqual(["Used1", "Expired1"]);
    await user.click(screen.getByRole("tab", { name: /^Expired/ }));
    expect(within(await ticket("Late")).queryByRole("button")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Back" }));
    await ticket("Mine");
    await user.click(screen.getByRole("tab", { name: /^To claim/ }));
    await user.click(within(await ticket("new")).getByRole("button"));
    await user.click(screen.getByRole("tab", { name: /^To use/ }));
    expect(await ticket("new")).toBeDefined();
  });

  it("are all claimed by one press although more than a page of them was to be had", async () => {
    signIn();
    const rows = Array.from({ length: 23 }, (_, at) => couponRow(`many-${at}`, { end_time: lasting }));
    await provider().db.insert(coupons).values(rows);
    await openApp("/userCoupon?tab=1");
    await user.click(await screen.findByRole("button", { name: /^Claim all\s*23/ }, PATIENCE));
    expect(await screen.findByText("23 coupons added", {}, PATIENCE)).toBeDefined();
    const mine = eq(memberCoupons.uid, member().uid);
    expect(await provider().db.$count(memberCoupons, mine)).toBe(23);
  });

  it("are all claimed by one press, which says how many came, and what could not be had", async () => {
    signIn();
    const rows = ["one", "two", "three"].map((name) => couponRow(name, { end_time: lasting }));
    await provider().db.insert(coupons).values(rows);
    await openApp("/userCoupon?tab=1");
    await ticket("three");
    // Withdrawn since the list was read.
    await provider().db.update(coupons).set({ is_withdrawn: true }).where(eq(coupons.id, "two"));
    await user.click(screen.getByRole("button", { name: /^Claim all\s*3/ }));
    expect(await screen.findByText("2 coupons added", {}, PATIENCE)).toBeDefined();
    expect(await screen.findByText(/^1 couldn’t be claimed/, {}, PATIENCE)).toBeDefined();
    const mine = eq(memberCoupons.uid, member().uid);
    expect(await provider().db.$count(memberCoupons, mine)).toBe(2);
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Claim all/ })).toBeNull(), PATIENCE);
  });

  it("of a store to claim come first, and each that is held leads to its store in the way that it is for", async () => {
    signIn();
    const give = (name: string, changes: Partial<typeof coupons.$inferInsert>) =>
      held(
        provider(),
        member().uid,
        { name: words(name), store_id: "diner", end_time: lasting, limit_per_person: 1, ...changes },
        { valid_until: lasting },
      );
    await give("Brought", { usage_type: "delivery" });
    await give("Any way", {});
    await provider()
      .db.insert(coupons)
      .values(couponRow("older", { end_time: lasting, store_id: "diner", limit_per_person: 1 }));
    await openApp("/storeCoupon?storeId=diner");
    await ticket("Brought");
    const order = () => screen.getAllByRole("article").map((each) => each.querySelector("h2")?.textContent);
    expect(order()[0]).toBe("older (en)");
    const use = async (name: string) =>
      within(await ticket(name))
        .getByRole("link", { name: /^Order now/ })
        .getAttribute("href");
    expect(await use("Brought")).toBe("/storeHome?storeId=diner&type=3");
    expect(await use("Any way")).toBe("/storeHome?storeId=diner");
    const first = within(await ticket("older"));
    expect(first.queryByRole("link")).toBeNull();
    await user.click(first.getByRole("button", { name: /^Claim/ }));
    // It stays where it was pressed.
    expect(await use("older")).toBe("/storeHome?storeId=diner");
    expect(order()[0]).toBe("older (en)");
  });

  it("pressed for before signing in are all claimed afterwards, once", async () => {
    const rows = ["four", "five"].map((name) => couponRow(name, { end_time: lasting, store_id: "diner" }));
    await provider().db.insert(coupons).values(rows);
    await openApp("/storeCoupon?storeId=diner");
    await user.click(await screen.findByRole("button", { name: /^Claim all/ }, PATIENCE));
    await waitFor(() => expect(window.location.pathname).toBe("/loginInput"), PATIENCE);
    cleanup();
    signIn();
    await openApp("/storeCoupon?storeId=diner");
    const mine = eq(memberCoupons.uid, member().uid);
    await waitFor(async () => expect(await provider().db.$count(memberCoupons, mine)).toBe(2), PATIENCE);
    expect(sessionStore.get("noren.claim")).toBeNull();
  });

  it("that could be had are shown to who has no account, with what limits them in one line", async () => {
    await provider()
      .db.insert(coupons)
      .values(couponRow("open", { end_time: lasting, store_id: "diner", minimum_spend: 1_000 }));
    await openApp("/userCoupon");
    const open = within(await ticket("open"));
    const [limits] = open.getAllByRole("list");
    expect(limits?.textContent).toMatch(/^¥1,000 minimum/);
    expect(limits?.textContent).not.toContain("For every type of order");
    expect(open.getByText("For every type of order").closest("details")?.open).toBe(false);
    expect(open.getByRole("button", { name: /^Sign in to claim/ })).toBeDefined();
  });

  it("are shown at the counter, and told to be used as soon as the clerk has confirmed it", async () => {
    signIn();
    const id = await held(provider(), member().uid, { name: words("Mine") }, { valid_until: lasting });
    await openApp("/userCoupon");
    const pushed = vi.spyOn(window.history, "pushState");
    const use = within(await ticket("Mine")).getByRole("button", { name: /^Use in store/ });
    for (let tap = 0; tap < 3; tap += 1) use.click();
    await waitFor(() => expect(window.location.pathname).toBe("/storeCouponResult"), PATIENCE);
    expect(pushed).toHaveBeenCalledTimes(1);
    pushed.mockRestore();
    expect(await screen.findByText(/^\d{3} \d{3}$/, {}, PATIENCE)).toBeDefined();
    const [shown] = await provider().db.select().from(useTickets).where(eq(useTickets.subject_id, id));
    const on = {
      store_id: "diner",
      use_id: shown?.id ?? "",
      isConfirmed: true,
      now: provider().parts.clock(),
    };
    expect(await provider().db.transaction((db) => decideTicket(db, on))).toBe("confirmed");
    expect(await screen.findByRole("heading", { name: "Coupon used" }, PATIENCE)).toBeDefined();
    expect(screen.getByRole("link", { name: "See my coupons" }).getAttribute("href")).toBe(
      "/userCoupon?tab=3",
    );
  });
});

describe("a coupon's link", () => {
  const isInfo = (key: unknown) => typeof key === "string" && key.startsWith(getCouponInfo.path);
  const claims = () => provider().db.$count(memberCoupons, eq(memberCoupons.uid, member().uid));

  it("claims nothing by itself; pressed for before signing in, it is claimed once afterwards, and says so", async () => {
    await provider()
      .db.insert(coupons)
      .values(couponRow("linked", { end_time: lasting }));
    await openApp("/coupon?couponId=linked");
    await user.click(within(await ticket("linked")).getByRole("button", { name: /^Sign in/ }));
    await waitFor(() => expect(window.location.pathname).toBe("/loginInput"), PATIENCE);
    expect(window.location.search).toContain(encodeURIComponent("/coupon?couponId=linked"));
    expect(await claims()).toBe(0);
    cleanup();
    signIn();
    await openApp("/coupon?couponId=linked");
    expect(await screen.findByRole("heading", { name: "Coupon added" }, PATIENCE)).toBeDefined();
    expect(await claims()).toBe(1);
    expect(sessionStore.get("noren.claim")).toBeNull();
  });

  it("stands as claimed, with the day to which it is good, whatever answers from before the claim come after it", async () => {
    await provider()
      .db.insert(coupons)
      .values(couponRow("raced", { end_time: lasting, validity_days: 30 }));
    signIn();
    await openApp("/coupon?couponId=raced");
    const claim = within(await ticket("raced")).getByRole("button", { name: /^Claim/ });
    const late: PromiseWithResolvers<void>[] = [];
    onTheWay(async (request, ask) => {
      if (!request.url.endsWith(getCouponInfo.path) || late.length === 2) return ask();
      const gate = Promise.withResolvers<void>();
      late.push(gate);
      // The one tells of before the claim, the other failed on its way.
      const answer =
        late.length === 1
          ? await ask()
          : Response.json({ code: Code.couponMissing, message: "", data: null });
      await gate.promise;
      return answer;
    });
    const reads = (count: number) => expect.poll(() => late.length).toBe(count);
    void mutate(isInfo);
    await reads(1);
    void mutate(isInfo);
    await reads(2);
    await user.click(claim);
    expect(await screen.findByRole("heading", { name: "Coupon added" }, PATIENCE)).toBeDefined();
    for (const { resolve } of late) resolve();
    const [piece] = await provider()
      .db.select()
      .from(memberCoupons)
      .where(eq(memberCoupons.uid, member().uid));
    const until = dayAndTime(piece?.valid_until?.toISOString() ?? "", "en", STORE_ZONE);
    expect(screen.getByText(`Until ${until}`)).toBeDefined();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(window.location.pathname).toBe("/storeCouponResult");
    expect(screen.getByRole("heading", { name: "Coupon added" })).toBeDefined();
    cleanup();
    await openApp("/coupon?couponId=raced");
    expect(await within(await ticket("raced")).findByText(`Until ${until}`)).toBeDefined();
    expect(screen.queryByText("We couldn’t find this coupon")).toBeNull();
  });

  it.each(["/coupon?couponId=none", "/storeCouponResult?storeId=diner&couponId=none"])(
    "that leads to none says so, with a way on: %s",
    async (address) => {
      signIn();
      await openApp(address);
      expect(await screen.findByText("We couldn’t find this coupon", {}, PATIENCE)).toBeDefined();
      expect(screen.getByRole("link", { name: "Find stores with coupons" })).toBeDefined();
    },
  );
});
