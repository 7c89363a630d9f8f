import { useAtom } from "jotai";
import { useRef, useState } from "react";
import { callWaiter } from "#contract/calls/store.ts";
import { isUndecided } from "#net/answer.ts";
import { idempotencyKey } from "#net/transport.ts";
import { useSend } from "#net/useCall.ts";
import { messageDraftAtom } from "#state/drafts/messageDrafts.ts";

/** Kind of `callwaiter` that sends a message. */
const MESSAGE = 2;

/**
 * A message to the store while it is written and sent. It is kept until it got through; a repeat of one that may have got
 * through carries its key, so that the store reads it once.
 */
export function useComposer(storeId: string, tableId: string | null, onSent: () => Promise<unknown>) {
  const send = useSend();
  const [words, setWords] = useAtom(messageDraftAtom(storeId));
  const [state, setState] = useState<"still" | "sending" | "too_soon" | "failed">("still");
  const attempt = useRef<{ content: string; key: string } | null>(null);

  const write = (next: string) => {
    setWords(next);
    if (state !== "sending") setState("still");
  };
  const submit = async () => {
    const content = words.trim();
    if (content === "" || state === "sending") return;
    if (attempt.current?.content !== content) attempt.current = { content, key: idempotencyKey() };
    const { key } = attempt.current;
    setState("sending");
    const request = {
      store_id: storeId,
      ...(tableId ? { table_id: tableId } : {}),
      kind: MESSAGE,
      content,
    } as const;
    const answer = await send(callWaiter, request, { handles: [203], key });
    if (answer.ok || !isUndecided(answer)) attempt.current = null;
    if (answer.ok) {
      setWords("");
      setState("still");
      await onSent();
    } else {
      setState(answer.kind === "code" && answer.code === 203 ? "too_soon" : "failed");
    }
  };
  return { words, write, state, submit };
}
