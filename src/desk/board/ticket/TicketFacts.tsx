import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Ticket } from "#contract/calls/desk/board.ts";
import { OrderStatus, OrderType } from "#contract/enumerations.ts";
import { trackingLink } from "#domain/delivery/trackingLink.ts";
import { shownPhone, shownPostalCode } from "#domain/values/typedText.ts";
import { dayAndTime, money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import type { TicketLine } from "#desk/board/useActs.ts";
import styles from "./TicketSheet.module.css";
import { type BoardTexts, isToCollect, moneyWords, stateWords } from "./ticketWords.ts";

interface TicketFactsProps {
  readonly ticket: Ticket;
  readonly timeZone: string;
  readonly storeId: string;
  /** Marks a dish as sold out, or sells it again; null for who may not. */
  readonly mark: ((line: TicketLine) => void) | null;
  /** What is in it, told otherwise than by its lines. */
  readonly lines?: ReactNode;
  readonly children: ReactNode;
}

/** Everything that is known of an order; its buttons, the children, below what is in it. */
export function TicketFacts({ ticket, timeZone, storeId, mark, lines: told, children }: TicketFactsProps) {
  const { t } = useTranslation("desk/board");
  const tag = useLanguageTag();
  const { due_at, is_late, order_type, people, placed_at } = ticket;
  const paid = moneyWords(ticket, t);
  return (
    <div className={styles.facts}>
      <p className={styles.line}>
        <strong>{stateWords(ticket, t)}</strong>
        {people > 0 && <span>{t("people", { count: people })}</span>}
        <time dateTime={placed_at}>{dayAndTime(placed_at, tag, timeZone)}</time>
        <small>{ticket.order_no}</small>
      </p>
      {due_at !== null && (
        <p className={styles.line}>
          {t(order_type === OrderType.takeAway ? "due.2" : "due.3")}
          <strong>{dayAndTime(due_at, tag, timeZone)}</strong>
        </p>
      )}
      {ticket.is_unprinted && <Notice kind="danger">{t("paper.unprintedNote")}</Notice>}
      {is_late && <Notice kind="danger">{t("late")}</Notice>}
      {!ticket.is_verified && ticket.is_waiting && <Notice kind="warn">{t("unverified")}</Notice>}
      {told ?? <Lines ticket={ticket} timeZone={timeZone} mark={mark} />}
      <p className={styles.line}>
        <strong>{money(ticket.total)}</strong>
        <span data-tone={paid.tone}>{paid.text}</span>
        {ticket.pay_type !== null && <span>{t(`payType.${ticket.pay_type}`)}</span>}
        {ticket.stored_total > 0 && (
          <span>
            {t("money.byBalance")} {money(ticket.stored_total)}
          </span>
        )}
        {ticket.refunded > 0 && (
          <span>
            {t("money.back")} {money(ticket.refunded)}
          </span>
        )}
        {ticket.refund_failed > 0 && (
          <span data-tone="danger">
            {t("money.backFailed")} {money(ticket.refund_failed)}
          </span>
        )}
        {isToCollect(ticket) && (
          <mark>
            {t("money.toCollect")} {money(ticket.left_to_pay)}
          </mark>
        )}
      </p>
      {children}
      <MoreFacts ticket={ticket} />
      {ticket.address !== null &&
        order_type === OrderType.shipping &&
        ticket.order_status !== OrderStatus.canceled && (
          <p>
            <a
              href={`/desk/slip/${encodeURIComponent(storeId)}/${encodeURIComponent(ticket.order_no)}`}
              target="_blank"
              rel="noopener"
            >
              {t("ship.slip")}
            </a>
          </p>
        )}
    </div>
  );
}

/** What is in it, and what was wished for with it. */
function Lines({
  ticket: { lines, remarks },
  timeZone,
  mark,
}: Pick<TicketFactsProps, "ticket" | "timeZone" | "mark">) {
  const { t } = useTranslation("desk/board");
  const tag = useLanguageTag();
  return (
    <>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.line_id}>
            <b>{line.number} ×</b>
            <span>
              {line.name} {line.is_new && <mark>{t("addition")}</mark>}
              {line.is_free && <mark>{t("isFree")}</mark>}
              {line.is_remade && <mark>{t("isRemade")}</mark>}
              {line.is_sold_out && (
                <mark>
                  {line.sold_out_until === null
                    ? t("stock.isOut")
                    : t("stock.isOutUntil", { time: dayAndTime(line.sold_out_until, tag, timeZone) })}
                </mark>
              )}
              {line.choices && <small>{line.choices}</small>}
            </span>
            {mark !== null && (
              <Button
                kind="outline"
                size="small"
                aria-label={`${t(line.is_sold_out ? "stock.back" : "stock.out")} ${line.name}`}
                onClick={() => mark(line)}
              >
                {t(line.is_sold_out ? "stock.back" : "stock.out")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {remarks.map((remark) => (
        <p key={remark} className={styles.remark}>
          <b>{t("remark")}</b> {remark}
        </p>
      ))}
    </>
  );
}

/** For whom it is, where it goes, who brings it, and why it ended as it did. */
function MoreFacts({ ticket }: { readonly ticket: Ticket }) {
  const { t } = useTranslation("desk/board");
  const { address, contact, courier, gift, order_type, parcels } = ticket;
  const carrier = [courier.courier_name, courier.delivery_company, courier.delivery_number].filter(Boolean);
  const isShipped = order_type === OrderType.shipping;
  const noshi = gift === null ? "" : noshiWords(gift, t);
  return (
    <dl className={styles.more}>
      {ticket.tableware && <Fact name={t("tableware")}>{ticket.tableware}</Fact>}
      {contact !== null && (
        <Fact name={t("contact")}>
          {contact.name} <a href={`tel:${contact.phone}`}>{shownPhone(contact.phone)}</a>
        </Fact>
      )}
      {isShipped && (
        <Fact name={t("ship.wantedOn")}>
          {[ticket.delivery_date ?? t("ship.anyDay"), ticket.delivery_section].filter(Boolean).join(" ")}
        </Fact>
      )}
      {address !== null && (
        <Fact name={t(isShipped ? "ship.to" : "deliverTo")}>
          〒{shownPostalCode(address.postal_code)} {address.address} {address.detail}
          {address.distance !== null && ` (${kilometres(address.distance)})`}{" "}
          {!isShipped && (
            <a
              href={`https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination: `${address.address} ${address.detail}`.trim() })}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t("map")}
            </a>
          )}
        </Fact>
      )}
      {carrier.length > 0 && !isShipped && (
        <Fact name={t("courier.title")}>
          {carrier.join(" · ")}{" "}
          {courier.courier_phone && (
            <a href={`tel:${courier.courier_phone}`}>{shownPhone(courier.courier_phone)}</a>
          )}
        </Fact>
      )}
      {gift !== null && noshi !== "" && <Fact name={t("gift.noshi")}>{noshi}</Fact>}
      {gift !== null && gift.message !== "" && <Fact name={t("gift.message")}>{gift.message}</Fact>}
      {gift?.sender && (
        <Fact name={t("gift.sender")}>
          {gift.sender.name} · {gift.sender.address} ·{" "}
          <a href={`tel:${gift.sender.phone}`}>{shownPhone(gift.sender.phone)}</a>
        </Fact>
      )}
      {ticket.is_age_confirmed && <Fact name="20+">{t("ship.ageConfirmed")}</Fact>}
      {ticket.is_ready && parcels.length > 0 && (
        <Fact name={t("ship.parcels")}>
          {parcels.map(({ delivery_company, delivery_number, temperature }, index) => {
            const link = trackingLink(delivery_company, delivery_number);
            return (
              <span key={index} className={styles.parcel}>
                {t(`ship.temperature.${temperature}`)} · {delivery_company} {delivery_number}{" "}
                {link !== null && (
                  <a href={link} target="_blank" rel="noopener noreferrer">
                    {t("ship.track")}
                  </a>
                )}
              </span>
            );
          })}
        </Fact>
      )}
      {ticket.handover_note && <Fact name={t("hand.by")}>{ticket.handover_note}</Fact>}
      {ticket.cancel_reason && <Fact name={t("state.canceled")}>{ticket.cancel_reason}</Fact>}
      {ticket.refund_reason && <Fact name={t("refundedFor")}>{ticket.refund_reason}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What stands on a gift's band, in Japanese whatever language the staff speak, and what it means; and whose name. */
function noshiWords({ noshi, noshi_name }: NonNullable<Ticket["gift"]>, t: BoardTexts): string {
  const name =
    noshi === "none" ? "" : noshi_name === "" ? t("gift.noName") : `${t("gift.name")}: ${noshi_name}`;
  return [t(`gift.kind.${noshi}`), name].filter(Boolean).join(" · ");
}

function kilometres(metres: number): string {
  return metres < 1_000 ? `${metres} m` : `${(metres / 1_000).toFixed(1)} km`;
}
