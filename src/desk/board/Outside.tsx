import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirm } from "#desk/frame/Confirm.tsx";
import type { Board } from "#contract/calls/desk/board.ts";
import { PayStatus } from "#contract/enumerations.ts";
import { clockTime, money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import badge from "#ui/feedback/Badge.module.css";
import { Notice } from "#ui/feedback/Notice.tsx";
import styles from "./Board.module.css";
import type { Acts } from "./useActs.ts";

interface OutsideProps {
  readonly board: Board;
  readonly acts: Acts;
}

/**
 * Orders that anyone may have sent from anywhere: whoever sits at the table is let in by one tap, and the rest turned away.
 * They stand apart from what the kitchen has to do with, and small, however many there are.
 */
export function Outside({ board, acts }: OutsideProps) {
  const { t } = useTranslation("desk/board");
  const tag = useLanguageTag();
  const [isAsking, ask] = useState(false);
  const { outside, store } = board;
  if (outside.length === 0) return null;
  const refused = outside.filter(({ actions }) => actions.includes("cancel"));
  const refuseAll = () => {
    ask(false);
    void acts.press(refused, "cancel");
  };
  return (
    <section className={styles.outside} aria-labelledby="outside">
      <h2 id="outside">
        {t("outside.title")} <span>{outside.length}</span>
      </h2>
      <Notice kind="warn">{t("outside.note")}</Notice>
      <ul>
        {outside.map((ticket) => (
          <li key={ticket.order_no} id={`order-${ticket.order_no}`}>
            <p>
              <b>
                {t("table")} {ticket.table_name}
              </b>{" "}
              {ticket.people > 0 && t("people", { count: ticket.people })} {ticket.number}{" "}
              <time dateTime={ticket.placed_at}>{clockTime(ticket.placed_at, tag, store.time_zone)}</time>{" "}
              <b>{money(ticket.total)}</b>{" "}
              {ticket.pay_status === PayStatus.paid && (
                <span className={badge.badge} data-tone="ok">
                  {t("money.paid")}
                </span>
              )}
            </p>
            <p>
              {ticket.lines
                .map(({ choices, name, number }) => `${name}${choices ? ` (${choices})` : ""} × ${number}`)
                .join(" · ")}
            </p>
            {ticket.remarks.map((remark) => (
              <p key={remark} className={styles.words}>
                {remark}
              </p>
            ))}
            <div className={styles.callActs}>
              {ticket.actions.includes("accept") && (
                <Button size="small" onClick={() => void acts.press([ticket], "accept")}>
                  {t("outside.admit")}
                </Button>
              )}
              {ticket.actions.includes("cancel") && (
                <Button size="small" kind="quiet" onClick={() => void acts.press([ticket], "cancel")}>
                  {t("outside.refuse")}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {refused.length > 1 && (
        <Button size="small" kind="outline" onClick={() => ask(true)}>
          {t("outside.refuseAll")}
        </Button>
      )}
      <Confirm
        open={isAsking}
        title={t("outside.refuseAll")}
        act={t("outside.refuseAll")}
        onAct={refuseAll}
        onClose={() => ask(false)}
      >
        {t("several", { count: refused.length })}
      </Confirm>
    </section>
  );
}
