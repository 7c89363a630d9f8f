import type PubNub from "pubnub";
import type { Delivery } from "./inbox.ts";

/** Messages shown of the past (specification, section 9, "Notification history limit"). */
const HISTORY = 10;
/** Messages of the past that PubNub gives at most: of one channel, and of each of several. */
const MOST_OF_ONE = 100;
const MOST_OF_EACH = 25;

/**
 * Reads the channels' history: the newest ten, or everything from a time token on. `isWhole` is false when there was
 * more than could be fetched. Rejects as PubNub's SDK does.
 */
export async function fetchMissed(
  pubnub: PubNub,
  channels: readonly string[],
  since: string | null,
): Promise<{ deliveries: Delivery[]; isWhole: boolean }> {
  const most = channels.length === 1 ? MOST_OF_ONE : MOST_OF_EACH;
  const history = await pubnub.fetchMessages({
    channels: [...channels],
    ...(since === null ? { count: HISTORY } : { end: since, count: most }),
  });
  const fetched = Object.entries(history.channels);
  return {
    deliveries: fetched.flatMap(([channel, messages]) =>
      messages.map(({ timetoken, message }) => ({ channel, timetoken: String(timetoken), payload: message })),
    ),
    isWhole: since === null || fetched.every(([, messages]) => messages.length < most),
  };
}
