import { storeList } from "#contract/calls/storeLists.ts";
import * as Code from "#contract/codes.ts";
import { OrderType, StoreSort } from "#contract/enumerations.ts";
import { NOON, plantFixture } from "#provider/testing/fixture.ts";
import { testProvider } from "#provider/testing/provider.ts";
import { manyStores } from "#provider/testing/storeLists.ts";
import { median } from "./median.ts";
import type { Figure } from "./table.ts";

const FEW = 200;
const MANY = 20_000;
const TURNS = 60;
/** Where customers are: in the middle of cities, and far from all of them. */
const PLACES = [
  { latitude: 35.69, longitude: 139.7 },
  { latitude: 34.7, longitude: 135.51 },
  { latitude: 36.5, longitude: 137.2 },
];

/** How much longer 20,000 stores take than 200, by distance with a filter; the same order of time is wanted. */
export async function storeLists(): Promise<Figure[]> {
  const few = await pageOf(FEW);
  const many = await pageOf(MANY);
  return [
    { name: `store_list by distance with a filter, ${FEW} stores`, value: few, unit: "ms" },
    { name: `store_list by distance with a filter, ${MANY} stores`, value: many, unit: "ms" },
    { name: `store_list, ${MANY} stores to ${FEW}`, value: many / few, unit: "×", most: 10 },
  ];
}

/** Milliseconds that half of some requests are answered in, by a provider with so many stores. */
async function pageOf(stores: number): Promise<number> {
  const provider = await testProvider({ now: NOON });
  try {
    await plantFixture(provider.db);
    await manyStores(provider.db, "diner", stores);
    const times: number[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      const position = PLACES[turn % PLACES.length] ?? { latitude: 0, longitude: 0 };
      const filter =
        turn % 2 === 0 ? { store_types: ["kind-3"] } : { order_type: OrderType.dineIn, is_open: 1 as const };
      const before = performance.now();
      const { code } = await provider.call(storeList, { sort: StoreSort.distance, position, ...filter });
      if (code !== Code.success) throw new Error(`Refused: ${code}`);
      // The first ones warm up.
      if (turn >= TURNS / 4) times.push(performance.now() - before);
    }
    return median(times);
  } finally {
    await provider.close();
  }
}
