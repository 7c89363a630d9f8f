import type { ReactNode } from "react";
import "./artTokens.css";

/** The common ground of the drawings: 160 × 120, a warm patch behind, hidden from screen readers (the title says it). */
export const Illustration = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 160 120"
    width="160"
    height="120"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M18 66c-4-30 22-54 60-54s70 18 68 50c-2 26-26 42-66 42s-58-12-62-38z" fill="var(--art-ground)" />
    {children}
  </svg>
);
