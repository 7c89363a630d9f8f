import type { ReactNode } from "react";
import styles from "./Marked.module.css";

interface MarkedProps {
  readonly text: string;
  /** Parts to be marked wherever they stand in it. */
  readonly marks: readonly string[] | undefined;
}

/** A text with some of its parts marked. */
export default function Marked({ text, marks = [] }: MarkedProps) {
  const pieces: ReactNode[] = [];
  // The longest first: one may be part of another.
  const sorted = marks.filter(Boolean).toSorted((one, other) => other.length - one.length);
  let plain = "";
  for (let at = 0; at < text.length; ) {
    const mark = sorted.find((each) => text.startsWith(each, at));
    if (mark === undefined) plain += text.charAt(at);
    else {
      const marked = (
        <mark key={at} className={styles.mark}>
          {mark}
        </mark>
      );
      pieces.push(plain, marked);
      plain = "";
    }
    at += mark?.length ?? 1;
  }
  return [...pieces, plain];
}
