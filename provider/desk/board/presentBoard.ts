import {
  type Board as Answer,
  BOARD_ACTIONS,
  type BoardAction,
  type Ticket,
} from "#contract/calls/desk/board.ts";
import type { BoardCall } from "#contract/calls/desk/boardCall.ts";
import { OrderStatus, OrderType, StaffCallKind } from "#contract/enumerations.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { waitsAt } from "#domain/kitchen/kitchenRules.ts";
import { tableRules } from "#domain/orders/tableRules.ts";
import type { Counter } from "#provider/desk/counter.ts";
import {
  cancelReason,
  isOwnReason,
  leftToPay,
  lineWords,
  numberOf,
  remarksOf,
} from "#provider/orders/orderFacts.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import { phoneOf } from "#provider/orders/visits/askEntry.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { isHoliday } from "#provider/stores/hours/opening.ts";
import { pauseOf } from "#provider/stores/hours/rest.ts";
import { type Board, type BoardOrder, type BoardPlace, readBoard } from "./readBoard.ts";
import type { BoardCall as ReadCall } from "./readCalls.ts";

interface Looking {
  readonly language: WireLanguage;
  readonly place: BoardPlace;
  /** Whether whoever looks may press a button. */
  readonly mayPress: (action: BoardAction) => boolean;
  /** Whether names, phones, addresses and words of customers are shown. */
  readonly seesCustomers: boolean;
}

/** A store's board as it is now, in a language of the staff, with the buttons that are theirs. */
export async function presentBoard(
  { parts, tableLink }: Pick<Counter, "parts" | "tableLink">,
  store: StoreRow,
  { place, ...looking }: Looking,
): Promise<Answer> {
  const now = parts.clock();
  const read_at = Math.round(performance.timeOrigin + performance.now());
  const {
    calls,
    counts,
    done,
    failed,
    orders,
    outside,
    pages,
    place: shown,
    soldOut,
    tables,
    takenByRule,
    unprinted,
    waiting,
  } = await readBoard(parts.db, store, place, now);
  const at = { now, time_zone: store.time_zone, isHoliday };
  const { slow_minutes, late_minutes } = waitsAt(tableRules(store.table_rules), store.kitchen_rules, at);
  const pause = pauseOf(store, now);
  return {
    store: {
      store_id: store.id,
      name: store.name[looking.language],
      time_zone: store.time_zone,
      order_types: [...store.order_types],
      paused_until: pause?.until ?? null,
      pause_reason: pause?.reason ?? null,
      extra_minutes: store.extra_minutes,
      closed_minutes: store.closed_minutes,
      slow_minutes,
      late_minutes,
    },
    tickets: orders.map((one) => presentTicket(one, { ...looking, failed, soldOut, unprinted })),
    waiting,
    taken_by_rule_at: takenByRule?.toISOString() ?? null,
    counts: counts.map(({ mode, ...of }) => ({ order_type: mode, ...of })),
    order_type: shown.mode,
    is_done: shown.isDone,
    page: shown.page,
    pages,
    done,
    outside: outside.map((one) => presentTicket(one, { ...looking, failed, soldOut, unprinted })),
    calls: calls.shown.map((call) =>
      presentCall(call, { seesCustomers: looking.seesCustomers, key: parts.signingKey }),
    ),
    known_calls: calls.known,
    stranger_calls: calls.strangers,
    tables: tables.map((table) => ({
      table_id: table.id,
      name: table.name,
      link: tableLink(table),
      is_locked: table.is_locked,
      people: table.people,
    })),
    has_visits: store.table_entry !== "open",
    read_at,
  };
}

/** A call as somebody of the staff sees it. */
export function presentCall(
  call: ReadCall,
  { seesCustomers, key }: { readonly seesCustomers: boolean; readonly key: string },
): BoardCall {
  const { call_number, content, created_at, id, is_known, kind, nickname, table_name } = call;
  return {
    call_id: id,
    kind,
    table_name,
    nickname: seesCustomers ? nickname : "",
    number: call_number,
    is_known,
    content: seesCustomers ? content : "",
    created_at: created_at.toISOString(),
    phone: kind === StaffCallKind.entry ? phoneOf(id, key) : null,
  };
}

type Presenting = Omit<Looking, "place"> & Pick<Board, "failed" | "soldOut" | "unprinted">;

