import { type ReactNode, useState } from "react";
import styles from "./Settling.module.css";

interface SettlingProps {
  /** What is counted, to tell when it changes, and which way. */
  readonly value: number;
  /** The number as it is read. */
  readonly children: ReactNode;
}

/** A number that changes before one's eyes: the new one rises into its place, or comes down to it where it is less. */
export function Settling({ value, children }: SettlingProps) {
  const [shown, setShown] = useState({ value, turn: 0, isLess: false });
  if (shown.value !== value) setShown({ value, turn: shown.turn + 1, isLess: value < shown.value });
  return (
    <span
      key={shown.turn}
      className={shown.turn === 0 ? undefined : styles.changed}
      data-less={shown.isLess || undefined}
    >
      {children}
    </span>
  );
}
