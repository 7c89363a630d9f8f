import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import card from "#features/checkout/Checkout.module.css";
import styles from "#features/checkout/fulfilment/Booked.module.css";
import { Receiver } from "#features/checkout/fulfilment/Receiver.tsx";
import { useAskingAddress } from "#features/checkout/fulfilment/useAnsweredAddress.ts";
import { addrListCall } from "#net/calls/orderCalls.ts";
import { useCall } from "#net/useCall.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import { sessionAtom, storedSession } from "#state/account/session.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { Field } from "#ui/fields/Field.tsx";
import type { MallPurchase } from "./useMallPurchase.ts";

/** The one address that all of a purchase is shipped to. */
export function ShipToField({ purchase }: { readonly purchase: MallPurchase }) {
  const { t } = useTranslation(["offPremises", "mallOrder"]);
  const { t: tc } = useTranslation();
  const asking = useAskingAddress();
  const callback = href("mallOrderConfirm", {});
  const { address, isNobody, isNone, reload, trouble } = purchase.shipTo;
  const isMissing = purchase.isChecked && purchase.faults.isUnaddressed && !purchase.shipTo.isReading;
  return (
    <section className={card.card}>
      <Field
        group
        required
        label={t("mallOrder:shipTo")}
        error={isMissing ? t("mallOrder:addressMissing") : undefined}
      >
        {address ? (
          <Receiver address={address} />
        ) : isNone ? (
          <p className={card.note}>{t("mallOrder:noAddress")}</p>
        ) : trouble ? (
          <CallTrouble failure={trouble} onRetry={reload} />
        ) : (
          <SkeletonGroup label={tc("loading")}>
            <Skeleton lines={3} />
          </SkeletonGroup>
        )}
        <div className={styles.ways}>
          {isNone ? (
            <Button size="small" href={href("addAddress", { callback })} onClick={asking}>
              {t("addAddress")}
            </Button>
          ) : (
            <Button size="small" kind="outline" href={href("mallUserAddress", { callback })} onClick={asking}>
              {t("otherAddress")}
            </Button>
          )}
          {isNobody && (
            <Button size="small" kind="quiet" href={href("loginInput", { callback })}>
              {t("signInForAddresses")}
            </Button>
          )}
        </div>
      </Field>
    </section>
  );
}

/** The address that a purchase is shipped to: the one that was chosen for it, else the default. */
export function useShipTo(chosen: string | null) {
  const user = useAtomValue(sessionAtom);
  const list = useCall(addrListCall, user ? {} : null);
  // The stored session is read a moment after the first render.
  const isNobody = user === null && storedSession() === null;
  const addresses = isNobody ? [] : list.data?.addresses;
  const address = addresses?.find(({ address_id }) => address_id === chosen) ?? addresses?.[0] ?? null;
  return {
    address,
    isNobody,
    /** Whether there is none to ship to. */
    isNone: addresses?.length === 0,
    isReading: list.isLoading || (user === null && !isNobody),
    trouble: address === null ? list.failure : undefined,
    reload: list.reload,
  };
}

export type ShipTo = ReturnType<typeof useShipTo>;
