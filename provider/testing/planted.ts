import { eq, isNull } from "drizzle-orm";
import { goods } from "#provider/db/tables/goods.ts";
import type { Database } from "#provider/db/database.ts";
import { sittings, stores, tables } from "#provider/db/tables/stores.ts";
import { NOON, plantFixture } from "./fixture.ts";
import { testProvider, type TestProviderOptions } from "./provider.ts";

/** A provider with the fixture's stores, at noon. */
export async function planted(
  parts: Pick<TestProviderOptions, "payment" | "frontend" | "log" | "lineMessages" | "settings"> = {},
) {
  const provider = await testProvider(parts);
  provider.clock.set(NOON);
  await plantFixture(provider.db);
  return {
    ...provider,
    /** As the desk does it: whoever orders next is a new party. */
    freeTables: async () => {
      await provider.db.update(sittings).set({ closed_at: NOON }).where(isNull(sittings.closed_at));
    },
    /** Lets tables order as much at once as none does, where something else is the matter. */
    openLimits: () => openLimits(provider.db),
    stockOf: async (goods_id: string): Promise<number | undefined> =>
      (await provider.db.select({ stock: goods.stock }).from(goods).where(eq(goods.id, goods_id)))[0]?.stock,
    setStock: async (goods_id: string, stock: number) => {
      await provider.db.update(goods).set({ stock }).where(eq(goods.id, goods_id));
    },
  };
}

/** Takes a store's limits for its tables away: how many sit there, and how often they order. */
export async function openLimits(db: Database): Promise<void> {
  const table_rules = { member_orders: 9_999, table_orders: 9_999, table_calls: 9_999 };
  await db.update(stores).set({ max_people: 99, table_rules });
  await db.update(tables).set({ seats: 9_999 });
}

export type Planted = Awaited<ReturnType<typeof planted>>;
