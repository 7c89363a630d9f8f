import { randomUUID } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import { callWaiter } from "#contract/calls/store.ts";
import { answer } from "#provider/answer.ts";
import { members } from "#provider/db/tables/members.ts";
import { staffCalls } from "#provider/db/tables/messages.ts";
import { inform } from "#provider/informs/inform.ts";
import { findStore } from "#provider/stores/findStore.ts";
import { findTable } from "#provider/stores/findTable.ts";

const CALL_TO_TABLE = 1;
const PAUSE = 60_000;

export const answerCallWaiter = answer(callWaiter, async (request, context) => {
  const { caller, db, fail, now, parts } = context;
  const { uid } = caller;
  const { store_id, kind, content } = request;
  await findStore(db, store_id, fail);
  const tableId = request.table_id ?? (context.store_id === store_id ? context.table_id : undefined);
  const table =
    tableId === undefined ? null : await findTable(db, { store_id, tableId, key: parts.signingKey }, fail);
  if (kind === CALL_TO_TABLE && table === null) return fail(202);
  if (kind !== CALL_TO_TABLE && content === "") return fail(114);

  // The member's row makes calls that arrive together wait for each other.
  await db.select({ uid: members.uid }).from(members).where(eq(members.uid, uid)).for("update");
  const [last] = await db
    .select({ id: staffCalls.id })
    .from(staffCalls)
    .where(
      and(
        eq(staffCalls.uid, uid),
        eq(staffCalls.store_id, store_id),
        eq(staffCalls.kind, kind),
        gt(staffCalls.created_at, new Date(now.getTime() - PAUSE)),
      ),
    )
    .limit(1);
  if (last !== undefined) return fail(203);

  const table_id = table?.row.id ?? null;
  await db
    .insert(staffCalls)
    .values({ id: randomUUID(), store_id, table_id, uid, kind, content, created_at: now });
  const notice = { uid, store_id, order_no: null, event: "own_message", content, now } as const;
  const { inform_id } = await inform(db, notice);
  return { inform_id, time: now.toISOString() };
});
