import { useTranslation } from "react-i18next";
import { createPath, useLocation } from "react-router-dom";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import card from "../SubmitOrderScreen.module.css";
import styles from "./Away.module.css";
import { Contactless } from "./Contactless.tsx";
import { DeliveryReach } from "./DeliveryReach.tsx";
import { Receiver } from "./Receiver.tsx";
import type { Away } from "./useAway.ts";
import { useAskingAddress } from "./useAnsweredAddress.ts";
import { useAwayErrorText } from "./useAwayErrorText.ts";

interface DeliverToProps {
  readonly storeId: string;
  readonly away: Away;
}

/** Where the order is brought to and to whom, and what the store says to it: fee, least order, out of range. */
export function DeliverTo({ storeId, away }: DeliverToProps) {
  const { t } = useTranslation("away");
  const { t: tc } = useTranslation();
  const errorText = useAwayErrorText();
  const here = createPath(useLocation());
  const asking = useAskingAddress();
  const { address, isNobody, kind, trouble, reload } = away.destination;
  return (
    <section className={card.card}>
      <Field group required label={t("deliverTo")} error={errorText(away.errors.address)}>
        {address ? (
          <Receiver address={address} />
        ) : kind === "none" ? (
          <p className={card.note}>{t("noAddress")}</p>
        ) : trouble ? (
          <CallTrouble failure={trouble} onRetry={reload} />
        ) : (
          <SkeletonGroup label={tc("loading")}>
            <Skeleton lines={3} />
          </SkeletonGroup>
        )}
        <div className={styles.ways}>
          {kind === "none" ? (
            <>
              <Button size="small" href={href("addAddress", { callback: here })} onClick={asking}>
                {t("addAddress")}
              </Button>
              {isNobody && (
                <Button size="small" kind="quiet" href={href("loginInput", { callback: here })}>
                  {t("signInForAddresses")}
                </Button>
              )}
            </>
          ) : (
            <Button
              size="small"
              kind="outline"
              href={href("userAddress", { callback: here, forStore: storeId })}
              onClick={asking}
            >
              {t("otherAddress")}
            </Button>
          )}
          {kind === "unlocated" && address && (
            <Button
              size="small"
              kind="quiet"
              href={href("addressDetail", { addressId: address.address_id, callback: here })}
              onClick={asking}
            >
              {t("setPin")}
            </Button>
          )}
        </div>
      </Field>
      <DeliveryReach storeId={storeId} away={away} />
      {kind !== "none" && kind !== "out" && <Contactless away={away} />}
    </section>
  );
}
