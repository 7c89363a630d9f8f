import { and, eq } from "drizzle-orm";
import type { ParsedDeskRequest } from "#contract/calls/desk/deskCall.ts";
import type { closeDay as call } from "#contract/calls/desk/close.ts";
import type { Database } from "#provider/db/database.ts";
import { closeEntries, dayCloses } from "#provider/db/tables/closes.ts";
import type { Writing } from "#provider/staff/deskDispatch.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { type CloseRow, lastClose, readDay } from "./readDay.ts";

export type Closed =
  /** The close that follows the one that was seen: this one, or a colleague's. */
  | { readonly ok: true; readonly close: CloseRow }
  | { readonly ok: false; readonly fault: "changed" | "note_missing" };

interface Closing {
  readonly store: StoreRow;
  readonly asked: Omit<ParsedDeskRequest<typeof call>, "store_id">;
  readonly staff_id: string;
  readonly now: Date;
}

/**
 * Closes what a store has sold and received since its last close: once, whoever else does it at the same time, as the
 * number that follows is taken by one of them. In a transaction of the caller's.
 */
export async function makeClose(
  { audit, db }: Writing,
  { asked, now, staff_id, store }: Closing,
): Promise<Closed> {
  const { after, drawer, note } = asked;
  const number = after + 1;
  const before = await lastClose(db, store.id);
  if ((before?.number ?? 0) !== after) return closedBefore(db, store.id, number);
  const { day, entries, figures, hasDrawer, open, since } = await readDay(db, store, now);
  // Other money than was seen may be a colleague's close that was made since the last one was looked for.
  if (hasDrawer !== (drawer !== null)) return closedBefore(db, store.id, number);
  const difference = drawer === null ? 0 : drawer.counted - drawer.expected;
  if (drawer !== null && drawer.expected !== drawer.change_float + figures.cash)
    return closedBefore(db, store.id, number);
  if (difference !== 0 && note === "") return { ok: false, fault: "note_missing" };
  const [close] = await db
    .insert(dayCloses)
    .values({
      store_id: store.id,
      number,
      day,
      since,
      closed_at: now,
      staff_id,
      figures,
      open,
      change_float: drawer?.change_float ?? null,
      expected: drawer?.expected ?? null,
      counted: drawer?.counted ?? null,
      pieces: drawer?.pieces ?? null,
      note,
    })
    .onConflictDoNothing()
    .returning();
  if (close === undefined) return closedBefore(db, store.id, number);
  await writeEntries(db, close, entries);
  const { received, total } = figures;
  const values = {
    number,
    day,
    total,
    received,
    ...(drawer !== null && { counted: drawer.counted, difference }),
  };
  await audit({ did: "day.close", subject: String(number), store_id: store.id, after: values });
  return { ok: true, close };
}

/** The close that a colleague has made meanwhile; where there is none, what was seen has changed. */
async function closedBefore(db: Database, store_id: string, number: number): Promise<Closed> {
  const own = and(eq(dayCloses.store_id, store_id), eq(dayCloses.number, number));
  const [close] = await db.select().from(dayCloses).where(own);
  return close === undefined ? { ok: false, fault: "changed" } : { ok: true, close };
}

/** Rows that are written at once: a statement has no more than 65,535 parameters. */
const STEP = 1_000;

async function writeEntries(
  db: Database,
  { number, store_id }: CloseRow,
  entries: Awaited<ReturnType<typeof readDay>>["entries"],
): Promise<void> {
  const rows = entries.map((entry) => ({ ...entry, store_id, number }));
  for (let start = 0; start < rows.length; start += STEP)
    await db.insert(closeEntries).values(rows.slice(start, start + STEP));
}
