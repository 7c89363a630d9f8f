import { eq, isNull } from "drizzle-orm";
import { goods } from "#provider/db/tables/goods.ts";
import { sittings } from "#provider/db/tables/stores.ts";
import { NOON, plantFixture } from "./fixture.ts";
import { testProvider, type TestProviderOptions } from "./provider.ts";

/** A provider with the fixture's stores, at noon. */
export async function planted(
  parts: Pick<TestProviderOptions, "payment" | "frontend" | "log" | "lineMessages"> = {},
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
    stockOf: async (goods_id: string): Promise<number | undefined> =>
      (await provider.db.select({ stock: goods.stock }).from(goods).where(eq(goods.id, goods_id)))[0]?.stock,
    setStock: async (goods_id: string, stock: number) => {
      await provider.db.update(goods).set({ stock }).where(eq(goods.id, goods_id));
    },
  };
}

export type Planted = Awaited<ReturnType<typeof planted>>;
