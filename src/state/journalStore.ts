import { local } from "./local.ts";

const KEY = "noren.journal";

/** Where the order journal is kept: text under one key of local storage. */
export const journalStore = {
  read: () => local.get(KEY),
  write: (text: string) => local.set(KEY, text),
};
