import { randomUUID } from "node:crypto";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { eq } from "drizzle-orm";
import { mutate } from "swr";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { mallAddShopCart } from "#contract/calls/mallShopcart.ts";
import { alterMemberInfo } from "#contract/calls/member.ts";
import { updateToken } from "#contract/calls/session.ts";
import { coupons } from "#provider/db/tables/coupons.ts";
import { members, sessions } from "#provider/db/tables/members.ts";
import { informs } from "#provider/db/tables/messages.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { held } from "#provider/testing/couponHolder.ts";
import { NOON, words } from "#provider/testing/fixture.ts";
import { taken } from "#provider/testing/guest.ts";
import { plantMall } from "#provider/testing/mallFixture.ts";
import { openOffPremises } from "#provider/testing/offPremisesGuest.ts";
import { plantOffers, type RefillMember, refillMemberOf } from "#provider/testing/refillWorld.ts";
import { storedSession } from "#state/account/session.ts";
import { beforeProvider } from "#tests/component/beforeProvider.ts";
import { openApp } from "#tests/component/openApp.tsx";

// Who listens asks another host.
vi.mock("#features/notices/NoticeButton.tsx", async (original) => ({
  ...(await original<object>()),
  default: () => null,
}));
vi.mock("#parts/stores/useAccent.ts", () => ({ useAccent: () => {} }));
vi.setConfig({ testTimeout: 60_000 });

const PATIENCE = { timeout: 15_000 };
const DAY = 86_400_000;
/** A week after the token of seven days was given. */
const LATER = new Date(NOON.getTime() + 14 * DAY);
const { address, fillCart, onTheWay, provider } = beforeProvider({ payment: "sandbox" });
const user = userEvent.setup();
let me: RefillMember;
let sent: string[];

beforeAll(async () => {
  await plantOffers(provider());
  await plantMall(provider().db);
});

/** A member with a coupon, ¥3,000 on a card, two pieces in the mall's cart and a notice, who was last here two weeks ago. */
beforeEach(async () => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  await mutate(() => true, undefined, { revalidate: true });
  provider().clock.set(NOON);
  const { db } = provider();
  await db.update(coupons).set({ is_withdrawn: true });
  me = await refillMemberOf(provider());
  await db.update(members).set({ nickname: "Hanako" }).where(eq(members.uid, me.uid));
  await me.buy({ kind: 1, offer_id: "three", shown_price: 3_000 });
  const lasting = { valid_until: new Date(NOON.getTime() + 20 * 365 * DAY) };
  await held(provider(), me.uid, { name: words("Mine"), discount_price: 100 }, lasting);
  const wanted = { goods_id: "sencha", option_value: [], number: 2 };
  await taken(provider().call(mallAddShopCart, wanted, { session: me.session }));
  provider().clock.set(LATER);
  localStorage.setItem("user", JSON.stringify(me.session));
  sent = [];
  onTheWay(async (request, ask) => {
    sent.push(new URL(request.url).pathname);
    return ask();
  });
});

const exchanges = () => sent.filter((path) => path === updateToken.path).length;
/** The session is renewed, once for all that waited for it, and nobody was told anything. */
function isRenewed(): void {
  expect(exchanges()).toBe(1);
  expect(storedSession()?.uid).toBe(me.uid);
  expect(storedSession()?.auth_token).not.toBe(me.session.auth_token);
  expect(screen.queryByText("Your sign-in has ended")).toBeNull();
}
/** From here on the exchange of a token finds nobody; the rest of the network is as it was. */
function cutExchange(): { mend: () => void } {
  let isCut = true;
  onTheWay(async (request, ask) => {
    const { pathname } = new URL(request.url);
    sent.push(pathname);
    return isCut && pathname === updateToken.path ? Response.error() : ask();
  });
  return {
    mend: () => {
      isCut = false;
    },
  };
}
const tile = async (name: RegExp) => (await screen.findByRole("link", { name }, PATIENCE)).textContent;

