import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { moveZone, saveTerms, saveZone } from "#contract/calls/desk/settings.ts";
import { checkDistance } from "#contract/calls/places.ts";
import { type DeskSettings, deskSettings } from "#provider/testing/deskVisit.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Planted, planted, taken } from "#provider/testing/guest.ts";
import { openOffPremises, TOWER } from "#provider/testing/offPremisesGuest.ts";

const zone = {
  zone_id: "near",
  name: "芝公園",
  postal_codes: ["1050011", "150"],
  max_distance: null as number | null,
  dispatchprice: 200,
  freeprice: 0,
  minimum_order: 1_000,
};
const place = { store_id: "diner", position: TOWER };

let provider: Planted;
let at: DeskSettings;
beforeAll(async () => {
  provider = await planted();
  at = await deskSettings(provider);
});
beforeEach(async () => {
  provider.clock.set(NOON);
  await openOffPremises(provider);
});
afterAll(() => provider.close());

describe("zones", () => {
  const zones = async () => (await at.storeNow()).delivery_zones;
  const stampOf = async (id: string) =>
    (await at.read()).zones.find(({ zone_id }) => zone_id === id)?.stamp ?? "";
  const add = (changes: Partial<typeof zone> = {}) =>
    at.send(saveZone, { stamp: null, zone: { ...zone, ...changes } });

  it("are added, changed, put in order and taken away, and deliveries go by them", async () => {
    expect(await add()).toEqual({ is_full: 0 });
    expect(await add({ zone_id: "wide", name: "5キロ", postal_codes: [], max_distance: 5_000 })).toEqual({
      is_full: 0,
    });
    expect((await zones())[0]).toEqual(zone);
    expect(await taken(at.one.send(checkDistance, place))).toMatchObject({ dispatchprice: 200 });
    const wide = {
      ...zone,
      zone_id: "wide",
      name: "近く",
      dispatchprice: 450,
      postal_codes: [],
      max_distance: 9_000,
    };
    expect(await at.send(saveZone, { stamp: await stampOf("wide"), zone: wide })).toEqual({ is_full: 0 });
    expect(await at.send(moveZone, { zone_id: "wide", move: "up" })).toEqual({});
    expect((await zones()).map(({ name }) => name)).toEqual(["近く", "芝公園"]);
    expect(await taken(at.one.send(checkDistance, place))).toMatchObject({ dispatchprice: 450 });
    expect(await at.send(moveZone, { zone_id: "wide", move: "down" })).toEqual({});
    expect(await at.send(moveZone, { zone_id: "near", move: "remove" })).toEqual({});
    expect((await zones()).map(({ name }) => name)).toEqual(["近く"]);
    for (const move of ["up", "remove"] as const)
      expect(await at.send(moveZone, { zone_id: "nowhere", move })).toBe("gone");
    expect(await at.send(saveZone, { stamp: "x", zone: { ...zone, zone_id: "nowhere" } })).toBe("gone");
  });

  it("that a colleague has changed meanwhile stay as the colleague saved them; sent again they are added once", async () => {
    for (const _ of [1, 2]) expect(await add()).toEqual({ is_full: 0 });
    expect(await zones()).toHaveLength(1);
    const stamp = await stampOf("near");
    await at.send(saveZone, { stamp, zone: { ...zone, dispatchprice: 250 } });
    expect(await at.send(saveZone, { stamp, zone: { ...zone, dispatchprice: 300 } })).toBe("changed");
    expect((await zones())[0]).toMatchObject({ dispatchprice: 250 });
  });

  it.each([
    [{ name: " " }, "zone.name"],
    [{ name: "x".repeat(51) }, "zone.name"],
    [{ postal_codes: ["12"] }, "zone.postal_codes.0"],
    [{ postal_codes: ["1050011", "abc"] }, "zone.postal_codes.1"],
    [{ postal_codes: Array.from({ length: 201 }, (_, index) => String(1000 + index)) }, "zone.postal_codes"],
    [{ postal_codes: [], max_distance: null }, "zone.place"],
    [{ max_distance: 0 }, "zone.max_distance"],
    [{ max_distance: 1_000_001 }, "zone.max_distance"],
    [{ dispatchprice: -100 }, "zone.dispatchprice"],
    [{ minimum_order: 100_000_000 }, "zone.minimum_order"],
  ])("with %j are refused by their field", async (wrong, field) => {
    const asked = { store_id: "diner", stamp: null, zone: { ...zone, ...wrong } };
    const answer = await at.desk.call("settings/zones/save", asked, { cookie: at.desk.cookie });
    expect(await answer.json()).toEqual({ fault: "malformed", fields: [field] });
    expect(await zones()).toEqual([]);
  });

  it("are changed by two of the staff at once without losing one", async () => {
    await Promise.all([1, 2, 3, 4].map((name) => add({ zone_id: `z${name}`, name: `Z${name}` })));
    expect((await zones()).map(({ name }) => name).toSorted()).toEqual(["Z1", "Z2", "Z3", "Z4"]);
  });

  it("are fifty at most", async () => {
    const delivery_zones = Array.from({ length: 50 }, (_, index) => ({ ...zone, zone_id: `z${index}` }));
    await openOffPremises(provider, { delivery_zones });
    expect(await add()).toEqual({ is_full: 1 });
    expect(await zones()).toHaveLength(50);
  });

  it("that there are none of leave the store's own terms", async () => {
    const terms = {
      max_distance: 3_000 as number | null,
      dispatchprice: 250,
      freeprice: 2_000,
      minimum_order: 500,
    };
    expect(await at.save(saveTerms, "terms", { terms })).toEqual({});
    expect(await taken(at.one.send(checkDistance, place))).toMatchObject({ is_in_range: 0 });
    expect(await at.save(saveTerms, "terms", { terms: { ...terms, max_distance: null } })).toEqual({});
    expect(await at.storeNow()).toMatchObject({ max_distance: null, dispatchprice: 250 });
    expect(await at.save(saveTerms, "terms", { terms: { ...terms, freeprice: -1 } })).toBe("malformed");
  });
});
