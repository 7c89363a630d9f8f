import { useTranslation } from "react-i18next";
import card from "#features/checkout/Checkout.module.css";
import styles from "#features/checkout/fulfilment/Booked.module.css";
import { ReceiverRow } from "#features/checkout/fulfilment/Receiver.tsx";
import { useAskingAddress } from "#features/checkout/fulfilment/useAnsweredAddress.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
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
          <ReceiverRow address={address} href={href("mallUserAddress", { callback })} onChange={asking} />
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
