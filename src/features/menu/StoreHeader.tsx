import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { StoreDetail } from "#contract/store.ts";
import { NoticeSlot } from "#parts/notices/NoticeSlot.tsx";
import { LazyLayer, lazyWithRetry } from "#parts/trouble/lazyWithRetry.tsx";
import { href } from "#routes/href.ts";
import { ratingText } from "#text/formats.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { globeIcon, personIcon } from "#ui/icons/common.ts";
import { Picture } from "#ui/pictures/Picture.tsx";
import styles from "./StoreHeader.module.css";

const GuestSheet = lazyWithRetry(() => import("#parts/menu/GuestSheet.tsx"));
const LanguageSheet = lazyWithRetry(() => import("#parts/device/LanguageSheet.tsx"));

interface StoreHeaderProps {
  readonly store: StoreDetail;
  /** The code of the table that one sits at. */
  readonly tableId: string | null;
  /** The tab below: whoever comes to choose sees the store's picture. */
  readonly tab: string;
  /** The order that dishes are added to; null for a new one. */
  readonly orderNo: string | null;
}

/** Who serves here, whether orders are taken, at which table one sits, and to which order one adds. */
export function StoreHeader({ store, tableId, tab, orderNo }: StoreHeaderProps) {
  const { t } = useTranslation("menu");
  const { t: tc } = useTranslation();
  const { store_id, table, picture, rating, review_count } = store;
  const isAdding = orderNo !== null || table?.is_of_visit === 1;
  // What the others have ordered is shown to whoever has scanned the table's code.
  const joins = !isAdding && table?.is_occupied === 1 && table.is_verified === 1;
  // Whoever has ordered comes to choose more; what a reload learns of that later takes no picture away.
  const [hasOrdered] = useState(isAdding);
  const orders =
    orderNo === null
      ? href("orderFood", { storeId: store_id, tableId: tableId ?? undefined, tab: "orders" })
      : href("orderDetail", { orderNo });
  /** Null until it was opened once: its code comes then. */
  const [choosing, setChoosing] = useState<boolean | null>(null);
  const [isOwnOpen, setOwnOpen] = useState<boolean | null>(null);
  return (
    <header className={styles.header}>
      {tab === "menu" && !hasOrdered && picture && (
        <span className={styles.cover}>
          <Picture {...picture} alt="" sizes="(min-width: 768px) 1px, 100vw" frame="wide" priority />
        </span>
      )}
      <div className={styles.actions}>
        <NoticeSlot kind="raised" />
        <IconButton icon={globeIcon} kind="raised" label={t("language")} onClick={() => setChoosing(true)} />
        <IconButton
          icon={personIcon}
          kind="raised"
          label={tc("titles.me")}
          onClick={() => setOwnOpen(true)}
        />
      </div>
      <div className={styles.card}>
        <div className={styles.words}>
          <h1 className={styles.name}>{store.name}</h1>
          {(isAdding || joins) && tab !== "orders" && (
            <p className={styles.adding} data-joins={joins || undefined}>
              <span>{t(joins ? "joining" : "adding")}</span>
              <Anchor href={orders}>{t("backToOrder")}</Anchor>
            </p>
          )}
          <p className={styles.facts}>
            <span data-open={store.is_open}>{t(store.is_open === 1 ? "open" : "closedNow")}</span>
            {review_count > 0 && <span>{`★ ${ratingText(rating)} (${review_count})`}</span>}
          </p>
        </div>
        {table && (
          <p className={styles.table}>
            <small>{t("table")}</small>
            <strong>{table.name}</strong>
          </p>
        )}
      </div>
      {choosing !== null && (
        <LazyLayer>
          <LanguageSheet open={choosing} onClose={() => setChoosing(false)} />
        </LazyLayer>
      )}
      {isOwnOpen !== null && (
        <LazyLayer>
          <GuestSheet open={isOwnOpen} onClose={() => setOwnOpen(false)} />
        </LazyLayer>
      )}
    </header>
  );
}
