import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { useHoldings } from "#parts/storedValue/useHoldings.ts";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { lacksAtom } from "#state/page/operatorSettings.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { MyHoldings } from "./MyHoldings.tsx";
import { OneCard } from "./OneCard.tsx";
import styles from "./Refill.module.css";
import { SellingStores } from "./SellingStores.tsx";

/** One's refill cards and vouchers, and where to buy them; with `cardId` one card and its history (`/goodsCoupon`). */
export default function GoodsCouponScreen({ query }: { readonly query: QueryOf<typeof routes.goodsCoupon> }) {
  const { t } = useTranslation("value");
  const { cardId } = query;
  const { failure, holdings, isStranger } = useHoldings();
  const isOffline = useAtomValue(lacksAtom).includes("online_payment");
  const isWaiting = !isStranger && !holdings && !failure;
  return (
    <>
      <BackBar
        title={t("mine.title")}
        parent="user"
        backTo={cardId === undefined ? null : href("goodsCoupon", {})}
      />
      <main className={styles.page}>
        {cardId === undefined ? (
          <>
            <MyHoldings />
            {/* Below what one holds, and not pushed down by it. */}
            <div hidden={isWaiting}>
              {isOffline ? (
                <Notice>
                  {t("buy.offline")}
                  <br />
                  {t("buy.offlineText")}
                </Notice>
              ) : (
                <SellingStores />
              )}
            </div>
          </>
        ) : (
          <OneCard key={cardId} cardId={cardId} />
        )}
      </main>
    </>
  );
}
