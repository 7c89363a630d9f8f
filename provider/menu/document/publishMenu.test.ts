import { and, eq } from "drizzle-orm";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditLog } from "#provider/db/tables/staff.ts";
import { goodList, goodsDetail } from "#contract/calls/store.ts";
import type { MenuDish, MenuDocument } from "#contract/menuDocument.ts";
import { checkMenu } from "#domain/menu/document/checkMenu.ts";
import { orderedMenu } from "#domain/menu/document/orderedMenu.ts";
import { categories, goods } from "#provider/db/tables/goods.ts";
import { menuVersions } from "#provider/db/tables/menus.ts";
import { outbox } from "#provider/db/tables/messages.ts";
import { SYSTEM } from "#provider/staff/audit.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Guest, guest, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { publishMenu } from "./publishMenu.ts";
import { readMenu } from "./readMenu.ts";
import { randomMenu } from "./testing/randomMenu.ts";

let provider: Planted;
let one: Guest;
beforeAll(async () => {
  provider = await planted();
  one = await guest(provider);
});
afterAll(() => provider.close());

const by = { actor: SYSTEM, now: NOON };
const publish = (store_id: string, menu: MenuDocument) =>
  provider.db.transaction((transaction) => publishMenu(transaction, store_id, menu, by));
const rowOf = async (id: string) => (await provider.db.select().from(goods).where(eq(goods.id, id)))[0];
const withDish = (menu: MenuDocument, id: string, change: Partial<MenuDish>): MenuDocument => ({
  ...menu,
  dishes: menu.dishes.map((dish) => (dish.id === id ? { ...dish, ...change } : dish)),
});

