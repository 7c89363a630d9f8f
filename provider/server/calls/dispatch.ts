import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import { BaseParameters, type Call, type Envelope, IdempotencyKey } from "#contract/call.ts";
import { addOrder, createOrder } from "#contract/calls/order.ts";
import { noneRegister } from "#contract/calls/session.ts";
import { storeIndex } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { isRecord } from "#domain/values/untrusted.ts";
import { isBusy, retried } from "#provider/db/database.ts";
import { withKeptPlans } from "#provider/db/keptPlans.ts";
import { members } from "#provider/db/tables/members.ts";
import { subjectOf } from "#provider/members/signIn/askers.ts";
import type { Log } from "#provider/operations/log.ts";
import {
  type Answered,
  CallFailed,
  type Context,
  failKeepingWith,
  failWith,
  type Parts,
} from "#provider/server/context.ts";
import { countTry, type Limit } from "#provider/server/limits.ts";
import { createOutside, type Outside } from "#provider/server/outside.ts";
import { keyedHash } from "#provider/server/signing.ts";
import { failure, success } from "./envelope.ts";
import { ANYONE, once } from "./idempotency.ts";
import { rehearse } from "./rehearse.ts";
import { identify, type Session } from "./session.ts";

/** A call as it arrives, whichever way. */
export interface Asked {
  readonly path: string;
  /** Parsed JSON. */
  readonly body: unknown;
  readonly key: string | null;
  readonly address: string;
  readonly origin: string;
  /** Of the page that asks, where it is another of the operator's. */
  readonly pageOrigin?: string;
  /** To answer in where the body names no language and there is no session. */
  readonly fallback: WireLanguage;
}

export interface DispatchOptions {
  readonly handlers: readonly Answered[];
  readonly limits: Readonly<Record<string, Limit>>;
  readonly log: Log;
  /** Told of every write that was done, so that its messages can go out. */
  readonly afterWrite: () => void;
  /** In development and tests: an answer that breaks the contract is a failure, not a line in the log. */
  readonly isStrict: boolean;
  /** Told of failures that nobody foresaw. */
  readonly onUnexpected?: (error: unknown) => void;
}

export type Dispatch = (asked: Asked) => Promise<Envelope>;

