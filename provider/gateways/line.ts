import type { PlatformTrouble } from "./platform.ts";

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
