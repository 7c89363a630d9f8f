import { type createStore, useStore } from "jotai";
import { noneRegister } from "#contract/calls/session.ts";
import type { Send } from "#net/transport.ts";
import { useSend } from "#net/useCall.ts";
import { sessionAtom } from "#state/account/session.ts";
import { placeAtom } from "#state/page/pageState.ts";

/** Registers a visitor because the customer asks for it; false when the provider did not. */
export async function registerVisitor(send: Send, store: ReturnType<typeof createStore>): Promise<boolean> {
  const { store_id, table_id } = store.get(placeAtom);
  const where = { ...(store_id ? { store_id } : {}), ...(table_id ? { table_id } : {}) };
  const answer = await send(noneRegister, where);
  if (answer.ok) store.set(sessionAtom, answer.data);
  return answer.ok;
}

/** Registers a visitor because the customer asks for it; false when the provider did not. */
export function useRegisterVisitor(): () => Promise<boolean> {
  const send = useSend();
  const store = useStore();
  return () => registerVisitor(send, store);
}
