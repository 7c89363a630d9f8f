import { type Context, Hono, type Next } from "hono";
import { limitBody } from "#provider/server/limitBody.ts";
import { BaseParameters } from "#contract/call.ts";
import * as Code from "#contract/codes.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import {
  UPLOAD_BYTES,
  UPLOAD_PATH,
  type Uploaded,
  type UploadFault,
  type UploadResult,
} from "#contract/upload.ts";
import { localeFromAcceptLanguage, wireLanguage } from "#domain/values/localeCodes.ts";
import { uploads } from "#provider/db/tables/files.ts";
import { drawPicture, type DrawnPicture, GUESTS } from "#provider/pictures/drawPicture.ts";
import { namesOf, pictureOf, putFiles } from "#provider/pictures/keepPicture.ts";
import { errorMessage } from "#provider/server/calls/envelope.ts";
import { identify } from "#provider/server/calls/session.ts";
import type { Parts } from "#provider/server/context.ts";
import { countTry } from "#provider/server/limits.ts";
import {
  clientAddress,
  clientOrigin,
  type Connection,
  corsHeaders,
  isWelcome,
} from "#provider/server/origins.ts";
import { textsIn } from "../texts.ts";
import { NAME_BYTES, PICTURES, pictureSource } from "./uploadFiles.ts";

/** Addresses of `uploadRoutes`. */
export const UPLOADS = /^\/upload(?:$|s\/)/;

/** What the form has beside the picture: boundaries, names, the session. */
const AROUND = 64 * 1_024;
/** All guests of a restaurant may share an address. */
const BY_ADDRESS = { name: "uploads by address", most: 200, seconds: 600 } as const;
const BY_MEMBER = { name: "uploads by member", most: 40, seconds: 600 } as const;
/** A year, in seconds: a name never stands for another picture. */
const FOREVER = "public, max-age=31536000, immutable";
const statuses: Readonly<Record<number, 401 | 413 | 429>> = {
  [Code.notSignedIn]: 401,
  [Code.sessionExpired]: 401,
  [Code.signInByTable]: 401,
  [Code.tooManyRequests]: 429,
  [Code.requestTooLarge]: 413,
};

interface Refused {
  readonly code: number;
  readonly fault?: UploadFault;
  readonly seconds?: number;
}

