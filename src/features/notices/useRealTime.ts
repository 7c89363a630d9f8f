import { useSetAtom } from "jotai";
import { useEffect, useEffectEvent, useRef } from "react";
import { getChannel } from "#contract/calls/session.ts";
import { getUnvToken } from "#contract/calls/store.ts";
import type { InformMessage, StoreSignal } from "#contract/inform.ts";
import type { Listening, User } from "#contract/member.ts";
import type { Send } from "#net/transport.ts";
import { useSend } from "#net/useCall.ts";
import { whenIdle } from "#parts/shell/page.ts";
import { addNoticeAtom, listeningAtom, liveNoticesAtom } from "#state/account/notices.ts";
import { sessionAtom } from "#state/account/session.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { useNoticeWords } from "./noticeLink.ts";
import { STALE, useReread } from "./useReread.ts";

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
    if (signal === "order_changed") return reread.soon(signal, STALE.orders);
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

/** What one may listen to, and how. */
interface Channels {
  /** Null where the session was refused: then only what the store tells everyone can be heard. */
  readonly own: { readonly inform_channel: string; readonly inform_channel_member: string } | null;
  readonly channels: readonly string[];
  readonly listening: Listening;
  /** Asks for another token for the same channels; rejects when there is none to be had now. */
  readonly renew: () => Promise<Listening>;
}

/** Asks for the member's channels, or where the session has ended for the store's public one; null: try again later. */
async function askChannels(send: Send, storeId: string | null): Promise<Channels | null> {
  const askOwn = () => send(getChannel, storeId ? { store_id: storeId } : {}, { isSilent: true });
  const answer = await askOwn();
  if (answer.ok) {
    const { inform_channel, inform_channel_member, listening } = answer.data;
    return {
      own: { inform_channel, inform_channel_member },
      channels: [inform_channel_member, inform_channel],
      listening,
      renew: async () => listeningOf(await askOwn().then((next) => (next.ok ? next.data.listening : null))),
    };
  }
  if (answer.kind !== "code" || storeId === null) return null;
  const askPublic = async () => {
    const token = await send(getUnvToken, { store_id: storeId }, { isSilent: true });
    return token.ok ? token.data : null;
  };
  const listening = await askPublic();
  if (listening === null) return null;
  return {
    own: null,
    channels: [listening.channel],
    listening,
    renew: async () => listeningOf(await askPublic()),
  };
}

function listeningOf(listening: Listening | null): Listening {
  if (listening === null) throw new Error("There is no token to listen with now");
  return listening;
}
