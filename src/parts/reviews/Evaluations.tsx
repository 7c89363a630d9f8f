import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ResponseOf } from "#contract/call.ts";
import { storeEvaluate } from "#contract/calls/store.ts";
import type { Review } from "#contract/review.ts";
import { useCall, useSend } from "#net/useCall.ts";
import { useTexts } from "#parts/shell/useTexts.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Rating } from "#ui/feedback/Rating.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { starIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { NothingFound } from "#ui/pictures/listDrawings.tsx";
import styles from "./Evaluations.module.css";
import { ReadOnButton } from "./ReadOnButton.tsx";
import { ReviewCard } from "./ReviewCard.tsx";

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

type Page = ResponseOf<typeof storeEvaluate>;

interface More {
  /** The first page that the further ones continue; what continues another is dropped. */
  readonly of: Page;
  readonly items: readonly Review[];
  readonly next: string | null;
  readonly state: "still" | "reading" | "failed";
}

/** Reviews of a store, newest first, of one number of stars or of all, read page by page. */
function useReviews(storeId: string, star: number | null) {
  const send = useSend();
  const request = { store_id: storeId, ...(star === null ? {} : { star }) };
  const first = useCall(storeEvaluate, request, { keepPreviousData: true });
  const [held, setMore] = useState<More | null>(null);
  const page = first.data;
  const more: More | null =
    page === undefined
      ? null
      : held?.of === page
        ? held
        : { of: page, items: [], next: page.next_cursor, state: "still" };

  const readMore = async () => {
    if (more === null || more.next === null || more.state === "reading") return;
    setMore({ ...more, state: "reading" });
    const answer = await send(storeEvaluate, { ...request, cursor: more.next }, { isSilent: true });
    setMore(
      answer.ok
        ? {
            ...more,
            items: [...more.items, ...answer.data.items],
            next: answer.data.next_cursor,
            state: "still",
          }
        : { ...more, state: "failed" },
    );
  };

  return {
    ...first,
    reviews: [...(page?.items ?? []), ...(more?.items ?? [])],
    hasMore: more !== null && more.next !== null,
    state: more?.state ?? "still",
    readMore,
  };
}

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
function RatingSummary({ average, count, stars, star, onStar }: RatingSummaryProps) {
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
