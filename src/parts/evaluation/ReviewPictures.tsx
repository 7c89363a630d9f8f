import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Review } from "#contract/review.ts";
import { Picture } from "#ui/pictures/Picture.tsx";
import { LazyLayer, lazyAgain } from "#parts/trouble/lazyAgain.tsx";
import styles from "./Evaluations.module.css";

const PictureSheet = lazyAgain(() => import("./PictureSheet.tsx"));

/** The pictures of a review, small; a tap shows one large. */
export function ReviewPictures({ review }: { readonly review: Review }) {
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
