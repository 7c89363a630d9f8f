import { useTranslation } from "react-i18next";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { href } from "#routes/href.ts";
import styles from "./SubmitOrderScreen.module.css";

interface LegalNoteProps {
  readonly storeId: string;
  readonly tableId: string | null;
}

/**
 * What the last screen before an order must say beside quantity and price: when it is paid, when it is served, until
 * when it can be cancelled (Specified Commercial Transactions Act, Article 12-6).
 */
export function LegalNote({ storeId, tableId }: LegalNoteProps) {
  const { t } = useTranslation("checkout");
  return (
    <p className={styles.note}>
      {t("legal")}{" "}
      <Anchor href={href("statute", { storeId, tableId: tableId ?? undefined })}>{t("legalLink")}</Anchor>
    </p>
  );
}
