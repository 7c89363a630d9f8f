import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  allergenSheet,
  confirmAllergens,
  deskAllergens,
  stateAllergens,
} from "#contract/calls/desk/allergens.ts";
import {
  bringMenuBack,
  changeMenu,
  deskDish,
  deskMenu,
  discardMenuDraft,
  menuVersions,
  publishMenuDraft,
} from "#contract/calls/desk/menu.ts";
import { goodsDetail } from "#contract/calls/store.ts";
import { OptionNeed } from "#contract/enumerations.ts";
import type { StatedAllergens } from "#contract/goods.ts";
import type { MenuDish, MenuGroup } from "#contract/menuDocument.ts";
import { NOTHING_STATED, restWithout, withState } from "#domain/menu/allergenStates.ts";
import { readMenu } from "#provider/menu/document/readMenu.ts";
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

const text = (ja: string) => ({ ja, zh: "", tw: "", en: "", ko: "" });
const milk = withState(NOTHING_STATED, "milk", "contains");
const read = () => desk.given(deskAllergens, { store_id });
const sheet = () => desk.given(allergenSheet, { store_id });
const publish = () => desk.given(publishMenuDraft, { store_id, at: null });
const dishIn = async (id: string) => (await read()).dishes.find((dish) => dish.id === id);
const dishOnSheet = async (id: string) =>
  (await sheet()).categories.flatMap(({ dishes }) => dishes).find((dish) => dish.id === id);

async function state(
  id: string,
  stated: StatedAllergens,
  { cookie, seen }: { readonly cookie?: string; readonly seen?: StatedAllergens } = {},
) {
  const was = (await dishIn(id))?.allergens ?? NOTHING_STATED;
  const changes = [{ kind: "dish" as const, id, option_id: null, seen: seen ?? was, stated }];
  return desk.given(stateAllergens, { store_id, changes }, cookie);
}

async function withGroup(dish_id: string, group: MenuGroup): Promise<void> {
  const { dish, stamp } = await desk.given(deskDish, { store_id, dish_id });
  const { groups } = await desk.given(deskMenu, { store_id });
  const seen = groups.find(({ id }) => id === group.id)?.stamp ?? null;
  const content = { ...dish, groups: [group.id] };
  const changes = [
    { kind: "group" as const, id: group.id, content: group, seen },
    { kind: "dish" as const, id: dish_id, content, seen: stamp },
  ];
  await desk.given(changeMenu, { store_id, changes });
}

const toppings: MenuGroup = {
  id: "toppings",
  name: text("トッピング"),
  need: OptionNeed.optional,
  most: 2,
  options: ["egg", "leek"].map((id) => ({
    id,
    name: text(id),
    reading: "",
    price: 0,
    is_default: false,
    serving: null,
  })),
};

