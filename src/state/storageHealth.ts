import { atom } from "jotai";
import { local } from "./local.ts";
import type { StorageHealth } from "./storage.ts";

/** Whether the browser keeps what we store; a screen warns when it does not. */
export const storageHealthAtom = atom<StorageHealth>("ok");
storageHealthAtom.onMount = (set) => {
  set(local.health());
  return local.onHealth(() => set(local.health()));
};
