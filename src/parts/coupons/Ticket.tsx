import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { ClaimHindrance, Coupon, CouponOffer } from "#contract/coupon.ts";
import { DiscountType, ReceiveType } from "#contract/enumerations.ts";
import { claimHindrance } from "#domain/coupons/claimHindrance.ts";
import { STORE_ZONE } from "#parts/shell/clock.ts";
import { dayAndTime, money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Badge } from "#ui/feedback/Rating.tsx";
import { checkIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./Ticket.module.css";
import type { Claims, ClaimState } from "./useClaims.ts";

interface TicketProps {
  readonly offered: CouponOffer;
  readonly claims: Claims;
  readonly now: Date;
  /** The level of its name: below a store's or a sheet's, or, by default, right below the screen's. */
  readonly heading?: "h2" | "h3";
}

/** A coupon as a ticket: what it gives, on what terms, and the button that claims it, with what came of that. */
export function Ticket({ offered, claims, now, heading: Heading = "h2" }: TicketProps) {
  const { t } = useTranslation("specials");
  const id = useId();
  const { name, description, receive_type, member_type } = offered;
  const state = claims.stateOf(offered.coupon_id);
  const { count, left, hindrance } = claimed(offered, state.atLeast, now);
  const isForNew = receive_type === ReceiveType.newMember || member_type === "new";
  const isForExisting = receive_type === ReceiveType.oldMember || member_type === "existing";
  // Whoever holds it, or is asked to sign in by the button, needs no further words.
  const isSaid = hindrance === null || hindrance === "sign_in" || (hindrance === "person_limit" && count > 0);
  const refusal = state.refusal ?? (isSaid ? null : hindrance);
  return (
    <article className={styles.ticket} data-held={count > 0 || undefined} aria-labelledby={id}>
      <TicketWorth coupon={offered} />
      <div className={styles.body}>
        <Heading id={id} className={styles.name}>
          {name}
        </Heading>
        {(isForNew || isForExisting) && (
          <p>
            <Badge tone="info">{isForNew ? t("coupon.forNew") : t("coupon.forExisting")}</Badge>
          </p>
        )}
        {description !== "" && <p className={styles.about}>{description}</p>}
        <TicketTerms offered={offered} left={left} goodUntil={state.goodUntil ?? offered.good_until} />
        <ClaimButton
          name={name}
          state={state}
          count={count}
          hindrance={state.refusal === "sign_in" ? "sign_in" : hindrance}
          onClaim={() => void claims.claim(offered.coupon_id, count)}
          onSignIn={() => claims.signIn(offered.coupon_id)}
        />
        {/* There from the start, so that what appears in it is read aloud. */}
        <p className={styles.refused} role="status">
          {refusal && <Refused refusal={refusal} />}
        </p>
      </div>
    </article>
  );
}

function Refused({ refusal }: { readonly refusal: NonNullable<ReturnType<Claims["stateOf"]>["refusal"]> }) {
  const { t } = useTranslation("specials");
  switch (refusal) {
    case "missing":
    case "failed":
    case "unsure":
      return t(`coupon.${refusal}`);
    default:
      return t(`coupon.hindrance.${refusal}`);
  }
}

/** What a coupon takes off, large, and the most that it does. */
export function TicketWorth({
  coupon: { discount_price, discount_type, max_discount },
}: {
  readonly coupon: Pick<Coupon, "discount_price" | "discount_type" | "max_discount">;
}) {
  const { t } = useTranslation("specials");
  return (
    <div className={styles.worth}>
      <p className={styles.amount}>
        {discount_type === DiscountType.percent
          ? t("coupon.percent", { percent: discount_price })
          : t("coupon.amount", { price: money(discount_price) })}
      </p>
      {max_discount !== null && (
        <p className={styles.atMost}>{t("coupon.atMost", { price: money(max_discount) })}</p>
      )}
    </div>
  );
}

interface TicketTermsProps {
  readonly offered: Pick<
    CouponOffer,
    "minimum_spend" | "scope" | "usage_type" | "validity_days" | "end_time"
  >;
  /** Claims left in all; -1 is unlimited. */
  readonly left: number;
  /** Until when the one that was claimed is good; null where that is not known. */
  readonly goodUntil: string | null;
}

/** From which amount, for what, where and until when a coupon can be used, and how many there still are. */
export function TicketTerms({ offered, left, goodUntil }: TicketTermsProps) {
  const { t } = useTranslation("specials");
  const tag = useLanguageTag();
  const time = (instant: string) => dayAndTime(instant, tag, STORE_ZONE);
  const { minimum_spend, scope, usage_type, validity_days, end_time } = offered;
  const validity = () => {
    if (goodUntil !== null) return t("coupon.goodUntil", { time: time(goodUntil) });
    if (validity_days !== null) return t("coupon.validDays", { count: validity_days });
    return end_time === null ? null : t("coupon.goodUntil", { time: time(end_time) });
  };
  const terms = [
    minimum_spend > 0 ? t("coupon.minimum", { price: money(minimum_spend) }) : t("coupon.noMinimum"),
    t(`coupon.scope.${scope}`),
    t(`coupon.usage.${usage_type}`),
    validity(),
    end_time === null ? null : t("coupon.claimUntil", { time: time(end_time) }),
    left === -1 ? null : t("coupon.left", { count: left }),
  ];
  return <ul className={styles.terms}>{terms.map((term) => term !== null && <li key={term}>{term}</li>)}</ul>;
}

interface ClaimButtonProps {
  readonly name: string;
  readonly state: ClaimState;
  /** How many one has, the one under way included. */
  readonly count: number;
  readonly hindrance: ClaimHindrance | null;
  readonly onClaim: () => void;
  readonly onSignIn: () => void;
}

/** Claims a coupon, or leads to the sign-in that this takes; says how many one has already. */
function ClaimButton({ name, state, count, hindrance, onClaim, onSignIn }: ClaimButtonProps) {
  const { t } = useTranslation("specials");
  const isAnother = count > 0;
  return (
    <div className={styles.act}>
      {isAnother && (
        <p className={styles.claimed} role="status">
          <Icon of={checkIcon} size={16} />
          {count === 1 ? t("coupon.claimed") : t("coupon.claimedCount", { count })}
          {state.isBusy && <span className="visually-hidden">{t("coupon.claiming")}</span>}
        </p>
      )}
      {hindrance === null && (
        <Button
          kind={isAnother ? "outline" : "primary"}
          size="small"
          busy={state.isBusy}
          aria-label={`${isAnother ? t("coupon.another") : t("coupon.claim")}: ${name}`}
          onClick={onClaim}
        >
          {isAnother ? t("coupon.another") : t("coupon.claim")}
        </Button>
      )}
      {hindrance === "sign_in" && (
        <Button kind="outline" size="small" aria-label={`${t("coupon.signIn")}: ${name}`} onClick={onSignIn}>
          {t("coupon.signIn")}
        </Button>
      )}
    </div>
  );
}

/**
 * How many one has of a coupon, how many are left, and what hinders a further claim now.
 * @param atLeast how many one has at least, whatever the list said when it was read
 */
export function claimed(offered: CouponOffer, atLeast: number, now: Date) {
  const count = Math.max(offered.claimed, atLeast);
  const left = offered.left === -1 ? -1 : Math.max(offered.left - (count - offered.claimed), 0);
  return { count, left, hindrance: hindranceOf(offered, { count, left, now }) };
}

interface Standing {
  readonly count: number;
  readonly left: number;
  readonly now: Date;
}

/** The provider knows who the caller is; what has changed since it said so is told by the rule of both sides. */
function hindranceOf(offered: CouponOffer, { count, left, now }: Standing): ClaimHindrance | null {
  if (offered.hindrance !== null) return offered.hindrance;
  const { receive_type, member_type, start_time, end_time } = offered;
  return claimHindrance(
    {
      ...offered,
      start_time: new Date(start_time),
      end_time: end_time === null ? null : new Date(end_time),
    },
    left,
    {
      now,
      isMember: true,
      hasOrdered: receive_type === ReceiveType.oldMember || member_type === "existing",
      claimed: count,
    },
  );
}
