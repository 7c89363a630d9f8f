import { useTranslation } from "react-i18next";
import { PayStatus } from "#contract/enumerations.ts";
import type { OrderDetail, OrderLine } from "#contract/order.ts";
import { useTexts } from "#parts/shell/useTexts.ts";
import { money } from "#text/formats.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import styles from "./OrderDetailScreen.module.css";

/** What the store changed at an order, and why; and what has gone back of what was paid. */
export function OrderChanges({
  order: { changes = [], pay_status, refunded = 0 },
}: {
  readonly order: OrderDetail;
}) {
  const { t } = useTranslation("orderChanges");
  if (!useTexts(["orderChanges"])) return null;
  // What went back wholly is told at the head of the order.
  const isPart = refunded > 0 && pay_status !== PayStatus.refunded;
  return (
    <>
      {changes.length > 0 && (
        <>
          <h2 className={styles.part}>{t("title")}</h2>
          <ul>
            {changes.map(({ how, name, number, reason, time }, index) => (
              <li key={`${time} ${index}`} className={styles.line}>
                <span className={styles.words}>
                  {t(how === "less" ? "cancel" : how, { name, number })}
                  <br />
                  <span className={styles.small}>{reason}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {isPart && <Notice kind="ok">{t("refunded", { amount: money(refunded) })}</Notice>}
    </>
  );
}

/** That a line costs nothing: given by the store, or made once more. */
export function LineMark({ line: { is_free, is_remade } }: { readonly line: OrderLine }) {
  const { t } = useTranslation("orderChanges");
  if (!useTexts(["orderChanges"])) return null;
  return (
    <span className={styles.stage}>
      {is_remade === 1 ? t("isRemade") : is_free === 1 ? t("isFree") : null}
    </span>
  );
}
