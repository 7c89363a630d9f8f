import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkDistance } from "#contract/calls/places.ts";
import { type DeskSettings, deskSettings } from "#provider/testing/deskVisit.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Planted, planted, taken } from "#provider/testing/guest.ts";
import { openOffPremises, TOWER } from "#provider/testing/offPremisesGuest.ts";

const zone = {
  name: "芝公園",
  postal_codes: "〒105-0011、150",
  max_distance: "",
  dispatchprice: "２００",
  freeprice: "0",
  minimum_order: "1,000",
};

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

  it("are added, changed, put in order and taken away, and deliveries go by them", async () => {
    expect(await at.send("zones", zone)).toMatchObject({ said: "saved" });
    expect(
      await at.send("zones", { ...zone, name: "5キロ", postal_codes: "", max_distance: "5000" }),
    ).toEqual({
      said: "saved",
      page: "",
    });
    const [first, second] = await zones();
    expect(first).toMatchObject({
      name: "芝公園",
      postal_codes: ["1050011", "150"],
      max_distance: null,
      dispatchprice: 200,
      minimum_order: 1000,
    });
    const place = { store_id: "diner", position: TOWER };
    expect(await taken(at.one.send(checkDistance, place))).toMatchObject({ dispatchprice: 200 });
    expect(
      await at.send(`zones/${second?.zone_id}`, {
        ...zone,
        name: "近く",
        dispatchprice: "450",
        postal_codes: "",
        max_distance: "9000",
      }),
    ).toMatchObject({ said: "saved" });
    expect(await at.send(`zones/${second?.zone_id}/up`)).toMatchObject({ said: "saved" });
    expect((await zones()).map(({ name }) => name)).toEqual(["近く", "芝公園"]);
    expect(await taken(at.one.send(checkDistance, place))).toMatchObject({ dispatchprice: 450 });
    expect(await at.send(`zones/${second?.zone_id}/down`)).toMatchObject({ said: "saved" });
    expect(await at.send(`zones/${first?.zone_id}/remove`)).toMatchObject({ said: "saved" });
    expect((await zones()).map(({ name }) => name)).toEqual(["近く"]);
    for (const path of ["", "/up", "/remove"])
      expect(await at.send(`zones/nowhere${path}`, zone)).toMatchObject({ said: "refused" });
  });

  it.each([
    [{ name: " " }, "name"],
    [{ name: "x".repeat(51) }, "name"],
    [{ postal_codes: "12" }, "postal_codes"],
    [{ postal_codes: "105-0011 abc" }, "postal_codes"],
    [{ postal_codes: Array.from({ length: 201 }, (_, index) => 1000 + index).join(" ") }, "postal_codes"],
    [{ postal_codes: "", max_distance: "" }, "max_distance"],
    [{ max_distance: "0" }, "max_distance"],
    [{ max_distance: "1000001" }, "max_distance"],
    [{ dispatchprice: "-100" }, "dispatchprice"],
    [{ dispatchprice: "" }, "dispatchprice"],
    [{ freeprice: "1e3" }, "freeprice"],
    [{ minimum_order: "100000000" }, "minimum_order"],
  ])("with %j are refused in words under the field", async (wrong, field) => {
    const { page: shown } = await at.send("zones", { ...zone, ...wrong });
    expect(shown).toMatch(new RegExp(`id="zone-new-${field}-fault">[^<]+`));
    expect(shown).toMatch(/data-key="zone-new"\s+open/);
    expect(await zones()).toEqual([]);
  });

  it("are shown as they were named, whatever that is", async () => {
    const { page: shown } = await at.send("zones", { ...zone, name: '"><img src=x>', dispatchprice: "x" });
    expect(shown).not.toContain("<img");
    await at.send("zones", { ...zone, name: "<img src=x>" });
    expect(await at.page()).not.toContain("<img");
  });

  it("are changed by two of the staff at once without losing one", async () => {
    await Promise.all([1, 2, 3, 4].map((name) => at.send("zones", { ...zone, name: `Z${name}` })));
    expect((await zones()).map(({ name }) => name).toSorted()).toEqual(["Z1", "Z2", "Z3", "Z4"]);
  });

  it("that there are none of leave the store's own terms", async () => {
    const terms = { max_distance: "3000", dispatchprice: "250", freeprice: "2000", minimum_order: "500" };
    expect(await at.send("terms", terms)).toMatchObject({ said: "saved" });
    const place = { store_id: "diner", position: TOWER };
    expect(await taken(at.one.send(checkDistance, place))).toMatchObject({ is_in_range: 0 });
    expect(await at.send("terms", { ...terms, max_distance: "" })).toMatchObject({ said: "saved" });
    expect(await at.storeNow()).toMatchObject({ max_distance: null, dispatchprice: 250 });
    expect((await at.send("terms", { ...terms, freeprice: "" })).page).toContain("terms-freeprice-fault");
  });
});
