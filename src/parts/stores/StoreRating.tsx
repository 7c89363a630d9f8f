import { useTranslation } from "react-i18next";
import type { StoreSummary } from "#contract/storeLists.ts";
import { ratingText } from "#text/formats.ts";
import { Rating } from "#ui/feedback/Rating.tsx";

interface StoreRatingProps {
  readonly store: Pick<StoreSummary, "rating" | "review_count">;
}

/** How others found a store or shop; nothing where nobody has said it yet. */
export function StoreRating({ store: { rating, review_count: count } }: StoreRatingProps) {
  const { t } = useTranslation("stores");
  const stars = ratingText(rating);
  return (
    count > 0 && (
      <Rating value={rating} label={t("rated", { rating: stars, count })} text={`${stars} (${count})`} />
    )
  );
}
