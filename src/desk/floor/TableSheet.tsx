import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type Floor, type FloorTable, type Party, party as partyCall } from "#contract/calls/desk/floor.ts";
import { billPath } from "#desk/bill/billPath.ts";
import { Calls } from "#desk/board/Calls.tsx";
import type { Acts } from "#desk/board/useActs.ts";
import { TicketSheet } from "#desk/board/ticket/TicketSheet.tsx";
import { useDesk } from "#desk/net/deskSend.ts";
import { Shown } from "#desk/frame/Shown.tsx";
import { TableVisit } from "#desk/tables/visits/TableVisit.tsx";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import styles from "./Floor.module.css";
import { Seated } from "./FloorTiles.tsx";
import { PartyMoves } from "./PartyMoves.tsx";
import { TableOrder } from "./TableOrder.tsx";
import { useFloorActs } from "./useFloorActs.ts";

interface TableSheetProps {
  readonly floor: Floor;
  readonly table: FloorTable;
  readonly acts: Acts;
  readonly mayAct: boolean;
  /** Opens another table. */
  readonly onOpen: (table_id: string) => void;
  readonly onClose: () => void;
}

/** A table wholly: who calls, what was ordered, and what can be done with its party. */
export function TableSheet({ acts, floor, mayAct, onClose, onOpen, table }: TableSheetProps) {
  const { t } = useTranslation("desk/floor");
  const { t: tb } = useTranslation("desk/board");
  const { t: td } = useTranslation("desk/desk");
  const { store, tables } = floor;
  const { area, joined_to, left_to_pay, name, opened_at, people, seats, state, table_id, total } = table;
  const read = useDesk(partyCall, { store_id: store.store_id, table_id });
  const again = useEffectEvent(() => void read.reload());
  // Whatever changes at the table is read anew.
  const seen = JSON.stringify(table);
  useEffect(() => again(), [seen]);
  const [order, openOrder] = useState<string | null>(null);
  const does = useFloorActs(floor, acts);
  const isBusy = acts.busy.has(table_id);
  const other = tables.find((one) => one.table_id === joined_to);
  const ticket = read.data?.tickets.find(({ order_no }) => order_no === order);
  const isTaken = table.visit_ids.length > 0;
  return (
    <Sheet
      open
      onClose={onClose}
      title={area === "" ? name : `${name} · ${area}`}
      closeLabel={td("close")}
      tall
    >
      <div className={styles.sheet}>
        <p className={styles.facts}>
          <b>{t(`state.${state}`)}</b>
          {table.is_locked && state !== "locked" && <span>{t("state.locked")}</span>}
          <span>{!people ? t("seats", { count: seats }) : tb("people", { count: people })}</span>
          {opened_at !== null && <Seated since={opened_at} />}
          {isTaken && <span>{money(total)}</span>}
          {left_to_pay > 0 && <strong>{t("left", { yen: money(left_to_pay) })}</strong>}
        </p>
        {table.is_paying && <Notice kind="info">{t("paying")}</Notice>}
        {other !== undefined && (
          <div className={styles.joined}>
            <p>{t("joinedNote", { table: other.name })}</p>
            <Button size="small" kind="quiet" onClick={() => onOpen(other.table_id)}>
              {t("openTable", { table: other.name })}
            </Button>
            {mayAct && (
              <Button
                size="small"
                kind="quiet"
                busy={isBusy}
                onClick={() => void does.change({ kind: "part", table_id }, t("did.part", { table: name }))}
              >
                {t("part")}
              </Button>
            )}
          </div>
        )}
        {mayAct && floor.has_visits && (
          <TableVisit storeId={store.store_id} tableId={table_id} acts={acts} read={acts.reread} />
        )}
        <Shown of={read}>
          {(party) => (
            <>
              <Calls
                board={{ calls: party.calls, known_calls: party.calls.length, stranger_calls: 0, store }}
                acts={acts}
                mayAct={mayAct}
              />
              <Orders party={party} acts={acts} mayAct={mayAct} onOpen={openOrder} />
              {mayAct && (
                <PartyMoves floor={floor} table={table} party={party} change={does.change} isBusy={isBusy} />
              )}
            </>
          )}
        </Shown>
        {table.visit_ids.length > 0 && (
          <div className={styles.acts}>
            {table.visit_ids.map((visit, place) => (
              <Link key={visit} className={styles.way} to={billPath(store.store_id, { visit })}>
                {table.visit_ids.length > 1 ? t("bill", { number: place + 1 }) : tb("tables.billOf")}
              </Link>
            ))}
          </div>
        )}
        {mayAct && (
          <div className={styles.acts}>
            {!table.is_locked && (
              <Link
                className={styles.way}
                to={`/order/${encodeURIComponent(store.store_id)}?table=${encodeURIComponent(other?.table_id ?? table_id)}`}
              >
                {t("order")}
              </Link>
            )}
            {isTaken && (
              <Button
                kind="outline"
                size="small"
                busy={isBusy}
                onClick={async () => {
                  if (await does.press(table, "free")) onClose();
                }}
              >
                {t("end")}
              </Button>
            )}
            <Button
              kind="plain"
              size="small"
              busy={isBusy}
              onClick={() => void does.press(table, table.is_locked ? "unlock" : "lock")}
            >
              {tb(table.is_locked ? "tables.unlock" : "tables.lock")}
            </Button>
          </div>
        )}
      </div>
      {ticket && (
        <TicketSheet
          key={ticket.order_no}
          ticket={ticket}
          storeId={store.store_id}
          timeZone={store.time_zone}
          startsAt="facts"
          acts={acts}
          onClose={() => openOrder(null)}
        />
      )}
    </Sheet>
  );
}

interface OrdersProps {
  readonly party: Party;
  readonly acts: Acts;
  readonly mayAct: boolean;
  readonly onOpen: (order_no: string) => void;
}

/** What was ordered, bill by bill; what waits is taken by one tap. */
function Orders({ acts, mayAct, onOpen, party }: OrdersProps) {
  const { t } = useTranslation("desk/floor");
  const { tickets } = party;
  const waiting = tickets.filter(
    ({ actions, is_outside, is_waiting }) => is_waiting && !is_outside && actions.includes("accept"),
  );
  const bills = [...new Set(tickets.map(({ visit_id }) => visit_id))];
  return (
    <>
      {mayAct && waiting.length > 1 && (
        <Button block onClick={() => void acts.press(waiting, "accept")}>
          {t("takeAll", { count: waiting.length })}
        </Button>
      )}
      {bills.map((bill, place) => (
        <section key={bill ?? ""} className={styles.bill} aria-label={titleOf(bill, place, bills.length, t)}>
          {(bills.length > 1 || bill === null) && <h3>{titleOf(bill, place, bills.length, t)}</h3>}
          <ul>
            {tickets
              .filter(({ visit_id }) => visit_id === bill)
              .map((ticket) => (
                <TableOrder
                  key={ticket.order_no}
                  ticket={ticket}
                  mayAct={mayAct}
                  isBusy={acts.busy.has(ticket.order_no)}
                  press={(action) => void acts.press([ticket], action)}
                  onOpen={() => onOpen(ticket.order_no)}
                />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** What a bill is called: of several by its place; what is to be let in belongs to none. */
function titleOf(
  bill: string | null,
  place: number,
  bills: number,
  t: ReturnType<typeof useTranslation<"desk/floor">>["t"],
): string {
  if (bill === null) return t("outside");
  return bills > 1 ? t("bill", { number: place + 1 }) : t("orders");
}