describe("what a store states of allergens", () => {
  it("goes into the draft, with who stated it and when, and to guests with its publication", async () => {
    const { checks, refused } = await state("tea", milk, { cookie: await desk.as("manager") });
    expect(refused).toEqual([]);
    expect(checks).toEqual([
      {
        kind: "dish",
        id: "tea",
        checked: {
          by: expect.any(String),
          at: NOON.toISOString(),
          is_older: false,
          stamp: expect.any(String),
        },
      },
    ]);
    expect(await dishOnSheet("tea")).toMatchObject({ allergens: NOTHING_STATED, checked: null });
    provider.clock.advance(60_000);
    // Another one publishes, an hour later, what they have not checked.
    await publish();
    const told = await taken(one.send(goodsDetail, { store_id, goods_id: "tea" }));
    expect(told.allergens).toEqual(["milk"]);
    const printed = await sheet();
    expect(printed.checked).toEqual(checks[0]?.checked);
    expect(await dishOnSheet("tea")).toMatchObject({ allergens: milk, checked: checks[0]?.checked });
  });

  it("is checked by whom it was when it is brought back, and by nobody anew where it is only undone", async () => {
    await state("beer", milk, { cookie: await desk.as("manager") });
    await publish();
    const first = await dishOnSheet("beer");
    provider.clock.advance(60_000);
    await state("beer", restWithout(milk));
    await state("beer", milk);
    expect((await dishIn("beer"))?.checked).toEqual(first?.checked);
    await state("beer", restWithout(milk));
    await publish();
    const later = await dishOnSheet("beer");
    expect(later?.checked?.by).not.toBe(first?.checked?.by);
    const { versions } = await desk.given(menuVersions, { store_id });
    await desk.given(bringMenuBack, { store_id, number: versions[1]?.number ?? 0 });
    await publish();
    expect(await dishOnSheet("beer")).toEqual(first);
  });

  it("changes nothing else of a dish that somebody else is changing", async () => {
    const { dish, stamp } = await desk.given(deskDish, { store_id, dish_id: "curry" });
    const content = { ...dish, price: dish.price + 10 };
    const changes = [{ kind: "dish" as const, id: "curry", content, seen: stamp }];
    await desk.given(changeMenu, { store_id, changes });
    expect((await state("curry", milk)).refused).toEqual([]);
    const { dish: now } = await desk.given(deskDish, { store_id, dish_id: "curry" });
    expect(now).toEqual({ ...content, allergens: milk });
  });

  it("is not taken from who has not seen what another stated; the others of the batch are", async () => {
    await state("curry", milk, { cookie: await desk.as("manager") });
    const egg = withState(NOTHING_STATED, "egg", "contains");
    const seen = NOTHING_STATED;
    const of = (id: string, kind: "dish" | "group" = "dish", option_id: string | null = null) => ({
      kind,
      id,
      option_id,
      seen: id === "beer" ? beer : seen,
      stated: egg,
    });
    const beer = (await dishIn("beer"))?.allergens ?? seen;
    const all = [of("curry"), of("beer"), of("none"), of("none", "group", "none")];
    const { refused } = await desk.given(stateAllergens, { store_id, changes: all });
    expect(refused).toEqual([
      { kind: "dish", id: "curry", option_id: null, why: "changed", stated: milk, by: expect.any(String) },
      { kind: "dish", id: "none", option_id: null, why: "gone", stated: null, by: null },
      { kind: "group", id: "none", option_id: "none", why: "gone", stated: null, by: null },
    ]);
    expect((await dishIn("beer"))?.allergens).toEqual(egg);
    // Sent again after its answer was lost, it is nobody else's.
    expect((await state("beer", egg, { seen: beer })).refused).toEqual([]);
    expect((await state("curry", egg)).refused).toEqual([]);
  });

  it("waits where something else of a dish was published since it was drafted", async () => {
    await state("tea", NOTHING_STATED);
    await provider.db.execute("update goods set price = price + 1 where id = 'tea'");
    const { refused } = await state("tea", restWithout(milk));
    expect(refused).toMatchObject([{ id: "tea", why: "published", by: null }]);
  });

  it("of options is theirs alone, goes to guests with the dish, and is brought back and left out again", async () => {
    await withGroup("curry", toppings);
    const egg = withState(NOTHING_STATED, "egg", "contains");
    const option = { kind: "group" as const, id: "toppings", option_id: "egg" };
    const changes = [{ ...option, seen: NOTHING_STATED, stated: egg }];
    const { checks, refused } = await desk.given(stateAllergens, { store_id, changes });
    expect([refused, checks[0]?.checked?.at]).toEqual([[], NOON.toISOString()]);
    expect((await publish()).outcome).toBe("published");
    const told = await taken(one.send(goodsDetail, { store_id, goods_id: "curry" }));
    expect(told.option[0]?.options).toMatchObject([
      { option_id: "egg", allergen_facts: egg },
      { option_id: "leek" },
    ]);
    expect(told.option[0]?.options[1]).not.toHaveProperty("allergen_facts");
    const [group] = (await sheet()).groups.filter(({ id }) => id === "toppings");
    expect(group).toMatchObject({ options: [{ allergens: egg }, { allergens: NOTHING_STATED }] });
    expect(group?.checked?.at).toBe(NOON.toISOString());
    await desk.given(stateAllergens, {
      store_id,
      changes: [{ ...option, seen: egg, stated: NOTHING_STATED }],
    });
    await publish();
    const [again] = (await readMenu(provider.db, store_id)).groups.filter(({ id }) => id === "toppings");
    expect(again?.options[0]).not.toHaveProperty("allergens");
  });

  it("is to be checked again where name, description or options change after it, until somebody has", async () => {
    await state("tea", milk);
    await publish();
    const change = async (changes: Partial<MenuDish>) => {
      const { dish, stamp } = await desk.given(deskDish, { store_id, dish_id: "tea" });
      const content = { ...dish, ...changes };
      const sent = [{ kind: "dish" as const, id: "tea", content, seen: stamp }];
      await desk.given(changeMenu, { store_id, changes: sent });
    };
    const checked = async () => (await dishIn("tea"))?.checked;
    const first = await checked();
    const { dish } = await desk.given(deskDish, { store_id, dish_id: "tea" });
    const rechecks = async () => (await desk.given(deskMenu, { store_id })).rechecks;
    const before = await rechecks();
    // What says nothing of what is in it asks for no other look.
    await change({ price: dish.price + 10, name: { ...dish.name, ko: "차" } });
    expect(await checked()).toMatchObject({ is_older: false });
    for (const changes of [
      { name: { ...dish.name, ja: "ミルクなしの茶" } },
      { about: { ...dish.about, ja: "豆乳を使います。" } },
      { groups: ["noodles"] },
    ]) {
      await change(changes);
      expect(await checked()).toMatchObject({ by: first?.by, at: first?.at, is_older: true });
      await desk.given(discardMenuDraft, { store_id });
    }
    await change({ name: { ...dish.name, ja: "豆乳の茶" } });
    expect(await rechecks()).toBe(before + 1);
    const { recheck } = await desk.given(deskDish, { store_id, dish_id: "tea" });
    expect(recheck).toEqual({ by: first?.by, at: first?.at });
    // Guests go on seeing it, once it is published as well.
    await publish();
    expect((await taken(one.send(goodsDetail, { store_id, goods_id: "tea" }))).allergens).toEqual(["milk"]);
    expect(await dishOnSheet("tea")).toMatchObject({ checked: { is_older: true } });
    provider.clock.advance(60_000);
    const stamp = (await checked())?.stamp ?? "";
    const confirm = (seen: string) =>
      desk.send(confirmAllergens, { store_id, subjects: [{ kind: "dish", id: "tea", stamp: seen }] });
    expect(await confirm(first?.stamp ?? "")).toBe("changed");
    expect(
      await desk.send(
        confirmAllergens,
        { store_id, subjects: [{ kind: "dish", id: "tea", stamp }] },
        await desk.as("floor"),
      ),
    ).toBe("forbidden");
    expect(await confirm(stamp)).toMatchObject({
      checks: [{ id: "tea", checked: { is_older: false, at: provider.parts.clock().toISOString() } }],
    });
    expect(await rechecks()).toBe(before);
    expect((await desk.given(deskDish, { store_id, dish_id: "tea" })).recheck).toBeNull();
  });

  it("does not contradict itself in what is published", async () => {
    const twice = { contains: ["egg" as const], without: ["egg" as const], same_kitchen: [] };
    await withGroup("curry", {
      ...toppings,
      options: toppings.options.map((option) => ({ ...option, allergens: twice })),
    });
    const { groups, faults } = await desk.given(deskMenu, { store_id });
    const place = groups.findIndex(({ id }) => id === "toppings");
    const path = ["groups", place, "options", 0, "allergens", "without", 0];
    expect(faults).toContainEqual({ path, fault: "allergen_twice", value: "egg" });
    expect((await publish()).outcome).toBe("faulty");
  });

  it("is printed by whoever looks, and stated by who keeps the store", async () => {
    const waiter = await desk.as("floor");
    expect((await desk.given(allergenSheet, { store_id }, waiter)).store.ja).not.toBe("");
    expect(await desk.send(deskAllergens, { store_id }, waiter)).toBe("forbidden");
    const changes = [
      { kind: "dish" as const, id: "tea", option_id: null, seen: milk, stated: NOTHING_STATED },
    ];
    expect(await desk.send(stateAllergens, { store_id, changes }, waiter)).toBe("forbidden");
    expect(await desk.send(allergenSheet, { store_id: "nowhere" })).toBe("forbidden");
  });
});
