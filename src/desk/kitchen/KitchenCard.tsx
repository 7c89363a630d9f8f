import { useTranslation } from "react-i18next";
import type { Kitchen, KitchenLine, KitchenTicket } from "#contract/calls/desk/kitchen.ts";
import { OrderType } from "#contract/enumerations.ts";
import { Waiting } from "#desk/board/ticket/TicketCard.tsx";
import { clockTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import badge from "#ui/feedback/Badge.module.css";
import desk from "#desk/frame/Desk.module.css";
import styles from "./Kitchen.module.css";
import type { SeenTicket } from "./kitchenViews.ts";
import type { Marks } from "./useMarks.ts";

/** What a ticket is called in the kitchen: its table, and away from tables the number that is called. */
export const ticketName = ({ number, order_type, table_name }: KitchenTicket): string =>
  order_type === OrderType.dineIn && table_name !== null ? table_name : number;

interface KitchenCardProps {
  readonly seen: SeenTicket;
  /** The key that finishes it; null beyond the ninth. */
  readonly place: number | null;
  readonly times: Kitchen["store"];
  readonly marks: Marks;
  readonly mayAct: boolean;
}

/** A ticket at a station: each dish is finished by a tap on it, or all of them at once. */
export function KitchenCard({ marks, mayAct, place, seen, times }: KitchenCardProps) {
  const { t } = useTranslation("desk/kitchen");
  const { elsewhere, lines, ticket } = seen;
  const left = lines.filter(({ stage }) => stage === "kitchen");
  return (
    <li className={styles.ticket} id={`kitchen-${ticket.order_no}`}>
      <TicketHead ticket={ticket} times={times} place={place} />
      <ul className={styles.dishes}>
        {lines.map((line) => (
          <li key={line.line_id}>
            <DishButton line={line} isBusy={marks.busy.has(line.line_id)} mayAct={mayAct} mark={marks.mark} />
          </li>
        ))}
      </ul>
      <Remarks ticket={ticket} />
      <div className={styles.foot}>
        {elsewhere > 0 && <span className={desk.soft}>{t("elsewhere", { count: elsewhere })}</span>}
        {mayAct && (
          <Button size="small" kind="outline" onClick={() => void marks.mark(left, "ready")}>
            {t(left.length === 1 ? "done" : "allDone")}
            <span className="visually-hidden"> {ticketName(ticket)}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

interface TicketHeadProps {
  readonly ticket: KitchenTicket;
  readonly times: Kitchen["store"];
  readonly place?: number | null;
}

/** Whose it is, how many they are, and for how long they wait, or for when it is. */
export function TicketHead({ place = null, ticket, times }: TicketHeadProps) {
  const { t } = useTranslation("desk/board");
  const tag = useLanguageTag();
  const { due_at, number, order_type, people, since } = ticket;
  return (
    <div className={styles.ticketHead}>
      <h2>
        {place !== null && (
          <kbd aria-hidden="true" className={styles.key}>
            {place}
          </kbd>
        )}
        {ticketName(ticket)}{" "}
        <small>
          {order_type === OrderType.dineIn ? number : t(`mode.${order_type}`)}
          {people > 0 && ` · ${t("people", { count: people })}`}
        </small>
      </h2>
      {due_at !== null && <time dateTime={due_at}>{clockTime(due_at, tag, times.time_zone)}</time>}
      <Waiting since={since} times={times} />
    </div>
  );
}

/** What the guests asked for, and the courses that they bought. */
export function Remarks({ ticket }: { readonly ticket: KitchenTicket }) {
  const { t } = useTranslation("desk/kitchen");
  return (
    <>
      {ticket.courses.length > 0 && (
        <p className={styles.course}>
          <b>{t("course")}</b> {ticket.courses.join(" · ")}
        </p>
      )}
      {ticket.remarks.map((remark) => (
        <p key={remark} className={styles.remark}>
          <b>{t("remark")}</b> {remark}
        </p>
      ))}
    </>
  );
}

interface DishButtonProps {
  readonly line: KitchenLine;
  readonly isBusy: boolean;
  readonly mayAct: boolean;
  readonly mark: Marks["mark"];
}

/** A dish: a tap finishes it, another one brings it back; one that waits for the end of the meal is called. */
function DishButton({ isBusy, line, mark, mayAct }: DishButtonProps) {
  const { t } = useTranslation("desk/kitchen");
  const { choices, is_new, is_remade, name, number, serving, stage } = line;
  const way = stage === "ready" ? "back" : stage === "later" ? "call" : "ready";
  return (
    <button
      type="button"
      className={styles.dish}
      data-stage={stage}
      aria-pressed={stage === "ready"}
      aria-busy={isBusy || undefined}
      disabled={!mayAct}
      onClick={() => void mark([line], way)}
    >
      <b>{number}</b>
      <span className={styles.dishName}>
        {name}
        {choices && <small>{choices}</small>}
      </span>
      <span className={styles.dishMarks}>
        {is_remade && (
          <span className={badge.badge} data-tone="danger">
            {t("remade")}
          </span>
        )}
        {is_new && (
          <span className={badge.badge} data-tone="accent">
            {t("addition")}
          </span>
        )}
        {serving !== "at_once" && <span className={badge.badge}>{t(`serving.${serving}`)}</span>}
        {stage === "later" && <span className={badge.badge}>{t("callNow")}</span>}
      </span>
    </button>
  );
}
