import type { StoreSignal } from "#contract/inform.ts";
import type * as z from "zod/mini";
import type { Database } from "#provider/db/database.ts";
import { outbox } from "#provider/db/tables/messages.ts";
import { storeChannel } from "./storeChannel.ts";

type Signal = z.infer<typeof StoreSignal>;

/** Tells everyone who has the store open that its menu or a table changed, once the transaction has committed. */
export async function signalStore(
  db: Database,
  store_id: string,
  signal: Signal["signal"],
  now: Date,
): Promise<void> {
  const payload: Signal = { store_id, signal };
  await db.insert(outbox).values({ channel: storeChannel(store_id), payload, created_at: now });
}
