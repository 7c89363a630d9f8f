import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { type Call, Envelope, UNIVERSAL_CODES } from "#contract/call.ts";
import * as Code from "#contract/codes.ts";
import { codeNames, isCode } from "#contract/registry.ts";
import { repeatable } from "#provider/testing/repeatable.ts";
import { fieldsOf, otherRequest } from "./fields.ts";
import { isSuccess, type Row } from "./report.ts";
import type { Reply, Session, Wire } from "./wire.ts";

const NOT_YET = 90001;
const UNKNOWN_CALL = 90002;
const MALFORMED = 90003;
const KEY_REUSED = 90004;
const FAILED = 90008;
const MISSING_FIELD = 114;
const signIn: readonly number[] = [Code.notSignedIn, Code.sessionExpired, Code.signInByTable];

interface Subject {
  readonly call: Call;
  readonly session: Session | null;
  /** Makes a request that should succeed; null where none is known. */
  readonly example: (() => Promise<Readonly<Record<string, unknown>> | null>) | null;
  /** Whether its caller's session ends with it. */
  readonly isLast: boolean;
  /** Further requests that should succeed. */
  readonly more: readonly (() => Promise<Readonly<Record<string, unknown>> | null>)[];
}

/** Holds one call to what the contract says of it, from nonsense to success. */
export async function checkCall(wire: Wire, { call, session, example, isLast, more }: Subject): Promise<Row> {
  const allowed = new Set<number>([Code.success, Code.receiptConfirmed, ...UNIVERSAL_CODES, ...call.fails]);
  const breaches: string[] = [];
  let requests = 0;
  let hasSuccess = false;
  let skipped = 0;
  const as = call.access === "anyone" ? undefined : (session ?? undefined);

  /** The answer's code; NaN when it has none. Whatever is wrong with any answer is noted here. */
  function judged(what: string, { status, body }: Reply): number {
    requests += 1;
    const envelope = Envelope.safeParse(body);
    if (!envelope.success) {
      breaches.push(`${what}: HTTP ${status} without the envelope { code, message, data }`);
      return Number.NaN;
    }
    const { code, data } = envelope.data;
    if (!isCode(code)) breaches.push(`${what}: ${code} is no code of the contract`);
    else if (!allowed.has(code)) breaches.push(`${what}: ${code} (${codeNames.get(code)}) is not declared`);
    else if (code === FAILED) breaches.push(`${what}: the provider failed`);
    if (isSuccess(code)) {
      const parsed = call.response.safeParse(data);
      const faults = parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join(".") || "(whole)");
      if (faults.length > 0)
        breaches.push(`${what}: the answer does not match in ${[...new Set(faults)].join(", ")}`);
      else hasSuccess = true;
    }
    return code;
  }

  function expect(what: string, reply: Reply, expected: readonly number[]): void {
    const code = judged(what, reply);
    if (Number.isNaN(code) || expected.includes(code)) return;
    breaches.push(`${what}: answered ${code} instead of ${expected.join(" or ")}`);
  }

  const first = judged("no fields", await wire.send(call, {}, { session: as }));
  if (first === NOT_YET && breaches.length === 0) {
    return { path: call.path, verdict: "not yet", requests, hasSuccess: false, skipped, breaches };
  }
  if (first === UNKNOWN_CALL) breaches.push("the call is not known");

  const json = { "content-type": "application/json" };
  expect("malformed JSON", await wire.raw(call.path, "{", json), [MALFORMED]);
  expect("a list as body", await wire.raw(call.path, "[]", json), [MALFORMED]);
  expect("a form", await wire.raw(call.path, "a=1", { "content-type": "text/plain" }), [MALFORMED]);

  if (call.access !== "anyone") {
    expect("without a session", await wire.send(call, {}), signIn);
    const forged = { uid: session?.uid ?? "nobody", auth_token: "forged" };
    expect("with a forged token", await wire.send(call, {}, { session: forged }), signIn);
  }
  // What is for members is not reached where the suite has none.
  const isWithin = call.access === "anyone" || session !== null;
  if (isWithin) await checkInside();
  if (isWithin) for (const make of more) await checkAnother(make);
  return {
    path: call.path,
    verdict: breaches.length > 0 ? "breach" : "answers",
    requests,
    hasSuccess,
    skipped,
    breaches,
  };

  function noExample(error: unknown): Readonly<Record<string, unknown>> {
    breaches.push(`no example can be made: ${error instanceof Error ? error.message : String(error)}`);
    return {};
  }

  async function checkAnother(make: Subject["more"][number]): Promise<void> {
    const request = await make().catch(noExample);
    if (request === null) {
      skipped += 1;
      return;
    }
    expect("another example", await wire.send(call, request, { session: as }), [
      Code.success,
      Code.receiptConfirmed,
    ]);
  }

  async function checkInside(): Promise<void> {
    const made = example === null ? null : await example().catch(noExample);
    const request = made ?? {};
    for (const { name, isRequired } of fieldsOf(call)) {
      const { [name]: _, ...without } = request;
      const wrong = { ...request, [name]: { nonsense: true } };
      expect(`${name} of another kind`, await wire.send(call, wrong, { session: as }), [MISSING_FIELD]);
      if (isRequired) {
        expect(`without ${name}`, await wire.send(call, without, { session: as }), [MISSING_FIELD]);
      }
    }
    const key = randomUUID();
    if (call.effect === "write") {
      expect("without a key", await wire.send(call, request, { session: as, key: null }), [MISSING_FIELD]);
    }
    if (made === null) return;
    const sender = repeatable(key);
    const reply = await wire.send(call, { ...sender.first, ...request }, { session: as, key });
    const code = judged("an example", reply);
    if (call.effect !== "write" || !isSuccess(code)) return;

    const again = await wire.send(call, { ...sender.again, ...request }, { session: as, key });
    if (isLast) return expect("the same again", again, signIn);
    judged("the same again", again);
    if (!isDeepStrictEqual(again.body, reply.body)) breaches.push("the same again: answered differently");
    if (call.access === "anyone" && JSON.stringify(reply.body).includes('"auth_token"')) {
      const unproven = await wire.send(call, request, { session: as, key });
      if (isDeepStrictEqual(unproven.body, reply.body))
        breaches.push("the same again by who proves nothing: answered with the session");
    }
    const other = otherRequest(call, request);
    if (other === null) return;
    expect("another request with the same key", await wire.send(call, other, { session: as, key }), [
      KEY_REUSED,
    ]);
  }
}
