import { useTranslation } from "react-i18next";
import type { BillPart } from "#contract/calls/desk/bill.ts";
import desk from "#desk/frame/Desk.module.css";
import { useWhen } from "#desk/frame/useWhen.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import styles from "./Bill.module.css";
import type { AtPart } from "./PartSheet.tsx";

interface BillPartsProps {
  readonly parts: readonly BillPart[];
  readonly zone: string;
  /** Whoever looks works at the till. */
  readonly mayTake: boolean;
  readonly onOpen: (at: AtPart) => void;
}

/** What was taken of a bill so far: by whom, by what, and what can be done with it. */
export function BillParts({ mayTake, onOpen, parts, zone }: BillPartsProps) {
  const { t } = useTranslation("desk/bill");
  const when = useWhen(zone);
  if (parts.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="parts">
      <h2 id="parts">{t("parts")}</h2>
      <ul className={`${desk.list} ${styles.parts}`}>
        {parts.map((part) => {
          const {
            amount,
            given_back,
            may_reverse,
            pay_type,
            payment_id,
            receipt_no,
            reversed,
            taken_at,
            taken_by,
            tendered,
          } = part;
          const change = tendered === null ? 0 : tendered - amount;
          return (
            <li key={payment_id} data-reversed={reversed !== null || undefined}>
              <p className={styles.part}>
                <strong>{reversed === null ? money(amount) : <s>{money(amount)}</s>}</strong>
                <span>{t(`way.${pay_type}`)}</span>
                {change > 0 && tendered !== null && (
                  <small>{t("ofTendered", { tendered: money(tendered), change: money(change) })}</small>
                )}
                <small>
                  {when(taken_at)} {taken_by}
                </small>
                {given_back > 0 && <small>{t("partBack", { amount: money(given_back) })}</small>}
                {receipt_no !== null && <small>{t("receipt.no", { number: receipt_no })}</small>}
                {reversed !== null && (
                  <small>
                    {t("reversed", { time: when(reversed.at), name: reversed.by })} {reversed.reason}
                  </small>
                )}
              </p>
              {mayTake && reversed === null && given_back < amount && (
                <div className={desk.acts}>
                  <Button size="small" kind="quiet" onClick={() => onOpen({ payment_id, at: "receipt" })}>
                    {t("receipt.button")}
                  </Button>
                  {may_reverse && (
                    <Button size="small" kind="outline" onClick={() => onOpen({ payment_id, at: "reverse" })}>
                      {t("reverse.button")}
                    </Button>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
