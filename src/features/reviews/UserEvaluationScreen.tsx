import { useTranslation } from "react-i18next";
import { memberEvaluate } from "#contract/calls/member.ts";
import type { MemberReview } from "#contract/review.ts";
import { ReadOnButton } from "#parts/reviews/ReadOnButton.tsx";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { BottomBar } from "#parts/shell/BottomBar.tsx";
import { usePages } from "#parts/stores/list/usePages.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import { reviewPagesAtom } from "#state/storage/pages.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Gets } from "#ui/feedback/Gets.tsx";
import { messageIcon } from "#ui/icons/account.ts";
import { starIcon } from "#ui/icons/common.ts";
import { NothingFound } from "#ui/pictures/listDrawings.tsx";
import { PullToRefresh } from "#ui/lists/PullToRefresh.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { MyReview } from "./MyReview.tsx";
import styles from "./Reviews.module.css";

/** One's own reviews, newest first, with what the stores replied (`/userEvaluation`). */
export default function UserEvaluationScreen() {
  const { t } = useTranslation("reviews");
  const { t: tc } = useTranslation();
  const pages = usePages<typeof memberEvaluate, MemberReview>(
    memberEvaluate,
    {},
    { page: (data) => data, idOf: ({ review_id }) => review_id, kept: reviewPagesAtom },
  );
  const { failure, items } = pages;
  return (
    <>
      <BackBar title={tc("titles.myReviews")} parent="user" />
      <main className={styles.page}>
        {items === null && !failure && (
          <SkeletonGroup label={tc("loading")}>
            <Skeleton shape="title" />
            <Skeleton lines={4} />
            <Skeleton lines={4} />
          </SkeletonGroup>
        )}
        {items === null && failure && <CallTrouble failure={failure} onRetry={pages.reload} />}
        {items?.length === 0 && (
          <EmptyState
            title={t("mine.empty")}
            illustration={<NothingFound />}
            action={
              <>
                <Gets
                  label={tc("gets")}
                  gets={[
                    [t("mine.gets.own"), starIcon],
                    [t("mine.gets.replies"), messageIcon],
                  ]}
                />
                <Button href={href("order", { tab: "3" })}>{t("thanks.toOrders")}</Button>
              </>
            }
          >
            {t("mine.emptyText")}
          </EmptyState>
        )}
        {items !== null && items.length > 0 && (
          <PullToRefresh onRefresh={pages.reload} busyLabel={tc("loading")}>
            <ul className={styles.list}>
              {items.map((review) => (
                <li key={review.review_id}>
                  <MyReview review={review} heading="h2" />
                </li>
              ))}
            </ul>
            <ReadOnButton
              count={items.length}
              hasMore={pages.hasMore}
              state={pages.moreState}
              onMore={() => void pages.readMore()}
            />
          </PullToRefresh>
        )}
      </main>
      <BottomBar tab="me" />
    </>
  );
}
