import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { BoardAction, Ticket } from "#contract/calls/desk/board.ts";
import type { LineHow } from "#contract/calls/desk/lines.ts";
import type { OrderPaper } from "#contract/calls/desk/printers.ts";
import { OrderStatus, OrderType } from "#contract/enumerations.ts";
import { CourierLink } from "#desk/courier/CourierLink.tsx";
import { useMe } from "#desk/DeskApp.tsx";
import { billPath } from "#desk/bill/billPath.ts";
import { LineForm } from "#desk/lines/LineForm.tsx";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import { CourierForm, HandOverForm, MessageForm, ParcelsForm, ReasonForm } from "./ticketForms.tsx";
import { TicketFacts } from "./TicketFacts.tsx";
import styles from "./TicketSheet.module.css";
import { actionLabel, mayChangeLines, needsForm, nextAction, plainActions } from "./ticketWords.ts";
import type { Acts, More, TicketLine } from "#desk/board/useActs.ts";

/** What a ticket's sheet is open at: its facts, or the form that an action asks for. */
export type At = "facts" | "line" | "message" | "courier" | "courierLink" | "parcels" | BoardAction;

interface TicketSheetProps {
  readonly ticket: Ticket;
  readonly storeId: string;
  readonly timeZone: string;
  readonly startsAt: At;
  readonly acts: Acts;
  readonly onClose: () => void;
  /** What is in it, in the place of its lines as the kitchen reads them. */
  readonly lines?: ReactNode;
  /** What more is known of it, below all else. */
  readonly children?: ReactNode;
}

/** An order wholly: everything that is known of it, and everything that can be done with it. */
export function TicketSheet({ ticket, startsAt, acts, onClose, lines, children, ...own }: TicketSheetProps) {
  const { t } = useTranslation("desk/board");
  const { t: td } = useTranslation("desk/desk");
  const { t: tl } = useTranslation("desk/lines");
  const mayAct = useMe().rights.includes("orders");
  const [at, go] = useState<At>(startsAt);
  const { number, order_type, table_name } = ticket;
  const press = async (action: BoardAction, more?: More) => {
    const pressed = await acts.press([ticket], action, more);
    if (pressed?.refusal === null) onClose();
    return pressed;
  };
  const sent = () => {
    acts.tell("done", t("sent"));
    onClose();
  };
  const changed = (how: LineHow, back: number) => {
    const did = tl(`did.${how}`, { number });
    acts.tell("done", back > 0 ? `${did} · ${tl("didBack", { amount: money(back) })}` : did);
    void acts.reread();
    onClose();
  };
  const mark = (line: TicketLine) => {
    void acts.mark(line, line.is_sold_out ? "sold" : "until_opening");
    onClose();
  };
  const print = (kind: OrderPaper) => {
    void acts.print(ticket, kind);
    onClose();
  };
  const back = () => (startsAt === "facts" ? go("facts") : onClose());
  const isFix = ticket.is_ready;
  const form = {
    facts: null,
    line: <LineForm storeId={own.storeId} orderNo={ticket.order_no} onBack={back} onDone={changed} />,
    message: <MessageForm storeId={own.storeId} ticket={ticket} onDone={sent} />,
    courier: <CourierForm ticket={ticket} press={press} isFix={isFix} />,
    courierLink: (
      <CourierLink storeId={own.storeId} orderNo={ticket.order_no} phone={ticket.courier.courier_phone} />
    ),
    parcels: <ParcelsForm ticket={ticket} press={press} isFix={isFix} />,
    ready:
      order_type === OrderType.shipping ? (
        <ParcelsForm ticket={ticket} press={press} isFix={isFix} />
      ) : (
        <CourierForm ticket={ticket} press={press} isFix={isFix} />
      ),
    complete: <HandOverForm ticket={ticket} press={press} />,
    refund: <ReasonForm action="refund" ticket={ticket} press={press} />,
    cancel: <ReasonForm action="cancel" ticket={ticket} press={press} />,
    accept: null,
    pay_cash: null,
    settle: null,
    take_back: null,
  }[at];
  return (
    <Sheet
      open
      onClose={onClose}
      title={
        order_type === OrderType.dineIn && table_name !== null
          ? `${t("table")} ${table_name} · ${number}`
          : `${number} · ${t(`mode.${order_type}`)}`
      }
      closeLabel={td("close")}
    >
      {form === null ? (
        <>
          <TicketFacts
            ticket={ticket}
            timeZone={own.timeZone}
            storeId={own.storeId}
            mark={mayAct ? mark : null}
            lines={lines}
          >
            <Actions ticket={ticket} acts={acts} press={press} go={go} mayWrite={mayAct} />
            {order_type === OrderType.dineIn && ticket.visit_id !== null && (
              <Link className={styles.way} to={billPath(own.storeId, { visit: ticket.visit_id })}>
                {t("tables.billOf")}
              </Link>
            )}
            {order_type !== OrderType.shipping && (
              <Papers ticket={ticket} storeId={own.storeId} print={mayAct ? print : null} />
            )}
          </TicketFacts>
          {children !== undefined && <div className={styles.facts}>{children}</div>}
        </>
      ) : (
        <div className={styles.form}>
          {form}
          {at !== "line" && (
            <Button kind="quiet" block onClick={back}>
              {t("back")}
            </Button>
          )}
        </div>
      )}
    </Sheet>
  );
}

