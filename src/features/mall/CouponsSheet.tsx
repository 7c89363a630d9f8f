import { useTranslation } from "react-i18next";
import type { CouponOffer } from "#contract/coupon.ts";
import { mallCouponListCall } from "#net/calls/mallCalls.ts";
import styles from "#parts/coupons/Ticket.module.css";
import { Ticket } from "#parts/coupons/Ticket.tsx";
import { useClaims } from "#parts/coupons/useClaims.ts";
import { useMinute } from "#parts/shell/clock.ts";
import { ListEnd } from "#parts/stores/list/ListEnd.tsx";
import { usePages } from "#parts/stores/list/usePages.ts";
import { useTexts } from "#parts/shell/useTexts.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import { pagesAtom } from "#state/storage/pages.ts";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";

interface CouponsSheetProps {
  readonly open: boolean;
  readonly storeId: string | undefined;
  readonly onClose: () => void;
}

const kept = pagesAtom<CouponOffer>();

/** Coupons for the mall or one of its shops, each a ticket to claim. */
export default function CouponsSheet({ open, storeId, onClose }: CouponsSheetProps) {
  const { t } = useTranslation("mall");
  const { t: tc } = useTranslation();
  const hasTexts = useTexts(["specials"]);
  const now = useMinute();
  const pages = usePages(mallCouponListCall, storeId ? { store_id: storeId } : {}, {
    page: (data) => data,
    idOf: ({ coupon_id }) => coupon_id,
    kept,
  });
  const claims = useClaims(pages.reload, (claim) => href("specialCoupon", { claim }));
  const { items, failure } = pages;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={storeId ? t("coupons.ofShop") : t("coupons.open")}
      closeLabel={tc("close")}
    >
      {failure && items === null ? (
        <CallTrouble failure={failure} onRetry={pages.reload} isRetrying={pages.isValidating} />
      ) : items === null || !hasTexts ? (
        <SkeletonGroup label={tc("loading")}>
          <Skeleton shape="picture" />
          <Skeleton shape="picture" />
        </SkeletonGroup>
      ) : items.length === 0 ? (
        <EmptyState title={t("coupons.none")}>{t("coupons.noneText")}</EmptyState>
      ) : (
        <>
          <ul className={styles.tickets}>
            {items.map((offered) => (
              <li key={offered.coupon_id}>
                <Ticket offered={offered} claims={claims} now={now} heading="h3" />
              </li>
            ))}
          </ul>
          <ListEnd of={pages} />
        </>
      )}
    </Sheet>
  );
}
