import { useAtom } from "jotai";
import { useRef, useState } from "react";
import { callWaiter } from "#contract/calls/store.ts";
import { isUndecided } from "#net/answer.ts";
import { idempotencyKey } from "#net/transport.ts";
import { useSend } from "#net/useCall.ts";
import { staffCallAtom } from "#state/drafts/formDrafts.ts";

/** Kind of `callwaiter` that asks for someone at the table. */
const TO_TABLE = 1;

/** Calls the staff to a table. A repeat of a call that may have got through carries its key: they come once. */
export function useStaffCall(storeId: string, tableId: string) {
  const send = useSend();
  const [last, setLast] = useAtom(staffCallAtom);
  const [state, setState] = useState<"still" | "calling" | "too_soon" | "failed">("still");
  const attempt = useRef<{ content: string; key: string } | null>(null);

  const call = async (content: string): Promise<boolean> => {
    if (attempt.current?.content !== content) attempt.current = { content, key: idempotencyKey() };
    const { key } = attempt.current;
    setState("calling");
    const request = { store_id: storeId, table_id: tableId, kind: TO_TABLE, content } as const;
    const answer = await send(callWaiter, request, { handles: [203], key });
    if (answer.ok || !isUndecided(answer)) attempt.current = null;
    if (answer.ok) setLast({ store_id: storeId, table_id: tableId, time: answer.data.time });
    setState(answer.ok ? "still" : answer.kind === "code" && answer.code === 203 ? "too_soon" : "failed");
    return answer.ok;
  };
  const isHere = last?.store_id === storeId && last.table_id === tableId;
  return { call, state, calledAt: isHere ? last.time : null };
}