interface PapersProps extends Pick<TicketSheetProps, "ticket" | "storeId"> {
  /** On the store's printers; null for who may not. */
  readonly print: ((kind: OrderPaper) => void) | null;
}

/** Its ticket and its bill: out of the store's printers, or of the browser's. */
function Papers({ print, storeId, ticket }: PapersProps) {
  const { t } = useTranslation("desk/board");
  const isTaken = ticket.order_status > OrderStatus.pending;
  const at = `/paper/${encodeURIComponent(storeId)}/${encodeURIComponent(ticket.order_no)}`;
  return (
    <div className={styles.actions}>
      {print !== null && isTaken && (
        <Button kind="quiet" onClick={() => print("ticket")}>
          {t("paper.again")}
        </Button>
      )}
      {print !== null && ticket.order_status !== OrderStatus.canceled && (
        <Button kind="quiet" onClick={() => print("bill")}>
          {t("paper.bill")}
        </Button>
      )}
      <Link className={styles.way} to={at}>
        {t("paper.browser")}
      </Link>
    </div>
  );
}

interface ActionsProps {
  readonly ticket: Ticket;
  readonly acts: Acts;
  readonly press: (action: BoardAction, more?: More) => Promise<unknown>;
  readonly go: (at: At) => void;
  /** To the guest. */
  readonly mayWrite: boolean;
}

function Actions({ ticket, acts, press, go, mayWrite }: ActionsProps) {
  const { t } = useTranslation("desk/board");
  const { t: tc } = useTranslation("desk/courier");
  const { actions, is_ready, order_no, order_status, order_type } = ticket;
  const isPaid = actions.includes("refund");
  const isBusy = acts.busy.has(order_no);
  const next = nextAction(ticket);
  const isOut = order_status === OrderStatus.confirmed && is_ready;
  return (
    <div className={styles.actions}>
      {plainActions(ticket).map((action) => (
        <Button
          key={action}
          kind={action === next ? "primary" : "quiet"}
          busy={isBusy}
          onClick={() => (needsForm(action, ticket) ? go(action) : void press(action))}
        >
          {actionLabel(action, ticket, t)}
        </Button>
      ))}
      {isOut && order_type === OrderType.delivery && (
        <>
          {mayWrite && (
            <Button kind="quiet" onClick={() => go("courierLink")}>
              {tc("page")}
            </Button>
          )}
          <Button kind="quiet" onClick={() => go("courier")}>
            {t("courier.fix")}
          </Button>
        </>
      )}
      {isOut && order_type === OrderType.shipping && (
        <Button kind="quiet" onClick={() => go("parcels")}>
          {t("ship.fix")}
        </Button>
      )}
      {mayWrite && (
        <Button kind="quiet" onClick={() => go("message")}>
          {t("note")}
        </Button>
      )}
      {mayWrite && mayChangeLines(ticket) && (
        <Button kind="quiet" onClick={() => go("line")}>
          {t(isPaid ? "act.lineBack" : "act.line")}
        </Button>
      )}
      {actions.includes("refund") && (
        <Button kind="outline" onClick={() => go("refund")}>
          {t("act.refund")}
        </Button>
      )}
      {actions.includes("cancel") && (
        <Button kind="outline" onClick={() => go("cancel")}>
          {t("act.cancel")}
        </Button>
      )}
    </div>
  );
}
