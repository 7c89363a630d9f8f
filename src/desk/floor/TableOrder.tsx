import { useTranslation } from "react-i18next";
import type { BoardAction } from "#contract/calls/desk/board.ts";
import type { Party } from "#contract/calls/desk/floor.ts";
import { actionLabel, nextAction, stateWords } from "#desk/board/ticket/ticketWords.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import styles from "./Floor.module.css";

interface TableOrderProps {
  readonly ticket: Party["tickets"][number];
  readonly mayAct: boolean;
  readonly isBusy: boolean;
  readonly press: (action: BoardAction) => void;
  readonly onOpen: () => void;
}

/** An order at a table in few words, with what is likely to be done next; all else is in its sheet. */
export function TableOrder({ isBusy, mayAct, onOpen, press, ticket }: TableOrderProps) {
  const { t } = useTranslation("desk/floor");
  const { t: tb } = useTranslation("desk/board");
  const { is_at_register, is_outside, is_paying, is_waiting, left_to_pay, lines, number, total } = ticket;
  const next = nextAction(ticket);
  const dishes = lines.map((line) => `${line.name} ×${line.number}`).join(", ");
  return (
    <li className={styles.order} data-waiting={is_waiting || is_outside || undefined}>
      <p>
        <b>{number}</b> <span>{is_waiting || is_outside ? t("state.waiting") : stateWords(ticket, tb)}</span>{" "}
        <span>
          {money(total)} {left_to_pay === 0 ? tb("money.paid") : is_at_register ? tb("money.atRegister") : ""}
        </span>
        {is_paying && <em>{t("state.paying")}</em>}
      </p>
      <p className={styles.dishes}>{dishes}</p>
      {is_outside && <p className={styles.warn}>{tb("unverified")}</p>}
      <div className={styles.orderActs}>
        {mayAct && next !== undefined && (
          <Button
            size="small"
            kind={is_waiting ? "primary" : "outline"}
            busy={isBusy}
            aria-label={`${actionLabel(next, ticket, tb)} ${number}`}
            onClick={() => press(next)}
          >
            {is_outside ? tb("outside.admit") : actionLabel(next, ticket, tb)}
          </Button>
        )}
        <Button size="small" kind="plain" aria-label={`${t("details")} ${number}`} onClick={onOpen}>
          {t("details")}
        </Button>
      </div>
    </li>
  );
}
