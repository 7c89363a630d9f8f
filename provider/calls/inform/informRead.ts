import { and, count, eq, isNull } from "drizzle-orm";
import { informRead } from "#contract/calls/inform.ts";
import { answer } from "#provider/server/context.ts";
import { informs } from "#provider/db/tables/messages.ts";

export const answerInformRead = answer(
  informRead,
  async ({ inform_id, store_id }, { caller, db, fail, now }) => {
    const mine = eq(informs.uid, caller.uid);
    const unread = and(mine, isNull(informs.read_at));
    if (inform_id !== undefined) {
      const named = and(mine, eq(informs.id, inform_id));
      const [found] = await db.select({ id: informs.id }).from(informs).where(named);
      if (found === undefined) return fail(101);
      await db.update(informs).set({ read_at: now }).where(and(named, unread));
    } else {
      const ofStore = store_id === undefined ? undefined : eq(informs.store_id, store_id);
      await db.update(informs).set({ read_at: now }).where(and(unread, ofStore));
    }
    const [left] = await db.select({ number: count() }).from(informs).where(unread);
    return { unread: left?.number ?? 0 };
  },
);
