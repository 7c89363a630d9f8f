import { useSetAtom } from "jotai";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { callWaiter } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { StaffCallKind } from "#contract/enumerations.ts";
import { isUndecided } from "#net/answer.ts";
import { storeIndexCall } from "#net/calls/menuCalls.ts";
import { idempotencyKey } from "#net/transport.ts";
import { useCall, useSend } from "#net/useCall.ts";
import { showToastAtom } from "#state/page/alerts.ts";

/** Milliseconds between looks whether the staff have let one in. */
const LOOK_EVERY = 4_000;

interface At {
  readonly storeId: string;
  readonly tableId: string;
  /** Whether the staff were asked, and have not answered. */
  readonly isAsked: boolean;
}

/** Asks to be let in at a table: the staff, or by its digits; and looks again and again while the staff are asked. */
export function useEntry({ storeId, tableId, isAsked }: At) {
  const { t } = useTranslation("visit");
  const send = useSend();
  const toast = useSetAtom(showToastAtom);
  const at = { store_id: storeId, table_id: tableId };
  const { reload } = useCall(storeIndexCall, at, { refreshInterval: isAsked ? LOOK_EVERY : 0 });
  const [busy, setBusy] = useState<"staff" | "digits" | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  /** Sent again after an answer that was lost, it is the same try. */
  const attempt = useRef<{ digits: string | null; key: string } | null>(null);

  const ask = async (digits: string | null): Promise<boolean> => {
    if (busy !== null) return false;
    if (attempt.current?.digits !== digits) attempt.current = { digits, key: idempotencyKey() };
    setBusy(digits === null ? "staff" : "digits");
    setWrong(null);
    setMessage(null);
    const request = {
      ...at,
      kind: StaffCallKind.entry,
      content: "",
      ...(digits !== null && { digits }),
    } as const;
    const answer = await send(callWaiter, request, {
      handles: [Code.wrongOrderCode, Code.tooManyRequests, Code.backToTableMenu],
      key: attempt.current.key,
    });
    if (answer.ok || !isUndecided(answer)) attempt.current = null;
    await reload();
    setBusy(null);
    if (answer.ok) {
      if (answer.data.is_let_in === 1) toast(t("open"), "good");
      return answer.data.is_let_in === 1;
    }
    const said = answer.kind === "code" ? answer.message : t("failed");
    if (digits === null) setMessage(said);
    else setWrong(said);
    return false;
  };
  return { ask, busy, wrong, message, say: setWrong };
}
