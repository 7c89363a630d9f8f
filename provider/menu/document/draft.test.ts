import { eq } from "drizzle-orm";
import * as fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SeenChange } from "#contract/menuChanges.ts";
import type { MenuDish, MenuDocument } from "#contract/menuDocument.ts";
import { applyDraft } from "#domain/menu/document/applyDraft.ts";
import { draftOf } from "#domain/menu/document/draftOf.ts";
import { orderedMenu } from "#domain/menu/document/orderedMenu.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { menuDrafts, menuSchedules } from "#provider/db/tables/menus.ts";
import { auditLog, staff } from "#provider/db/tables/staff.ts";
import { markGoods } from "#provider/menu/soldOut.ts";
import { runMaintenance } from "#provider/operations/maintenance.ts";
import { SYSTEM } from "#provider/staff/audit.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Planted, planted } from "#provider/testing/guest.ts";
import { changeDraft, discardDraft, moveInDraft, readDraft, stampOf } from "./draft.ts";
import { draftMenu, publishDraft, readVersion, readVersions, scheduleMenu } from "./publishDraft.ts";
import { publishMenu } from "./publishMenu.ts";
import { readMenu } from "./readMenu.ts";
import { randomMenu } from "./testing/randomMenu.ts";

const store_id = "diner";
const ANN = "ann";
const BEN = "ben";
let provider: Planted;
let first: MenuDocument;
beforeAll(async () => {
  provider = await planted();
  const of = (id: string) => ({ id, name: id, login: id, role: "manager" as const, created_at: NOON });
  await provider.db.insert(staff).values([of(ANN), of(BEN)]);
  first = await readMenu(provider.db, store_id);
});
beforeEach(async () => {
  provider.clock.set(NOON);
  await discardDraft(provider.db, store_id);
  await scheduleMenu(provider.db, store_id, null);
  await publishMenu(provider.db, store_id, first, { actor: SYSTEM, now: NOON });
});
afterAll(() => provider.close());

const dishOf = (menu: MenuDocument, id: string): MenuDish => {
  const dish = menu.dishes.find((each) => each.id === id);
  if (dish === undefined) throw new Error(`No dish ${id}`);
  return dish;
};
const change = (changes: readonly SeenChange[], staff_id = ANN) =>
  provider.db.transaction((db) => changeDraft(db, store_id, changes, { staff_id, now: NOON }));
const move = (kind: SeenChange["kind"], id: string, before: string | null) =>
  provider.db.transaction((db) =>
    moveInDraft(db, store_id, { kind, id, before }, { staff_id: ANN, now: NOON }),
  );
const publish = (now = NOON) =>
  provider.db.transaction((db) => publishDraft(db, store_id, { actor: SYSTEM, now }));
const priced = (id: string, price: number, on: MenuDocument = first): SeenChange => {
  const content = { ...dishOf(on, id), price };
  return { kind: "dish", id, content, seen: stampOf(dishOf(on, id)) };
};
const draft = () => readDraft(provider.db, store_id);

