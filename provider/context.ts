import type { Call, FailureOf } from "#contract/call.ts";
import type { UniversalCode } from "#contract/codes.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "./db/database.ts";
import type { Outside } from "./outside.ts";
import type { Parts } from "./parts.ts";

/** Whoever holds a valid session. */
export interface Caller {
  readonly uid: string;
  readonly kind: "visitor" | "member";
}

/** Ends the call with a code; what the transaction did so far is undone. */
export type Fail<Code extends number> = (code: Code, data?: unknown) => never;

/** What a handler is given. In a write `db` is the transaction that also keeps the idempotency key. */
export interface Context<Session extends Caller | null = Caller | null, Fails extends number = never> {
  readonly db: Database;
  readonly parts: Parts;
  readonly now: Date;
  readonly language: WireLanguage;
  readonly caller: Session;
  /** The sign-in that the session came of; null without one. What is given for a session ends with it. */
  readonly signIn: string | null;
  /** The session's base parameters that are not identity: where the request comes from. */
  readonly store_id: string | undefined;
  readonly table_id: string | undefined;
  /** The client's network address, for limits. */
  readonly address: string;
  /** The browser by the secret that it made, hashed under our key; null where it sent none. */
  readonly device: string | null;
  /** The origin by which the client reached this server: for pages, pictures and services that are here. */
  readonly origin: string;
  /** The origin of the page that asks, where the operator serves it from another one: for ways back to the client. */
  readonly page_origin: string;
  readonly fail: Fail<Fails>;
  /** As `fail`, but what the transaction did stays: a wrong guess counts although it fails. No answer is kept. */
  readonly failKeeping: Fail<Fails>;
  /** Asks what is not in the database, with no transaction held open meanwhile. */
  readonly outside: Outside;
}

type SessionOf<C extends Call> = C["access"] extends "anyone" ? Caller | null : Caller;

export type ContextOf<C extends Call> = Context<SessionOf<C>, FailureOf<C> | UniversalCode>;
