import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { MemberReview } from "#contract/review.ts";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { checkIcon } from "#ui/icons/common.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Rating } from "#ui/feedback/Rating.tsx";
import { MyReview } from "./MyReview.tsx";
import styles from "./Reviews.module.css";

interface ThanksProps {
  readonly review: MemberReview;
  /** Whether it was written a moment ago. */
  readonly isNew: boolean;
  /** What was written for the same order, and is not what was posted. */
  readonly unsent: Pick<MemberReview, "star" | "content"> | null;
}

/** The review as everybody sees it, with thanks, and the ways on. */
export function Thanks({ review, isNew, unsent }: ThanksProps) {
  const { t } = useTranslation("reviews");
  const { t: ts } = useTranslation("store");
  const heading = useRef<HTMLHeadingElement>(null);
  const hasChanged = isNew || unsent !== null;
  useEffect(() => {
    if (hasChanged) heading.current?.focus();
  }, [hasChanged]);
  return (
    <div className={styles.thanks}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        <Icon of={checkIcon} size={24} />
        {isNew ? t("thanks.title") : t("thanks.known")}
      </h2>
      {isNew && <p>{t("thanks.text")}</p>}
      {unsent && (
        <Notice kind="info">
          <p>{t("thanks.unsent")}</p>
          <Rating layout="stars" value={unsent.star} label={ts("review.starsGiven", { star: unsent.star })} />
          <p className={styles.unsent}>{unsent.content}</p>
        </Notice>
      )}
      <MyReview review={review} heading="h3" />
      <Button block href={href("storeEvaluation", { storeId: review.store_id })}>
        {t("thanks.toStore")}
      </Button>
      <Button block kind="outline" href={href("userEvaluation", {})}>
        {t("thanks.toMine")}
      </Button>
      <Button block kind="quiet" href={href("order", { tab: "3" })}>
        {t("thanks.toOrders")}
      </Button>
    </div>
  );
}
