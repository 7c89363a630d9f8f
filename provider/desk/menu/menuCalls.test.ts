import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  bringMenuBack,
  changeDishes,
  changeMenu,
  deskDish,
  deskMenu,
  discardMenuDraft,
  menuVersions,
  moveInMenu,
  publishMenuDraft,
  removeFromMenu,
  unscheduleMenu,
} from "#contract/calls/desk/menu.ts";
import { markManyGoods } from "#contract/calls/desk/goods.ts";
import { pauseOrders, resumeOrders, settings } from "#contract/calls/desk/settings.ts";
import { goodsDetail } from "#contract/calls/store.ts";
import type { MenuDish } from "#contract/menuDocument.ts";
import { auditLog } from "#provider/db/tables/staff.ts";
import { publishMenu } from "#provider/menu/document/publishMenu.ts";
import { readMenu } from "#provider/menu/document/readMenu.ts";
import { SYSTEM } from "#provider/staff/audit.ts";
import { runMaintenance } from "#provider/operations/maintenance.ts";
import { type BoardDesk, boardDesk } from "#provider/testing/deskVisit.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Guest, guest, type Planted, planted, taken } from "#provider/testing/guest.ts";

const store_id = "diner";
let provider: Planted;
let desk: BoardDesk;
let one: Guest;
beforeAll(async () => {
  provider = await planted();
  desk = await boardDesk(provider);
  one = await guest(provider);
});
beforeEach(async () => {
  provider.clock.set(NOON);
  await desk.given(discardMenuDraft, { store_id });
});
afterAll(() => provider.close());

const menu = () => desk.given(deskMenu, { store_id });
const dish = (dish_id: string) => desk.given(deskDish, { store_id, dish_id });
const publish = (at: string | null = null) => desk.given(publishMenuDraft, { store_id, at });
const shownPrice = async () => (await taken(one.send(goodsDetail, { store_id, goods_id: "tea" }))).price;

async function price(dish_id: string, yen: number, cookie?: string) {
  const { dish: content, stamp } = await dish(dish_id);
  const changes = [{ kind: "dish" as const, id: dish_id, content: { ...content, price: yen }, seen: stamp }];
  return desk.given(changeMenu, { store_id, changes }, cookie);
}

