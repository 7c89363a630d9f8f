import { local } from "#state/storage/storage.ts";

const KEY = "noren.journal";

/** Where the order journal is kept: text under one key of local storage. */
export const journalStore = {
  read: () => local.get(KEY),
  write: (text: string) => local.set(KEY, text),
  /** Whether an attempt in it may still concern the customer: said without what reads it, which comes only then. */
  mayHaveOpen: () => /"state":"(?:sending|not_sent)"/.test(local.get(KEY) ?? ""),
};