/** Takes members' pictures (`POST /upload`) and serves them (`GET /uploads/…`). */
export function uploadRoutes(parts: Parts): Hono {
  const { db, clock, drawing, files, settings } = parts;
  const routes = new Hono();

  function answered(context: Context, result: UploadResult, status = 200): Response {
    const headers = corsHeaders(context.req.raw, settings);
    headers.set("content-type", "application/json; charset=utf-8");
    headers.set("cache-control", "no-store");
    headers.set("x-content-type-options", "nosniff");
    return new Response(JSON.stringify(result), { status, headers });
  }

  function refused(context: Context, { code, fault, seconds }: Refused, language: WireLanguage): Response {
    const message =
      fault === undefined
        ? errorMessage(code, language, { seconds })
        : textsIn(language, "provider/uploads")(fault);
    return answered(context, { state: "FAILED", code, message, fault: fault ?? null }, statuses[code] ?? 400);
  }

  routes.options(UPLOAD_PATH, (context) => {
    const headers = corsHeaders(context.req.raw, settings);
    if (!headers.has("access-control-allow-origin")) return context.body(null, 403);
    headers.set("access-control-allow-methods", "POST");
    return new Response(null, { status: 204, headers });
  });

  routes.post(
    UPLOAD_PATH,
    async (context: Context, next: Next) => {
      const { raw: request } = context.req;
      const isForm = /^multipart\/form-data\s*;/i.test(request.headers.get("content-type") ?? "");
      const language = fallbackLanguage(context);
      if (!isWelcome(request, settings) || !isForm)
        return refused(context, { code: Code.malformedRequest }, language);
      const seconds = await countTry(db, BY_ADDRESS, addressOf(context), clock());
      return seconds === null ? next() : refused(context, { code: Code.tooManyRequests, seconds }, language);
    },
    limitBody({
      maxSize: UPLOAD_BYTES + AROUND,
      onError: (context) =>
        refused(context, { code: Code.requestTooLarge, fault: "too_large" }, fallbackLanguage(context)),
    }),
    async (context: Context) => {
      const form = await context.req.parseBody().catch(() => null);
      const base = BaseParameters.safeParse(form);
      const language = (base.success ? base.data.language : undefined) ?? fallbackLanguage(context);
      if (form === null || !base.success)
        return refused(context, { code: Code.malformedRequest, fault: "missing" }, language);
      const call = { access: "visitor", path: UPLOAD_PATH } as const;
      const session = await identify(db, { call, base: base.data, now: clock() });
      if (typeof session === "number") return refused(context, { code: session }, language);
      const uid = session?.uid ?? "";
      const seconds = await countTry(db, BY_MEMBER, uid, clock());
      if (seconds !== null) return refused(context, { code: Code.tooManyRequests, seconds }, language);
      const file = form["file"];
      if (!(file instanceof File))
        return refused(context, { code: Code.malformedRequest, fault: "missing" }, language);
      if (file.size > UPLOAD_BYTES)
        return refused(context, { code: Code.requestTooLarge, fault: "too_large" }, language);
      const bytes = new Uint8Array(await file.arrayBuffer());
      const drawn = await drawing([addressOf(context), uid], () => drawPicture(bytes, GUESTS));
      if (typeof drawn === "string")
        return refused(context, { code: Code.malformedRequest, fault: drawn }, language);
      return answered(context, await keepUpload(parts, drawn, { uid, origin: originOf(context) }));
    },
  );

  routes.get("/uploads/:file", async (context) => {
    const name = PICTURES.exec(context.req.path)?.[1];
    const file = name === undefined ? null : await files.get(name);
    if (file === null) return context.text("Not Found", 404);
    context.header("cache-control", FOREVER);
    context.header("content-type", file.type);
    context.header("x-content-type-options", "nosniff");
    // Opened by itself it is a picture, and nothing in it can be anything else.
    context.header("content-security-policy", "default-src 'none'; sandbox");
    context.header("cross-origin-resource-policy", "cross-origin");
    return context.body(Uint8Array.from(file.content).buffer);
  });

  function addressOf(context: Context): string {
    const connection: Connection = context.env;
    return clientAddress(context.req.raw.headers, connection, settings);
  }

  /** Where pages may be of another origin than the API, a picture's address says whose it is. */
  function originOf(context: Context): string {
    const origin = context.req.header("origin") ?? "";
    return settings.allowedOrigins.includes(origin) ? clientOrigin(context.req.raw, settings) : "";
  }

  return routes;
}

function fallbackLanguage(context: Context): WireLanguage {
  return wireLanguage(localeFromAcceptLanguage(context.req.header("accept-language") ?? ""));
}

/**
 * Keeps a drawn picture for a member until something of theirs uses it. What it is made of is written down before the
 * files are: whatever fails on the way, housekeeping finds it.
 */
async function keepUpload(
  { db, clock, files, random }: Pick<Parts, "db" | "clock" | "files" | "random">,
  drawn: DrawnPicture,
  { uid, origin }: { readonly uid: string; readonly origin: string },
): Promise<Uploaded> {
  const id = random(NAME_BYTES);
  const src = pictureSource(origin, id);
  const picture = pictureOf(src, drawn);
  await db.insert(uploads).values({ id, uid, picture, file_names: namesOf(id, drawn), created_at: clock() });
  await putFiles(files, id, drawn);
  return { state: "SUCCESS", url: `${src}-${drawn.widths.at(-1) ?? 0}.webp`, picture };
}