describe("a store's menu at the desk", () => {
  it("is changed in a draft, looked at, published and in the log", async () => {
    expect(await menu()).toMatchObject({ differences: [], fault_count: 0, overtaken: [], schedule: null });
    const before = await shownPrice();
    expect(await price("tea", before + 10)).toEqual({ conflicts: [] });
    expect(await menu()).toMatchObject({
      difference_count: 1,
      differences: [{ of: "dish", id: "tea", what: "changed", fields: ["price"] }],
    });
    expect(await dish("tea")).toMatchObject({ dish: { price: before + 10 }, published: { price: before } });
    expect(await shownPrice()).toBe(before);
    const { number, outcome } = await publish();
    expect(outcome).toBe("published");
    expect(await shownPrice()).toBe(before + 10);
    expect(await publish()).toEqual({ outcome: "unchanged", number: null, taken: [] });
    const log = await provider.db.select().from(auditLog).where(eq(auditLog.did, "menu.publish"));
    expect(log.at(-1)).toMatchObject({ store_id, staff_role: "owner", after: { number, changed: 1 } });
  });

  it("tells the second editor who changed a dish, and how it is now", async () => {
    const { dish: content, stamp } = await dish("curry");
    await price("curry", 900, await desk.as("manager"));
    const changes = [{ kind: "dish" as const, id: "curry", content: { ...content, price: 1 }, seen: stamp }];
    const { conflicts } = await desk.given(changeMenu, { store_id, changes });
    expect(conflicts).toMatchObject([
      { kind: "dish", id: "curry", content: { price: 900 }, by: expect.any(String) },
    ]);
    const seen = conflicts[0]?.stamp ?? null;
    const again = changes.map((change) => ({ ...change, seen }));
    expect(await desk.given(changeMenu, { store_id, changes: again })).toEqual({ conflicts: [] });
    expect((await dish("curry")).dish.price).toBe(1);
  });

  it("takes no change that is named otherwise than what it holds", async () => {
    const { dish: content, stamp: seen } = await dish("tea");
    const changes = [{ kind: "dish" as const, id: "beer", content, seen }];
    expect(await desk.send(changeMenu, { store_id, changes })).toBe("malformed");
  });

  it("has many dishes changed alike once that was looked at, and taken back", async () => {
    const change = { kind: "price" as const, by: "percent" as const, amount: 10, round: 10 as const };
    const wanted = { store_id, dish_ids: ["beer", "curry"], change };
    const looked = await desk.given(changeDishes, { ...wanted, seen: null });
    expect(looked).toMatchObject({ is_done: false, count: 2, former: [] });
    expect(looked.dishes).toMatchObject([
      { id: "beer", price: 600, price_after: 660 },
      { id: "curry", price: 850, price_after: 940 },
    ]);
    await price("beer", 500);
    const again = await desk.given(changeDishes, { ...wanted, seen: looked.stamp });
    expect(again).toMatchObject({ is_done: false, dishes: [{ price_after: 550 }, { price_after: 940 }] });
    const { former } = await desk.given(changeDishes, { ...wanted, seen: again.stamp });
    expect([(await dish("beer")).dish.price, (await dish("curry")).dish.price]).toEqual([550, 940]);
    const back = await Promise.all(
      former.map(async (content) => {
        const { stamp: seen } = await dish(content.id);
        return { kind: "dish" as const, id: content.id, content, seen };
      }),
    );
    await desk.given(changeMenu, { store_id, changes: back });
    expect([(await dish("beer")).dish.price, (await dish("curry")).dish.price]).toEqual([500, 850]);
    const foreign = { ...wanted, dish_ids: ["beer", "foreign"], seen: null };
    expect(await desk.send(changeDishes, foreign)).toBe("gone");
  });

  it("is put in another order", async () => {
    await desk.given(moveInMenu, { store_id, kind: "category", id: "diner-dishes", before: "diner-drinks" });
    expect(await menu()).toMatchObject({
      categories: [{ id: "diner-dishes" }, { id: "diner-drinks" }],
      differences: [{ of: "categories", what: "moved" }],
    });
    expect(await desk.send(moveInMenu, { store_id, kind: "group", id: "tea", before: null })).toBe("gone");
  });

  it("lets go of a category with its dishes, and of what names these, as far as that was seen", async () => {
    const before = await menu();
    const category = before.categories.find(({ id }) => id === "diner-drinks");
    const drinks = before.dishes.filter(({ category_id }) => category_id === "diner-drinks");
    const { dish: content, stamp } = await dish("curry");
    const changes = [
      { kind: "dish" as const, id: "curry", content: { ...content, goes_with: ["tea"] }, seen: stamp },
    ];
    await desk.given(changeMenu, { store_id, changes });
    const wanted = { store_id, kind: "category" as const, id: "diner-drinks", seen: category?.stamp ?? "" };
    expect(await desk.send(removeFromMenu, { ...wanted, dishes: drinks.length - 1 })).toBe("changed");
    expect(await desk.send(removeFromMenu, { ...wanted, seen: "other", dishes: drinks.length })).toBe(
      "changed",
    );
    expect((await menu()).dishes).toHaveLength(before.dishes.length);
    await desk.given(removeFromMenu, { ...wanted, dishes: drinks.length });
    const after = await menu();
    expect(after.categories.map(({ id }) => id)).not.toContain("diner-drinks");
    expect(after.dishes).toHaveLength(before.dishes.length - drinks.length);
    expect(after.fault_count).toBe(before.fault_count);
    expect((await dish("curry")).dish.goes_with).toEqual([]);
    expect(await desk.send(removeFromMenu, { ...wanted, dishes: drinks.length })).toBe("gone");
    const waiter = await desk.as("floor");
    expect(await desk.send(removeFromMenu, { ...wanted, dishes: 0 }, waiter)).toBe("forbidden");
  });

  it("says what keeps a draft from being published", async () => {
    const { dish: content, stamp: seen } = await dish("tea");
    const changes = [{ kind: "dish" as const, id: "tea", content: { ...content, groups: ["none"] }, seen }];
    await desk.given(changeMenu, { store_id, changes });
    expect((await menu()).faults).toEqual([
      { path: ["dishes", 0, "groups", 0], fault: "unknown_group", value: "none" },
    ]);
    expect(await publish()).toMatchObject({ outcome: "faulty" });
  });

  it("is published at its time, unless that is taken back", async () => {
    const before = await shownPrice();
    await price("tea", before + 1);
    const at = new Date(NOON.getTime() + 600_000).toISOString();
    expect(await publish(at)).toMatchObject({ outcome: "scheduled" });
    expect((await menu()).schedule).toEqual({ publish_at: at, by: expect.any(String), trouble: null });
    await desk.given(unscheduleMenu, { store_id });
    provider.clock.advance(600_000);
    await runMaintenance(provider.parts);
    expect(await shownPrice()).toBe(before);
    await publish(new Date(NOON.getTime() + 700_000).toISOString());
    provider.clock.advance(100_000);
    await runMaintenance(provider.parts);
    expect(await shownPrice()).toBe(before + 1);
    expect((await menu()).schedule).toBeNull();
  });

  it("is brought back as it was, by way of a draft", async () => {
    const before = await shownPrice();
    await price("tea", 777);
    await publish();
    const { versions } = await desk.given(menuVersions, { store_id });
    expect(versions[0]).toMatchObject({ by: expect.any(String), difference_count: 1 });
    const number = versions[1]?.number ?? 0;
    await desk.given(bringMenuBack, { store_id, number });
    expect((await dish("tea")).dish.price).toBe(before);
    expect(await shownPrice()).toBe(777);
    await publish();
    expect(await shownPrice()).toBe(before);
    expect(await desk.send(bringMenuBack, { store_id, number: 9_999 })).toBe("gone");
  });

  it("is nobody's to change who has no right to it, or works elsewhere", async () => {
    const waiter = await desk.as("floor");
    expect(await desk.send(deskMenu, { store_id }, waiter)).toBe("forbidden");
    expect(await desk.send(publishMenuDraft, { store_id, at: null }, waiter)).toBe("forbidden");
    expect(await desk.send(deskMenu, { store_id: "nowhere" })).toBe("forbidden");
    expect(await desk.send(deskDish, { store_id, dish_id: "foreign" })).toBe("gone");
  });

  it("never undoes by publishing what is sold out, left or paused meanwhile", async () => {
    const { price: before } = (await dish("beer")).dish;
    await price("beer", before + 5);
    await desk.given(markManyGoods, { store_id, goods_ids: ["beer", "curry"], mark: "until_sold" });
    await provider.setStock("few", 2);
    const pause = { reason: null, words: "", until: 15 } as const;
    await desk.given(pauseOrders, { store_id, ...pause });
    const paused = (await desk.given(settings, { store_id })).pause;
    expect(paused).not.toBeNull();
    expect(await publish()).toMatchObject({ outcome: "published" });
    const shown = (goods_id: string) => taken(one.send(goodsDetail, { store_id, goods_id }));
    expect(await shown("beer")).toMatchObject({ price: before + 5, is_sold_out: 1 });
    expect(await shown("curry")).toMatchObject({ is_sold_out: 1 });
    expect(await shown("few")).toMatchObject({ stock: 2 });
    expect((await desk.given(settings, { store_id })).pause).toEqual(paused);
    await desk.given(resumeOrders, { store_id });
    const { changed } = await desk.given(markManyGoods, {
      store_id,
      goods_ids: ["beer", "curry", "tea", "nowhere"],
      mark: "sold",
    });
    // For whoever takes it back: what was so already is not among it.
    expect(changed).toEqual([
      { goods_id: "beer", before: "until_sold" },
      { goods_id: "curry", before: "until_sold" },
    ]);
    const log = await provider.db.select().from(auditLog).where(eq(auditLog.did, "stock.mark"));
    expect(log.slice(-2).map(({ subject }) => subject)).toEqual(["beer", "curry"]);
  });

  it("asks which counts where something was published over a draft, and does as is wished", async () => {
    for (const [wants, yen] of [
      ["draft", 1_111],
      ["published", 1_333],
    ] as const) {
      const { dish: content } = await dish("curry");
      await price("curry", yen);
      const published = await readMenu(provider.db, store_id);
      const dearer = published.dishes.map((each) => (each.id === "curry" ? { ...each, price: 2_222 } : each));
      const by = { actor: SYSTEM, now: NOON };
      await provider.db.transaction((db) => publishMenu(db, store_id, { ...published, dishes: dearer }, by));
      expect(await menu()).toMatchObject({ overtaken: [{ kind: "dish", id: "curry" }] });
      expect(await publish()).toMatchObject({ outcome: "changed" });
      const own = { ...content, price: yen };
      const change = (to: MenuDish | null, seen: string | null) =>
        desk.given(changeMenu, {
          store_id,
          changes: [{ kind: "dish", id: "curry", content: to, seen }],
        });
      // A stamp that nothing has: the refusal tells what is there.
      const [now] = (await change(own, "none")).conflicts;
      expect(now).toMatchObject({ content: { price: 2_222 } });
      const theirs = dearer.find(({ id }) => id === "curry") ?? null;
      expect(await change(wants === "draft" ? own : theirs, now?.stamp ?? null)).toEqual({ conflicts: [] });
      expect(await menu()).toMatchObject({ overtaken: [], difference_count: wants === "draft" ? 1 : 0 });
      const outcome = wants === "draft" ? "published" : "unchanged";
      expect(await publish()).toMatchObject({ outcome });
      expect((await dish("curry")).dish.price).toBe(wants === "draft" ? yen : 2_222);
    }
  });
});
