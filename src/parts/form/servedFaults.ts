import { createContext } from "react";
import type { Fault } from "./fault.ts";

/** A field's fault that the provider found, with the value that it found it in: another value is not at fault. */
export interface ServedFault {
  readonly fault: Fault;
  readonly value: unknown;
}

/** By the names of their fields, for the fields of one form. */
export const ServedFaultsContext = createContext<Readonly<Record<string, ServedFault>>>({});