/** Answers calls: finds the handler, checks the request, finds the caller, and does a write once, all or nothing. */
export function createDispatch(parts: Parts, options: DispatchOptions): Dispatch {
  const { limits, log } = options;
  const byPath = new Map(options.handlers.map((answered) => [answered.call.path, answered]));
  const withOutside = createOutside();
  return async (asked) => {
    let language = asked.fallback;
    try {
      const answered = byPath.get(asked.path);
      if (answered === undefined) return failure(Code.unknownCall, language);
      const base = parsedBy(BaseParameters, asked.body);
      language = base.language ?? language;
      const now = parts.clock();
      const session = await withKeptPlans(() => identify(parts.db, { call: answered.call, base, now }));
      if (typeof session === "number") return failure(session, language);
      language = base.language ?? session?.language ?? language;
      await limited(limits[asked.path], { asked, base, session, now });
      await keepLanguage(session, language);
      rehearse(asked.body, parts.settings);
      const answering = () => answerOf(answered, { asked, base, session, language, now });
      const data = await (BY_KEYS.has(asked.path) ? withKeptPlans(answering) : answering());
      tellSignIn(asked, data);
      const answer = success(data, answered.call.success);
      // A write's answer is the same whenever it is asked for again, whatever became of the session meanwhile.
      const isToNobody = session === null && base.auth_token !== undefined && answered.call.effect === "read";
      return isToNobody ? { ...answer, session: "ended" } : answer;
    } catch (error) {
      return failureOf(error, asked, language);
    }
  };

  async function answerOf(
    answered: Answered,
    { asked, base, session, language, now }: Prepared,
  ): Promise<unknown> {
    const { call, handle } = answered;
    const request = parsedBy(call.request, asked.body);
    const caller = session === null ? null : { uid: session.uid, kind: session.kind };
    const { address, origin, pageOrigin: page_origin = origin } = asked;
    const { store_id, table_id } = base;
    const device = deviceOf(base);
    const signIn = session?.signIn ?? null;
    const fails = { fail: failWith, failKeeping: failKeepingWith };
    const from = {
      parts,
      now,
      language,
      caller,
      signIn,
      store_id,
      table_id,
      address,
      device,
      origin,
      page_origin,
      ...fails,
    };
    const checked = async (db: Context["db"], outside: Outside) => {
      const data = await handle(request, { db, outside, ...from });
      const breach = checkAnswer(call, data);
      if (breach !== null && options.isStrict) throw breach;
      if (breach !== null) log.error("contract broken", { path: call.path, error: breach });
      return data;
    };
    if (call.effect === "read") {
      const make = () => withOutside((outside) => checked(parts.db, outside));
      const validity = answered.validityOf?.(request, { caller, now }) ?? null;
      if (validity === null) return make();
      return parts.cache.get(`${call.path} ${language} ${JSON.stringify(request)}`, validity, make);
    }

    const key = IdempotencyKey.safeParse(asked.key);
    if (!key.success) throw new CallFailed(Code.missingParameter, { fields: ["idempotency-key"] });
    // Not by the session where none is needed: an exchanged token is nobody's when its exchange is repeated.
    const scope = call.access === "anyone" ? ANYONE : (caller?.uid ?? ANYONE);
    const proof = { hash: base.repeat_hash ?? null, secret: base.repeat_secret ?? null };
    const intent = { scope, key: key.data, path: call.path, request, proof, now };
    const done = await withOutside(
      (outside) => retried(() => parts.db.transaction((db) => once(db, intent, () => checked(db, outside)))),
      `${scope} ${key.data}`,
    );
    options.afterWrite();
    if ("failed" in done) throw done.failed;
    return done.answer;
  }

  async function limited(
    limit: Limit | undefined,
    { asked: { address }, base, session, now }: Omit<Prepared, "language">,
  ): Promise<void> {
    if (limit === undefined) return;
    const { store_id, table_id } = base;
    const asking = { address, device: deviceOf(base), parts, store_id, table_id };
    // What strangers do at an address holds up no members there, and no guests with their table's code.
    const subject = session?.kind === "member" ? `member ${session.uid}` : subjectOf(asking);
    const seconds = await countTry(parts.db, limit, subject, now);
    if (seconds !== null) throw new CallFailed(Code.tooManyRequests, { seconds });
  }

  /** As it is kept: whoever reads the database can say of no browser that it is theirs. */
  function deviceOf({ device }: Pick<BaseParameters, "device">): string | null {
    return device === undefined ? null : keyedHash(parts.signingKey, "device", device);
  }

  /** Messages are written in the language that a member last asked for. */
  async function keepLanguage(session: Session | null, language: WireLanguage): Promise<void> {
    if (session === null || session.language === language) return;
    await parts.db.update(members).set({ language }).where(eq(members.uid, session.uid));
  }

  /** Who came in, and from where: a member, by whichever way. */
  function tellSignIn({ address, path }: Asked, data: unknown): void {
    if (!isRecord(data) || !("auth_token" in data) || !("is_new" in data)) return;
    log.info("signed in", { path, uid: data["uid"], address });
  }

  /** Who was refused or held up, and from where; never what was typed. */
  function tellRefusal({ address, path }: Asked, { code, data }: CallFailed): void {
    if (code === Code.wrongCode || code === Code.passwordMismatch)
      log.warn("refused", { path, code, address });
    if (code !== Code.tooManyRequests) return;
    log.warn("held up", { path, address, seconds: isRecord(data) ? data["seconds"] : null });
  }

  function failureOf(error: unknown, asked: Asked, language: WireLanguage): Envelope {
    const { path } = asked;
    if (error instanceof CallFailed) {
      tellRefusal(asked, error);
      return failure(error.code, language, error.data);
    }
    if (isBusy(error)) return failure(Code.stillInProgress, language);
    const error_id = randomUUID();
    log.error("call failed", { path, error_id, error });
    options.onUnexpected?.(error);
    return failure(Code.unexpectedFailure, language, { error_id });
  }
}

/** Calls all of whose statements go by the keys of a store, a table or a guest: their plans are kept. */
const BY_KEYS: ReadonlySet<string> = new Set(
  [storeIndex, createOrder, addOrder, noneRegister].map(({ path }) => path),
);

interface Prepared {
  readonly asked: Asked;
  readonly base: BaseParameters;
  readonly session: Session | null;
  readonly language: WireLanguage;
  readonly now: Date;
}

interface Schema<Output> {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: Output }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[] }[] } };
}

/** @throws CallFailed 114 that names the fields which are missing or wrong */
function parsedBy<Output>(schema: Schema<Output>, value: unknown): Output {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = result.error.issues.map(({ path }) => path.map(String).join("."));
  throw new CallFailed(Code.missingParameter, { fields: [...new Set(fields)] });
}

/** An answer that is not what its declaration promises. */
export class ContractBreach extends Error {
  override name = "ContractBreach";
}

/** What is wrong with an answer, undeclared fields included; null when nothing is. */
export function checkAnswer(call: Pick<Call, "path" | "response">, data: unknown): ContractBreach | null {
  const parsed = call.response.safeParse(data);
  if (!parsed.success) {
    const places = parsed.error.issues.map(({ path, code }) => `${path.join(".") || "the answer"} (${code})`);
    return new ContractBreach(`${call.path} answers against its contract: ${places.join(", ")}`);
  }
  return isDeepStrictEqual(asSent(parsed.data), asSent(data))
    ? null
    : new ContractBreach(`${call.path} answers with more than its contract declares`);
}

const asSent = (data: unknown): unknown => JSON.parse(JSON.stringify(data ?? null));
