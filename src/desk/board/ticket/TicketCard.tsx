import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { BoardAction, Ticket } from "#contract/calls/desk/board.ts";
import { OrderType } from "#contract/enumerations.ts";
import { clockTime, money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import badge from "#ui/feedback/Badge.module.css";
import styles from "./TicketCard.module.css";
import {
  actionLabel,
  dueWords,
  moneyWords,
  nextAction,
  partBack,
  saidSum,
  stateWords,
} from "./ticketWords.ts";
import { useMinutes } from "#desk/board/useMinutes.ts";

/** Lines that a ticket shows; the others are counted. */
const SHOWN = 3;

interface TicketCardProps {
  readonly ticket: Ticket;
  readonly times: {
    readonly time_zone: string;
    readonly slow_minutes: number;
    readonly late_minutes: number;
  };
  readonly isBusy: boolean;
  /** Orders of the same party that wait, where there are several and this is the first of them. */
  readonly together: number;
  /** Orders of the same party beside this one. */
  readonly isJoined: boolean;
  readonly hands: TicketHands;
}

/** What can be done at a ticket. */
export interface TicketHands {
  readonly press: (ticket: Ticket, action: BoardAction) => void;
  /** All that waits of its party. */
  readonly takeAll: (ticket: Ticket) => void;
  readonly open: (ticket: Ticket) => void;
}

/** Whether nothing changed at a ticket: each reading of the board brings all of them anew. */
function isAlike(one: TicketCardProps, other: TicketCardProps): boolean {
  const names = Object.keys(one) as (keyof TicketCardProps)[];
  return names.every(
    (name) => one[name] === other[name] || JSON.stringify(one[name]) === JSON.stringify(other[name]),
  );
}

/** An order in little: whose it is, for how long it waits, what is in it, what is to be known, and the next step. */
export const TicketCard = memo(function TicketCard({ ticket, times, ...own }: TicketCardProps) {
  const { t } = useTranslation("desk/board");
  const { order_no, is_verified, is_waiting, lines, number, order_type, remarks, table_name } = ticket;
  const next = nextAction(ticket);
  const paid = moneyWords(ticket, t);
  // Where there is room for its words.
  const isTold = remarks.length > 0 && lines.length < SHOWN;
  const more = lines.slice(SHOWN).reduce((sum, line) => sum + line.number, 0);
  return (
    <li
      id={`order-${order_no}`}
      className={styles.ticket}
      data-waiting={is_waiting || undefined}
      data-late={ticket.is_late || undefined}
      data-joined={own.isJoined || undefined}
      aria-busy={own.isBusy || undefined}
    >
      <div className={styles.head}>
        <h2 className={styles.number}>
          <button type="button" className={styles.open} onClick={() => own.hands.open(ticket)}>
            {order_type === OrderType.dineIn && table_name !== null ? (
              <>
                <span className="visually-hidden">{t("table")} </span>
                {table_name} <small>{number}</small>
              </>
            ) : (
              <>
                {number} <small>{t(`mode.${order_type}`)}</small>
              </>
            )}
          </button>
        </h2>
        <Clock ticket={ticket} times={times} />
      </div>
      <ul className={styles.lines}>
        {lines.slice(0, SHOWN).map((line) => (
          <li key={line.line_id} data-new={line.is_new || undefined}>
            <b>{line.number}</b>
            <span>
              {line.is_remade && <mark>{t("isRemade")}</mark>} {line.name}
              {line.choices && <small> {line.choices}</small>}
            </span>
          </li>
        ))}
        {isTold && (
          <li className={styles.wish}>
            <span>
              <span className="visually-hidden">{t("remark")} </span>
              {remarks.join(" · ")}
            </span>
          </li>
        )}
      </ul>
      <p className={styles.marks} data-back={ticket.refunded > 0 || ticket.refund_failed > 0 || undefined}>
        {more > 0 && <span className={badge.badge}>{t("moreLines", { count: more })}</span>}
        {ticket.is_unprinted && (
          <span className={badge.badge} data-tone="danger">
            {t("paper.unprinted")}
          </span>
        )}
        {!is_verified && is_waiting && (
          <span className={badge.badge} data-tone="danger">
            {t("unverified")}
          </span>
        )}
        {remarks.length > 0 && !isTold && (
          <span className={badge.badge} data-tone="accent">
            {t("remark")}
          </span>
        )}
        {!is_waiting && <span className={badge.badge}>{stateWords(ticket, t)}</span>}
        {ticket.taken_by_rule_at !== null && !is_waiting && <ByRule at={ticket.taken_by_rule_at} />}
        <span className={badge.badge} data-tone={paid.tone}>
          {paid.text} {paid.saysSum !== true && money(saidSum(ticket))}
        </span>
        {partBack(ticket) > 0 && (
          <span className={badge.badge}>
            {t("money.back")} {money(ticket.refunded)}
          </span>
        )}
        {ticket.refund_failed > 0 && (
          <span className={badge.badge} data-tone="danger">
            {t("money.backFailed")} {money(ticket.refund_failed)}
          </span>
        )}
      </p>
      <div className={styles.acts}>
        {own.together > 1 && (
          <Button
            size="small"
            kind="outline"
            aria-label={t("takeAll", { count: own.together })}
            onClick={() => own.hands.takeAll(ticket)}
          >
            {t("together", { count: own.together })}
          </Button>
        )}
        {next !== undefined && (
          <Button
            size="small"
            kind={is_waiting ? "primary" : "quiet"}
            busy={own.isBusy}
            onClick={() => own.hands.press(ticket, next)}
          >
            {actionLabel(next, ticket, t)}
          </Button>
        )}
      </div>
    </li>
  );
}, isAlike);

/** Minutes for which what was taken by the store's rule is new. */
const NEW = 3;

/** That nobody tapped to take it; new for a while, so that nobody overlooks it. */
function ByRule({ at }: { readonly at: string }) {
  const { t } = useTranslation("desk/board");
  const isNew = useMinutes(at) < NEW;
  return (
    <span className={badge.badge} data-tone={isNew ? "accent" : undefined}>
      {t(isNew ? "byRule.new" : "byRule.taken")}
    </span>
  );
}

/** How long guests wait, or for when it was ordered: green, amber and red by the store's own minutes. */
function Clock({ ticket, times }: Pick<TicketCardProps, "ticket" | "times">) {
  const { t } = useTranslation("desk/board");
  const tag = useLanguageTag();
  const { due_at, is_late, placed_at, waits_since } = ticket;
  if (due_at !== null)
    return (
      <span className={styles.clock} data-tone={is_late ? "late" : undefined}>
        {dueWords(due_at, tag, times.time_zone)}
        {is_late && <span className="visually-hidden"> {t("late")}</span>}
      </span>
    );
  return waits_since === null ? (
    <time className={styles.clock} dateTime={placed_at}>
      {clockTime(placed_at, tag, times.time_zone)}
    </time>
  ) : (
    <Waiting since={waits_since} times={times} />
  );
}

interface WaitingProps {
  readonly since: string;
  readonly times: Omit<TicketCardProps["times"], "time_zone">;
}

/** Minutes since somebody waits: green, amber and red by the store's own. */
export function Waiting({ since, times }: WaitingProps) {
  const { t } = useTranslation("desk/board");
  const minutes = Math.max(0, useMinutes(since));
  const tone = minutes >= times.late_minutes ? "late" : minutes >= times.slow_minutes ? "slow" : "good";
  return (
    <span className={styles.clock} data-tone={tone}>
      <span aria-hidden="true">{t("minutes", { count: minutes })}</span>
      <span className="visually-hidden">{t("waits", { count: minutes })}</span>
    </span>
  );
}
