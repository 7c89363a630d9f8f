import { Hono } from "hono";
import { BaseParameters } from "#contract/call.ts";
import { MY_DATA_PATH, myData } from "#contract/member.ts";
import { localeFromAcceptLanguage, wireLanguage } from "#domain/values/localeCodes.ts";
import { failure, success } from "#provider/server/envelope.ts";
import { identify } from "#provider/server/session.ts";
import { countTry } from "#provider/server/limits.ts";
import { corsHeaders, isWelcome } from "#provider/server/origins.ts";
import type { Parts } from "#provider/server/context.ts";
import { ownDataLink, readOwnDataLink } from "./ownDataLink.ts";
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
    if (!isWelcome(request, settings) || !isJson) return answered(failure(90003, accepted));
    const base = BaseParameters.safeParse(await request.json().catch(() => null));
    if (!base.success) return answered(failure(90003, accepted));
    const language = base.data.language ?? accepted;
    const now = clock();
    const session = await identify(db, { call: myData, base: base.data, now });
    if (typeof session === "number") return answered(failure(session, language));
    const { auth_token: token } = base.data;
    if (session === null || token === undefined) return answered(failure(20001, language));
    const seconds = await countTry(db, A_DAY, session.uid, now);
    if (seconds !== null) return answered(failure(90006, language, { seconds }));
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
