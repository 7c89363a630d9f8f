import { useTranslation } from "react-i18next";
import type { Review } from "#contract/review.ts";
import { day } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Rating } from "#ui/feedback/Rating.tsx";
import styles from "./Evaluations.module.css";
import { ReviewPictures } from "./ReviewPictures.tsx";

interface ReviewCardProps {
  readonly review: Review;
  readonly timeZone: string;
}

/** What one guest thought of it, and what the store answered. */
export function ReviewCard({ review, timeZone }: ReviewCardProps) {
  const { t } = useTranslation("store");
  const tag = useLanguageTag();
  const { author, star, content, time, reply } = review;
  return (
    <article className={styles.review}>
      <header className={styles.head}>
        <strong>{author || t("review.anonymous")}</strong>
        <time dateTime={time}>{day(time, tag, timeZone)}</time>
      </header>
      <Rating layout="stars" value={star} label={t("review.starsGiven", { star })} />
      {content !== "" && <p className={styles.content}>{content}</p>}
      <ReviewPictures review={review} />
      {reply && (
        <div className={styles.reply}>
          <p className={styles.head}>
            <strong>{t("review.reply")}</strong>
            <time dateTime={reply.time}>{day(reply.time, tag, timeZone)}</time>
          </p>
          <p className={styles.content}>{reply.content}</p>
        </div>
      )}
    </article>
  );
}
