import { useSyncExternalStore } from "react";

/** From here a table has room; by letters, for large ones leave none. */
const media = () => window.matchMedia?.("(min-width: 44rem)");

/** Whether the window has room for a table. */
export function useIsWide(): boolean {
  return useSyncExternalStore(listen, () => media()?.matches === true);
}

function listen(look: () => void): () => void {
  const query = media();
  query?.addEventListener("change", look);
  return () => query?.removeEventListener("change", look);
}
