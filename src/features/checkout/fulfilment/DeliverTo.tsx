import { useTranslation } from "react-i18next";
import { createPath, useLocation } from "react-router-dom";
import card from "#features/checkout/Checkout.module.css";
import type { OrderForm } from "#features/checkout/useCheckout.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { lazyWithRetry, LazyPart } from "#parts/trouble/lazyWithRetry.tsx";
import { href } from "#routes/href.ts";
import { distance } from "#text/distance.ts";
import { money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { Checkbox } from "#ui/fields/Checkbox.tsx";
import { Field } from "#ui/fields/Field.tsx";
import styles from "./Booked.module.css";
import { ReceiverRow } from "./Receiver.tsx";
import { type BookedFaults, useBookedErrorText } from "./bookedFaults.ts";
import { useAskingAddress } from "./useAnsweredAddress.ts";
import type { Destination } from "./useDestination.ts";

interface DeliverToProps {
  readonly form: OrderForm;
  readonly destination: Destination;
  readonly errors: BookedFaults;
  readonly contactless: ContactlessProps;
}

/** Where the order is brought to and to whom, and what the store says to it: fee, out of range. */
export function DeliverTo({ form, destination, errors, contactless }: DeliverToProps) {
  const { t } = useTranslation("offPremises");
  const { t: tc } = useTranslation();
  const errorText = useBookedErrorText();
  const here = createPath(useLocation());
  const asking = useAskingAddress();
  const { address, isNobody, kind, trouble, reload } = destination;
  const storeId = form.of.store_id;
  return (
    <div className={styles.part}>
      <Field group required label={t("deliverTo")} error={errorText(errors.address)}>
        {address ? (
          <ReceiverRow
            address={address}
            href={href("userAddress", { callback: here, forStore: storeId })}
            onChange={asking}
          />
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
          {kind === "none" && isNobody && (
            <Button size="small" kind="quiet" href={href("loginInput", { callback: here })}>
              {t("signInForAddresses")}
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
      <DeliveryReach form={form} destination={destination} />
      {kind !== "none" && kind !== "out" && <Contactless {...contactless} />}
    </div>
  );
}

const OutOfReach = lazyWithRetry(() => import("./OutOfReach.tsx"));

interface DeliveryReachProps {
  readonly form: OrderForm;
  readonly destination: Destination;
}

/**
 * Whether the store delivers to the address, how far that is and for how much, with a way on where it does not. From what
 * sum on it is free the bill says.
 */
function DeliveryReach({ form, destination }: DeliveryReachProps) {
  const { t } = useTranslation("offPremises");
  const tag = useLanguageTag();
  const { isReading, kind, terms } = destination;
  if (kind === "out") {
    return (
      <LazyPart>
        <OutOfReach form={form} terms={terms} />
      </LazyPart>
    );
  }
  if (kind === "unlocated") return <Notice kind="warn">{t("unlocated")}</Notice>;
  return (
    <>
      {isReading && <Skeleton />}
      {kind === "in" && terms && (
        <p className={card.note}>
          {[
            t("fee.away", { distance: distance(terms.distance, tag) }),
            terms.dispatchprice === 0 ? t("fee.none") : t("fee.some", { fee: money(terms.dispatchprice) }),
          ].join(t("fee.join"))}
        </p>
      )}
    </>
  );
}

interface ContactlessProps {
  readonly isOn: boolean;
  readonly isPossible: boolean;
  readonly set: (isOn: boolean) => void;
}

/** Whether it is left at the door; not where cash is handed over there. */
function Contactless({ isOn, isPossible, set }: ContactlessProps) {
  const { t } = useTranslation("offPremises");
  return (
    <div>
      <Checkbox
        label={t("contactless.label")}
        name="contactless"
        checked={isOn}
        disabled={!isPossible}
        onChange={(event) => set(event.target.checked)}
      />
      {!isPossible && <p className={card.note}>{t("contactless.notWithCash")}</p>}
    </div>
  );
}
