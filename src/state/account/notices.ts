import { atom } from "jotai";
import type { InformMessage } from "#contract/inform.ts";
import { storedAtom } from "#state/storage/storedAtom.ts";

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

/** Whether real-time messages arrive: off before anyone listens, down when the service cannot be reached. */
export const listeningAtom = atom<"off" | "live" | "down">("off");

/** Which order was last written into the chat; "never": one does not want to be asked; null: not asked yet. */
export const chatOfferAtom = storedAtom<string | null>("noren.chat", null, {
  read: (text) => text,
  write: (value) => value,
});

/** In the place of an order's number. */
export const NEVER = "never";
