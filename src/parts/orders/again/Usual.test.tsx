import { eq } from "drizzle-orm";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { goods } from "#provider/db/tables/goods.ts";
import { line, taken } from "#provider/testing/guest.ts";
import { maintainStores } from "#provider/stores/maintenance/maintainStores.ts";
import { offPremisesGuest, openOffPremises } from "#provider/testing/offPremisesGuest.ts";
import { beforeProvider } from "#tests/component/beforeProvider.ts";
import { openApp } from "#tests/component/openApp.tsx";

vi.mock("#features/notices/NoticeButton.tsx", async (original) => ({
  ...(await original<object>()),
  default: () => null,
}));
vi.setConfig({ testTimeout: 60_000 });
// jsdom has none; nobody pulls here.
window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;

const PATIENCE = { timeout: 15_000 };
const { provider } = beforeProvider();
const user = userEvent.setup();
const tea = line({ goods_id: "tea", price: 300 });
const bento = line({ goods_id: "bento", price: 700 });
let one: Awaited<ReturnType<typeof offPremisesGuest>>;

beforeEach(async () => {
  localStorage.clear();
  document.cookie = "usual=home@0";
  await openOffPremises(provider());
  await maintainStores(provider().db, provider().parts.clock());
  one = await offPremisesGuest(provider());
  localStorage.setItem("user", JSON.stringify(one.session));
});

const inCart = () =>
  JSON.parse(localStorage.getItem("cart.diner") ?? "[]").map(
    ({ goods_id, number, action }: { goods_id: string; number: number; action: number }) => [
      goods_id,
      number,
      action,
    ],
  );
const add = () => screen.findByRole("button", { name: /^Add to cart: tea/ }, PATIENCE);

describe("my usual", () => {
  it("is on home what one ordered most, and a tap leads with it to the confirmation of what one came for", async () => {
    await taken(one.collect([{ ...tea, number: 2 }]));
    await taken(one.collect([{ ...tea, number: 2 }]));
    await taken(one.collect([bento]));
    await openApp("/home");
    const first = await add();
    expect(screen.getAllByRole("button", { name: /^Add to cart: / })[0]).toBe(first);
    await user.click(first);
    await waitFor(
      () => expect(window.location.pathname + window.location.search).toBe("/submitOrderPick?storeId=diner"),
      PATIENCE,
    );
    await waitFor(() => expect(inCart()).toEqual([["tea", 2, 2]]));
  });

  it("is not put above what is on the screen already, and is there the next time", async () => {
    document.cookie = "usual=; Max-Age=0";
    await taken(one.collect([tea]));
    await openApp("/home");
    await waitFor(() => expect(document.cookie).toContain("usual=home"), PATIENCE);
    expect(screen.queryByRole("button", { name: /^Add to cart: tea/ })).toBeNull();
    cleanup();
    await openApp("/home");
    await add();
  });

  it("gives its place back where there is nothing any more", async () => {
    await openApp("/home");
    await waitFor(() => expect(document.cookie).not.toContain("usual=home"), PATIENCE);
  });

  it("leaves out what is sold out in part, and shows the rest", async () => {
    await taken(one.collect([tea]));
    await taken(one.collect([bento]));
    await provider().setStock("tea", 0);
    await openApp("/home");
    await screen.findByRole("button", { name: /^Add to cart: bento/ }, PATIENCE);
    expect(screen.queryByRole("button", { name: /^Add to cart: tea/ })).toBeNull();
    await provider().db.update(goods).set({ stock: -1 }).where(eq(goods.id, "tea"));
  });
});
