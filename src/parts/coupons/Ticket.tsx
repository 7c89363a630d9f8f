import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { ClaimHindrance, CouponOffer } from "#contract/coupon.ts";
import { ReceiveType } from "#contract/enumerations.ts";
import { claimHindrance } from "#domain/coupons/claimHindrance.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Badge } from "#ui/feedback/Rating.tsx";
import { checkIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { EndsSoon } from "./EndsSoon.tsx";
import styles from "./Ticket.module.css";
import { TicketName, TicketTerms, TicketWorth } from "./TicketTerms.tsx";
import type { Claims, ClaimState } from "./useClaims.ts";

interface TicketProps {
  readonly offered: CouponOffer;
  readonly claims: Claims;
  readonly now: Date;
  /** The level of its name: below a store's or a sheet's, or, by default, right below the screen's. */
  readonly heading?: "h2" | "h3";
  /** Where whoever holds it orders with it; where that is here, nothing leads there. */
  readonly use?: string;
}

/** A coupon as a ticket: what it gives, on what terms, and the button that claims it, with what came of that. */
export function Ticket({ offered, claims, now, heading = "h2", use }: TicketProps) {
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
    <article
      className={styles.ticket}
      data-over={refusal === hindrance && refusal !== null ? true : undefined}
      aria-labelledby={id}
    >
      <TicketWorth coupon={offered} />
      <div className={styles.body}>
        <TicketName coupon={offered} id={id} heading={heading} />
        <p className={styles.marks}>
          {(isForNew || isForExisting) && (
            <Badge tone="info">{isForNew ? t("coupon.forNew") : t("coupon.forExisting")}</Badge>
          )}
          {count > 0 && (
            <span className={styles.claimed} role="status">
              <Icon of={checkIcon} size={16} />
              {count === 1 ? t("coupon.claimed") : t("coupon.claimedCount", { count })}
              {state.isBusy && <span className="visually-hidden">{t("coupon.claiming")}</span>}
            </span>
          )}
          <EndsSoon at={count > 0 ? (state.goodUntil ?? offered.good_until) : offered.end_time} />
        </p>
        <TicketTerms
          offered={offered}
          about={description}
          left={left}
          goodUntil={state.goodUntil ?? offered.good_until}
        />
        <ClaimButton
          name={name}
          state={state}
          count={count}
          use={state.isBusy ? undefined : use}
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

interface ClaimButtonProps {
  readonly name: string;
  readonly state: ClaimState;
  /** How many one has, the one under way included. */
  readonly count: number;
  readonly use: string | undefined;
  readonly hindrance: ClaimHindrance | null;
  readonly onClaim: () => void;
  readonly onSignIn: () => void;
}

/** Claims a coupon, or leads to the sign-in that this takes, or to using those that one has. */
function ClaimButton({ name, state, count, use, hindrance, onClaim, onSignIn }: ClaimButtonProps) {
  const { t } = useTranslation("specials");
  const isAnother = count > 0;
  return (
    <div className={styles.act}>
      {isAnother && use !== undefined && (
        <Button kind="quiet" size="small" href={use} aria-label={`${t("coupon.use")}: ${name}`}>
          {t("coupon.use")}
        </Button>
      )}
      {hindrance === null && (
        <Button
          kind={isAnother ? "outline" : "quiet"}
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
