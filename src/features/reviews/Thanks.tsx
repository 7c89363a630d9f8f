import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { MemberReview } from "#contract/memberReview.ts";
import { href } from "#routes/href.ts";
import { Button } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import { checkIcon } from "#ui/icons/checkIcon.ts";
import { MyReview } from "./MyReview.tsx";
import styles from "./Reviews.module.css";

interface ThanksProps {
  readonly review: MemberReview;
  /** Whether it was written a moment ago. */
  readonly isNew: boolean;
}

/** The review as everybody sees it, with thanks, and the ways on. */
export function Thanks({ review, isNew }: ThanksProps) {
  const { t } = useTranslation("reviews");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <div className={styles.thanks}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        <Icon of={checkIcon} size={24} />
        {isNew ? t("thanks.title") : t("thanks.known")}
      </h2>
      {isNew && <p>{t("thanks.text")}</p>}
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
