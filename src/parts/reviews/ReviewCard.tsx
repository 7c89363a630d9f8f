import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Review } from "#contract/review.ts";
import { lazyWithRetry, LazyLayer } from "#parts/trouble/lazyWithRetry.tsx";
import { day } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Rating } from "#ui/feedback/Rating.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import styles from "./Evaluations.module.css";

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

const PictureSheet = lazyWithRetry(() => import("./PictureSheet.tsx"));

/** The pictures of a review, small; a tap shows one large. */
function ReviewPictures({ review }: { readonly review: Review }) {
  const { t } = useTranslation("store");
  /** Null until one was opened: the sheet's code comes then. */
  const [shown, setShown] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  const author = review.author || t("review.anonymous");
  const title = (index: number) => t("review.picture", { author, index: index + 1 });
  if (review.pictures.length === 0) return null;
  return (
    <>
      <ul className={styles.pictures}>
        {review.pictures.map((picture, index) => (
          <li key={picture.src}>
            <button
              type="button"
              onClick={() => {
                setShown(index);
                setOpen(true);
              }}
            >
              <Picture {...picture} alt={title(index)} sizes="88px" frame="square" />
            </button>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <LazyLayer>
          <PictureSheet
            key={shown}
            pictures={review.pictures}
            first={shown}
            title={title}
            open={isOpen}
            onClose={() => setOpen(false)}
          />
        </LazyLayer>
      )}
    </>
  );
}
