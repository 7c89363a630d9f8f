import { createContext, useContext } from "react";
import type { Scope } from "./callKey.ts";
import type { Send } from "./transport.ts";

export interface TransportValue {
  readonly send: Send;
  readonly scope: Scope;
  /** Keys of answers that came with the page a moment ago: they are not asked for again. */
  readonly fresh: ReadonlySet<string>;
}

export const TransportContext = createContext<TransportValue | null>(null);

/** The app's way to call the provider. */
export function useSend(): Send {
  return useTransport().send;
}

export function useTransport(): TransportValue {
  const value = useContext(TransportContext);
  if (!value) throw new Error("A screen that calls the provider must stand inside the app's transport");
  return value;
}
