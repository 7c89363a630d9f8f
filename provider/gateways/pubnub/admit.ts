import { type Claim, readClaim } from "./listenToken.ts";
import { forbidden, type Refusal, tokenExpired, wrongKey } from "./refusals.ts";

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
