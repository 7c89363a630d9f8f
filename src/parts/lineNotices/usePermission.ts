import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { alterMemberInfo } from "#contract/calls/member.ts";
import { useSend } from "#net/useCall.ts";
import { signInDoorAtom } from "#state/account/signInDoor.ts";

/** Orders for which it was sent since the page was loaded. */
const sentFor = new Set<string>();

/**
 * Of who agreed before: brings along, in LINE, what lets LINE answer an order by service messages. Where the provider
 * sends none, or the order is no longer fresh, it does nothing with it; null waits.
 */
export function usePermission(orderNo: string | null): void {
  const send = useSend();
  const { host, lineToken } = useAtomValue(signInDoorAtom);
  useEffect(() => {
    if (orderNo === null || host !== "line" || sentFor.has(orderNo)) return;
    sentFor.add(orderNo);
    const permit = async () => {
      const token = await lineToken();
      if (token === null) return;
      const request = { line_access_token: token, notify_order_no: orderNo };
      await send(alterMemberInfo, request, { isSilent: true });
    };
    permit().catch(() => {});
  }, [orderNo, host, lineToken, send]);
}
