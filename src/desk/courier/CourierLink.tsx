import { useState } from "react";
import { useTranslation } from "react-i18next";
import { courierLink } from "#contract/calls/desk/courier.ts";
import { Shown } from "#desk/frame/Shown.tsx";
import { useDesk } from "#desk/net/deskSend.ts";
import { qrAddress } from "#parts/share/qrAddress.ts";
import { Button } from "#ui/actions/Button.tsx";
import { copyText } from "#ui/actions/copyText.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import styles from "./Courier.module.css";

/** Modules of white around a code. */
const QUIET = 4;

interface CourierLinkProps {
  readonly storeId: string;
  readonly orderNo: string;
  /** Where a message of it can be sent; empty: nobody knows. */
  readonly phone: string;
}

/** How whoever brings an order gets its page on their phone. */
export function CourierLink({ orderNo, phone, storeId }: CourierLinkProps) {
  const { t } = useTranslation("desk/courier");
  const read = useDesk(courierLink, { store_id: storeId, order_no: orderNo });
  const [isCopied, setCopied] = useState<boolean | null>(null);
  return (
    <>
      <h3>{t("page")}</h3>
      <p>{t("pageNote")}</p>
      <Shown of={read}>
        {({ link }) => (
          <>
            <img
              className={styles.code}
              src={qrAddress(link, QUIET)}
              alt={t("code")}
              width={200}
              height={200}
            />
            <p className={styles.link}>{link}</p>
            <Button block onClick={() => void copyText(link).then(setCopied)}>
              {t("copy")}
            </Button>
            <div role="status">
              {isCopied !== null && (
                <Notice kind={isCopied ? "ok" : "warn"}>{t(isCopied ? "copied" : "uncopied")}</Notice>
              )}
            </div>
            <p className={styles.ways}>
              {phone !== "" && <a href={`sms:${phone}?&body=${encodeURIComponent(link)}`}>{t("sms")}</a>}
              <a href={link} target="_blank" rel="noreferrer">
                {t("open")}
              </a>
            </p>
          </>
        )}
      </Shown>
    </>
  );
}
