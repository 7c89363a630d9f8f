import PubNub from "pubnub";
import { isRecord } from "#domain/values/untrusted.ts";
import type { Listening } from "#contract/member.ts";

/**
 * Seconds that a request for messages may stay unanswered: longer than the embedded service keeps one, and short
 * enough to notice a connection that died silently.
 */
const PATIENCE = 60;

/** PubNub's SDK, made to do nothing by itself: `startListening` decides when to try again. */
export function pubnubClient({ subscribe_key, origin, user_id, token }: Listening): PubNub {
  const service = origin === null ? null : new URL(origin);
  const pubnub = new PubNub({
    subscribeKey: subscribe_key,
    userId: user_id,
    ...(service && { origin: service.host, ssl: service.protocol === "https:" }),
    retryConfiguration: PubNub.NoneRetryPolicy(),
    listenToBrowserNetworkEvents: false,
    subscribeRequestTimeout: PATIENCE,
  });
  pubnub.setToken(token);
  return pubnub;
}

/** What became of a subscription, as far as it matters. */
export type Turn = "connected" | "denied" | "quiet" | "broken" | null;

/** Reads a status of the SDK; `quiet`: nothing came for so long that the request ended. */
export function turnOf(status: PubNub.Status | PubNub.StatusEvent): Turn {
  const { PNConnectedCategory, PNConnectionErrorCategory, PNDisconnectedUnexpectedlyCategory } =
    PubNub.CATEGORIES;
  if (status.category === PNConnectedCategory) return "connected";
  const isFailure =
    status.category === PNConnectionErrorCategory || status.category === PNDisconnectedUnexpectedlyCategory;
  if (!isFailure || !("error" in status)) return null;
  if (status.error === PubNub.CATEGORIES.PNAccessDeniedCategory) return "denied";
  const isTimeOut = status.error === PubNub.CATEGORIES.PNTimeoutCategory;
  return isTimeOut && status.category === PNDisconnectedUnexpectedlyCategory ? "quiet" : "broken";
}

/** The time token that a connection begins with; null when the status does not say. */
export function presentOf(status: PubNub.Status | PubNub.StatusEvent): string | null {
  return "currentTimetoken" in status && status.currentTimetoken !== undefined
    ? String(status.currentTimetoken)
    : null;
}

/** Whether a request of the SDK was refused for its token. */
export function isDenied(error: unknown): boolean {
  const status = isRecord(error) ? error["status"] : null;
  return isRecord(status) && status["statusCode"] === 403;
}
