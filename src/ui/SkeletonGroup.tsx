import type { ReactNode } from "react";

export type SkeletonGroupProps = {
  /** "Loading the menu"; read aloud in place of the shapes. */
  label: string;
  children: ReactNode;
};

/** The skeletons of one screen, read aloud as one sentence. */
export const SkeletonGroup = ({ label, children }: SkeletonGroupProps) => (
  <div role="status" aria-busy="true">
    <span className="visually-hidden">{label}</span>
    <div aria-hidden="true">{children}</div>
  </div>
);
