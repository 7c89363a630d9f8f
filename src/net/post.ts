import { type BaseParameters, Envelope, IDEMPOTENCY_HEADER } from "#contract/base.ts";
import { RECEIPT_CONFIRMED, SUCCESS, type Code } from "#contract/codes.ts";
import type { Call, RequestOf } from "#contract/call.ts";
import type { Answer } from "./answer.ts";
import type { Surroundings } from "./surroundings.ts";

/** Milliseconds until an answer is given up; longer than a very slow network needs for one. */
const TIME_LIMIT = 40_000;

/** Sends a call once; what comes back is an answer or one of the named troubles, never an exception. */
export async function post<C extends Call>(
  surroundings: Surroundings,
  call: C,
  request: RequestOf<C>,
  key: string | null,
): Promise<Answer<C>> {
  let response: Response;
  try {
    response = await surroundings.fetch(surroundings.apiBase + call.path, {
      method: "POST",
      headers: { "content-type": "application/json", ...(key ? { [IDEMPOTENCY_HEADER]: key } : {}) },
      body: JSON.stringify({ ...withoutEmpty(surroundings.baseParameters()), ...(request as object) }),
      signal: AbortSignal.timeout(TIME_LIMIT),
      credentials: "omit",
    });
    return read(call, response.status, await response.json());
  } catch (error) {
    if (error instanceof SyntaxError) return { ok: false, kind: "server" };
    if (error instanceof DOMException && error.name === "TimeoutError") return { ok: false, kind: "timeout" };
    return { ok: false, kind: surroundings.isOnline() ? "unreachable" : "offline" };
  }
}

function read<C extends Call>(call: C, status: number, body: unknown): Answer<C> {
  const envelope = Envelope.safeParse(body);
  if (!envelope.success) return { ok: false, kind: status >= 500 ? "server" : "contract" };
  const { code, message, data } = envelope.data;
  if (code === SUCCESS || code === RECEIPT_CONFIRMED) {
    const parsed = call.response.safeParse(data);
    return parsed.success ? { ok: true, data: parsed.data as never } : { ok: false, kind: "contract" };
  }
  return { ok: false, kind: "code", code: code as Code as never, message, data };
}

function withoutEmpty(base: BaseParameters): Record<string, unknown> {
  return Object.fromEntries(Object.entries(base).filter(([, value]) => value !== undefined && value !== ""));
}
