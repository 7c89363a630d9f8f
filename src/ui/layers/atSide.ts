import { useSyncExternalStore } from "react";

/** From here on a sheet is a panel at the side, and leaves there (`Sheet.module.css`). */
const media = () => window.matchMedia?.("(min-width: 768px)");

export const isAtSide = (): boolean => media()?.matches ?? false;

const subscribe = (tell: () => void) => {
  const watched = media();
  watched?.addEventListener("change", tell);
  return () => watched?.removeEventListener("change", tell);
};

/** Whether a sheet is at the side, and a wide one has its footer beside what scrolls. */
export const useIsAtSide = (): boolean => useSyncExternalStore(subscribe, isAtSide, () => false);
