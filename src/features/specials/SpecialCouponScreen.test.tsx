import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { getCoupon } from "#contract/calls/coupons.ts";
import { DiscountType } from "#contract/enumerations.ts";
import type { User } from "#contract/member.ts";
import { coupons, memberCoupons } from "#provider/db/tables/coupons.ts";
import { NOON, words } from "#provider/testing/fixture.ts";
import { quickMembers } from "#provider/testing/members.ts";
import { local, sessionStore } from "#state/storage/storage.ts";
import { beforeProvider } from "#tests/component/beforeProvider.ts";
import { openApp } from "#tests/component/openApp.tsx";

vi.mock("#features/notices/NoticeButton.tsx", async (original) => ({
  ...(await original<object>()),
  default: () => null,
}));
vi.setConfig({ testTimeout: 60_000 });

const PATIENCE = { timeout: 15_000 };
const YEAR = 365 * 86_400_000;
const { provider, onTheWay } = beforeProvider();
const user = userEvent.setup();

const coupon = (id: string, changes: Partial<typeof coupons.$inferInsert> = {}) => ({
  id,
  store_id: "diner",
  name: words(id),
  description: words(`About ${id}`),
  discount_type: DiscountType.amount,
  discount_price: 200,
  minimum_spend: 1500,
  start_time: new Date(NOON.getTime() - YEAR),
  end_time: new Date(NOON.getTime() + 50 * YEAR),
  created_at: NOON,
  ...changes,
});
const ticket = (name: string) => screen.findByRole("article", { name: `${name} (en)` }, PATIENCE);
const claimsOf = (id: string) => provider().db.$count(memberCoupons, eq(memberCoupons.coupon_id, id));
const signedInAs = (session: User) => local.set("user", JSON.stringify(session));
let members: readonly User[] = [];
const member = (): User => members[0] as User;

beforeAll(async () => {
  await provider()
    .db.insert(coupons)
    .values([
      coupon("plain"),
      coupon("wished"),
      coupon("linked"),
      coupon("scarce", { limit_total: 5 }),
      coupon("lost"),
      coupon("percent", {
        discount_type: DiscountType.percent,
        discount_price: 15,
        max_discount: 600,
        validity_days: 30,
      }),
    ]);
  members = await quickMembers(provider(), 1);
});
afterEach(() => {
  cleanup();
  local.remove("user");
  sessionStore.remove("noren.claim");
});

describe("coupons to claim", () => {
  it("say what they give, on what terms, and lead strangers to the sign-in that brings them back", async () => {
    await openApp("/specialCoupon");
    const percent = within(await ticket("percent"));
    for (const term of [/15% off/, /Up to ¥600 off/, /¥1,500 minimum/, /30 days/, /menu/])
      expect(percent.getByText(term)).toBeDefined();
    await user.click(
      within(await ticket("wished")).getByRole("button", { name: /^Sign in to claim: wished/ }),
    );
    await waitFor(() => expect(window.location.pathname).toBe("/loginInput"), PATIENCE);
    expect(new URLSearchParams(window.location.search).get("callback")).toBe("/specialCoupon?claim=wished");
    expect(await claimsOf("wished")).toBe(0);

    // As the sign-in leads back.
    cleanup();
    signedInAs(member());
    await openApp("/specialCoupon?claim=wished");
    expect(await within(await ticket("wished")).findByText("Claimed", {}, PATIENCE)).toBeDefined();
    expect(window.location.search).toBe("");
    await waitFor(async () => expect(await claimsOf("wished")).toBe(1), PATIENCE);
  });

  it("are not claimed by a link alone, but asked about, and claimed by the customer's press", async () => {
    signedInAs(member());
    await openApp("/specialCoupon?claim=linked");
    const yes = await screen.findByRole("button", { name: "Claim it" }, PATIENCE);
    expect(screen.getByText("Claim “linked (en)”?")).toBeDefined();
    await ticket("linked");
    expect(await claimsOf("linked")).toBe(0);
    await user.click(yes);
    expect(await within(await ticket("linked")).findByText("Claimed", {}, PATIENCE)).toBeDefined();
    await waitFor(async () => expect(await claimsOf("linked")).toBe(1), PATIENCE);
    expect(screen.queryByRole("button", { name: "Claim it" })).toBeNull();
  });

  it("are claimed by a tap, once, and say so when one comes back", async () => {
    signedInAs(member());
    await openApp("/specialCoupon");
    await user.dblClick(within(await ticket("plain")).getByRole("button", { name: "Claim: plain (en)" }));
    expect(await within(await ticket("plain")).findByText("Claimed", {}, PATIENCE)).toBeDefined();
    await waitFor(async () => expect(await claimsOf("plain")).toBe(1), PATIENCE);
    cleanup();
    await openApp("/specialCoupon");
    const again = within(await ticket("plain"));
    expect(await again.findByText("Claimed", {}, PATIENCE)).toBeDefined();
    expect(again.queryByRole("button")).toBeNull();
  });

  it("say why under the ticket where the provider refuses", async () => {
    signedInAs(member());
    await openApp("/specialCoupon");
    const scarce = within(await ticket("scarce"));
    expect(scarce.getByText("5 left")).toBeDefined();
    const claim = scarce.getByRole("button", { name: "Claim: scarce (en)" });
    // Somebody else was quicker; the list stays as it was read.
    onTheWay(async (request, ask) => {
      if (request.url.endsWith(getCoupon.path))
        await provider().db.update(coupons).set({ claimed_total: 5 }).where(eq(coupons.id, "scarce"));
      return request.url.endsWith("/storelistcoupon") ? new Promise(() => {}) : ask();
    });
    await user.click(claim);
    expect(await scarce.findByText("This coupon is fully claimed.", {}, PATIENCE)).toBeDefined();
    expect(scarce.queryByText("Claimed")).toBeNull();
    expect(await claimsOf("scarce")).toBe(0);
  });

  it("are claimed once although the answer was lost and one pressed again", async () => {
    signedInAs(member());
    await openApp("/specialCoupon");
    const lost = within(await ticket("lost"));
    let isLost = true;
    onTheWay(async (request, ask) => {
      const answer = await ask();
      return isLost && request.url.endsWith(getCoupon.path) ? Response.error() : answer;
    });
    await user.click(lost.getByRole("button", { name: "Claim: lost (en)" }));
    expect(await lost.findByText(/couldn’t confirm/, {}, PATIENCE)).toBeDefined();
    isLost = false;
    const again = within(await ticket("lost")).queryByRole("button", { name: /lost/ });
    if (again) await user.click(again);
    expect(await within(await ticket("lost")).findByText("Claimed", {}, PATIENCE)).toBeDefined();
    expect(await claimsOf("lost")).toBe(1);
  });
});
