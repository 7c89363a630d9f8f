import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import type { ResponseOf } from "#contract/call.ts";
import type { refillStore } from "#contract/calls/refillCard.ts";
import { refillStoreCall } from "#net/calls/refillCalls.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { useHoldings } from "#parts/storedValue/useHoldings.ts";
import { ListEnd } from "#parts/stores/list/ListEnd.tsx";
import { usePages } from "#parts/stores/list/usePages.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { missingServicesAtom } from "#state/page/operatorSettings.ts";
import { refillStorePagesAtom } from "#state/storage/pages.ts";
import { money } from "#text/formats.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Badge } from "#ui/feedback/Rating.tsx";
import { Card } from "#ui/lists/Card.tsx";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import { HoldingsSkeleton } from "./HoldingsSkeleton.tsx";
import { MyHoldings, OneCard } from "./MyHoldings.tsx";
import styles from "./Refill.module.css";

/** One's refill cards and vouchers, and where to buy them; with `cardId` one card and its history (`/goodsCoupon`). */
export default function GoodsCouponScreen({ query }: { readonly query: QueryOf<typeof routes.goodsCoupon> }) {
  const { t } = useTranslation("value");
  const { cardId } = query;
  const { failure, holdings, isStranger } = useHoldings();
  const isOffline = useAtomValue(missingServicesAtom).includes("online_payment");
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

type Store = ResponseOf<typeof refillStore>["items"][number];

/** Stores that sell cards or vouchers, with the best bonus of each. */
function SellingStores() {
  const { t } = useTranslation("value");
  const pages = usePages<typeof refillStore, Store>(
    refillStoreCall,
    {},
    { page: (data) => data, idOf: ({ store_id }) => store_id, kept: refillStorePagesAtom },
  );
  const { items, failure } = pages;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t("mine.stores")}</h2>
      {items === null &&
        (failure ? (
          <CallTrouble failure={failure} onRetry={pages.reload} isRetrying={pages.isValidating} />
        ) : (
          <HoldingsSkeleton />
        ))}
      {items?.length === 0 && <p className={styles.soft}>{t("mine.noStores")}</p>}
      {items !== null && items.length > 0 && (
        <>
          <Card padded={false}>
            {items.map((store) => (
              <StoreRow key={store.store_id} store={store} />
            ))}
          </Card>
          <ListEnd of={pages} />
        </>
      )}
    </section>
  );
}

function StoreRow({ store }: { readonly store: Store }) {
  const { t } = useTranslation("value");
  const { store_id: storeId, name, picture, address, balance, best_bonus } = store;
  return (
    <ListRow
      title={name}
      note={
        <>
          {balance === null ? address : t("mine.held", { balance: money(balance) })}
          {best_bonus > 0 && (
            <span className={styles.best}>
              <Badge tone="accent">{t("mine.bonus", { amount: money(best_bonus) })}</Badge>
            </span>
          )}
        </>
      }
      start={
        picture && (
          <span className={styles.picture}>
            <Picture {...picture} alt="" sizes="48px" frame="square" />
          </span>
        )
      }
      href={href("goodsCouponBuy", { storeId })}
    />
  );
}
