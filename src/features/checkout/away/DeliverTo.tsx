import { useTranslation } from "react-i18next";
import { createPath, useLocation } from "react-router-dom";
import { shownPhone } from "#domain/shownPhone.ts";
import { shownPostalCode } from "#domain/shownPostalCode.ts";
import { useLabelWords } from "#parts/place/useLabelWords.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { SkeletonGroup } from "#ui/SkeletonGroup.tsx";
import card from "../SubmitOrderScreen.module.css";
import styles from "./Away.module.css";
import { Contactless } from "./Contactless.tsx";
import { DeliveryReach } from "./DeliveryReach.tsx";
import type { Away } from "./useAway.ts";
import { useAskingAddress } from "./useAnsweredAddress.ts";
import { useAwayErrorText } from "./useAwayErrorText.ts";
import type { Destination } from "./useDestination.ts";

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

function Receiver({ address }: { readonly address: NonNullable<Destination["address"]> }) {
  const { t } = useTranslation("away");
  const words = useLabelWords();
  const { name, phone, postal_code, prefecture, city, address: street, detail, label } = address;
  return (
    <div className={styles.receiver}>
      {label !== "" && <Badge>{words(label)}</Badge>}
      <p className={styles.strong}>
        {t("receiver", { name })} <span className={styles.phone}>{shownPhone(phone)}</span>
      </p>
      <p lang="ja">
        〒{shownPostalCode(postal_code)} {prefecture + city + street} {detail}
      </p>
    </div>
  );
}
