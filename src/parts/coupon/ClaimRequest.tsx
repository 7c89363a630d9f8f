import { useTranslation } from "react-i18next";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import styles from "./Ticket.module.css";

interface ClaimRequestProps {
  /** The coupon's name, where the list knows it. */
  readonly name: string | undefined;
  readonly onClaim: () => void;
  readonly onDismiss: () => void;
}

/** Asks whether a coupon that a link names is to be claimed: a link alone claims nothing. */
export function ClaimRequest({ name, onClaim, onDismiss }: ClaimRequestProps) {
  const { t } = useTranslation("specials");
  return (
    <div className={styles.request}>
      <Notice kind="info" live>
        <p>{name === undefined ? t("coupon.wish.title") : t("coupon.wish.named", { name })}</p>
        <div className={styles.choices}>
          <Button size="small" onClick={onClaim}>
            {t("coupon.wish.claim")}
          </Button>
          <Button size="small" kind="quiet" onClick={onDismiss}>
            {t("coupon.wish.dismiss")}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
