import { useTranslation } from "react-i18next";
import type { MemberReview } from "#contract/review.ts";
import { ReviewCard } from "#parts/reviews/ReviewCard.tsx";
import { href } from "#routes/href.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import styles from "./Reviews.module.css";

interface MyReviewProps {
  readonly review: MemberReview;
  readonly heading: "h2" | "h3";
}

/** One of one's own reviews, under the store and the goods that it is about. */
export function MyReview({ review, heading: Heading }: MyReviewProps) {
  const { t } = useTranslation("reviews");
  const { goods_names, order_no, store_id, store_name, store_picture, time_zone } = review;
  return (
    <section className={styles.mine} aria-label={store_name}>
      <div className={styles.about}>
        {store_picture && (
          <span className={styles.thumb}>
            <Picture {...store_picture} alt="" sizes="56px" frame="square" />
          </span>
        )}
        <div>
          <Heading className={styles.store}>
            <Anchor href={href("storeEvaluation", { storeId: store_id })}>{store_name}</Anchor>
          </Heading>
          <p className={styles.note}>{goods_names.join(t("listComma"))}</p>
          <Anchor className={styles.link} href={href("orderDetail", { orderNo: order_no })}>
            {t("mine.toOrder")}
          </Anchor>
        </div>
      </div>
      <ReviewCard review={review} timeZone={time_zone} />
    </section>
  );
}
