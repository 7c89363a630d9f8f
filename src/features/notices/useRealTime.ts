import { useSetAtom } from "jotai";
import { useEffect, useEffectEvent, useRef } from "react";
import type { InformMessage, StoreSignal } from "#contract/inform.ts";
import type { User } from "#contract/member.ts";
import { useSend } from "#net/useCall.ts";
import { addNoticeAtom, listeningAtom, liveNoticesAtom } from "#state/account/notices.ts";
import { sessionAtom } from "#state/account/session.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { askChannels, type Channels } from "./askChannels.ts";
import { useNoticeWords } from "./useNoticeWords.ts";
import { STALE, useReread } from "./useReread.ts";
import { whenIdle } from "./whenIdle.ts";

/** Milliseconds until channels that could not be had are asked for again. */
const ASK_AGAIN = 15_000;

/** Good news is told in green. */
const GOOD: readonly InformMessage["event"][] = [
  "order_accepted",
  "dishes_accepted",
  "order_ready",
  "order_settled",
  "payment_received",
  "staff_coming",
];

/** What the thread with a store shows; of an order too. */
const OF_THREAD: readonly InformMessage["event"][] = ["store_message", "staff_coming"];

/**
 * Listens to the member's messages and the store's signals while someone has a session, from when the page is idle:
 * toasts, the latest messages, and everything on the screen that they make old. A message that the thread shows as it
 * comes needs no toast.
 */
export function useRealTime(user: User, storeId: string | null, isThreadShown: boolean): void {
  const send = useSend();
  const words = useNoticeWords();
  const reread = useReread();
  const setListening = useSetAtom(listeningAtom);
  const setNotices = useSetAtom(liveNoticesAtom);
  const addNotice = useSetAtom(addNoticeAtom);
  const setSession = useSetAtom(sessionAtom);
  const toast = useSetAtom(showToastAtom);
  /** For whom the reload was done that follows the channels: at most once a session. */
  const readAgainFor = useRef<string | null>(null);

  const onMessage = useEffectEvent((message: InformMessage, { isNew }: { readonly isNew: boolean }) => {
    addNotice(message);
    if (!isNew) return;
    reread.now(STALE.orders);
    if (isThreadShown && OF_THREAD.includes(message.event) && message.store_id === storeId) return;
    toast(words(message), GOOD.includes(message.event) ? "good" : "plain");
  });
  const onSignal = useEffectEvent(({ store_id, signal }: StoreSignal) => {
    if (store_id !== storeId) return;
    reread.soon(signal, signal === "menu_changed" ? STALE.menu : STALE.table);
  });
  const onLive = useEffectEvent(() => reread.now(STALE.orders));
  const onGap = useEffectEvent(() => reread.now([...STALE.orders, ...STALE.menu, ...STALE.table]));
  const keepChannels = useEffectEvent((own: Channels["own"]) => {
    const isKept =
      own === null ||
      (user.inform_channel === own.inform_channel &&
        user.inform_channel_member === own.inform_channel_member);
    if (isKept) return;
    setSession((session) => (session?.uid === user.uid ? { ...session, ...own } : session));
    const wereMissing = user.inform_channel === null || user.inform_channel_member === null;
    if (wereMissing && readAgainFor.current !== user.uid) {
      readAgainFor.current = user.uid;
      reread.everything();
    }
  });

  const { uid, auth_token } = user;
  useEffect(() => {
    let isOver = false;
    let stop = () => {};
    let again: ReturnType<typeof setTimeout> | undefined;
    const begin = async () => {
      // PubNub's code comes with it, and only now.
      const [asked, { startListening }] = await Promise.all([
        askChannels(send, storeId),
        import("#net/listen/startListening.ts"),
      ]);
      if (isOver) return;
      if (asked === null) return later();
      keepChannels(asked.own);
      let first: Channels["listening"] | null = asked.listening;
      stop = startListening({
        channels: asked.channels,
        getListening: async () => {
          const given = first;
          first = null;
          const listening = given ?? (await asked.renew());
          // Nobody may have said so: it sits between the last message and a token that ran out.
          if (listening.channel !== asked.listening.channel) restart();
          return listening;
        },
        onMessage: (message, news) => onMessage(message, news),
        onSignal: (signal) => onSignal(signal),
        onMoved: () => restart(),
        onGap: () => onGap(),
        // Who hears the store alone does not hear of orders: their screens go on asking.
        onState: (state) => {
          // What happened between the screen's last look and now was said to nobody.
          if (state === "live") onLive();
          setListening(asked.own === null ? "down" : state);
        },
      });
      if (asked.own === null) later();
    };
    const later = () => {
      setListening("down");
      again = setTimeout(restart, ASK_AGAIN);
    };
    const restart = () => {
      stop();
      stop = () => {};
      begin().catch(() => !isOver && later());
    };
    const callOff = whenIdle(restart);
    return () => {
      isOver = true;
      callOff();
      clearTimeout(again);
      stop();
      setListening("off");
    };
  }, [uid, auth_token, storeId, send, setListening]);

  // Another's messages are nobody else's business.
  useEffect(() => () => setNotices([]), [uid, setNotices]);
}
