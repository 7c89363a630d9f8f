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
