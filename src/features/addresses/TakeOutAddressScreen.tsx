import { useAtomValue, useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { OrderType } from "#contract/enumerations.ts";
import type { StoreDetail } from "#contract/store.ts";
import { storeIndexCall } from "#net/calls/menuCalls.ts";
import { useCall } from "#net/useCall.ts";
import { directionsTo, OutsideLink } from "#parts/shell/OutsideLink.tsx";
import { StoreHours } from "#parts/stores/StoreHours.tsx";
import { useAccent } from "#parts/stores/useAccent.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { placeAtom } from "#state/page/pageState.ts";
import { Button } from "#ui/actions/Button.tsx";
import { copyText } from "#ui/actions/copyText.ts";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { phoneIcon } from "#ui/icons/account.ts";
import { pinIcon } from "#ui/icons/common.ts";
import { FreeTable } from "#ui/pictures/FreeTable.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { AddressPage } from "./AddressPage.tsx";
import styles from "./TakeOutAddressScreen.module.css";

/**
 * Where take-away is fetched (`/takeOutAddress`): the store's address, the way there, and its pick-up hours. The
 * customer's own address is no part of take-away: nothing is brought to it, and name and phone belong to the order.
 */
export default function TakeOutAddressScreen({
  query,
}: {
  readonly query: QueryOf<typeof routes.takeOutAddress>;
}) {
  const { t } = useTranslation("addresses");
  const { t: tc } = useTranslation();
  const lastStore = useAtomValue(placeAtom).store_id;
  const storeId = query.storeId ?? lastStore;
  const { data, failure, reload, isValidating } = useCall(
    storeIndexCall,
    storeId === null ? null : { store_id: storeId, type: OrderType.takeAway },
  );
  useAccent(data?.extra_config.accent_color);
  return (
    <AddressPage title={data?.name ?? t("takeOut.title")} parent="orderFood">
      {storeId === null && (
        <EmptyState
          title={t("takeOut.noStore")}
          illustration={<FreeTable />}
          action={<Button href={href("home", {})}>{t("takeOut.toStores")}</Button>}
        >
          {t("takeOut.noStoreText")}
        </EmptyState>
      )}
      {data && (
        <>
          <WayToStore store={data} />
          <StoreHours store={data} />
        </>
      )}
      {!data && failure && <CallTrouble failure={failure} onRetry={reload} isRetrying={isValidating} />}
      {!data && !failure && storeId !== null && (
        <SkeletonGroup label={tc("loading")}>
          <Skeleton shape="title" />
          <Skeleton lines={4} />
        </SkeletonGroup>
      )}
    </AddressPage>
  );
}

/** A store's address: to read, to copy for a taxi or another app, to be led to, and its phone for who cannot find it. */
function WayToStore({ store }: { readonly store: StoreDetail }) {
  const { t } = useTranslation("addresses");
  const toast = useSetAtom(showToastAtom);
  const { name, address, phone, notes } = store;
  const copy = async () => {
    const isCopied = await copyText(`${name} ${address}`);
    toast(t(isCopied ? "takeOut.copied" : "takeOut.notCopied"), isCopied ? "good" : "bad");
  };
  return (
    <section className={styles.card}>
      <h2>{t("takeOut.title")}</h2>
      <p className={styles.address}>{address}</p>
      {notes !== "" && <p className={styles.notes}>{notes}</p>}
      <div className={styles.ways}>
        <OutsideLink className={styles.way} href={directionsTo(name, address)}>
          <Icon of={pinIcon} size={20} />
          {t("takeOut.directions")}
        </OutsideLink>
        <Button block kind="quiet" onClick={() => void copy()}>
          {t("takeOut.copy")}
        </Button>
        {phone !== "" && (
          <a className={styles.way} href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
            <Icon of={phoneIcon} size={20} />
            <span className={styles.words}>
              {t("takeOut.call")} <span className={styles.phone}>{phone}</span>
            </span>
          </a>
        )}
      </div>
    </section>
  );
}
