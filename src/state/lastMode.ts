import { storedAtom } from "./storedAtom.ts";

/** How the customer last ordered without sitting at a table: 2 to collect, 3 to have it brought; null: not yet. */
export const lastModeAtom = storedAtom<2 | 3 | null>("noren.mode", null, {
  read: (text) => (text === "2" ? 2 : text === "3" ? 3 : null),
  write: (mode) => (mode === null ? null : String(mode)),
});
