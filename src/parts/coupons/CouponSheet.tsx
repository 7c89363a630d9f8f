import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { STORE_ZONE, useMinute } from "#parts/shell/clock.ts";
import { useTexts } from "#parts/shell/useTexts.ts";
import { keepClaimWish, readClaimWish } from "#state/payments/underWay.ts";
import { dayAndTime, money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { RadioCards } from "#ui/fields/ChoiceCards.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import styles from "./CouponField.module.css";
import { Ticket } from "./Ticket.tsx";
import { NO_COUPON } from "./noCoupon.ts";
import { useClaimAndUse } from "./useClaimAndUse.ts";
import { type CouponPlace, isElsewhere, useHindranceWords } from "./useCouponPlace.ts";
import type { WeighedCoupon } from "./couponOptions.ts";

/**
 * All of one's coupons for an order: what each saves or why it does not apply, none at all, and those to claim now. Those
 * of other stores, which no change of the order makes good, are folded away at the end.
 */
export default function CouponSheet({ place }: { readonly place: CouponPlace }) {
  const { t } = useTranslation("couponPlace");
  const { t: tc } = useTranslation();
  const words = useHindranceWords();
  const tag = useLanguageTag();
  const { applied, sheet, toClaim, told } = place;
  const coupons = place.coupons.filter((each) => !isElsewhere(each));
  const elsewhere = place.coupons.filter(isElsewhere);
  const note = ({ answer, valid_until }: WeighedCoupon) => {
    if ("hindrance" in answer) return words(answer);
    return valid_until === null ? undefined : t("until", { time: dayAndTime(valid_until, tag, STORE_ZONE) });
  };
  return (
    <Sheet
      open={sheet.isOpen}
      onClose={sheet.close}
      title={t("sheet")}
      closeLabel={tc("close")}
      footer={
        <Button block end={money(place.bill.total)} onClick={sheet.close}>
          {t("done")}
        </Button>
      }
    >
      <div className={styles.sheet}>
        {told !== null && (
          <Notice kind="danger" live>
            <strong>{t("told.title", { name: told.name })}</strong>
            <p>{words(told)}</p>
            <p>{t("told.text")}</p>
          </Notice>
        )}
        {coupons.length > 0 && (
          <Field group label={t("mine")}>
            <RadioCards
              name="coupon"
              value={applied?.id ?? NO_COUPON}
              onChange={place.choose}
              options={[
                ...coupons.map((each) => ({
                  value: each.id,
                  label: each.coupon.name,
                  note: note(each),
                  end:
                    each.discount > 0 ? (
                      <span className={styles.saving}>{money(-each.discount)}</span>
                    ) : undefined,
                  disabled: each.discount === 0,
                })),
                { value: NO_COUPON, label: t("none") },
              ]}
            />
          </Field>
        )}
        {toClaim.length > 0 && <ToClaim place={place} />}
        {coupons.length === 0 && toClaim.length === 0 && <p className={styles.note}>{t("nothing")}</p>}
        {elsewhere.length > 0 && (
          <details className={styles.elsewhere}>
            <summary>{t("elsewhere", { count: elsewhere.length })}</summary>
            <ul>
              {elsewhere.map(({ id, coupon }) => (
                <li key={id}>
                  {coupon.name} <span>{coupon.store_name}</span>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </Sheet>
  );
}

/** Coupons of the store that one could have now; one that applies is used as soon as it is claimed. */
function ToClaim({ place }: { readonly place: CouponPlace }) {
  const { t } = useTranslation("couponPlace");
  const hasTexts = useTexts(["specials"]);
  const now = useMinute();
  const claimAndUse = useClaimAndUse(place);
  const carryOut = useEffectEvent(() => {
    const wish = place.toClaim.find(({ offer }) => offer.coupon_id === readClaimWish())?.offer;
    if (wish === undefined || wish.hindrance !== null) return;
    keepClaimWish(null);
    void claimAndUse.claim(wish.coupon_id, wish.claimed);
  });
  useEffect(() => carryOut(), []);
  return (
    <section className={styles.claims}>
      <h3>{t("claims")}</h3>
      {hasTexts ? (
        place.toClaim.map(({ offer }) => (
          <Ticket key={offer.coupon_id} offered={offer} claims={claimAndUse} now={now} heading="h3" />
        ))
      ) : (
        <Skeleton lines={3} />
      )}
    </section>
  );
}
