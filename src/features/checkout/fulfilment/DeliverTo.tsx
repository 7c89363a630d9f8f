import { useTranslation } from "react-i18next";
import { createPath, useLocation } from "react-router-dom";
import card from "#features/checkout/Checkout.module.css";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { lazyAgain, LazyPart } from "#parts/trouble/lazyAgain.tsx";
import { href } from "#routes/href.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { Checkbox } from "#ui/fields/Checkbox.tsx";
import { Field } from "#ui/fields/Field.tsx";
import styles from "./Booked.module.css";
import { Receiver } from "./Receiver.tsx";
import { useAwayErrorText } from "./bookedFaults.ts";
import { useAskingAddress } from "./useAnsweredAddress.ts";
import type { Away } from "./useAway.ts";

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

const OutOfReach = lazyAgain(() => import("./OutOfReach.tsx"));

interface DeliveryReachProps {
  readonly storeId: string;
  readonly away: Away;
}

/** Whether the store delivers to the address and on what terms, with a way on where it does not. */
function DeliveryReach({ storeId, away }: DeliveryReachProps) {
  const { t } = useTranslation("away");
  const { kind, terms, prices } = away.destination;
  if (kind === "out") {
    return (
      <LazyPart>
        <OutOfReach storeId={storeId} away={away} />
      </LazyPart>
    );
  }
  if (kind === "unlocated") return <Notice kind="warn">{t("unlocated")}</Notice>;
  return (
    <>
      {away.destination.isReading && <Skeleton />}
      {kind === "in" && terms && (
        <p className={card.note}>
          {[
            terms.dispatchprice === 0 ? t("fee.none") : t("fee.some", { fee: money(terms.dispatchprice) }),
            terms.dispatchprice > 0 && terms.freeprice > 0
              ? t("fee.freeFrom", { amount: money(terms.freeprice) })
              : "",
            terms.minimum_order > 0 ? t("fee.minimum", { amount: money(terms.minimum_order) }) : "",
          ]
            .filter(Boolean)
            .join(t("fee.join"))}
        </p>
      )}
      {away.missing > 0 && (
        <div data-invalid={away.errors.minimum === undefined ? undefined : true}>
          <Notice kind="warn" live>
            <p>{t("missing", { missing: money(away.missing), minimum: money(prices.minimum_order) })}</p>
            <p className={styles.ways}>
              <Button size="small" kind="outline" href={href("storeHome", { storeId, type: "3" })}>
                {t("toMenu")}
              </Button>
            </p>
          </Notice>
        </div>
      )}
    </>
  );
}

/** Whether it is left at the door; not where cash is handed over there. */
function Contactless({ away }: { readonly away: Away }) {
  const { t } = useTranslation("away");
  const { isOn, isPossible } = away.contactless;
  return (
    <div>
      <Checkbox
        label={t("contactless.label")}
        name="contactless"
        checked={isOn}
        disabled={!isPossible}
        onChange={(event) => away.set({ is_contactless: event.target.checked })}
      />
      {!isPossible && <p className={card.note}>{t("contactless.notWithCash")}</p>}
    </div>
  );
}
