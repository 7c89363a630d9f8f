import useSWR from "swr";
import type { ResponseOf } from "#contract/call.ts";
import type { storePayList } from "#contract/calls/payment.ts";
import { OrderType, PayType } from "#contract/enumerations.ts";
import { CallError } from "#net/answer.ts";
import { callKey } from "#net/callKey.ts";
import { storePayListCall } from "#net/calls/orderCalls.ts";
import { useTransport } from "#net/useCall.ts";

/** The ways to pay that all of some shops of the mall take, none asked for without shops; balances only of one shop. */
export function useSharedMethods(storeIds: readonly string[]) {
  const { send, scope } = useTransport();
  const ids = storeIds.toSorted();
  const key = callKey(storePayListCall.path, { ids, order_type: OrderType.shipping }, "visitor", scope);
  const state = useSWR<readonly ResponseOf<typeof storePayList>[], CallError>(
    ids.length > 0 ? key : null,
    () =>
      Promise.all(
        ids.map(async (store_id) => {
          const answer = await send(storePayListCall, { store_id, order_type: OrderType.shipping });
          if (answer.ok) return answer.data;
          throw new CallError(answer);
        }),
      ),
    { keepPreviousData: true },
  );
  const [first, ...others] = state.data ?? [];
  const shared = first?.pay_list.filter((type) => others.every(({ pay_list }) => pay_list.includes(type)));
  const isOne = others.length === 0;
  return {
    /** Undefined until they are known. */
    types: isOne ? shared : shared?.filter((type) => type !== PayType.wallet),
    balance: isOne ? first?.wallet_balance : null,
    /** Where a card is typed to; null where one of them takes none here. */
    vault: others.every(({ vault }) => (vault ?? null) !== null) ? (first?.vault ?? null) : null,
    failure: state.error?.failure,
    isLoading: state.data === undefined && state.error === undefined,
    reload: () => state.mutate(),
  };
}
