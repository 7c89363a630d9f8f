import type { ReactNode } from "react";
import { starIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import badgeStyles from "./Badge.module.css";
import styles from "./Rating.module.css";

export type RatingProps = {
  /** 0 to 5; drawn to the nearest half. */
  value: number;
  /** "4.5 of 5 stars"; read aloud. */
  label: string;
  /** `compact` (default): one star and `text`. `stars`: all five. */
  layout?: "compact" | "stars";
  /** Formatted, beside the star: "4.5 (128)". */
  text?: string | undefined;
};

/** The stars of a rating. */
export const STARS = [1, 2, 3, 4, 5] as const;

/** How good others found it. */
export const Rating = ({ value, label, layout = "compact", text }: RatingProps) => (
  <span className={styles.rating} role="img" aria-label={label}>
    {layout === "compact" ? (
      <span className={styles.star} data-fill="full">
        <Icon of={starIcon} size={16} filled />
      </span>
    ) : (
      STARS.map((star) => (
        <span key={star} className={styles.star} data-fill={value >= star - 0.25 ? "full" : "none"}>
          <Icon of={starIcon} size={16} filled />
          {value < star - 0.25 && value >= star - 0.75 && (
            <span className={styles.half}>
              <Icon of={starIcon} size={16} filled />
            </span>
          )}
        </span>
      ))
    )}
    {text && <span className={styles.text}>{text}</span>}
  </span>
);

export type BadgeTone = "plain" | "accent" | "ok" | "warn" | "danger" | "info";

export type BadgeProps = { tone?: BadgeTone; children: ReactNode };

/** A word or two about a thing: "Sold out", "Popular", "20 % off". */
export const Badge = ({ tone = "plain", children }: BadgeProps) => (
  <span className={badgeStyles.badge} data-tone={tone}>
    {children}
  </span>
);
