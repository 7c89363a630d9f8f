import { createStore } from "jotai";
import { redirectAllowance } from "#boot/redirects.ts";
import type { CodeFailure } from "#net/answer.ts";
import { createTransport, type Send } from "#net/transport.ts";
import { placeAtom } from "#state/page/pageState.ts";
import { sessionAtom, storedSession } from "#state/account/session.ts";
import { plainReach } from "#state/account/hostCapabilities.ts";
import { type PlatformOutcome, signInPathAtom } from "#state/account/signInPath.ts";
import { startTexts } from "#text/instance.ts";
import type { Services } from "../createServices.ts";
import { keeperOf } from "#app/reactions/react.ts";
import { performReaction } from "#app/reactions/performReaction.ts";
import { reactionContext } from "#app/reactions/reactionContext.ts";

interface PageOptions {
  /** What the provider answers a path with: a code, and data where it is a success. */
  readonly answer: (path: string) => { readonly code: number; readonly data?: unknown };
  readonly silently: () => PlatformOutcome;
  readonly place: { readonly store_id: string | null; readonly table_id: string | null };
  readonly now: () => number;
}

const HERE = "/orderFood?storeId=bar&tableId=T1";
const needed = { title: "Sign in", text: "Please", button: "Sign in" };

/** A page load of the app without its screens: transport, keeper of the session, table of reactions and context. */
export function onePage({ answer, silently, place, now }: PageOptions) {
  const store = createStore();
  store.set(placeAtom, { ...place, isHere: true });
  const left: { readonly from: string; readonly target: string }[] = [];
  const shown: string[] = [];
  const asked: string[] = [];
  let here = HERE;
  const texts = startTexts("en", { common: {}, signIn: { needed, later: "Later" } });
  const redirects = redirectAllowance({
    storage: () => sessionStorage,
    now,
    assign: (target) => void left.push({ from: here, target }),
  });
  store.set(signInPathAtom, {
    host: "browser",
    backOrigins: [],
    platforms: [],
    liffId: null,
    signIn: async () => "failed",
    lineToken: async () => null,
    reach: async () => plainReach,
    silently: async () => {
      const outcome = silently();
      if (outcome === "done") store.set(sessionAtom, { ...someone, auth_token: `host-${asked.length}` });
      if (outcome !== "leaving") return outcome;
      return redirects.leave(here, () => "https://host.example") ? "leaving" : "failed";
    },
  });

  const react = (failure: CodeFailure, token: string | null, isSilent: boolean) =>
    performReaction(
      failure,
      reactionContext({
        store,
        navigate: (to) => {
          shown.push(to);
          here = to;
        },
        t: texts.t,
        i18n: texts,
        mend: (isByTable) => keeperOf(services).mend(token, isByTable),
        redirects,
        assign: () => {
          throw new Error("Nobody tapped");
        },
        here,
      }),
      isSilent,
    );
  const send: Send = createTransport({
    apiBase: "",
    fetch: async (address) => {
      const path = String(address);
      asked.push(path);
      return Response.json({ message: "Words", ...answer(path) });
    },
    baseParameters: () => {
      const user = storedSession();
      return user ? { uid: user.uid, auth_token: user.auth_token } : {};
    },
    sender: { device: () => ({}), proven: () => Promise.resolve({}) },
    isOnline: () => true,
    wait: () => Promise.resolve(),
    react,
    busy: () => {},
  });
  const services: Services = { store, send, reactWith: () => {} };
  return { store, send, left, shown, asked };
}

export const someone = {
  uid: "u1",
  auth_token: "token-0",
  inform_channel: null,
  inform_channel_member: null,
};
