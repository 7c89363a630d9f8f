import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { StoreDetail } from "#contract/store.ts";
import { LazyLayer, lazyWithRetry } from "#parts/trouble/lazyWithRetry.tsx";
import { href } from "#routes/href.ts";
import { dayAndTime, ratingText } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { globeIcon, personIcon, searchIcon } from "#ui/icons/common.ts";
import { Picture } from "#ui/pictures/Picture.tsx";
import styles from "./StoreHeader.module.css";

const GuestSheet = lazyWithRetry(() => import("#parts/menu/GuestSheet.tsx"));
const LanguageSheet = lazyWithRetry(() => import("#parts/device/LanguageSheet.tsx"));

interface StoreHeaderProps {
  readonly store: StoreDetail;
  readonly query: { readonly storeId: string; readonly tableId?: string | undefined };
}

/** Who serves here, whether orders are taken, and at which table one sits. */
export function StoreHeader({ store, query }: StoreHeaderProps) {
  const { t } = useTranslation("menu");
  const { t: tc } = useTranslation();
  const tag = useLanguageTag();
  /** Null until it was opened once: its code comes then. */
  const [choosing, setChoosing] = useState<boolean | null>(null);
  const [isOwnOpen, setOwnOpen] = useState<boolean | null>(null);
  const opensAt = store.next_open_at ? dayAndTime(store.next_open_at, tag, store.time_zone) : null;
  return (
    <header className={styles.header}>
      {store.picture && (
        <Picture {...store.picture} alt="" sizes="(min-width: 721px) 30rem, 100vw" frame="wide" priority />
      )}
      <div className={styles.actions}>
        <IconButton
          icon={searchIcon}
          kind="raised"
          label={t("search")}
          href={href("searchGood", { storeId: query.storeId, tableId: query.tableId })}
        />
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
          <p className={styles.facts}>
            <span data-open={store.is_open}>
              {store.is_open === 1 ? t("open") : opensAt ? t("opensAt", { time: opensAt }) : t("closedNow")}
            </span>
            {store.review_count > 0 && (
              <span>
                ★ {ratingText(store.rating)} ({store.review_count})
              </span>
            )}
          </p>
        </div>
        {store.table && (
          <p className={styles.table}>
            <small>{t("table")}</small>
            <strong>{store.table.name}</strong>
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
