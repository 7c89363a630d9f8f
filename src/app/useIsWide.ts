import { useSyncExternalStore } from "react";

const QUERY = "(min-width: 1000px)";

function follow(changed: () => void): () => void {
  const media = window.matchMedia?.(QUERY);
  media?.addEventListener("change", changed);
  return () => media?.removeEventListener("change", changed);
}

/** Whether there is room beside the app's column. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    follow,
    () => window.matchMedia?.(QUERY).matches ?? false,
    () => false,
  );
}
