import { useTranslation } from "react-i18next";
import { Icon } from "#ui/pictures/Icon.tsx";
import { starIcon } from "#ui/icons/common.ts";
import { Rating } from "#ui/feedback/Rating.tsx";
import styles from "./Evaluations.module.css";

interface RatingSummaryProps {
  readonly average: number;
  readonly count: number;
  /** Counts of 1, 2, 3, 4 and 5 stars. */
  readonly stars: readonly number[];
  /** The stars that the list is narrowed to; null for all. */
  readonly star: number | null;
  readonly onStar: (star: number | null) => void;
}

/** The average, and how many gave how many stars; a tap on a row leaves only those reviews. */
export function RatingSummary({ average, count, stars, star, onStar }: RatingSummaryProps) {
  const { t } = useTranslation("store");
  const most = Math.max(1, ...stars);
  return (
    <section className={styles.summary}>
      <div className={styles.average}>
        <strong>{average.toFixed(1)}</strong>
        <Rating layout="stars" value={average} label={t("review.average", { average: average.toFixed(1) })} />
        <small>{t("review.count", { count })}</small>
      </div>
      <div className={styles.stars} role="group" aria-label={t("review.filter")}>
        {stars
          .map((number, index) => ({ number, of: index + 1 }))
          .toReversed()
          .map(({ number, of }) => (
            <button
              key={of}
              type="button"
              className={styles.bar}
              aria-pressed={star === of}
              disabled={number === 0}
              onClick={() => onStar(star === of ? null : of)}
            >
              <span className="visually-hidden">{t("review.stars", { star: of, count: number })}</span>
              <span className={styles.of} aria-hidden="true">
                {of}
                <Icon of={starIcon} size={16} filled />
              </span>
              <svg className={styles.share} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(number / most) * 100} height="1" fill="currentcolor" />
              </svg>
              <span className={styles.number} aria-hidden="true">
                {number}
              </span>
            </button>
          ))}
      </div>
    </section>
  );
}
