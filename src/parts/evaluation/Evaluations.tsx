import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#parts/shell/useTexts.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { NothingFound } from "#ui/pictures/listDrawings.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import styles from "./Evaluations.module.css";
import { ReadOnButton } from "./ReadOnButton.tsx";
import { RatingSummary } from "./RatingSummary.tsx";
import { ReviewCard } from "./ReviewCard.tsx";
import { useReviews } from "./useReviews.ts";

interface EvaluationsProps {
  readonly storeId: string;
  /** The store's own, in which the days are told. */
  readonly timeZone: string;
}

/** What guests think of a store: the average, the stars to narrow it by, and their reviews with the store's replies. */
export default function Evaluations({ storeId, timeZone }: EvaluationsProps) {
  const hasTexts = useTexts(["store"]);
  return hasTexts ? <Reviews key={storeId} storeId={storeId} timeZone={timeZone} /> : <Waiting />;
}

function Reviews({ storeId, timeZone }: EvaluationsProps) {
  const { t } = useTranslation("store");
  const [star, setStar] = useState<number | null>(null);
  const { data, failure, reload, reviews, hasMore, state, readMore } = useReviews(storeId, star);
  if (!data) {
    if (failure) return <CallTrouble failure={failure} onRetry={reload} />;
    return <Waiting />;
  }
  if (data.count === 0) {
    return (
      <EmptyState title={t("review.empty")} illustration={<NothingFound />}>
        {t("review.emptyText")}
      </EmptyState>
    );
  }
  return (
    <div className={styles.page}>
      <RatingSummary
        average={data.average}
        count={data.count}
        stars={data.stars}
        star={star}
        onStar={setStar}
      />
      {star !== null && (
        <div className={styles.narrowed}>
          <strong>{t("review.stars", { star, count: data.stars[star - 1] ?? 0 })}</strong>
          <Button kind="quiet" size="small" onClick={() => setStar(null)}>
            {t("review.showAll")}
          </Button>
        </div>
      )}
      {reviews.length === 0 && <p className={styles.none}>{t("review.emptyStar")}</p>}
      <ul className={styles.list}>
        {reviews.map((review) => (
          <li key={review.review_id}>
            <ReviewCard timeZone={timeZone} review={review} />
          </li>
        ))}
      </ul>
      <ReadOnButton count={reviews.length} hasMore={hasMore} state={state} onMore={() => void readMore()} />
    </div>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t("loading")}>
      <div className={styles.page}>
        <Skeleton shape="picture" />
        <Skeleton lines={4} />
        <Skeleton lines={4} />
      </div>
    </SkeletonGroup>
  );
}
