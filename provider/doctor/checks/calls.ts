import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { type Call, Envelope } from "#contract/call.ts";
import { isCode, RECEIPT_CONFIRMED, SUCCESS, UNIVERSAL_CODES } from "#contract/codes.ts";
import { allCalls } from "#contract/registry.ts";
import { ask } from "#provider/doctor/ask.ts";
import { type Finding, findingsOf } from "#provider/doctor/finding.ts";
import type { Check } from "#provider/doctor/job.ts";
import { publicRequests } from "./publicRequests.ts";

const { ok, warning, fault } = findingsOf("calls");

/** Codes of a call that nobody answers: not made yet, not known, failed. */
const UNANSWERED: readonly number[] = [90001, 90002, 90008];
/** Too many requests, or too many at once. */
const WAIT: readonly number[] = [90006];
const SIGN_IN: readonly number[] = [20001, 20002, 20003];
const MISSING_FIELD = 114;

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
    if (envelope?.code === SUCCESS) seen += 1;
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
  if (code === SUCCESS || code === RECEIPT_CONFIRMED) {
    if (call.effect === "write") return "a write without its key was not refused";
    if (call.access !== "anyone") return "answered without a session";
    const parsed = call.response.safeParse(data);
    if (parsed.success) return null;
    const fields = parsed.error.issues.map(({ path }) => path.join(".") || "(whole)");
    return `fields are missing or wrong: ${[...new Set(fields)].join(", ")}`;
  }
  const expected = call.access === "anyone" ? [MISSING_FIELD] : SIGN_IN;
  if (call.effect === "write" || call.access !== "anyone")
    return expected.includes(code) ? null : `answered ${code} instead of ${expected.join(" or ")}`;
  const allowed: readonly number[] = [...UNIVERSAL_CODES, ...call.fails];
  return isCode(code) && allowed.includes(code) ? null : `answered ${code}, which it does not declare`;
}
