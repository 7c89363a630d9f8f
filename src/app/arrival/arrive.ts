import type { i18n } from "i18next";
import type { Services } from "#app/createServices.ts";
import type { GatedHistory } from "#app/historyGate.ts";
import { type Arrival, cleanAddress, readArrival } from "#boot/arrival.ts";
import { chooseHost } from "#boot/host.ts";
import { fromWeChat } from "#boot/weChat.ts";
import { liffState } from "#routes/entryAddress.ts";
import { storedSession } from "#state/account/session.ts";
import { type LineTrouble, lineTroubleAtom, signInPathAtom } from "#state/account/signInPath.ts";
import { type SignInWork, signInWork } from "./signInWork.ts";
import type { SignInParts } from "./startSignIn.ts";
import { receiveUserInfo } from "./receiveUserInfo.ts";
import { reportReturn } from "./reportReturn.ts";

interface Surroundings {
  readonly history: GatedHistory;
  readonly texts: i18n;
  /** Kept once the app stands: until then nothing may change what it draws. */
  readonly isDrawn: Promise<void>;
}

/**
 * Receives who comes with more than an address of ours, or inside of LINE. At once, before anything is asked of anyone,
 * what belongs to a sign-in is taken out of the address, unless LINE's SDK has to see it first.
 */
export function arrive(parts: SignInParts) {
  const { kind, settings, services } = parts;
  const read = () => readArrival(window.navigator.userAgent, window.location.search, settings.wechatLogin);
  const arrival = read();
  if (!arrival.needsLine) cleanAddress(window, arrival.search);
  const isBack = arrival.isFromLine || arrival.wechat !== null || arrival.userInfo !== null;
  const received = isBack ? awaitSignIn(services) : () => {};

  async function settle(surroundings: Surroundings): Promise<void> {
    const work = signInWork(parts);
    const line = settings.lineLogin ? () => Promise.resolve(work.line.host) : null;
    const host = await chooseHost(kind, { needsLine: arrival.needsLine, line });
    const { trouble } = await host.start();
    const hidden = liffState(window.location.search);
    // LINE itself leads on to what it hid; where its SDK cannot be had, we do.
    if (hidden && !trouble) return;
    if (hidden) window.history.replaceState(null, "", hidden.pathname + hidden.search);
    const now = arrival.needsLine ? read() : arrival;
    cleanAddress(window, now.search);
    await surroundings.isDrawn;
    services.store.set(lineTroubleAtom, trouble);
    surroundings.history.open();
    // Nothing on the screen waits for a sign-in.
    const taken = takeUp({ parts, arrival, work, trouble, ...surroundings });
    const adopted =
      now.userInfo === null ? null : receiveUserInfo(now.userInfo, { services, ...surroundings });
    void Promise.allSettled([taken, adopted]).then(received);
    await adopted;
  }

  return {
    /** The query that is ours. */
    search: arrival.search,
    /**
     * Once the screen is there: waits for LINE where it has the word about the address, then opens the history, and takes
     * up the sign-in that the address brought.
     */
    settle: (surroundings: Surroundings): Promise<void> =>
      settle(surroundings).catch((error: unknown) => {
        received();
        throw error;
      }),
  };
}

/**
 * Whatever needs a session waits for the sign-in that one came back with, instead of leaving for another or making a
 * visitor beside it. Given back is what ends the waiting.
 */
function awaitSignIn({ store }: Services): () => void {
  let end = () => {};
  const signIn = new Promise<void>((resolve) => {
    end = resolve;
  });
  store.set(signInPathAtom, (signInPath) => ({
    ...signInPath,
    silently: async () => {
      await signIn;
      return storedSession() ? "done" : signInPath.silently();
    },
  }));
  return end;
}

interface Signing extends Surroundings {
  readonly parts: SignInParts;
  readonly arrival: Arrival;
  readonly work: SignInWork;
  readonly trouble: LineTrouble | null;
}

/** Takes up the sign-in that the address brought, or the one that the host gives without a question. */
async function takeUp({ parts, arrival, work, trouble, history, texts }: Signing): Promise<void> {
  const { kind, settings, services } = parts;
  const tell = (how: Parameters<typeof reportReturn>[0]) => reportReturn(how, { services, history, texts });
  if (arrival.isFromLine && settings.lineLogin) {
    await tell({ platform: "line", ...(await work.line.comeBack(trouble)) });
  } else if (arrival.wechat) {
    const around = { storage: () => window.sessionStorage, send: services.send, session: work.session };
    await tell({ platform: "wechat", ...(await fromWeChat(arrival.wechat, around)) });
  } else if (kind === "line" && trouble !== "cancelled" && work.session.get() === null) {
    await work.silently();
  }
}
