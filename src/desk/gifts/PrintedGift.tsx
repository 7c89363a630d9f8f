import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { GiftCard } from "#contract/calls/desk/gifts.ts";
import { useStore } from "#desk/frame/useStore.ts";
import { qrAddress } from "#parts/share/qrAddress.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import desk from "#desk/frame/Desk.module.css";
import styles from "./Gifts.module.css";

interface PrintedGiftProps {
  readonly card: GiftCard;
  readonly onClose: () => void;
}

/** A voucher just made, to print or hand over: its code in letters and as a QR code, shown this once. */
export function PrintedGift({ card: { amount, code, link, name, until }, onClose }: PrintedGiftProps) {
  const { t } = useTranslation("desk/gifts");
  const store = useStore();
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  return (
    <section ref={section} className={desk.printed} tabIndex={-1} aria-label={`${name} ${money(amount)}`}>
      {store !== undefined && <p>{store.name}</p>}
      <h2>
        {name} {money(amount)}
      </h2>
      <img src={qrAddress(link, 2)} alt={t("qr")} width={220} height={220} />
      <p className={styles.code}>{code}</p>
      <p>{t("how")}</p>
      {until !== null && (
        <p>
          {t("until")} {until}
        </p>
      )}
      <div className={`${desk.page} ${desk.screenOnly} ${styles.once}`}>
        <Notice kind="warn">{t("once")}</Notice>
        <Button block onClick={() => window.print()}>
          {t("print")}
        </Button>
        <Button block kind="quiet" onClick={onClose}>
          {t("done")}
        </Button>
      </div>
    </section>
  );
}
