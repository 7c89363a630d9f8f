import { type Context, Hono, type Next } from "hono";
import { limitBody } from "#provider/server/limitBody.ts";
import type Sharp from "sharp";
import { BaseParameters } from "#contract/call.ts";
import * as Code from "#contract/codes.ts";
import type { Picture, WireLanguage } from "#contract/scalars.ts";
import {
  UPLOAD_BYTES,
  UPLOAD_PATH,
  UPLOAD_PIXELS,
  type Uploaded,
  type UploadFault,
  type UploadResult,
} from "#contract/upload.ts";
import { localeFromAcceptLanguage, wireLanguage } from "#domain/values/localeCodes.ts";
import { pictureType } from "#domain/values/pictureType.ts";
import { uploads } from "#provider/db/tables/files.ts";
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
import { fewAtOnce } from "./fewAtOnce.ts";
import { fileName, NAME_BYTES, PICTURES, pictureSource } from "./uploadFiles.ts";

/** Addresses of `uploadRoutes`. */
export const UPLOADS = /^\/upload(?:$|s\/)/;

/** What the form has beside the picture: boundaries, names, the session. */
const AROUND = 64 * 1_024;
/** Pictures drawn at the same time: each takes some hundred megabytes while it is. */
const AT_ONCE = 2;
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
  const { db, clock, files, settings } = parts;
  const routes = new Hono();
  const inTurn = fewAtOnce(AT_ONCE);

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
      const drawn = await inTurn([addressOf(context), uid], () => drawPicture(bytes));
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
  const picture: Picture = { src, widths: [...drawn.widths], ratio: drawn.ratio, tint: drawn.tint };
  const named = drawn.files.map((file) => ({ ...file, name: fileName(id, file.width, file.format) }));
  const file_names = named.map(({ name }) => name);
  await db.insert(uploads).values({ id, uid, picture, file_names, created_at: clock() });
  for (const { name, format, content } of named) await files.put(name, { type: `image/${format}`, content });
  return { state: "SUCCESS", url: `${src}-${drawn.widths.at(-1) ?? 0}.webp`, picture };
}

/** The box that the largest size fits into, and the width of the small one, in pixels. */
const LARGEST = { width: 1_080, height: 1_620 };
const SMALL = 360;
/** What a browser would run if it took the file for a page. A picture's own descriptions hold none of it. */
const PAGE = /<(?:script|html|!doctype|\?php)/i;

/** A picture in one of its sizes and forms. */
interface Drawn {
  readonly width: number;
  readonly format: "avif" | "webp";
  readonly content: Uint8Array;
}

export interface DrawnPicture {
  readonly widths: readonly number[];
  /** Height divided by width. */
  readonly ratio: number;
  /** Its average colour, `#rrggbb`. */
  readonly tint: string;
  readonly files: readonly Drawn[];
}

/**
 * Draws a picture anew from its pixels alone, upright, in every size and form: nothing of the file that was sent is
 * kept, neither where it was taken nor what was hidden in it. Its pixels are counted before they are read.
 */
export async function drawPicture(bytes: Uint8Array): Promise<DrawnPicture | UploadFault> {
  const type = pictureType(bytes);
  if (type === "heic") return "heic";
  // Where there is no build of it for this machine, all else runs on.
  const { default: sharp } = await import("sharp");
  if (type === "other" || PAGE.test(Buffer.from(bytes).toString("latin1"))) return "not_a_picture";
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > UPLOAD_PIXELS) return "too_many_pixels";
    return await draw(bytes, sharp);
  } catch {
    return "broken";
  }
}

async function draw(bytes: Uint8Array, sharp: typeof Sharp): Promise<DrawnPicture> {
  const { data, info } = await sharp(bytes, { limitInputPixels: UPLOAD_PIXELS, failOn: "error" })
    .autoOrient()
    .resize({ ...LARGEST, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const upright = () => sharp(data, { raw: { width, height, channels } });
  const widths = width > SMALL ? [SMALL, width] : [width];
  const files: Drawn[] = [];
  for (const each of widths) {
    const sized = upright().resize({ width: each });
    // The greatest effort that a customer does not wait for: a fifth of a second, for three quarters of the bytes.
    const avif = await sized.clone().avif({ quality: 50, effort: 0 }).toBuffer();
    const webp = await sized.clone().webp({ quality: 74, effort: 2 }).toBuffer();
    files.push(
      { width: each, format: "avif", content: avif },
      { width: each, format: "webp", content: webp },
    );
  }
  const [red = 0, green = red, blue = red] = await upright().resize(1, 1).raw().toBuffer();
  const tint = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  return { widths, ratio: height / width, tint, files };
}
