import { PAGE_SIZE } from "#contract/call.ts";
import { refillRecord } from "#contract/calls/refillCard.ts";
import { answer } from "#provider/server/context.ts";
import { readCursor, writeCursor } from "#provider/server/cursor.ts";
import { balanceOf } from "#provider/ledger/balanceOf.ts";
import { history, HistoryPlace } from "#provider/refill/history.ts";
import { ownHolding } from "#provider/refill/ownHolding.ts";

export const answerRefillRecord = answer(refillRecord, async ({ kind, id, cursor }, context) => {
  const { caller, db, fail, language, parts } = context;
  const { holding } = await ownHolding(db, { kind, id, uid: caller.uid }, fail);
  const after = readCursor(HistoryPlace, cursor, parts.signingKey, fail);
  const found = await history(db, holding, { language, after });
  const shown = found.slice(0, PAGE_SIZE);
  const last = found.length > PAGE_SIZE ? shown.at(-1) : undefined;
  const { balance } = await balanceOf(db, holding);
  return {
    balance,
    items: shown.map(({ entry }) => entry),
    next_cursor: last === undefined ? null : writeCursor(parts.signingKey, last.place),
  };
});
