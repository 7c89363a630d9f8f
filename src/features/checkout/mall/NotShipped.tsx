import { useTranslation } from "react-i18next";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import styles from "../away/Away.module.css";
import { useAskingAddress } from "../away/useAnsweredAddress.ts";
import type { MallPurchase } from "./useMallPurchase.ts";

interface NotShippedProps {
  readonly purchase: MallPurchase;
  readonly store_id: string;
}

/** At a shop that does not ship to the address: another address, or the purchase without this shop. */
export function NotShipped({ purchase, store_id }: NotShippedProps) {
  const { t } = useTranslation(["mallOrder", "away"]);
  const asking = useAskingAddress();
  const prefecture = purchase.quoteOf(store_id)?.shipping?.prefecture_name ?? "";
  return (
    <div data-invalid role="alert">
      <Notice kind="warn">
        <p>{t("mallOrder:notShipped", { prefecture })}</p>
        <p className={styles.ways}>
          <Button
            size="small"
            kind="outline"
            href={href("mallUserAddress", { callback: href("mallOrderConfirm", {}) })}
            onClick={asking}
          >
            {t("away:otherAddress")}
          </Button>
          <Button size="small" kind="quiet" onClick={() => purchase.leaveOut(store_id)}>
            {t("mallOrder:leaveOut")}
          </Button>
        </p>
      </Notice>
    </div>
  );
}
