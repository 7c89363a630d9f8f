import { useAtomValue } from "jotai";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { hotStoreList } from "#contract/calls/specials.ts";
import type { newStores } from "#contract/calls/storeLists.ts";
import type { OffPremises } from "#contract/enumerations.ts";
import type { StoreSummary } from "#contract/storeLists.ts";
import type { CallReference } from "#net/calls/callReference.ts";
import { StoreCard } from "#parts/stores/StoreCard.tsx";
import { useStorePages } from "#parts/stores/list/useStoreList.ts";
import { positionAtom } from "#state/places/whereabouts.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { chevronIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./Home.module.css";

interface StoreRowProps {
  readonly title: string;
  /** Null while they are on their way. */
  readonly stores: readonly StoreSummary[] | null;
  /** Where the rest of them is. */
  readonly more: string;
  /** What one came for. */
  readonly way?: OffPremises;
}

/** As many as one leafs through; the rest is a tap away. */
const SHOWN = 8;
/** Some stores side by side, with the way to all of them; nothing where there is none. */
export function StoreRow({ title, stores, more, way }: StoreRowProps) {
  const { t } = useTranslation("home");
  const id = useId();
  if (stores?.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id}>{title}</h2>
        <Anchor href={more} className={styles.toAll}>
          {t("seeAll")}
          <span className="visually-hidden">{title}</span>
          <Icon of={chevronIcon} size={16} />
        </Anchor>
      </div>
      <ul className={styles.tiles}>
        {stores === null
          ? [1, 2, 3].map((place) => (
              <li key={place} aria-hidden="true">
                <Skeleton shape="picture" />
                <Skeleton lines={2} />
              </li>
            ))
          : stores.slice(0, SHOWN).map((store) => (
              <li key={store.store_id}>
                <StoreCard store={store} layout="tile" way={way} />
              </li>
            ))}
      </ul>
    </section>
  );
}

/** Recommended or new stores, read page by page, around the customer's whereabouts; of one way those that serve them. */
export function useNearby(
  call: CallReference<typeof hotStoreList> | CallReference<typeof newStores>,
  way?: OffPremises,
) {
  const position = useAtomValue(positionAtom);
  return useStorePages<typeof hotStoreList | typeof newStores>(
    call,
    { ...(position ? { position } : {}), ...(way ? { order_type: way } : {}) },
    (data) => data,
  );
}
