import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "#ui/feedback/Rating.tsx";
import { ClaimButton } from "./ClaimButton.tsx";
import { claimed } from "./claimed.ts";
import type { CouponOffer } from "#contract/coupon.ts";
import styles from "./Ticket.module.css";
import { TicketTerms } from "./TicketTerms.tsx";
import { TicketWorth } from "./TicketWorth.tsx";
import type { Claims } from "./useClaims.ts";

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
  const isForNew = receive_type === 2 || member_type === "new";
  const isForExisting = receive_type === 3 || member_type === "existing";
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
