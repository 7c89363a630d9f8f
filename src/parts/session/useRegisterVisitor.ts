import { useStore } from "jotai";
import { useSend } from "#net/useCall.ts";
import { registerVisitor } from "./registerVisitor.ts";

/** Registers a visitor because the customer asks for it; false when the provider did not. */
export function useRegisterVisitor(): () => Promise<boolean> {
  const send = useSend();
  const store = useStore();
  return () => registerVisitor(send, store);
}
