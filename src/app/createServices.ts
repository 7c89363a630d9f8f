import { createStore } from "jotai";
import type { WireLanguage } from "#contract/scalars.ts";
import { type Locale, wireLanguage } from "#domain/values/localeCodes.ts";
import type { BaseParameters } from "#contract/call.ts";
import { sameSender } from "#net/sameSender.ts";
import { createTransport, type Send, type Surroundings } from "#net/transport.ts";
import { busyAtom, placeAtom } from "#state/page/pageState.ts";
import { local } from "#state/storage/storage.ts";
import { localeAtom } from "#state/page/choices.ts";
import { sessionAtom, storedSession } from "#state/account/session.ts";

/** Key of local storage that marks a tester's browser: its calls carry the test flag (specification, section 6). */
const TEST_KEY = "test";

export interface Services {
  readonly store: ReturnType<typeof createStore>;
  readonly send: Send;
  /** Replaced once the router stands: before that a reaction has nowhere to lead. */
  reactWith: (react: Surroundings["react"]) => void;
}

/** Builds what lives as long as the page: the atoms' store, the transport, the keeper of the session. */
export function createServices(locale: Locale, apiBase: string, fetchCall: typeof fetch): Services {
  const store = createStore();
  store.set(localeAtom, locale);
  let react: Surroundings["react"] = () => Promise.resolve("done");

  const baseParameters = (): BaseParameters => {
    const user = store.get(sessionAtom) ?? storedSession();
    const { store_id, table_id, isHere } = store.get(placeAtom);
    return {
      language: wireLanguage(store.get(localeAtom)) satisfies WireLanguage,
      ...(user ? { uid: user.uid, auth_token: user.auth_token } : {}),
      ...(local.get(TEST_KEY) === "1" ? { test: 1 as const } : {}),
      ...(isHere && store_id ? { store_id } : {}),
      ...(isHere && table_id ? { table_id } : {}),
    };
  };

  const send = createTransport({
    apiBase,
    fetch: fetchCall,
    baseParameters,
    sender: sameSender(local),
    isOnline: () => typeof navigator === "undefined" || navigator.onLine !== false,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    react: (failure, token, isSilent) => react(failure, token, isSilent),
    busy: (change) => store.set(busyAtom, (count) => Math.max(0, count + change)),
  });
  return {
    store,
    send,
    reactWith: (next) => {
      react = next;
    },
  };
}
