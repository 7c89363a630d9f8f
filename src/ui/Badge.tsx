import type { ReactNode } from "react";
import styles from "./Badge.module.css";

export type BadgeTone = "plain" | "accent" | "ok" | "warn" | "danger" | "info";

export type BadgeProps = { tone?: BadgeTone; children: ReactNode };

/** A word or two about a thing: "Sold out", "Popular", "20 % off". */
export const Badge = ({ tone = "plain", children }: BadgeProps) => (
  <span className={styles.badge} data-tone={tone}>
    {children}
  </span>
);
