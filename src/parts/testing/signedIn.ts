import { createStore } from "jotai";
import { sessionAtom } from "#state/account/session.ts";

/** Atoms of a browser in which somebody is signed in. */
export function signedIn(uid = "one") {
  const store = createStore();
  store.set(sessionAtom, { uid, auth_token: "token", inform_channel: "", inform_channel_member: "" });
  return store;
}
