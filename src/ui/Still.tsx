import { memo, type ReactNode } from "react";

/**
 * Keeps its last children while `still`: what slides away shows what it showed, though its owner has already let go
 * of the dish it was about.
 */
export const Still = memo(
  ({ children }: { still: boolean; children: ReactNode }) => children,
  (_, next) => next.still,
);