describe("a member whose session ended a week ago", () => {
  it("sees who they are, their coupons and balance in the user centre", async () => {
    await openApp("/user");
    expect(await screen.findByRole("heading", { name: "Hanako" }, PATIENCE)).toBeDefined();
    expect(await tile(/Coupons$/)).toBe("1Coupons");
    expect(await tile(/prepaid card$/i)).toContain("¥3,000");
    isRenewed();
  });

  it("sees their own hearts where anyone may look", async () => {
    // Listed is who sells in the way that one comes for: to take away.
    await openOffPremises(provider());
    const favourite = { store_id: "diner", is_favourite: 1 } as const;
    provider().clock.set(NOON);
    await taken(provider().call(alterMemberInfo, { favourite }, { session: me.session }));
    provider().clock.set(LATER);
    await openApp("/moreRecommend?of=new");
    const heart = { name: /^Favorite: Store diner/, pressed: true };
    expect(await screen.findByRole("button", heart, PATIENCE)).toBeDefined();
    isRenewed();
  });

  it("sees the mall's cart as it was left", async () => {
    await openApp("/mall");
    expect(await screen.findByText("View cart (2)", {}, PATIENCE)).toBeDefined();
    isRenewed();
  });

  it("is greeted by name where one signs in", async () => {
    await openApp("/loginInput");
    expect(await screen.findByText(/Hanako/, {}, PATIENCE)).toBeDefined();
    isRenewed();
  });

  it("orders at the table with the coupon that saves most", async () => {
    await fillCart("diner", { tea: 2 });
    await openApp(address("diner-T1", "/submitOrder"));
    const order = await screen.findByText("Place order", {}, PATIENCE);
    await user.click(screen.getByLabelText("1"));
    expect(await screen.findByRole("button", { name: /^Cash at the register/ }, PATIENCE)).toBeDefined();
    await user.click(order);
    await waitFor(async () => {
      const [last] = await provider().db.select().from(orders).where(eq(orders.uid, me.uid)).limit(1);
      expect(last).toMatchObject({ uid: me.uid });
      expect(last?.bill).toMatchObject({ coupon_discount: 100 });
    }, PATIENCE);
    isRenewed();
  });

  it("has the number of unread notices on the bell", async () => {
    await provider().db.insert(informs).values({
      id: randomUUID(),
      uid: me.uid,
      store_id: "diner",
      event: "order_ready",
      content: "Hello",
      created_at: NOON,
    });
    await openApp("/home");
    expect(await screen.findByText(/unread notification/, {}, PATIENCE)).toBeDefined();
    isRenewed();
  });
});

describe("a session that cannot be renewed now", () => {
  it("leaves coupons and balance unknown in the user centre until somebody tries again", async () => {
    const network = cutExchange();
    await openApp("/user");
    const [retry] = await screen.findAllByRole("button", { name: "Try again" }, { timeout: 30_000 });
    expect(await tile(/Coupons$/)).toBe("–Not known yetCoupons");
    expect(screen.queryByText("¥0")).toBeNull();
    expect(storedSession()).toEqual(me.session);
    network.mend();
    await user.click(retry as HTMLElement);
    await waitFor(async () => expect(await tile(/Coupons$/)).toBe("1Coupons"), PATIENCE);
  });

  it("leaves the mall's cart unknown, and the bar of the cart reads it again", async () => {
    const network = cutExchange();
    await openApp("/mall");
    const bar = await screen.findByRole(
      "button",
      { name: /Your cart couldn’t be loaded/ },
      { timeout: 30_000 },
    );
    expect(screen.queryByText("Your cart is empty")).toBeNull();
    network.mend();
    await user.click(bar);
    expect(await screen.findByText("View cart (2)", {}, PATIENCE)).toBeDefined();
  });

  it("is no guest where one signs in", async () => {
    const network = cutExchange();
    await openApp("/loginInput");
    const notice = await screen.findByText(/we couldn’t load your account/, {}, { timeout: 30_000 });
    network.mend();
    await user.click(
      within(notice.closest("main") ?? document.body).getByRole("button", { name: "Try again" }),
    );
    expect(await screen.findByText(/Hanako/, {}, PATIENCE)).toBeDefined();
  });
});

describe("a session that is over for good", () => {
  it("is said once, with the way to sign in again, and browsing goes on", async () => {
    await provider().db.update(sessions).set({ refreshable_until: NOON }).where(eq(sessions.uid, me.uid));
    await openApp("/mall");
    const asked = await screen.findByRole("alertdialog", { name: "Your sign-in has ended" }, PATIENCE);
    expect(screen.getAllByRole("alertdialog")).toHaveLength(1);
    expect(window.location.pathname).toBe("/mall");
    await user.click(within(asked).getByRole("button", { name: "Sign in" }));
    await waitFor(() => expect(window.location.pathname).toBe("/loginInput"), PATIENCE);
    expect(new URLSearchParams(window.location.search).get("callback")).toBe("/mall");
    expect(storedSession()).toBeNull();
  });
});
