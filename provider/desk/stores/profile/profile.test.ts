import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  findPlace,
  profile,
  saveCover,
  saveLists,
  saveLooks,
  savePlace,
} from "#contract/calls/desk/profile.ts";
import { remarkTemplate, storeAttr, storeIndex } from "#contract/calls/store.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { type BoardDesk, boardDesk } from "#provider/testing/deskVisit.ts";
import { type Guest, guest, type Planted, planted, taken } from "#provider/testing/guest.ts";

let provider: Planted;
let desk: BoardDesk;
let one: Guest;
beforeAll(async () => {
  provider = await planted();
  desk = await boardDesk(provider);
  one = await guest(provider);
});
afterAll(() => provider.close());

const diner = { store_id: "diner" };
const read = () => desk.given(profile, diner);
const seen = () => taken(one.send(storeIndex, diner));
const dish = { src: "/pictures/soup", widths: [320], ratio: 1, tint: "#aabbcc" };

let stamps: Awaited<ReturnType<typeof read>>["stamps"];
beforeEach(async () => {
  ({ stamps } = await read());
});

describe("what guests see of a store", () => {
  it("is changed by owners and managers of the store alone", async () => {
    const place = { reading: "", position: null };
    expect(await desk.send(profile, diner, await desk.as("floor"))).toBe("forbidden");
    const asked = { ...diner, stamp: stamps.place, place };
    expect(await desk.send(savePlace, asked, await desk.as("kitchen"))).toBe("forbidden");
    expect(await desk.send(profile, { store_id: "nowhere" })).toBe("forbidden");
  });

  it("is where it stands, by its pin, or nowhere; and how its name sounds", async () => {
    const position = { latitude: 35.6812, longitude: 139.7671 };
    const save = (place: object, stamp = stamps.place) =>
      desk.send(savePlace, { ...diner, stamp, place: { reading: "だいなー", position, ...place } });
    expect(await save({ reading: "diner" })).toBe("malformed");
    expect(await save({ position: { latitude: 91, longitude: 0 } })).toBe("malformed");
    // Sent again, after an answer that was lost.
    for (const _ of ["once", "again"]) expect(await save({})).toEqual({});
    expect((await seen()).position).toEqual(position);
    expect((await read()).place).toEqual({ reading: "だいなー", position });
    // A colleague's, who saw it before.
    expect(await save({ position: null })).toBe("changed");
    expect(await save({ position: null }, (await read()).stamps.place)).toEqual({});
    expect((await seen()).position).toBeNull();
  });

  it("is found on the map by its address", async () => {
    const { places } = await desk.given(findPlace, { ...diner, address: "東京都千代田区丸の内1-9-1" });
    expect(places?.[0]?.address).toContain("千代田区");
    expect((await desk.given(findPlace, { ...diner, address: "！！" })).places).toEqual([]);
  });

  it("is a cover charge of some yen, or none", async () => {
    const save = (cover: object) =>
      desk.send(saveCover, {
        ...diner,
        stamp: stamps.cover,
        cover: { is_tea_money: true, tea_money: 300, max_people: 8, ...cover },
      });
    for (const wrong of [{ tea_money: 0 }, { tea_money: -1 }, { tea_money: 100_000 }, { max_people: 0 }])
      expect(await save(wrong)).toBe("malformed");
    expect(await save({})).toEqual({});
    expect(await seen()).toMatchObject({ is_tea_money: 1, tea_money: 300, extra_config: { max_people: 8 } });
    expect((await read()).cover_tax).toBe(10);
    ({ stamps } = await read());
    expect(await save({ is_tea_money: false, tea_money: 0 })).toEqual({});
    expect(await seen()).toMatchObject({ is_tea_money: 0 });
  });

  it("is a color that is seen on light pages, and pictures that there are", async () => {
    await provider.db.update(goods).set({ picture: dish }).where(eq(goods.id, "tea"));
    const save = (looks: object) =>
      desk.send(saveLooks, {
        ...diner,
        stamp: stamps.looks,
        looks: { accent_color: "#1F4E79", picture: "", logo: "", ...looks },
      });
    for (const wrong of [{ accent_color: "red" }, { accent_color: "#ffe08a" }, { picture: "/pictures/none" }])
      expect(await save(wrong)).toBe("malformed");
    expect(await save({ picture: dish.src })).toEqual({});
    expect(await seen()).toMatchObject({
      picture: dish,
      logo: null,
      extra_config: { accent_color: "#1f4e79" },
    });
    // The pale one of a store that has had it for long stays.
    await provider.db.update(stores).set({ accent_color: "#ffe08a" }).where(eq(stores.id, "diner"));
    ({ stamps } = await read());
    expect(await save({ accent_color: "#ffe08a", logo: dish.src })).toEqual({});
    expect(await seen()).toMatchObject({ picture: null, logo: dish });
  });

  it("is tableware, notes to choose from by the way of ordering, and facilities, in each language", async () => {
    const lists = {
      dishware: [{ dishware_id: "spoon", name: { ja: "スプーン", en: "Spoon" } }],
      remark_templates: [
        { template_id: "bag", content: { ja: "袋は不要" }, order_types: [2 as const] },
        { template_id: "wasabi", content: { ja: "わさび抜き" }, order_types: [] },
      ],
      attributes: [{ name: { ja: "席数" }, value: { ja: "24席", en: "24 seats" } }],
    };
    const save = (changes: object) =>
      desk.send(saveLists, { ...diner, stamp: stamps.lists, lists: { ...lists, ...changes } });
    expect(await save({ attributes: [{ name: { en: "Seats" }, value: { ja: "24" } }] })).toBe("malformed");
    expect(await save({})).toEqual({});
    expect((await read()).lists).toEqual(lists);
    const said = async (order_type: 1 | 2) =>
      (await taken(one.send(remarkTemplate, { ...diner, order_type }))).templates.map(
        ({ content }) => content,
      );
    expect([await said(1), await said(2)]).toEqual([["わさび抜き"], ["袋は不要", "わさび抜き"]]);
    expect((await seen()).dishware).toEqual([{ dishware_id: "spoon", name: "スプーン" }]);
    const english = await guest(provider, "diner-T1", "en");
    expect((await taken(english.send(storeAttr, diner))).attributes).toEqual([
      { name: "席数", value: "24 seats" },
    ]);
  });
});
