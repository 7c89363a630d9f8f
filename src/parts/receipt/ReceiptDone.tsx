import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import type { Receipt } from "#contract/order.ts";
import { signInDoorAtom } from "#state/account/signInDoor.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import styles from "./Receipt.module.css";

interface ReceiptDoneProps {
  readonly receipt: Receipt;
  readonly onAgain: () => void;
}

/** The receipt is there: where it went, or the way to its page. */
export function ReceiptDone({ receipt, onAgain }: ReceiptDoneProps) {
  const { t } = useTranslation("receipt");
  const { host, reach } = useAtomValue(signInDoorAtom);
  const { is_copy, print_url, receipt_no, sent_to } = receipt;
  return (
    <div className={styles.done}>
      <Notice kind="ok" live>
        {sent_to === null ? t("ready", { number: receipt_no }) : t("sent", { email: sent_to })}
      </Notice>
      {is_copy === 1 && <p>{t("isCopy")}</p>}
      {sent_to !== null && <p>{t("sentHint")}</p>}
      {print_url !== null &&
        // LINE's browser cannot print: the page opens in one that can.
        (host === "line" ? (
          <Button block onClick={() => void reach().then(({ openOutside }) => openOutside(print_url))}>
            {t("open")}
          </Button>
        ) : (
          <Button block href={print_url}>
            {t("open")}
          </Button>
        ))}
      <Button block kind="quiet" onClick={onAgain}>
        {t("again")}
      </Button>
    </div>
  );
}
