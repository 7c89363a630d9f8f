import { type RefObject, useEffect, useRef, useState } from "react";
import type { DeskCall, DeskRequest, DeskResponse } from "#contract/calls/desk/deskCall.ts";
import { deskSend } from "#desk/net/deskSend.ts";
import { useSaid } from "./Said.tsx";

/** Sends a form: what its call's own declaration refuses is told at its fields, by their places in the request. */
export function useSaving<C extends DeskCall>(call: C) {
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const { said, say } = useSaid();
  const form: RefObject<HTMLFormElement | null> = useRef(null);
  useEffect(() => {
    if (wrong.length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus();
  }, [wrong]);
  return {
    form,
    said,
    say,
    isBusy,
    /** Something of it is wrong. */
    isWrong: wrong.length > 0,
    /** Whether the field is that stands at such a place, or holds it. */
    isAt: (place: string) => wrong.some((path) => path === place || path.startsWith(`${place}.`)),
    /** Null: it was not done, which is said. */
    send: async (request: DeskRequest<C>, done?: string): Promise<DeskResponse<C> | null> => {
      if (isBusy) return null;
      const checked = call.request.safeParse(request);
      setWrong(checked.success ? [] : checked.error.issues.map(({ path }) => path.map(String).join(".")));
      if (!checked.success) return null;
      setBusy(true);
      const answer = await deskSend(call, request);
      setBusy(false);
      if (!answer.ok && answer.kind === "fault" && answer.fields.length > 0) setWrong(answer.fields);
      say(answer, done);
      return answer.ok ? answer.data : null;
    },
  };
}
