import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { createPath, useLocation } from "react-router-dom";
import { lazyWithRetry, LazyLayer } from "#parts/trouble/lazyWithRetry.tsx";
import { href } from "#routes/href.ts";
import { sessionAtom } from "#state/account/session.ts";
import { readClaimWish } from "#state/payments/underWay.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { tagIcon } from "#ui/icons/discovery.ts";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./CouponField.module.css";
import { useClaimAndUse } from "./useClaimAndUse.ts";
import { type CouponPlace, isElsewhere, useHindranceWords } from "./useCouponPlace.ts";

const CouponSheet = lazyWithRetry(() => import("./CouponSheet.tsx"));

interface CouponFieldProps {
  readonly place: CouponPlace;
  /** The level of its name: a card's own by default, or below a shop's. */
  readonly heading?: "h2" | "h3";
}

/** The coupon at a confirmation: which is used and what it saves, the way to the others, or what signing in would give. */
export default function CouponField({ place, heading: Heading = "h2" }: CouponFieldProps) {
  const { t } = useTranslation("couponPlace");
  const words = useHindranceWords();
  const [wasOpened, setOpened] = useState(false);
  const { applied, isReading, lapsed, sheet } = place;
  if (sheet.isOpen && !wasOpened) setOpened(true);
  const hasSession = useAtomValue(sessionAtom) !== null;
  const wish = place.toClaim.some(
    ({ offer }) => offer.hindrance === null && offer.coupon_id === readClaimWish(),
  );
  const open = useEffectEvent(sheet.open);
  // Back from signing in, which was for a coupon of the sheet's.
  useEffect(() => {
    if (hasSession && wish) open();
  }, [hasSession, wish]);
  if (place.isOff) return null;
  return (
    <div>
      <Heading className="visually-hidden">{t("title")}</Heading>
      {isReading ? (
        <Skeleton lines={2} />
      ) : place.isFailed ? (
        <Notice
          kind="warn"
          action={
            <Button kind="outline" size="small" onClick={() => void place.reload()}>
              {t("retry")}
            </Button>
          }
        >
          {t("failed")}
        </Notice>
      ) : (
        <Way place={place} />
      )}
      {/* There from the start, so that what appears in it is read aloud. */}
      <div role="status" className={styles.status}>
        {lapsed !== null && "hindrance" in lapsed.answer && (
          <Notice kind="warn">{t("lapsed", { name: lapsed.coupon.name, why: words(lapsed.answer) })}</Notice>
        )}
        {applied !== null && (
          <span className="visually-hidden">
            {t("applied", { name: applied.coupon.name, saving: money(applied.discount) })}
          </span>
        )}
      </div>
      {wasOpened && (
        <LazyLayer>
          <CouponSheet place={place} />
        </LazyLayer>
      )}
    </div>
  );
}

/** One line that says what is used, and opens the others. */
function Way({ place }: { readonly place: CouponPlace }) {
  const { t } = useTranslation("couponPlace");
  const here = createPath(useLocation());
  const { applied, toClaim } = place;
  const coupons = place.coupons.filter((coupon) => !isElsewhere(coupon));
  const usable = coupons.filter(({ discount }) => discount > 0).length;
  const [best] = toClaim;
  if (coupons.length === 0 && best !== undefined && place.isSignInNeeded) {
    return (
      <div className={styles.row}>
        <ListRow
          title={<Named>{best.offer.name}</Named>}
          note={t("signInToUse")}
          start={<Icon of={tagIcon} />}
          end={best.discount > 0 && <strong className={styles.saving}>{money(-best.discount)}</strong>}
          href={href("loginInput", { callback: here })}
        />
      </div>
    );
  }
  if (coupons.length === 0 && best === undefined) {
    return (
      <p className={styles.none}>
        <Named>{t("nothing")}</Named>
      </p>
    );
  }
  const better = toClaim.find(
    ({ offer, discount }) => offer.hindrance === null && discount > (applied?.discount ?? 0),
  );
  const betterWords = better && t("better", { name: better.offer.name });
  const claimNote = best !== undefined ? t("toClaim", { count: toClaim.length }) : undefined;
  const [title, note] =
    applied !== null
      ? [applied.coupon.name, usable > 1 ? t("others", { count: usable - 1 }) : claimNote]
      : place.isNoneChosen
        ? [t("none"), usable > 0 ? t("usable", { count: usable }) : claimNote]
        : usable > 0
          ? [t("choose"), t("usable", { count: usable })]
          : [
              betterWords ?? t("noneApplies"),
              coupons.length > 0 ? t("held", { count: coupons.length }) : claimNote,
            ];
  return (
    <div className={styles.row}>
      <ListRow
        title={<Named>{title}</Named>}
        note={note}
        start={<Icon of={tagIcon} />}
        end={
          applied === null ? undefined : <strong className={styles.saving}>{money(-applied.discount)}</strong>
        }
        onClick={place.sheet.open}
      />
      {better !== undefined && !place.isNoneChosen && (
        <ClaimBetter place={place} better={better} isNamed={title === betterWords} />
      )}
    </div>
  );
}

/** With what it is about before it, which the heading that is out of sight says to a screen reader. */
function Named({ children }: { readonly children: string }) {
  const { t } = useTranslation("couponPlace");
  return (
    <>
      <span aria-hidden="true" className={styles.label}>
        {t("title")}
      </span>
      <span className={styles.name}>{children}</span>
    </>
  );
}

interface ClaimBetterProps {
  readonly place: CouponPlace;
  readonly better: CouponPlace["toClaim"][number];
  /** The row above says which it is. */
  readonly isNamed: boolean;
}

/** The coupon to claim that saves more than what is used now: claimed and used by one press. */
function ClaimBetter({ place, better: { offer, discount }, isNamed }: ClaimBetterProps) {
  const { t } = useTranslation("couponPlace");
  const { claim, stateOf } = useClaimAndUse(place);
  return (
    <div className={styles.better}>
      {!isNamed && <p>{t("better", { name: offer.name })}</p>}
      <Button
        kind="outline"
        size="small"
        busy={stateOf(offer.coupon_id).isBusy}
        end={money(-discount)}
        onClick={() => void claim(offer.coupon_id, offer.claimed)}
      >
        {t("claimAndUse")}
      </Button>
    </div>
  );
}