describe("a draft", () => {
  it("gathers changes that guests do not see until it is published", async () => {
    expect(
      await change([
        priced("tea", 333),
        { kind: "dish", id: "cake", content: null, seen: stampOf(dishOf(first, "cake")) },
      ]),
    ).toEqual({ outcome: "done" });
    expect(await move("category", "diner-dishes", "diner-drinks")).toBe(true);
    expect(await readMenu(provider.db, store_id)).toEqual(first);
    const { menu } = await draft();
    expect(dishOf(menu, "tea").price).toBe(333);
    expect(await publish()).toMatchObject({
      outcome: "published",
      differences: [
        { of: "categories", what: "moved" },
        { id: "tea", fields: ["price"] },
        { id: "cake", what: "removed" },
      ],
    });
    expect(await readMenu(provider.db, store_id)).toEqual(menu);
    expect((await draft()).changes).toEqual([]);
    expect(await publish()).toEqual({ outcome: "unchanged" });
  });

  it("forgets what is changed back", async () => {
    await change([priced("tea", 333)]);
    const { menu } = await draft();
    await change([
      { kind: "dish", id: "tea", content: dishOf(first, "tea"), seen: stampOf(dishOf(menu, "tea")) },
    ]);
    expect(await provider.db.select().from(menuDrafts)).toEqual([]);
  });

  it("has its lists in another order, and in the former one again without a change left", async () => {
    const orderOf = async () => {
      const { dishes, groups } = (await draft()).menu;
      return [dishes.slice(0, 2).map(({ id }) => id), groups.map(({ id }) => id)];
    };
    expect(await orderOf()).toEqual([
      ["tea", "beer"],
      ["noodles", "toppings"],
    ]);
    expect(await move("dish", "tea", null)).toBe(true);
    expect(await move("group", "toppings", "noodles")).toBe(true);
    expect(await orderOf()).toEqual([
      ["beer", "tea"],
      ["toppings", "noodles"],
    ]);
    expect(await move("dish", "tea", "curry")).toBe(false);
    expect(await move("dish", "nothing", null)).toBe(false);
    await move("dish", "tea", "beer");
    await move("group", "toppings", null);
    expect((await draft()).changes).toEqual([]);
  });

  it("tells the second of two editors what the first did, and lets them write over it knowingly", async () => {
    await change([priced("tea", 333)]);
    const now = dishOf((await draft()).menu, "tea");
    expect(await change([priced("curry", 1), priced("tea", 444)], BEN)).toEqual({
      outcome: "changed",
      conflicts: [{ kind: "dish", id: "tea", content: now, staff_id: ANN }],
    });
    expect((await draft()).changes).toHaveLength(1);
    expect(await change([{ ...priced("tea", 444), seen: stampOf(now) }], BEN)).toEqual({ outcome: "done" });
    expect(dishOf((await draft()).menu, "tea").price).toBe(444);
  });

  it("is not published over what was published meanwhile, until somebody has looked at that", async () => {
    await change([priced("tea", 333)]);
    const dearer = {
      ...first,
      dishes: first.dishes.map((dish) => (dish.id === "tea" ? { ...dish, price: 350 } : dish)),
    };
    await publishMenu(provider.db, store_id, dearer, { actor: SYSTEM, now: NOON });
    const conflicts = [{ kind: "dish", id: "tea", content: dishOf(dearer, "tea"), staff_id: null }];
    expect(await publish()).toEqual({ outcome: "changed", conflicts });
    const inDraft = dishOf((await draft()).menu, "tea");
    expect(await change([{ ...priced("tea", 334), seen: stampOf(inDraft) }])).toEqual({
      outcome: "changed",
      conflicts,
    });
    expect(await change([priced("tea", 334, dearer)])).toEqual({ outcome: "done" });
    expect(await publish()).toMatchObject({ outcome: "published" });
    expect(dishOf(await readMenu(provider.db, store_id), "tea").price).toBe(334);
  });

  it("lets what the desk decides at the moment pass by", async () => {
    await change([priced("few", 1), priced("tea", 1)]);
    await markGoods(provider.db, { store_id, goods_id: "tea", mark: "until_sold", now: NOON });
    await provider.setStock("few", 2);
    expect(await publish()).toMatchObject({ outcome: "published" });
    const rows = await provider.db.select().from(goods).where(eq(goods.price, 1));
    expect(rows.map(({ id, is_sold_out, stock }) => [id, is_sold_out, stock]).toSorted()).toEqual([
      ["candy", false, -1],
      ["few", false, 2],
      ["tea", true, -1],
    ]);
    await markGoods(provider.db, { store_id, goods_id: "tea", mark: "sold", now: NOON });
  });

  it("with a fault stays a draft", async () => {
    const content = { ...dishOf(first, "tea"), category_id: "nowhere" };
    await change([{ kind: "dish", id: "tea", content, seen: stampOf(dishOf(first, "tea")) }]);
    expect(await publish()).toMatchObject({ outcome: "faulty", faults: [{ fault: "unknown_category" }] });
    expect((await draft()).changes).toHaveLength(1);
  });

  it("is published by itself at its time, and where it cannot be says why", async () => {
    const publish_at = new Date(NOON.getTime() + 60_000);
    await change([priced("tea", 333)]);
    await scheduleMenu(provider.db, store_id, { publish_at, staff_id: BEN });
    await runMaintenance(provider.parts);
    expect(dishOf(await readMenu(provider.db, store_id), "tea").price).toBe(300);
    provider.clock.set(publish_at);
    await runMaintenance(provider.parts);
    expect(dishOf(await readMenu(provider.db, store_id), "tea").price).toBe(333);
    const [version] = await readVersions(provider.db, store_id);
    expect(version).toMatchObject({ staff_id: BEN, by: BEN, published_at: publish_at });
    expect(await provider.db.select().from(auditLog).where(eq(auditLog.staff_id, BEN))).toMatchObject([
      { did: "menu.publish", store_id, after: { changed: 1 } },
    ]);
    const now = await readMenu(provider.db, store_id);
    await change([
      { ...priced("tea", 1, now), content: { ...dishOf(now, "tea"), groups: ["none"] } } as SeenChange,
    ]);
    await scheduleMenu(provider.db, store_id, { publish_at, staff_id: BEN });
    await runMaintenance(provider.parts);
    await runMaintenance(provider.parts);
    expect(await provider.db.select().from(menuSchedules)).toMatchObject([{ trouble: "faulty" }]);
    expect((await draft()).changes).toHaveLength(1);
  });
});

describe("a version", () => {
  it("is brought back as a new draft, in place of the one that there is", async () => {
    await change([
      priced("tea", 333),
      { kind: "dish", id: "cake", content: null, seen: stampOf(dishOf(first, "cake")) },
    ]);
    await publish();
    const [last, before] = await readVersions(provider.db, store_id);
    expect(last).toMatchObject({ number: (before?.number ?? 0) + 1, staff_id: null });
    await change([priced("curry", 5)]);
    const document = await readVersion(provider.db, store_id, before?.number ?? 0);
    if (document === undefined) throw new Error("No version");
    await provider.db.transaction((db) => draftMenu(db, store_id, document, { staff_id: ANN, now: NOON }));
    expect((await draft()).menu).toEqual(first);
    expect(await publish()).toMatchObject({ outcome: "published" });
    expect(await readMenu(provider.db, store_id)).toEqual(first);
  });

  it("is reached from any menu by the changes that lead to it", () => {
    fc.assert(
      fc.property(randomMenu("some"), randomMenu("some"), (before, after) => {
        expect(applyDraft(before, draftOf(before, after))).toEqual(orderedMenu(after));
      }),
      { numRuns: 300 },
    );
  });
});
