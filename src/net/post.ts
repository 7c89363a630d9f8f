import type { BaseParameters, Call, RequestOf } from "#contract/call.ts";
import * as Code from "#contract/codes.ts";
import { type AnyCode, IDEMPOTENCY_HEADER } from "#contract/codes.ts";
import { isRecord } from "#domain/values/untrusted.ts";
import type { FailureData } from "#contract/failureData.ts";
import type { Answer } from "./answer.ts";
import { type Callable, declared } from "./calls/callReference.ts";
import type { Said } from "./sameSender.ts";
import type { Surroundings } from "./transport.ts";

/** Milliseconds until an answer is given up; longer than a very slow network needs for one. */
const TIME_LIMIT = 40_000;

/** Bytes that browsers let go on without a page, of all such requests together: 64 KiB; one takes a quarter of it. */
const KEPT_ALIVE = 16_384;

interface Posting {
  /** Of a write; null for a read. */
  readonly key: string | null;
  /** What the request says of its sender beside the session. */
  readonly said: Said;
  readonly outlives: boolean;
}

/**
 * Sends a call once; what comes back is an answer or one of the named troubles, never an exception. With `outlives` the
 * request goes on when its page is closed, where it is small enough for that.
 */
export async function post<C extends Call>(
  surroundings: Surroundings,
  call: Callable<C>,
  request: RequestOf<C>,
  { key, said, outlives }: Posting,
): Promise<Answer<C>> {
  // The declaration is fetched beside the answer that it checks.
  const declaration = declared(call).catch(() => null);
  const wasOnline = surroundings.isOnline();
  let response: Response;
  try {
    const body = JSON.stringify({
      ...withoutEmpty(surroundings.baseParameters()),
      ...said,
      ...(request as object),
    });
    response = await surroundings.fetch(surroundings.apiBase + call.path, {
      method: "POST",
      headers: { "content-type": "application/json", ...(key ? { [IDEMPOTENCY_HEADER]: key } : {}) },
      body,
      // Three bytes a character at most; more would be refused.
      keepalive: outlives && body.length * 3 < KEPT_ALIVE,
      signal: AbortSignal.timeout(TIME_LIMIT),
      credentials: "omit",
    });
    return await read(await declaration, response.status, await response.json());
  } catch (error) {
    if (error instanceof SyntaxError) return { ok: false, kind: "server" };
    if (error instanceof DOMException && error.name === "TimeoutError") return { ok: false, kind: "timeout" };
    // Where the network went away on the way, the request may have arrived.
    return { ok: false, kind: wasOnline ? "unreachable" : "offline" };
  }
}

async function read<C extends Call>(call: C | null, status: number, body: unknown): Promise<Answer<C>> {
  if (!isEnvelope(body)) return { ok: false, kind: status >= 500 ? "server" : "contract" };
  const { code, message, data, session } = body;
  if (code !== Code.success && code !== Code.receiptConfirmed) {
    return {
      ok: false,
      kind: "code",
      code: code as AnyCode as never,
      message,
      data: await failureData(data),
    };
  }
  if (call === null) return { ok: false, kind: "unreachable" };
  const parsed = call.response.safeParse(data);
  if (!parsed.success) return { ok: false, kind: "contract" };
  return { ok: true, data: parsed.data as never, ...(session === "ended" && { asNobody: true as const }) };
}

/** What a failure carries, by its schema, which comes when one carries something. */
async function failureData(data: unknown): Promise<FailureData> {
  if (data === undefined || data === null) return {};
  const schema = await import("#contract/failureData.ts").catch(() => null);
  return schema?.FailureData.safeParse(data).data ?? {};
}

/** The envelope around every answer, checked by hand: it is the one shape that comes before any schema has loaded. */
function isEnvelope(
  body: unknown,
): body is { code: number; message: string; data?: unknown; session?: unknown } {
  return isRecord(body) && Number.isInteger(body["code"]) && typeof body["message"] === "string";
}

function withoutEmpty(base: BaseParameters): Record<string, unknown> {
  return Object.fromEntries(Object.entries(base).filter(([, value]) => value !== undefined && value !== ""));
}
