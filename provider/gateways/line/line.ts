import * as z from "zod/mini";
import { askPlatform, type PlatformTrouble, type Send } from "#provider/gateways/askPlatform.ts";
import type { Log } from "#provider/operations/log.ts";

/** What LINE vouches for in a token, as it says it; whether it is meant for us is checked by who asks. */
export interface LineClaims {
  readonly iss: string;
  /** LINE's id of the person, which differs from provider to provider at LINE. */
  readonly sub: string;
  /** The channel that the token was issued to. */
  readonly aud: string;
  readonly exp: Date;
  readonly nonce: string | null;
}

/** LINE's server. It never throws: a platform that gives no answer is `unreachable`. */
export interface LineGateway {
  /** Our own channel: what was issued to another is nobody's proof. */
  readonly channelId: string;
  verifyIdToken(token: string, nonce?: string): Promise<LineClaims | PlatformTrouble>;
  /** `now` is counted from: LINE says how many seconds the token still lives. */
  verifyAccessToken(token: string, now: Date): Promise<LineClaims | PlatformTrouble>;
  /** Ends what the person granted this channel, by their own access token; whether LINE did. */
  deauthorize(accessToken: string): Promise<boolean>;
}

/** Who issues LINE's tokens. */
export const LINE_ISSUER = "https://access.line.me";

const IdClaims = z.object({
  iss: z.string(),
  sub: z.string().check(z.minLength(1)),
  aud: z.string(),
  /** Seconds since 1970. */
  exp: z.number(),
  nonce: z.optional(z.string()),
});
const TokenFacts = z.object({ scope: z.string(), client_id: z.string(), expires_in: z.number() });
const Profile = z.object({ userId: z.string().check(z.minLength(1)) });
const UserInfo = z.object({ sub: z.string().check(z.minLength(1)) });
const ChannelToken = z.object({ access_token: z.string() });
const Refusal = z.object({ error_description: z.string() });

interface LineApiOptions {
  /** Where LINE's API is: https://api.line.me, or its stand-in. */
  readonly api: string;
  readonly channelId: string;
  /** Null: links cannot be ended at LINE. */
  readonly channelSecret: string | null;
  readonly send: Send;
  readonly log: Log;
}

/** LINE's server over HTTP ("LINE Login v2.1 API reference"). */
export function lineApi({ api, channelId, channelSecret, send, log }: LineApiOptions): LineGateway {
  const ask = (path: string, init?: RequestInit) =>
    askPlatform(new Request(api + path, init), { send, log, platform: "LINE" });
  const form = (fields: Readonly<Record<string, string>>): RequestInit => ({
    method: "POST",
    body: new URLSearchParams(fields),
  });

  /** LINE's id of the person whom an access token belongs to: the profile needs its scope, as does the other. */
  async function personOf(token: string, scope: string): Promise<string | PlatformTrouble> {
    const hasProfile = scope.split(" ").includes("profile");
    const answer = await ask(hasProfile ? "/v2/profile" : "/oauth2/v2.1/userinfo", {
      headers: { authorization: `Bearer ${token}` },
    });
    if (answer === null) return "unreachable";
    if (hasProfile) return Profile.safeParse(answer.body).data?.userId ?? "refused";
    return UserInfo.safeParse(answer.body).data?.sub ?? "refused";
  }

  /** A token that speaks for the channel, good for 15 minutes; null when LINE gives none. */
  async function channelToken(secret: string): Promise<string | null> {
    const fields = { grant_type: "client_credentials", client_id: channelId, client_secret: secret };
    const answer = await ask("/oauth2/v3/token", form(fields));
    const token = ChannelToken.safeParse(answer?.body).data?.access_token;
    if (token === undefined) log.warn("LINE gives the channel no token", { status: answer?.status });
    return token ?? null;
  }

  return {
    channelId,

    async verifyIdToken(token, nonce) {
      const fields = { id_token: token, client_id: channelId, ...(nonce !== undefined && { nonce }) };
      const answer = await ask("/oauth2/v2.1/verify", form(fields));
      if (answer === null) return "unreachable";
      if (answer.status !== 200) return refusal(answer.body);
      const claims = IdClaims.safeParse(answer.body);
      if (!claims.success) return "refused";
      const { iss, sub, aud, exp } = claims.data;
      return { iss, sub, aud, exp: new Date(exp * 1_000), nonce: claims.data.nonce ?? null };
    },

    async verifyAccessToken(token, now) {
      const answer = await ask(`/oauth2/v2.1/verify?access_token=${encodeURIComponent(token)}`);
      if (answer === null) return "unreachable";
      if (answer.status !== 200) return refusal(answer.body);
      const facts = TokenFacts.safeParse(answer.body);
      if (!facts.success) return "refused";
      const { client_id: aud, expires_in, scope } = facts.data;
      // Another app's token is asked nothing more.
      if (aud !== channelId) return "refused";
      const sub = await personOf(token, scope);
      if (sub === "refused" || sub === "unreachable" || sub === "expired") return sub;
      const exp = new Date(now.getTime() + expires_in * 1_000);
      return { iss: LINE_ISSUER, sub, aud, exp, nonce: null };
    },

    async deauthorize(accessToken) {
      const token = channelSecret === null ? null : await channelToken(channelSecret);
      if (token === null) return false;
      const answer = await ask("/user/v1/deauthorize", {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify({ userAccessToken: accessToken }),
      });
      return answer?.status === 204;
    },
  };
}

function refusal(body: unknown): PlatformTrouble {
  const said = Refusal.safeParse(body).data?.error_description ?? "";
  return /expired/i.test(said) ? "expired" : "refused";
}
