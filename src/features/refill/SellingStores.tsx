import { useTranslation } from "react-i18next";
import type { refillStore } from "#contract/calls/refillCard.ts";
import type { ResponseOf } from "#contract/call.ts";
import { refillStoreCall } from "#net/calls/refillCalls.ts";
import { ListEnd } from "#parts/storeList/ListEnd.tsx";
import { usePages } from "#parts/storeList/usePages.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import { refillStorePagesAtom } from "#state/storage/pages.ts";
import { money } from "#text/formats.ts";
import { Badge } from "#ui/feedback/Rating.tsx";
import { Card } from "#ui/lists/Card.tsx";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import { HoldingsSkeleton } from "./HoldingsSkeleton.tsx";
import styles from "./Refill.module.css";

type Store = ResponseOf<typeof refillStore>["items"][number];

/** Stores that sell cards or vouchers, with the best bonus of each. */
export function SellingStores() {
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
          <ListEnd
            count={items.length}
            hasMore={pages.hasMore}
            moreState={pages.moreState}
            readMore={pages.readMore}
          />
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
