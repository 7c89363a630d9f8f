import type { Context } from "hono";
import { lineSubject, nameOf } from "#provider/demo/standin/people.ts";
import { type AccessFacts, type LineTokens, SCOPE } from "./lineTokens.ts";

interface Asked {
  readonly tokens: LineTokens;
  /** Seconds since 1970. */
  readonly now: number;
  /** When a person ended what they had granted a channel, in seconds since 1970. */
  readonly endOf: (access: Pick<AccessFacts, "person" | "client_id">) => number;
}

const refuse = (context: Context, error_description: string): Response =>
  context.json({ error: "invalid_request", error_description }, 400);

/** As a server that is down answers, if it answers. */
export const down = (context: Context): Response => context.json({ message: "Service Unavailable" }, 503);

/** What an ID token says, once it was checked (LINE Login, "Verify ID token"). */
export async function verifyIdToken(context: Context, { tokens, now }: Asked): Promise<Response> {
  const form = new URLSearchParams(await context.req.text());
  const claims = tokens.readId(form.get("id_token") ?? "");
  if (claims === null) return refuse(context, "Invalid IdToken.");
  if (claims.standin === "down") return down(context);
  if (claims.aud !== form.get("client_id")) return refuse(context, "Invalid IdToken Audience.");
  if (claims.exp <= now) return refuse(context, "IdToken expired.");
  const nonce = form.get("nonce");
  if (nonce !== null && nonce !== claims.nonce) return refuse(context, "Invalid IdToken Nonce.");
  const { standin: _, ...said } = claims;
  return context.json(said);
}

/** Which channel an access token is for, and how long it lives (LINE Login, "Verify access token validity"). */
export function verifyAccessToken(context: Context, asked: Asked): Response {
  const access = asked.tokens.readAccess(context.req.query("access_token") ?? "");
  if (access === null || isOver(access, asked)) return refuse(context, "invalid access token");
  if (access.fault === "down") return down(context);
  if (access.exp <= asked.now) return refuse(context, "access token expired");
  return context.json({ scope: SCOPE, client_id: access.client_id, expires_in: access.exp - asked.now });
}

/** Whom the bearer of an access token is; null without a good one. */
export function bearerOf(context: Context, asked: Asked): AccessFacts | null {
  const token = /^Bearer (.+)$/.exec(context.req.header("authorization") ?? "")?.[1] ?? "";
  const access = asked.tokens.readAccess(token);
  return access === null || isOver(access, asked) || access.exp <= asked.now ? null : access;
}

/** The person's profile, by LINE's two addresses of it. */
export function profile(context: Context, asked: Asked, isOpenId: boolean): Response {
  const access = bearerOf(context, asked);
  if (access === null) return context.json({ message: "The access token is invalid." }, 401);
  if (access.fault === "down") return down(context);
  const [subject, name] = [lineSubject(access.person), nameOf(access.person)];
  return context.json(isOpenId ? { sub: subject, name } : { userId: subject, displayName: name });
}

function isOver(access: AccessFacts, { endOf }: Asked): boolean {
  return access.iat <= endOf(access);
}
