import type { ReactNode } from "react";
import styles from "./Skeleton.module.css";

export type SkeletonProps = {
  /** The shape of what comes: lines of text (default), a heading, a square or wide picture, a disc, a button. */
  shape?: "text" | "title" | "square" | "picture" | "circle" | "button";
  /** How many lines of text; the last one is shorter. Default 1. */
  lines?: number;
};

/** A grey shape in the place of what is on its way. Wrap those of one screen in a `SkeletonGroup`. */
export const Skeleton = ({ shape = "text", lines = 1 }: SkeletonProps) =>
  Array.from({ length: lines }, (_, line) => (
    <span
      key={line}
      className={styles.bone}
      data-shape={shape}
      data-last={(lines > 1 && line === lines - 1) || undefined}
    />
  ));

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
