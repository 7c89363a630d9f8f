import { randomUUID } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import { callWaiter } from "#contract/calls/store.ts";
import { answer } from "#provider/answer.ts";
import { staffCalls } from "#provider/db/tables/messages.ts";
import { inform } from "#provider/informs/inform.ts";
import { lockMember } from "#provider/members/lockMember.ts";
import { findStore } from "#provider/stores/findStore.ts";
import { findTable } from "#provider/stores/findTable.ts";

const CALL_TO_TABLE = 1;
const PAUSE = 60_000;

export const answerCallWaiter = answer(callWaiter, async (request, { caller, db, fail, now, parts }) => {
  const { uid } = caller;
  const { store_id, kind, content, table_id: tableId } = request;
  await findStore(db, store_id, fail);
  const table =
    tableId === undefined ? null : await findTable(db, { store_id, tableId, key: parts.signingKey }, fail);
  if (kind === CALL_TO_TABLE && table === null) return fail(202);
  if (kind !== CALL_TO_TABLE && content === "") return fail(114);

  await lockMember(db, uid);
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
