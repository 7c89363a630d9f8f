import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyStore } from "#contract/calls/desk/copyStore.ts";
import { opening } from "#contract/calls/desk/opening.ts";
import { storeIndex } from "#contract/calls/store.ts";
import { storeList } from "#contract/calls/storeLists.ts";
import type { MenuDocument } from "#contract/menuDocument.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { auditLog } from "#provider/db/tables/staff.ts";
import { stores, tables } from "#provider/db/tables/stores.ts";
import { readMenu } from "#provider/menu/document/readMenu.ts";
import { type BoardDesk, boardDesk } from "#provider/testing/deskVisit.ts";
import { guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";

let provider: Planted;
let desk: BoardDesk;
beforeAll(async () => {
  provider = await planted();
  desk = await boardDesk(provider);
});
afterAll(() => provider.close());

const asked = {
  store_id: "diner",
  copy_id: "second",
  name: { ja: "二号店", en: "Second" },
  with_tables: true,
};
const rowOf = async (id: string) => (await provider.db.select().from(stores).where(eq(stores.id, id)))[0];
const tablesOf = (id: string) => provider.db.select().from(tables).where(eq(tables.store_id, id));

const IDS = ["id", "category_id", "course_id", "groups", "goes_with"];

/** With ids by the order in which they stand: what is equal then is alike in all but its ids. */
function byPlace(menu: MenuDocument): unknown {
  const places = new Map(idsOf(menu).map((id, place) => [id, `#${place}`]));
  const placed = (value: unknown) => (typeof value === "string" ? (places.get(value) ?? value) : value);
  return JSON.parse(
    JSON.stringify(menu, (key, value: unknown) => {
      if (!IDS.includes(key)) return value;
      return Array.isArray(value) && typeof value[0] === "string" ? value.map(placed) : placed(value);
    }),
  );
}

function idsOf({ categories, dishes, groups }: MenuDocument): string[] {
  return [
    ...categories.map(({ id }) => id),
    ...dishes.map(({ id }) => id),
    ...groups.flatMap(({ id, options }) => [id, ...options.map((option) => option.id)]),
  ];
}

describe("a copy of a store", () => {
  it("is an owner's to make, under a name of its own", async () => {
    expect(await desk.send(copyStore, asked, await desk.as("manager"))).toBe("forbidden");
    expect(await desk.send(copyStore, { ...asked, name: { en: "Second" } })).toBe("malformed");
    expect(await desk.send(copyStore, { ...asked, store_id: "nowhere" })).toBe("forbidden");
    expect(await rowOf("second")).toBeUndefined();
  });

  it("has its facts, hours, settings, tables and menu, with ids that are nobody else's", async () => {
    const before = await readMenu(provider.db, "diner");
    await taken((await guest(provider)).order([line({ goods_id: "tea", price: 300 })]));
    for (const _ of ["once", "again"]) expect(await desk.send(copyStore, asked)).toEqual({});
    expect(await desk.send(copyStore, { ...asked, name: { ja: "三号店" } })).toBe("changed");
    const [one, other] = [await rowOf("diner"), await rowOf("second")];
    if (one === undefined || other === undefined) throw new Error("One of them is gone");
    for (const name of ["address", "business_hours", "pay_list", "disclosure", "remark_templates"] as const)
      expect([name, other[name]]).toEqual([name, one[name]]);
    expect(other).toMatchObject({
      name: { ja: "二号店", en: "Second", ko: "二号店" },
      opened_at: null,
      is_listed: false,
      sales: 0,
      review_count: 0,
    });
    expect(await readMenu(provider.db, "diner")).toEqual(before);
    const menu = await readMenu(provider.db, "second");
    expect(byPlace(menu)).toEqual(byPlace(before));
    expect(idsOf(menu).filter((id) => idsOf(before).includes(id))).toEqual([]);
    const [places, copied] = [await tablesOf("diner"), await tablesOf("second")];
    expect(copied.map(({ name, seats }) => [name, seats])).toEqual(
      places.map(({ name, seats }) => [name, seats]),
    );
    expect(copied.some(({ id, is_locked }) => places.some((table) => table.id === id) || is_locked)).toBe(
      false,
    );
  });

  it("takes nothing of what became of the other one, and waits to be opened", async () => {
    expect(await provider.db.$count(orders, eq(orders.store_id, "second"))).toBe(0);
    const sold = await provider.db.select().from(goods).where(eq(goods.store_id, "second"));
    expect(sold.every(({ is_sold_out, stock }) => !is_sold_out && stock === -1)).toBe(true);
    const one = await guest(provider);
    expect(await taken(one.send(storeIndex, { store_id: "second" }))).toMatchObject({ is_open: 0 });
    const { items } = await taken(one.send(storeList, {}));
    expect(items.map(({ store_id }) => store_id)).not.toContain("second");
    const { opened_at, steps } = await desk.given(opening, { store_id: "second" });
    expect(opened_at).toBeNull();
    expect(steps.filter(({ state }) => state === "missing")).toEqual([]);
    const logged = await provider.db.select().from(auditLog).where(eq(auditLog.did, "store.copy"));
    expect(logged).toMatchObject([{ store_id: "second", after: { of: "diner", tables: 3 } }]);
  });

  it("has no tables where none are wanted", async () => {
    const bare = { ...asked, copy_id: "third", with_tables: false };
    expect(await desk.send(copyStore, bare)).toEqual({});
    expect(await tablesOf("third")).toEqual([]);
  });
});
