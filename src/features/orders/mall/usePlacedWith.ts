import useSWR from "swr";
import type { ResponseOf } from "#contract/call.ts";
import type { mallOrderDetails } from "#contract/calls/mallOrder.ts";
import { callKey } from "#net/callKey.ts";
import { mallOrderDetailsCall } from "#net/calls/mallOrderCalls.ts";
import { useTransport } from "#net/useCall.ts";

export type MallOrder = ResponseOf<typeof mallOrderDetails>;

/** The orders that were placed together with one, as they stand; those that cannot be read now are left out. */
export function usePlacedWith(order_nos: readonly string[]): readonly MallOrder[] {
  const { send, scope } = useTransport();
  // Under the path of the call that it makes, so that what makes that call's answers old makes these old too.
  const key = callKey(mallOrderDetailsCall.path, { placed_with: order_nos }, "visitor", scope);
  const { data } = useSWR<readonly MallOrder[]>(
    order_nos.length > 0 ? key : null,
    async () => {
      const answers = await Promise.all(
        order_nos.map((order_no) => send(mallOrderDetailsCall, { order_no }, { isSilent: true })),
      );
      return answers.flatMap((answer) => (answer.ok ? [answer.data] : []));
    },
    { keepPreviousData: true },
  );
  return order_nos.length > 0 ? (data ?? []) : [];
}
