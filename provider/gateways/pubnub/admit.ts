import * as z from "zod/mini";
import { isSigned, sign } from "#provider/server/signing.ts";

/** The one key of the embedded service; public, as every subscribe key is. */
export const SUBSCRIBE_KEY = "sub-c-noren-embedded";

export interface Visit {
  readonly subscribeKey: string | undefined;
  readonly channels: readonly string[];
  /** The SDK's `auth` parameter. */
  readonly token: string | undefined;
  /** The SDK's user id. */
  readonly uuid: string | undefined;
}

/** Lets in whoever holds a token for exactly these channels, made for the user id that they name, and still alive. */
export function admit(visit: Visit, key: string, now: Date): Claim | Refusal {
  if (visit.subscribeKey !== SUBSCRIBE_KEY) return wrongKey;
  const claim = readClaim(visit.token ?? "", key);
  if (claim === null || claim.uid !== visit.uuid) return forbidden(visit.channels);
  if (claim.expires <= now.getTime()) return tokenExpired;
  const beyond = visit.channels.filter((channel) => !claim.channels.includes(channel));
  return visit.channels.length === 0 || beyond.length > 0 ? forbidden(beyond) : claim;
}

const PURPOSE = "listen";

const Claim = z.object({
  uid: z.string(),
  signIn: z.nullable(z.string()),
  channels: z.array(z.string()),
  expires: z.number(),
});
/** Who may listen, for which sign-in, to which channels exactly, until when (milliseconds since 1970). */
export type Claim = z.infer<typeof Claim>;

/** A token that allows what the claim says and cannot be changed; opaque to the client. */
export function signClaim(claim: Claim, key: string): string {
  const text = Buffer.from(JSON.stringify(claim)).toString("base64url");
  return `${text}.${sign(key, PURPOSE, text)}`;
}

/** What a token allows; null when it is not ours. Expiry is the caller's to check. */
function readClaim(token: string, key: string): Claim | null {
  const [text = "", signature = ""] = token.split(".");
  if (!isSigned(key, PURPOSE, text, signature)) return null;
  const claim = Claim.safeParse(JSON.parse(Buffer.from(text, "base64url").toString()));
  return claim.success ? claim.data : null;
}

/** An answer in the form in which PubNub refuses, which the SDK reads. */
export interface Refusal {
  readonly status: 400 | 403 | 503;
  readonly body: Readonly<Record<string, unknown>>;
}

const accessDenied = (message: string, payload?: { readonly channels: readonly string[] }): Refusal => ({
  status: 403,
  body: { status: 403, service: "Access Manager", error: true, message, ...(payload && { payload }) },
});

const tokenExpired: Refusal = accessDenied("Token is expired");

/** No token, one that is not ours or another's, or one that does not name these channels. */
export const forbidden = (channels: readonly string[]): Refusal => accessDenied("Forbidden", { channels });

const wrongKey: Refusal = {
  status: 400,
  body: { status: 400, service: "Access Manager", error: true, message: "Invalid Subscribe Key" },
};

export const badRequest = (message: string): Refusal => ({
  status: 400,
  body: { status: 400, service: "Balancer", error: true, message },
});

/** As many are listening as can, the database is out of reach, or the process is stopping. */
export const overloaded: Refusal = {
  status: 503,
  body: { status: 503, service: "Balancer", error: true, message: "Service Unavailable" },
};