/** An order as somebody of the staff sees it, with the buttons that are theirs. */
export function presentTicket(
  one: BoardOrder,
  { failed, language, mayPress, seesCustomers, soldOut, unprinted }: Presenting,
): Ticket {
  const { actions, due_at, is_late, is_waiting, lines, order, rounds } = one;
  const untaken = new Set(rounds.filter(({ accepted_at }) => accepted_at === null).map(({ round }) => round));
  const isNew = (round: number) => order.order_status > 0 && round > 1 && untaken.has(round);
  const { delivery_address } = order;
  return {
    order_no: order.order_no,
    number: numberOf(order),
    order_type: order.order_type,
    order_status: order.order_status,
    pay_status: order.pay_status,
    is_waiting,
    is_ready: order.ready_at !== null,
    is_unprinted: order.order_status === OrderStatus.confirmed && unprinted.has(order.order_no),
    is_late,
    is_verified: order.order_type !== OrderType.dineIn || order.is_table_verified,
    visit_id: order.sitting_id,
    table_name: order.seat_number || null,
    people: order.people,
    placed_at: order.placed_at.toISOString(),
    taken_by_rule_at: rounds.findLast(byRule)?.accepted_at?.toISOString() ?? null,
    waits_since: waitsSince(one)?.toISOString() ?? null,
    due_at: due_at?.toISOString() ?? null,
    lines: lines.map((line) => ({
      line_id: line.id,
      goods_id: line.goods_id,
      is_sold_out: soldOut.has(line.goods_id),
      sold_out_until: soldOut.get(line.goods_id)?.toISOString() ?? null,
      number: line.number,
      ...lineWords(line, language),
      is_new: isNew(line.round),
      is_free: line.is_free,
      is_remade: line.is_remade,
    })),
    remarks: seesCustomers ? remarksOf([order, ...rounds]) : [],
    tableware: order.tableware?.[language] ?? "",
    contact: shownContact(order, seesCustomers),
    address:
      delivery_address === null || !seesCustomers
        ? null
        : {
            postal_code: delivery_address.postal_code,
            address: delivery_address.address,
            detail: delivery_address.detail,
            distance: order.distance,
          },
    courier: {
      courier_name: order.courier_name,
      courier_phone: order.courier_phone,
      delivery_company: order.delivery_company ?? "",
      delivery_number: order.delivery_number ?? "",
    },
    parcels: [...order.parcels],
    delivery_date: order.delivery_date,
    delivery_section: order.delivery_section?.[language] ?? "",
    gift: seesCustomers ? order.gift : null,
    is_age_confirmed: order.is_age_confirmed,
    handover_note: seesCustomers ? order.handover_note : "",
    cancel_reason:
      order.cancel_reason === "" || !(seesCustomers || isOwnReason(order.cancel_reason))
        ? ""
        : cancelReason(order.cancel_reason, language),
    refund_reason: order.refund_reason,
    total: order.total,
    left_to_pay: leftToPay(order),
    stored_total: order.stored_total,
    parts_total: order.parts_total,
    refunded: order.refunded,
    refund_failed: failed.get(order.order_no) ?? 0,
    pay_type: order.pay_type,
    is_at_register: order.is_cashier_pending,
    actions: BOARD_ACTIONS.filter(
      (action) => actions.some((offered) => offered === action) && mayPress(action),
    ),
  };
}

type Contact = Ticket["contact"];

/** Whom an order is for, as somebody sees it; null at a table. Who does not work with customers can tell one from another, and call nobody. */
export function shownContact({ contact_name, contact_phone }: OrderRow, seesCustomers: boolean): Contact {
  if (contact_name === "" && contact_phone === "") return null;
  if (seesCustomers) return { name: contact_name, phone: contact_phone };
  return {
    name: contact_name === "" ? "" : `${[...contact_name][0]}…`,
    phone: contact_phone === "" ? "" : `…${contact_phone.slice(-2)}`,
  };
}

const byRule = ({ is_taken_by_rule }: BoardOrder["rounds"][number]) => is_taken_by_rule;

/** Since when guests at a table wait for the oldest thing that they have not got; null where they wait for nothing, or for a time. */
function waitsSince({ due_at, order, rounds }: BoardOrder): Date | null {
  if (due_at !== null || order.order_status < 0) return null;
  if (order.order_status <= OrderStatus.confirmed) return order.placed_at;
  return rounds.find(({ accepted_at }) => accepted_at === null)?.placed_at ?? null;
}
