import { and, eq, gt, isNull } from "drizzle-orm";
import { Hono } from "hono";
import * as z from "zod/mini";
import { BaseParameters } from "#contract/call.ts";
import * as Code from "#contract/codes.ts";
import { MY_DATA_PATH, myData } from "#contract/member.ts";
import { localeFromAcceptLanguage, wireLanguage } from "#domain/values/localeCodes.ts";
import type { Database } from "#provider/db/database.ts";
import { sessions } from "#provider/db/tables/members.ts";
import { failure, success } from "#provider/server/calls/envelope.ts";
import { identify, tokenHash } from "#provider/server/calls/session.ts";
import type { Parts } from "#provider/server/context.ts";
import { countTry } from "#provider/server/limits.ts";
import { corsHeaders, isWelcome } from "#provider/server/origins.ts";
import { isSigned, sign } from "#provider/server/signing.ts";
import { readOwnData } from "./readOwnData.ts";

/** Addresses of `ownDataRoutes`. */
export const OWN_DATA = /^\/my-data(?:$|\/)/;

/** All of someone's orders are read for it. */
const A_DAY = { name: "own data", most: 10, seconds: 86_400 } as const;

/** Gives members all that is kept of them as a file: its address by `POST /my-data`, the file by that address. */
export function ownDataRoutes({ clock, db, settings, signingKey }: Parts): Hono {
  const routes = new Hono();

  routes.options(MY_DATA_PATH, (context) => {
    const headers = corsHeaders(context.req.raw, settings);
    if (!headers.has("access-control-allow-origin")) return context.body(null, 403);
    headers.set("access-control-allow-methods", "POST");
    headers.set("access-control-allow-headers", "content-type");
    return new Response(null, { status: 204, headers });
  });

  routes.post(MY_DATA_PATH, async (context) => {
    const { raw: request } = context.req;
    const headers = corsHeaders(request, settings);
    headers.set("content-type", "application/json; charset=utf-8");
    headers.set("cache-control", "no-store");
    const answered = (envelope: unknown) => new Response(JSON.stringify(envelope), { headers });
    const accepted = wireLanguage(localeFromAcceptLanguage(request.headers.get("accept-language") ?? ""));
    const isJson = /^application\/json\s*(?:;|$)/i.test(request.headers.get("content-type") ?? "");
    if (!isWelcome(request, settings) || !isJson) return answered(failure(Code.malformedRequest, accepted));
    const base = BaseParameters.safeParse(await request.json().catch(() => null));
    if (!base.success) return answered(failure(Code.malformedRequest, accepted));
    const language = base.data.language ?? accepted;
    const now = clock();
    const session = await identify(db, { call: myData, base: base.data, now });
    if (typeof session === "number") return answered(failure(session, language));
    const { auth_token: token } = base.data;
    if (session === null || token === undefined) return answered(failure(Code.notSignedIn, language));
    const seconds = await countTry(db, A_DAY, session.uid, now);
    if (seconds !== null) return answered(failure(Code.tooManyRequests, language, { seconds }));
    return answered(success(ownDataLink({ uid: session.uid, token, now }, { signingKey })));
  });

  routes.get(`${MY_DATA_PATH}/:link`, async (context) => {
    const now = clock();
    context.header("cache-control", "no-store");
    context.header("content-security-policy", "default-src 'none'; sandbox");
    context.header("referrer-policy", "no-referrer");
    context.header("x-content-type-options", "nosniff");
    context.header("x-robots-tag", "noindex");
    const uid = await readOwnDataLink(db, context.req.param("link"), { signingKey, now });
    const data = uid === null ? null : await readOwnData(db, uid, now);
    if (data === null) return context.text("Not Found", 404);
    const name = `noren-my-data-${now.toISOString().slice(0, 10)}.json`;
    context.header("content-type", "application/json; charset=utf-8");
    context.header("content-disposition", `attachment; filename="${name}"`);
    return context.body(`${JSON.stringify(data, null, 2)}\n`);
  });
  routes.all("*", (context) => context.text("Not Found", 404));
  return routes;
}

/** Milliseconds for which an address of one's own data is good. */
const LIFE = 300_000;
const PURPOSE = "own data";
const Claim = z.object({ uid: z.string(), token_hash: z.string(), until: z.int() });

/** The address of a member's own data, for five minutes. The token is that of the session that asks. */
function ownDataLink(
  { uid, token, now }: { readonly uid: string; readonly token: string; readonly now: Date },
  { signingKey }: Pick<Parts, "signingKey">,
): { readonly href: string; readonly expires_at: string } {
  const until = now.getTime() + LIFE;
  const claim = JSON.stringify({ uid, token_hash: tokenHash(token), until });
  const text = Buffer.from(claim).toString("base64url");
  return {
    href: `${MY_DATA_PATH}/${text}.${sign(signingKey, PURPOSE, text)}`,
    expires_at: new Date(until).toISOString(),
  };
}

/** Whose data an address is of; null for one that was changed, is too old, or whose session has ended meanwhile. */
async function readOwnDataLink(
  db: Database,
  link: string,
  { signingKey, now }: Pick<Parts, "signingKey"> & { readonly now: Date },
): Promise<string | null> {
  const [text = "", signature = ""] = link.split(".");
  if (!isSigned(signingKey, PURPOSE, text, signature)) return null;
  const claim = Claim.safeParse(JSON.parse(Buffer.from(text, "base64url").toString()));
  if (!claim.success || claim.data.until <= now.getTime()) return null;
  const { token_hash, uid } = claim.data;
  const [session] = await db
    .select({ uid: sessions.uid })
    .from(sessions)
    .where(
      and(
        eq(sessions.token_hash, token_hash),
        eq(sessions.uid, uid),
        isNull(sessions.ended_at),
        gt(sessions.expires_at, now),
      ),
    );
  return session?.uid ?? null;
}
