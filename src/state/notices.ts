import { atom } from "jotai";
import type { InformMessage } from "#contract/inform.ts";

/** Messages kept at hand (specification, section 9, "Notification history limit"). */
export const MOST_NOTICES = 10;

/** The latest real-time messages of the member, newest first. */
export const liveNoticesAtom = atom<readonly InformMessage[]>([]);

/** Puts a message among the latest ones, once. */
export const addNoticeAtom = atom(null, (get, set, message: InformMessage) => {
  const others = get(liveNoticesAtom).filter(({ inform_id }) => inform_id !== message.inform_id);
  set(liveNoticesAtom, newestFirst([message, ...others]).slice(0, MOST_NOTICES));
});

/** Messages by their time, the newest first; of equal times the order stays. */
export function newestFirst<Message extends Pick<InformMessage, "time">>(
  messages: readonly Message[],
): Message[] {
  return messages.toSorted((one, other) => Date.parse(other.time) - Date.parse(one.time));
}
