import { useSetAtom, useStore } from "jotai";
import type { noneRegister } from "#contract/calls/session.ts";
import { callReference } from "#net/callReference.ts";
import { useSend } from "#net/TransportContext.ts";
import { placeAtom } from "#state/place.ts";
import { sessionAtom } from "#state/session.ts";

/** Every heart may need it, and no list of stores waits for its schemas. */
const noneRegisterCall = callReference<typeof noneRegister>(
  "/order/user/none_register",
  "anyone",
  "write",
  () => import("#contract/calls/session.ts").then((calls) => calls.noneRegister),
);

/** Registers a visitor because the customer asks for it; false when the provider did not. */
export function useRegisterVisitor(): () => Promise<boolean> {
  const send = useSend();
  const store = useStore();
  const setSession = useSetAtom(sessionAtom);
  return async () => {
    const { store_id, table_id } = store.get(placeAtom);
    const where = { ...(store_id ? { store_id } : {}), ...(table_id ? { table_id } : {}) };
    const answer = await send(noneRegisterCall, where);
    if (answer.ok) setSession(answer.data);
    return answer.ok;
  };
}
