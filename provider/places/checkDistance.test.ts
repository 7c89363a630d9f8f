import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addrAdd } from "#contract/calls/addresses.ts";
import { checkDistance } from "#contract/calls/places.ts";
import * as Code from "#contract/codes.ts";
import { OrderType } from "#contract/enumerations.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { plantFixture } from "#provider/testing/fixture.ts";
import { guest, taken } from "#provider/testing/guest.ts";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";

/** Tokyo Tower. */
const position = { latitude: 35.6586, longitude: 139.7454 };
let provider: TestProvider;
beforeAll(async () => {
  provider = await testProvider();
  await plantFixture(provider.db);
});
afterAll(() => provider.close());

describe("a store's delivery", () => {
  const shop = { latitude: 35.6812, longitude: 139.7671 };
  const change = (changes: Partial<typeof stores.$inferInsert>) =>
    provider.db.update(stores).set(changes).where(eq(stores.id, "diner"));
  const check = (request: object = { position }) =>
    provider.call(checkDistance, { store_id: "diner", ...request });
  beforeEach(() =>
    change({
      ...shop,
      order_types: [OrderType.dineIn, OrderType.delivery],
      max_distance: 3_500,
      dispatchprice: 300,
      freeprice: 3_000,
      left_at: null,
    }),
  );

  it("reaches as far as the store says, in metres in a straight line", async () => {
    const near = await taken(check());
    expect(near).toMatchObject({ is_in_range: 1, max_distance: 3_500, dispatchprice: 300, freeprice: 3_000 });
    expect(near).toMatchObject({ minimum_order: 0, minutes: 45 });
    expect(near.distance).toBeGreaterThan(3_100);
    expect(near.distance).toBeLessThan(3_300);
    await change({ max_distance: near.distance });
    expect((await taken(check())).is_in_range).toBe(1);
    await change({ max_distance: near.distance - 1 });
    expect((await taken(check())).is_in_range).toBe(0);
    await change({ max_distance: null });
    expect(await taken(check())).toMatchObject({ is_in_range: 1, max_distance: null });
  });

  it("is none where it delivers nothing, left, or is not on the map", async () => {
    await change({ order_types: [OrderType.dineIn, OrderType.takeAway] });
    expect((await check()).code).toBe(Code.offPremisesUnsupported);
    await change({ order_types: [OrderType.delivery], latitude: null });
    expect((await check()).code).toBe(Code.offPremisesUnsupported);
    await change({ left_at: new Date() });
    expect((await check()).code).toBe(Code.storeMissing);
    expect((await provider.call(checkDistance, { store_id: "nowhere", position })).code).toBe(
      Code.storeMissing,
    );
  });

  it("goes to one's own address, and to nobody else's", async () => {
    const [one, other] = [await guest(provider), await guest(provider)];
    const { address_id } = await taken(
      one.send(addrAdd, {
        name: "山田",
        phone: "09012345678",
        postal_code: "105-0011",
        prefecture: "東京都",
        city: "港区",
        address: "芝公園4-2-8",
        detail: "",
        position,
      }),
    );
    const request = { store_id: "diner", address_id };
    expect((await taken(one.send(checkDistance, request))).is_in_range).toBe(1);
    expect((await other.send(checkDistance, request)).code).toBe(Code.addressMissing);
    expect((await check({ address_id })).code).toBe(Code.addressMissing);
    expect((await check({})).code).toBe(Code.addressMissing);
  });
});
