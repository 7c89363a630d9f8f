import { Hono } from "hono";
import type { Envelope } from "#contract/call.ts";
import * as Code from "#contract/codes.ts";
import { IDEMPOTENCY_HEADER } from "#contract/codes.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { localeFromAcceptLanguage, wireLanguage } from "#domain/values/localeCodes.ts";
import { isRecord } from "#domain/values/untrusted.ts";
import type { Settings } from "#provider/operations/settings.ts";
import {
  clientAddress,
  clientOrigin,
  type Connection,
  corsHeaders,
  isWelcome,
  pageOrigin,
} from "#provider/server/origins.ts";
import type { Dispatch } from "./dispatch.ts";
import { envelopeBody, failure } from "./envelope.ts";

/** HTTP status of codes that are about the transport rather than the business: the others come with 200. */
const statuses: Readonly<Record<number, number>> = {
  [Code.unknownCall]: 404,
  [Code.malformedRequest]: 400,
  [Code.tooManyRequests]: 429,
  [Code.unexpectedFailure]: 500,
  [Code.requestTooLarge]: 413,
};

/** A day, in seconds. */
const PREFLIGHT_LIFE = 86_400;

/**
 * The calls over HTTP: POST with a JSON body. A page of another origin may call only when the operator lists it; since
 * only JSON is taken, no form of another site gets as far as that.
 */
export function callRoutes(dispatch: Dispatch, settings: Settings): Hono<{ Bindings: Connection }> {
  const routes = new Hono<{ Bindings: Connection }>();

  routes.options("*", (context) => {
    const headers = corsHeaders(context.req.raw, settings);
    if (!headers.has("access-control-allow-origin")) return context.body(null, 403);
    headers.set("access-control-allow-methods", "POST");
    headers.set("access-control-allow-headers", `content-type, ${IDEMPOTENCY_HEADER}`);
    headers.set("access-control-max-age", String(PREFLIGHT_LIFE));
    return new Response(null, { status: 204, headers });
  });

  routes.post("*", async (context) => {
    const { raw: request } = context.req;
    const fallback = fallbackLanguage(request);
    const answer = (envelope: Envelope, status = statuses[envelope.code] ?? 200) =>
      answered(envelope, status, request.headers.get("accept-encoding"), corsHeaders(request, settings));
    if (!isWelcome(request, settings))
      return answer(failure(Code.malformedRequest, fallback), Code.beyondDeliveryRange);
    if (!isJson(request)) return answer(failure(Code.malformedRequest, fallback), Code.alreadyReviewed);
    const text = await readBody(request);
    if (text === null) return answer(failure(Code.requestTooLarge, fallback));
    const body = parse(text);
    if (body === null) return answer(failure(Code.malformedRequest, fallback));
    const envelope = await dispatch({
      path: context.req.path,
      body,
      key: request.headers.get(IDEMPOTENCY_HEADER),
      address: clientAddress(request.headers, context.env, settings),
      origin: clientOrigin(request, settings),
      pageOrigin: pageOrigin(request, settings),
      fallback,
    });
    return answer(envelope);
  });
  return routes;
}

async function answered(
  envelope: Envelope,
  status: number,
  acceptEncoding: string | null,
  headers: Headers,
): Promise<Response> {
  headers.set("content-type", "application/json; charset=utf-8");
  headers.set("cache-control", "no-store");
  headers.set("x-content-type-options", "nosniff");
  if (status === 429 && isRecord(envelope.data))
    headers.set("retry-after", String(envelope.data["seconds"] ?? 60));
  const body = envelopeBody(envelope, acceptEncoding, headers);
  return new Response(body instanceof Promise ? await body : body, { status, headers });
}

function isJson(request: Request): boolean {
  return /^application\/json\s*(;|$)/i.test(request.headers.get("content-type") ?? "");
}

/** Null when it is no JSON object, and where it holds the character 0, which PostgreSQL keeps in no text. */
function parse(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text, text.includes("\\u0000") ? withoutNul : undefined);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function withoutNul(key: string, value: unknown): unknown {
  if (`${key}${typeof value === "string" ? value : ""}`.includes("\0")) throw new SyntaxError("Character 0");
  return value;
}

function fallbackLanguage(request: Request): WireLanguage {
  return wireLanguage(localeFromAcceptLanguage(request.headers.get("accept-language") ?? ""));
}

/** Largest body of a call, in bytes: hundreds of order lines fit. */
export const MOST_BYTES = 256 * 1_024;

/** The body as text; null when it is larger than `most` bytes: then the rest of it is not read. */
async function readBody(request: Request, most = MOST_BYTES): Promise<string | null> {
  const announced = request.headers.get("content-length");
  if (Number(announced) > most) {
    await request.body?.cancel();
    return null;
  }
  // The server holds who sends to what they announce, as every browser does: such a body needs no stream.
  if (announced !== null && /^\d+$/.test(announced)) return request.text();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  if (reader === undefined) return "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks).toString();
    size += value.byteLength;
    if (size > most) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
}
