import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import * as z from "zod/mini";
import { seal, unseal } from "#provider/demo/standin/seal.ts";
import { spentCodes } from "#provider/demo/standin/spentCodes.ts";
import type { StandInSurroundings } from "#provider/demo/standin/standInSurroundings.ts";
import { LINE_ISSUER } from "#provider/gateways/line/line.ts";
import { authorize, exchange } from "./authorize.ts";
import { liffRoutes } from "./liffRoutes.ts";
import { lineTokens } from "./lineTokens.ts";
import { profile, verifyAccessToken, verifyIdToken } from "./lineVerify.ts";

const ChannelToken = z.object({ client_id: z.string(), exp: z.number() });
const Deauthorized = z.object({ userAccessToken: z.string() });
/** Seconds that a stateless channel access token lives. */
const CHANNEL_TOKEN_LIFE = 900;

/** The secret that the stand-in takes. */
export const STAND_IN_SECRET = "the stand-in's own";

/**
 * A stand-in of LINE's servers for a demo and for tests, which speaks as they do: api.line.me, access.line.me,
 * liffsdk.line-scdn.net and liff.line.me all lead to it, their paths unchanged under its own.
 */
export function lineStandIn(surroundings: StandInSurroundings): Hono {
  const { signingKey, clock, settings } = surroundings;
  const tokens = lineTokens(signingKey);
  const spent = spentCodes();
  /** When somebody ended what they granted a channel; lost with the process, which a trial can bear. */
  const ends = new Map<string, number>();
  const routes = new Hono();
  const seconds = () => Math.floor(clock().getTime() / 1_000);
  const linkOf = ({ person, client_id }: { readonly person: string; readonly client_id: string }) =>
    `${client_id} ${person}`;
  const asked = () => ({
    tokens,
    now: seconds(),
    endOf: (access: Parameters<typeof linkOf>[0]) => ends.get(linkOf(access)) ?? 0,
  });

  routes.use(async (context, next) => {
    await next();
    context.header("cache-control", "no-store");
    context.header("referrer-policy", "no-referrer");
    context.header("x-content-type-options", "nosniff");
  });
  for (const path of ["/oauth2/*", "/v2/*", "/user/*", "/.well-known/*"])
    routes.use(path, cors({ origin: "*" }));

  for (const path of ["/liff/v1/authorize", "/oauth2/v2.1/authorize", "/oauth2/v2.1/login"]) {
    routes.get(path, (context) => authorize(context, surroundings));
  }
  routes.post("/oauth2/v2.1/token", (context) => exchange(context, { ...surroundings, tokens, spent }));
  routes.post("/oauth2/v2.1/verify", (context) => verifyIdToken(context, asked()));
  routes.get("/oauth2/v2.1/verify", (context) => verifyAccessToken(context, asked()));
  routes.get("/oauth2/v2.1/certs", (context) => context.json(tokens.certs));
  routes.get("/oauth2/v2.1/userinfo", (context) => profile(context, asked(), true));
  routes.get("/v2/profile", (context) => profile(context, asked(), false));
  routes.get("/.well-known/openid-configuration", (context) =>
    context.json({ issuer: LINE_ISSUER, jwks_uri: "https://api.line.me/oauth2/v2.1/certs" }),
  );

  routes.post("/oauth2/v3/token", async (context) => {
    const form = new URLSearchParams(await context.req.text());
    const client_id = form.get("client_id") ?? "";
    if (form.get("grant_type") !== "client_credentials" || form.get("client_secret") !== STAND_IN_SECRET) {
      return context.json({ error: "invalid_client", error_description: "invalid client_secret" }, 400);
    }
    const content = { client_id, exp: seconds() + CHANNEL_TOKEN_LIFE };
    const access_token = seal(signingKey, "channel token", content);
    return context.json({ token_type: "Bearer", access_token, expires_in: CHANNEL_TOKEN_LIFE });
  });

  routes.post("/user/v1/deauthorize", async (context) => {
    const channel = channelOf(context);
    if (channel === null) return context.json({ message: "Authentication failed" }, 401);
    const body: unknown = await context.req.json().catch(() => null);
    const access = tokens.readAccess(Deauthorized.safeParse(body).data?.userAccessToken ?? "");
    if (access?.client_id !== channel || access.iat <= asked().endOf(access)) {
      return context.json({ message: "invalid user access token" }, 400);
    }
    if (access.fault === "down") return context.json({ message: "Service Unavailable" }, 503);
    ends.set(linkOf(access), seconds());
    return context.body(null, 204);
  });

  function channelOf(context: Context): string | null {
    const token = /^Bearer (.+)$/.exec(context.req.header("authorization") ?? "")?.[1] ?? "";
    const channel = unseal(signingKey, "channel token", { token, schema: ChannelToken });
    return channel === null || channel.exp <= seconds() ? null : channel.client_id;
  }

  routes.route("/", liffRoutes({ ...surroundings, settings, tokens }));
  return new Hono().route("/standin/line", routes);
}
