import type { Call, RequestOf } from "#contract/call.ts";
import type { Guest } from "./guest.ts";
import type { OwnersWorld } from "./ownersWorld.ts";

/** One way in which a call names something that is somebody's, and what it says to whom. */
export interface OwnershipRow<C extends Call = Call> {
  readonly call: C;
  /** The field that names what is owned. */
  readonly field: string;
  /** Makes one of the owner's, and answers with what it is named by. */
  readonly make: (world: OwnersWorld) => Promise<string>;
  /** What someone who knows that name asks; with what they need themselves. */
  readonly ask: (name: string, who: Guest, world: OwnersWorld) => RequestOf<C> | Promise<RequestOf<C>>;
  /** Whoever it is not, and has a session. */
  readonly refused: number;
  /** Where there is no such thing. */
  readonly missing: number;
  /** The owner; a success otherwise. */
  readonly owner?: number;
  /** Those at the same table; as anybody else otherwise. */
  readonly mate?: number;
  /** Nobody by session; 20001 otherwise. */
  readonly nobody?: number;
}
/** A row, whose request is the call's own. */
export const row =
  <C extends Call>(call: C) =>
  (one: Omit<OwnershipRow<C>, "call">): OwnershipRow => ({
    ...one,
    call,
    ask: (name, who, world) => one.ask(name, who, world),
  });
