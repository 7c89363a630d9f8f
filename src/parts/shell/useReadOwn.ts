import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent } from "react";
import type { Call } from "#contract/call.ts";
import { callKey } from "#net/callKey.ts";
import type { Callable } from "#net/calls/callReference.ts";
import { useTransport } from "#net/useCall.ts";
import { sessionAtom } from "#state/account/session.ts";

/**
 * Reads again what came with the page, once somebody is signed in: the page was made for nobody in particular, and knows
 * neither hearts nor what one has ordered.
 */
export function useReadOwn(
  { access, path }: Pick<Callable<Call>, "access" | "path">,
  request: Readonly<Record<string, unknown>> | null,
  reload: () => Promise<unknown>,
): void {
  const { scope, fresh } = useTransport();
  const uid = useAtomValue(sessionAtom)?.uid ?? "";
  const readOwn = useEffectEvent(() => {
    if (request && fresh.has(callKey(path, request, access, scope))) void reload();
  });
  useEffect(() => {
    if (uid !== "") readOwn();
  }, [uid]);
}
