import { and, count, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { PAGE_SIZE } from "#contract/call.ts";
import { informList, informRead } from "#contract/calls/inform.ts";
import * as Code from "#contract/codes.ts";
import type { InformEvent } from "#contract/inform.ts";
import { informs } from "#provider/db/tables/messages.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { readCursor, writeCursor } from "#provider/server/calls/cursor.ts";
import { flag } from "#provider/server/calls/envelope.ts";
import { answer } from "#provider/server/context.ts";

/** What belongs to the talk between a guest and a store. */
const THREAD: InformEvent[] = ["own_message", "store_message", "staff_coming"];

/** When it was written, and its id. */
const Place = z.tuple([z.iso.datetime(), z.string()]);

export const answerInformList = answer(informList, async (request, { caller, db, fail, language, parts }) => {
  const { store_id, thread = false, cursor } = request;
  const after = readCursor(Place, cursor, parts.signingKey, fail);
  const mine = eq(informs.uid, caller.uid);
  const rows = await db
    .select({ row: informs, store_name: stores.name, time_zone: stores.time_zone })
    .from(informs)
    .innerJoin(stores, eq(stores.id, informs.store_id))
    .where(
      and(
        mine,
        store_id === undefined ? undefined : eq(informs.store_id, store_id),
        thread ? inArray(informs.event, THREAD) : undefined,
        after === null
          ? undefined
          : sql`(${informs.created_at}, ${informs.id}) < (${after[0]}::timestamptz, ${after[1]})`,
      ),
    )
    .orderBy(desc(informs.created_at), desc(informs.id))
    .limit(PAGE_SIZE + 1);
  const shown = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? shown.at(-1)?.row : undefined;
  const [unread] = await db
    .select({ number: count() })
    .from(informs)
    .where(and(mine, isNull(informs.read_at)));
  return {
    items: shown.map(({ row, store_name, time_zone }) => ({
      inform_id: row.id,
      time: row.created_at.toISOString(),
      content: row.content,
      ...(row.note !== "" && { note: row.note }),
      order_no: row.order_no,
      store_id: row.store_id,
      event: row.event,
      store_name: store_name[language],
      time_zone,
      is_read: flag(row.read_at !== null),
    })),
    next_cursor: last ? writeCursor(parts.signingKey, [last.created_at.toISOString(), last.id]) : null,
    unread: unread?.number ?? 0,
  };
});

export const answerInformRead = answer(
  informRead,
  async ({ inform_id, store_id }, { caller, db, fail, now }) => {
    const mine = eq(informs.uid, caller.uid);
    const unread = and(mine, isNull(informs.read_at));
    if (inform_id !== undefined) {
      const named = and(mine, eq(informs.id, inform_id));
      const [found] = await db.select({ id: informs.id }).from(informs).where(named);
      if (found === undefined) return fail(Code.noData);
      await db.update(informs).set({ read_at: now }).where(and(named, unread));
    } else {
      const ofStore = store_id === undefined ? undefined : eq(informs.store_id, store_id);
      await db.update(informs).set({ read_at: now }).where(and(unread, ofStore));
    }
    const [left] = await db.select({ number: count() }).from(informs).where(unread);
    return { unread: left?.number ?? 0 };
  },
);
