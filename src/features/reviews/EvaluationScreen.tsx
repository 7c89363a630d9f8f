import { useAtomValue } from "jotai";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { memberEvaluate } from "#contract/calls/member.ts";
import { orderDetails } from "#contract/calls/order.ts";
import * as Code from "#contract/codes.ts";
import { OrderType } from "#contract/enumerations.ts";
import type { OrderDetail } from "#contract/order.ts";
import type { MemberReview } from "#contract/review.ts";
import { useCall } from "#net/useCall.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { sessionAtom } from "#state/account/session.ts";
import { readReviewDraft } from "#state/drafts/reviewDraft.ts";
import { day } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Rating } from "#ui/feedback/Rating.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { checkIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import { LostReceipt } from "#ui/pictures/listDrawings.tsx";
import { MyReview } from "./MyReview.tsx";
import { ReviewForm } from "./ReviewForm.tsx";
import styles from "./Reviews.module.css";

/** Reviews an order (`/evaluation`), or shows its review. */
export default function EvaluationScreen({ query }: { readonly query: QueryOf<typeof routes.evaluation> }) {
  const { t } = useTranslation();
  return (
    <>
      <BackBar title={t("titles.evaluation")} parent="order" />
      <main className={styles.page}>
        <Evaluation key={query.orderNo} orderNo={query.orderNo} />
      </main>
    </>
  );
}

function Evaluation({ orderNo }: { readonly orderNo: string }) {
  const { t } = useTranslation("reviews");
  const uid = useAtomValue(sessionAtom)?.uid ?? null;
  const order = useCall(orderDetails, { order_no: orderNo }, { handles: [Code.noPermission] });
  /** When it was written, as far as this form knows. */
  const [isWritten, setWritten] = useState<"now" | "before" | null>(null);
  const canReview = order.data?.actions.includes("review") === true && isWritten === null;
  const mine = useCall(memberEvaluate, order.data && !canReview ? { order_no: orderNo } : null, {
    handles: [Code.notYetReviewed],
  });
  const written = mine.data?.items[0];
  if (!order.data && order.failure?.kind === "code" && order.failure.code === Code.noPermission) {
    return (
      <EmptyState
        title={t("notMine.title")}
        illustration={<LostReceipt />}
        action={<Button href={href("order", {})}>{t("notMine.toMine")}</Button>}
      >
        {t("notMine.text")}
      </EmptyState>
    );
  }
  if (order.failure && !order.data) return <CallTrouble failure={order.failure} onRetry={order.reload} />;
  if (!order.data || uid === null) return <Waiting />;
  if (canReview) {
    return (
      <>
        <OrderHead order={order.data} />
        <ReviewForm
          orderNo={orderNo}
          isOfMall={order.data.order_type === OrderType.shipping}
          uid={uid}
          onWritten={() => setWritten("now")}
          onKnown={() => setWritten("before")}
        />
      </>
    );
  }
  if (written) {
    const draft = readReviewDraft(orderNo, uid);
    // Sent by this very form, when its answer was lost; what differs was written elsewhere before.
    const isSent = written.star === draft.star && written.content === draft.content.trim();
    const isLeft = isWritten !== "now" && !isSent && draft.content.trim() !== "";
    const isNew = isWritten === "now" || (isWritten === "before" && isSent);
    return <Thanks review={written} isNew={isNew} unsent={isLeft ? draft : null} />;
  }
  if (!mine.failure) return <Waiting />;
  if (mine.failure.kind !== "code" || mine.failure.code !== Code.notYetReviewed)
    return <CallTrouble failure={mine.failure} onRetry={mine.reload} />;
  return (
    <EmptyState
      title={t("notYet.title")}
      illustration={<LostReceipt />}
      action={<Button href={href("orderDetail", { orderNo })}>{t("notYet.toOrder")}</Button>}
    >
      {t("notYet.text")}
    </EmptyState>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t("loading")}>
      <Skeleton shape="title" />
      <Skeleton lines={5} />
      <Skeleton shape="button" />
    </SkeletonGroup>
  );
}

/** What the review is about. */
function OrderHead({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation("reviews");
  const tag = useLanguageTag();
  const { goods_names, order_time, store_name, store_picture, time_zone } = order;
  return (
    <header className={styles.about}>
      {store_picture && (
        <span className={styles.thumb}>
          <Picture {...store_picture} alt="" sizes="56px" frame="square" />
        </span>
      )}
      <div>
        <h2 className={styles.heading}>{t("form.heading", { store: store_name })}</h2>
        <p className={styles.note}>
          <time dateTime={order_time}>{day(order_time, tag, time_zone)}</time>{" "}
          {goods_names.join(t("listComma"))}
        </p>
      </div>
    </header>
  );
}

interface ThanksProps {
  readonly review: MemberReview;
  /** Whether it was written a moment ago. */
  readonly isNew: boolean;
  /** What was written for the same order, and is not what was posted. */
  readonly unsent: Pick<MemberReview, "star" | "content"> | null;
}

/** The review as everybody sees it, with thanks, and the ways on. */
function Thanks({ review, isNew, unsent }: ThanksProps) {
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
