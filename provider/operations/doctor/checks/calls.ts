import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { type Call, Envelope, UNIVERSAL_CODES } from "#contract/call.ts";
import { storeCouponList } from "#contract/calls/coupons.ts";
import { mallGoodList } from "#contract/calls/mallStore.ts";
import { specialIndex } from "#contract/calls/specials.ts";
import { goodList } from "#contract/calls/store.ts";
import { storeList } from "#contract/calls/storeLists.ts";
import * as Code from "#contract/codes.ts";
import { OrderType } from "#contract/enumerations.ts";
import { allCalls, isCode } from "#contract/registry.ts";
import { isRecord } from "#domain/values/untrusted.ts";
import { ask, type Check, type Finding, findingsOf } from "#provider/operations/doctor/check.ts";

const { ok, warning, fault } = findingsOf("calls");

/** Codes of a call that nobody answers: not made yet, not known, failed. */
const UNANSWERED: readonly number[] = [Code.notAnswered, Code.unknownCall, Code.unexpectedFailure];
/** Too many requests, or too many at once. */
const WAIT: readonly number[] = [Code.tooManyRequests];
const SIGN_IN: readonly number[] = [Code.notSignedIn, Code.sessionExpired, Code.signInByTable];

/**
 * Asks every call of the contract, as nobody: reads that anyone may make are answered with the fields that the contract
 * requires; all others are asked so that they must refuse, without a session, fields or key, and so change nothing.
 */
export const calls: Check = async ({ origin, isUp }) => {
  if (!isUp)
    return [warning("The calls were not asked: nothing answers.", "Start the service, and run this again.")];
  const known = await publicRequests((call, request) => send(origin, call, request));
  const breaches: string[] = [];
  let seen = 0;
  for (const call of allCalls) {
    const request = call.effect === "read" ? known(call) : {};
    const envelope = await send(origin, call, request);
    const breach = breachOf(call, envelope);
    if (breach !== null) breaches.push(`${call.path}: ${breach}`);
    if (envelope?.code === Code.success) seen += 1;
  }
  return [breaches.length === 0 ? ok(summary(seen)) : ofBreaches(breaches)];
};

const summary = (seen: number) =>
  `All ${allCalls.length} calls answer by the contract; of ${seen} the whole answer was seen, the others refuse as they should.`;

function ofBreaches(breaches: readonly string[]): Finding {
  const finding = fault(
    `${breaches.length} of ${allCalls.length} calls do not answer by the contract:`,
    "Run the server and this from the same version. npm run conformance looks closer, at a server without guests.",
  );
  return { ...finding, lines: breaches };
}

/** Null: what came back was no answer of a call. */
async function send(
  origin: string,
  call: Call,
  request: Readonly<Record<string, unknown>>,
): Promise<z.output<typeof Envelope> | null> {
  const answer = await ask(`${origin}${call.path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": `noren-doctor/${randomUUID()}` },
    body: JSON.stringify(request),
  });
  return Envelope.safeParse(await answer?.json().catch(() => null)).data ?? null;
}

/** What is wrong with an answer; null: nothing. */
function breachOf(call: Call, envelope: z.output<typeof Envelope> | null): string | null {
  if (envelope === null) return "no answer with code, message and data";
  const { code, data } = envelope;
  if (WAIT.includes(code)) return "too many requests: try again in a minute";
  if (UNANSWERED.includes(code)) return `answered ${code}`;
  if (code === Code.success || code === Code.receiptConfirmed) {
    if (call.effect === "write") return "a write without its key was not refused";
    if (call.access !== "anyone") return "answered without a session";
    const parsed = call.response.safeParse(data);
    if (parsed.success) return null;
    const fields = parsed.error.issues.map(({ path }) => path.join(".") || "(whole)");
    return `fields are missing or wrong: ${[...new Set(fields)].join(", ")}`;
  }
  const expected = call.access === "anyone" ? [Code.missingParameter] : SIGN_IN;
  if (call.effect === "write" || call.access !== "anyone")
    return expected.includes(code) ? null : `answered ${code} instead of ${expected.join(" or ")}`;
  const allowed: readonly number[] = [...UNIVERSAL_CODES, ...call.fails];
  return isCode(code) && allowed.includes(code) ? null : `answered ${code}, which it does not declare`;
}

type Request = Readonly<Record<string, unknown>>;
type Send = (call: Call, request: Request) => Promise<{ readonly data?: unknown } | null>;

/** Tokyo Station. */
const POSITION = { latitude: 35.6812, longitude: 139.7671 };

/** Reads that an outside service answers at a price: they are asked for nothing, and refuse that. */
const costly: readonly string[] = ["/order/store/searchaddress", "/order/common/getaddress"];

/** Requests for the calls that anyone may make, from what the service itself shows: its first store, dish, offer, coupon. */
async function publicRequests(query: Send): Promise<(call: Call) => Request> {
  const first = async (call: Call, request: Request, name: string, list?: string) => {
    const data = (await query(call, request))?.data;
    return text(list === undefined || !isRecord(data) ? data : data[list], name);
  };
  const store_id = await first(storeList, { sort: 2, position: POSITION }, "store_id");
  const [goods_id, coupon_id, special_id, shipped] = await Promise.all([
    first(goodList, { store_id }, "id", "goods"),
    first(storeCouponList, { store_id }, "coupon_id"),
    first(specialIndex, {}, "special_id"),
    first(mallGoodList, {}, "store_id"),
  ]);
  const fields: Request = {
    store_id,
    goods_id,
    coupon_id,
    special_id,
    store_ids: shipped === undefined ? undefined : [shipped],
    order_type: OrderType.dineIn,
    keyword: "a",
    postal_code: "100-0001",
    place: "home",
    trans_id: "of-the-doctor",
    position: POSITION,
  };
  return (call) => {
    if (costly.includes(call.path)) return {};
    const required = requiredOf(call);
    // A mall's shop is not a restaurant, and neither answers for the other.
    const own = call.path.startsWith("/mall/") ? { ...fields, store_id: shipped } : fields;
    return Object.fromEntries(Object.entries(own).filter(([name]) => required.includes(name)));
  };
}

/** What a request without any field lacks. */
function requiredOf(call: Call): readonly string[] {
  const { error } = call.request.safeParse({});
  return error?.issues.map(({ path }) => String(path[0])) ?? [];
}

/** The first text of this name anywhere in an answer; undefined: there is none. */
function text(value: unknown, name: string): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, each] of Object.entries(value)) {
    const found = key === name && typeof each === "string" ? each : text(each, name);
    if (found !== undefined) return found;
  }
  return undefined;
}
