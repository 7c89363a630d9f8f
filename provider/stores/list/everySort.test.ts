import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RequestOf } from "#contract/call.ts";
import { storeList } from "#contract/calls/storeLists.ts";
import { StoreSort } from "#contract/enumerations.ts";
import { storeOpenings, stores } from "#provider/db/tables/stores.ts";
import { maintainStores } from "#provider/stores/maintenance/maintainStores.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { taken } from "#provider/testing/guest.ts";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";
import { naiveList, someStores } from "#provider/testing/storeLists.ts";

type Request = RequestOf<typeof storeList>;
const TOKYO = { latitude: 35.681, longitude: 139.767 };

let provider: TestProvider;
beforeAll(async () => {
  provider = await testProvider({ now: NOON });
});
afterAll(async () => {
  await provider.close();
});

/** The ids of a whole list, page by page. */
async function allOf(request: Request): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await taken(provider.call(storeList, { ...request, ...(cursor && { cursor }) }));
    ids.push(...page.items.map(({ store_id }) => store_id));
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return ids;
}

const someRequest: fc.Arbitrary<Request> = fc
  .record(
    {
      keyword: fc.constantFrom("と", "ＣＡＦＥ", "🍜", "100", "１００", "寿司 sushi", "トラ", "zzz", " "),
      store_types: fc.constantFrom<string[]>(["a"], ["b", "a"], ["none"]),
      order_type: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
      max_distance: fc.constantFrom(100, 2_000, 20_000, 100_000),
      min_sales: fc.constantFrom(0, 5),
      min_price: fc.constantFrom(0, 1000),
      max_price: fc.constantFrom(500, 1000),
      delivery: fc.subarray([1, 2, 3] as const, { minLength: 1 }).map((each) => [...each]),
      postal_code: fc.constantFrom("1000001", "2000001"),
      is_open: fc.constantFrom(0 as const, 1 as const),
      bounds: fc.constantFrom(
        { south: 35.6, north: 35.75, west: 139.6, east: 139.8 },
        { south: -10, north: 10, west: 179, east: -179 },
      ),
    },
    { requiredKeys: [] },
  )
  .chain((filter) =>
    fc
      .record({
        sort: fc.constantFrom(
          StoreSort.comprehensive,
          StoreSort.distance,
          StoreSort.bestReviewed,
          StoreSort.priceUp,
          StoreSort.priceDown,
          StoreSort.deliveryFee,
        ),
        position: fc.constantFrom(TOKYO, { latitude: 0, longitude: 180 }, { latitude: 89.95, longitude: 0 }),
      })
      .map((rest) => ({ ...pickTwo(filter), ...rest })),
  );

/** Many filters at once leave nothing. */
function pickTwo(filter: Request): Request {
  return Object.fromEntries(Object.entries(filter).slice(0, 2));
}

it("a list of stores is what every store looked at one by one makes it, in every sort and filter", async () => {
  await fc.assert(
    fc.asyncProperty(
      someStores,
      fc.array(someRequest, { minLength: 10, maxLength: 10 }),
      async (drafts, requests) => {
        await provider.db.delete(storeOpenings);
        await provider.db.delete(stores);
        await provider.db.insert(stores).values(drafts);
        await provider.db.update(stores).set({ figures_at: NOON });
        const kept = await provider.db.select().from(stores);
        await maintainStores(provider.db, NOON);
        for (const request of requests)
          expect({ request, ids: await allOf(request) }).toEqual({ request, ids: naiveList(kept, request) });
        for (const sort of [1, 2, 3, 4, 5, 6] as const)
          expect({ sort, ids: await allOf({ sort, position: TOKYO }) }).toEqual({
            sort,
            ids: naiveList(kept, { sort, position: TOKYO }),
          });
      },
    ),
    // Smaller worlds say little more, and take long to find.
    { numRuns: 4, endOnFailure: true },
  );
}, 120_000);