describe("publishing a menu", () => {
  it("is read again as the same document, whatever it holds, one after the other", async () => {
    await fc.assert(
      fc.asyncProperty(randomMenu("other"), async (menu) => {
        expect(checkMenu(menu)).toEqual([]);
        await publish("other", menu);
        expect(await readMenu(provider.db, "other")).toEqual(orderedMenu(menu));
        expect(await publish("other", menu)).toEqual({ outcome: "unchanged" });
      }),
      { numRuns: 40 },
    );
  });

  it("reads what was written by hand, and leaves guests the same menu when it is published so", async () => {
    const menu = await readMenu(provider.db, "diner");
    expect(checkMenu(menu)).toEqual([]);
    expect(menu.categories.map(({ id }) => id)).toEqual(["diner-drinks", "diner-dishes"]);
    expect(
      menu.groups.map(({ id, most, options }) => [id, most, options.map((each) => each.is_default)]),
    ).toEqual([
      ["noodles", 1, [true, false, false]],
      ["toppings", 2, [false, false, false]],
    ]);
    expect(menu.dishes.map(({ id }) => id)).not.toContain("gone");
    const detail = () => taken(one.send(goodsDetail, { store_id: "diner", goods_id: "ramen" }));
    const before = await detail();
    expect(await publish("diner", withDish(menu, "tea", { price: 310 }))).toMatchObject({
      outcome: "published",
      number: 2,
      differences: [{ of: "dish", id: "tea", what: "changed", fields: ["price"] }],
    });
    expect(await detail()).toEqual(before);
    const versions = await provider.db
      .select()
      .from(menuVersions)
      .where(eq(menuVersions.store_id, "diner"))
      .orderBy(menuVersions.number);
    expect(versions.map(({ document, number }) => [number, document])).toEqual([
      [1, menu],
      [2, withDish(menu, "tea", { price: 310 })],
    ]);
    expect(await provider.db.select().from(auditLog).where(eq(auditLog.did, "menu.publish"))).toContainEqual(
      expect.objectContaining({
        store_id: "diner",
        after: { number: 2, added: 0, removed: 0, changed: 1, moved: 0 },
      }),
    );
  });

  it("tells the menus that are open, and is on them at once", async () => {
    await provider.db.delete(outbox);
    const menu = await readMenu(provider.db, "diner");
    const list = () =>
      taken(one.send(goodList, { store_id: "diner", category_id: "diner-drinks", goods_show_type: 1 }));
    await list();
    await publish("diner", withDish(menu, "tea", { price: 320 }));
    const { goods: shown } = await list();
    expect(shown.find(({ id }) => id === "tea")).toMatchObject({ price: 320 });
    expect((await provider.db.select().from(outbox)).map(({ payload }) => payload)).toEqual([
      { store_id: "diner", signal: "menu_changed" },
    ]);
  });

  it("withdraws what is gone and brings it back with its stock and marks, which it never touches", async () => {
    const menu = await readMenu(provider.db, "diner");
    const without = {
      ...menu,
      categories: menu.categories.filter(({ id }) => id !== "diner-drinks"),
      dishes: menu.dishes.filter(({ category_id, id }) => category_id !== "diner-drinks" && id !== "few"),
    };
    await provider.setStock("few", 3);
    await publish("diner", without);
    expect(await rowOf("few")).toMatchObject({ is_withdrawn: true, stock: 3 });
    expect(await rowOf("tea")).toMatchObject({ is_withdrawn: true, category_id: "diner-drinks" });
    const [kind] = await provider.db.select().from(categories).where(eq(categories.id, "diner-drinks"));
    expect(kind).toMatchObject({ is_withdrawn: true });
    await publish("diner", menu);
    expect(await readMenu(provider.db, "diner")).toEqual(menu);
    expect(await rowOf("few")).toMatchObject({ is_withdrawn: false, stock: 3 });
    expect(await rowOf("out")).toMatchObject({ is_sold_out: true });
    const ramen = await rowOf("ramen");
    const options = ramen?.option_groups.flatMap((group) => group.options) ?? [];
    expect(options.filter(({ is_sold_out }) => is_sold_out === 1).map(({ option_id }) => option_id)).toEqual([
      "thick",
    ]);
  });

  it("changes a shared group on every dish that has it, and a new dish has its options sold out as the others", async () => {
    const menu = withDish(await readMenu(provider.db, "diner"), "curry", { groups: ["noodles"] });
    const dearer = {
      ...menu,
      groups: menu.groups.map((group) => ({
        ...group,
        options: group.options.map((option) =>
          option.id === "hard"
            ? { ...option, price: 50, is_default: false }
            : { ...option, is_default: option.id === "soft" },
        ),
      })),
    };
    await publish("diner", dearer);
    for (const goods_id of ["ramen", "curry"]) {
      const { option, optionIds } = await taken(one.send(goodsDetail, { store_id: "diner", goods_id }));
      expect(option[0]?.options).toMatchObject([
        { option_id: "hard", price: 50 },
        { option_id: "soft", price: 0 },
        { option_id: "thick", is_sold_out: 1 },
      ]);
      expect(optionIds).toEqual(["soft"]);
    }
  });

  it("shows guests the text that is there where a language is missing, and the owner that it is missing", async () => {
    const menu = await readMenu(provider.db, "diner");
    const name = { ja: "", zh: "", tw: "", en: "Green tea", ko: "" };
    await publish("diner", withDish(menu, "tea", { name }));
    expect((await taken(one.send(goodsDetail, { store_id: "diner", goods_id: "tea" }))).name).toBe(
      "Green tea",
    );
    const again = await readMenu(provider.db, "diner");
    expect(again.dishes.find(({ id }) => id === "tea")?.name).toEqual(name);
  });

  it("writes nothing of a menu with faults or with another store's ids", async () => {
    const menu = await readMenu(provider.db, "diner");
    expect(await publish("diner", withDish(menu, "tea", { category_id: "nowhere" }))).toMatchObject({
      outcome: "faulty",
      faults: [{ fault: "unknown_category" }],
    });
    const [tea] = menu.dishes;
    if (tea === undefined) throw new Error("No dish");
    const foreign = { ...menu, dishes: [...menu.dishes, { ...tea, id: "oden" }] };
    expect(await publish("diner", foreign)).toEqual({
      outcome: "taken",
      taken: { categories: [], dishes: ["oden"] },
    });
    expect(await readMenu(provider.db, "diner")).toEqual(menu);
  });

  it("holds five thousand dishes in seconds", {
    timeout: 60_000,
  }, async () => {
    const menu = await readMenu(provider.db, "cover");
    const [first] = menu.dishes;
    if (first === undefined) throw new Error("No dish");
    const many = Array.from({ length: 5_000 }, (_, number) => ({ ...first, id: `cover-dish-${number}` }));
    const begun = performance.now();
    await publish("cover", { ...menu, dishes: many });
    expect(performance.now() - begun).toBeLessThan(20_000);
    const onSale = and(eq(goods.store_id, "cover"), eq(goods.is_withdrawn, false));
    expect(await provider.db.select({ id: goods.id }).from(goods).where(onSale)).toHaveLength(5_000);
    const again = await publish("cover", withDish({ ...menu, dishes: many }, "cover-dish-7", { price: 1 }));
    expect(again).toMatchObject({ differences: [{ id: "cover-dish-7", fields: ["price"] }] });
  });
});
