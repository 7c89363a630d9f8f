import { useTranslation } from "react-i18next";
import type { ClaimHindrance } from "#contract/coupon.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { checkIcon } from "#ui/icons/common.ts";
import styles from "./Ticket.module.css";
import type { ClaimState } from "./useClaims.ts";

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
export function ClaimButton({ name, state, count, hindrance, onClaim, onSignIn }: ClaimButtonProps) {
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
