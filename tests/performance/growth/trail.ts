import { OrderType } from "#contract/enumerations.ts";
import { localDay } from "#domain/hours/zonedTime.ts";
import { inEach } from "#provider/db/tables/columns.ts";
import { idempotencyKeys } from "#provider/db/tables/members.ts";
import { browseCounts, channelMessages, informs, outbox, staffCalls } from "#provider/db/tables/messages.ts";
import { callNumbers } from "#provider/db/tables/orders.ts";
import { receipts } from "#provider/db/tables/receipts.ts";
import type { FrozenReceipt } from "#provider/orders/receipts/frozenReceipt.ts";
import { type CopiedRow, Written } from "./copyRows.ts";
import type { PlacedOrder } from "./traffic.ts";

// What orders leave behind beside themselves. Of what goes by itself after a time, only what is younger is made.

const MINUTE = 60_000;
const later = (milliseconds: number, minutes: number) => new Date(milliseconds + minutes * MINUTE);
const EVENTS = ["order_placed", "order_settled"] as const;
const WORDS = { order_placed: "ご注文を承りました。", order_settled: "お会計が済みました。" };
const toldAt = ({ placed }: PlacedOrder, index: number) => later(placed, index * 60);

export function* informRows(placed: readonly PlacedOrder[]): Generator<CopiedRow<typeof informs>> {
  for (const order of placed)
    for (const [index, event] of EVENTS.entries()) {
      const { order_no, person, shop } = order;
      const created_at = toldAt(order, index);
      const about = { uid: person.uid, store_id: shop.id, order_no, event, content: WORDS[event] };
      yield { id: `${order_no}-${index}`, ...about, created_at, read_at: index === 0 ? created_at : null };
    }
}

/** A message as it goes over the wire. */
const payloadOf = ({ order_no, shop }: PlacedOrder, event: (typeof EVENTS)[number], time: Date) =>
  new Written(
    JSON.stringify({
      inform_id: `${order_no}-0`,
      time,
      content: WORDS[event],
      order_no,
      store_id: shop.id,
      event,
    }),
  );

export function* outboxRows(placed: readonly PlacedOrder[]): Generator<CopiedRow<typeof outbox>> {
  for (const order of placed)
    for (const [index, event] of EVENTS.entries()) {
      const created_at = toldAt(order, index);
      const channel = `channel-${order.person.uid}`;
      yield { channel, payload: payloadOf(order, event, created_at), created_at, sent_at: created_at };
    }
}

/** @param isNew whether a time token is nobody else's yet: they are unique over all channels */
export function* channelRows(
  placed: readonly PlacedOrder[],
  isNew: (token: bigint) => boolean,
): Generator<CopiedRow<typeof channelMessages>> {
  for (const order of placed)
    for (const [index, event] of EVENTS.entries()) {
      const time = toldAt(order, index);
      const timetoken = BigInt(time.getTime()) * 10_000n;
      if (isNew(timetoken))
        yield { timetoken, channel: `channel-${order.person.uid}`, payload: payloadOf(order, event, time) };
    }
}

export function* keyRows(placed: readonly PlacedOrder[]): Generator<CopiedRow<typeof idempotencyKeys>> {
  for (const { order_no, person, placed: at } of placed)
    yield {
      scope: person.uid,
      key: `key-${order_no}`,
      path: "/order/order/createorder",
      request_hash: order_no,
      answer: { code: 0, data: { order_no } },
      created_at: later(at, 0),
    };
}

/** Calls to the table of each twentieth order, answered all. */
export function* callRows(placed: readonly PlacedOrder[]): Generator<CopiedRow<typeof staffCalls>> {
  for (const [index, { order_no, order_type, person, placed: at, shop, table }] of placed.entries()) {
    if (order_type !== OrderType.dineIn || index % 20 !== 0) continue;
    const whose = {
      store_id: shop.id,
      table_id: shop.tables[table] ?? null,
      uid: person.uid,
      kind: 1 as const,
    };
    yield {
      id: `call-${order_no}`,
      ...whose,
      content: "",
      created_at: later(at, 30),
      answered_at: later(at, 32),
    };
  }
}

const dayOf = (placed: readonly PlacedOrder[]) => localDay(new Date(placed[0]?.placed ?? 0), "Asia/Tokyo");

/** The numbers that stores gave out on the day of these orders. */
export function* callNumberRows(placed: readonly PlacedOrder[]): Generator<CopiedRow<typeof callNumbers>> {
  const day = dayOf(placed);
  for (const [, own] of Map.groupBy(placed, ({ rank }) => rank)) {
    const last = own.at(-1);
    if (last !== undefined) yield { store_id: last.shop.id, day, last: Number(last.call_number) };
  }
}

/** Looks at the stores and at what was ordered, on the day of these orders. */
export function* browseRows(placed: readonly PlacedOrder[]): Generator<CopiedRow<typeof browseCounts>> {
  const day = dayOf(placed);
  for (const id of new Set(placed.map(({ shop }) => shop.id))) yield { kind: "store", id, day, count: 3 };
  const goods = placed.flatMap(({ basket }) => basket.lines.map(({ goods_id }) => goods_id));
  for (const id of new Set(goods)) yield { kind: "goods", id, day, count: 2 };
}

/** Receipts of each fiftieth order, numbered on in its store. */
export function* receiptRows(
  placed: readonly PlacedOrder[],
  nextNumber: (store_id: string) => number,
): Generator<CopiedRow<typeof receipts>> {
  for (const [index, order] of placed.entries()) {
    if (order.end !== "settled" || index % 50 !== 0) continue;
    const { order_no, person, placed: at, shop } = order;
    const receipt_no = `G-${String(nextNumber(shop.id)).padStart(6, "0")}`;
    yield {
      store_id: shop.id,
      receipt_no,
      issue: 1,
      order_no,
      uid: person.uid,
      kind: 2,
      content: receiptOf(order, receipt_no),
      page_key: `page-${order_no}`,
      issued_at: later(at, 70),
    };
  }
}

function receiptOf(
  { basket, order_no, order_type, pay_type, placed }: PlacedOrder,
  receipt_no: string,
): FrozenReceipt {
  const same = (text: string) => inEach(() => text);
  return {
    receipt_no,
    order_no,
    order_type,
    issue_time: later(placed, 70).toISOString(),
    trade_time: later(placed, 0).toISOString(),
    time_zone: "Asia/Tokyo",
    title: "",
    store_name: same("Grown"),
    issuer_name: same("Grown"),
    issuer_address: same("Tokyo"),
    issuer_phone: "0312345678",
    registration_number: "T1234567890123",
    lines: [],
    bill: basket.bill,
    pay_type,
    is_copy: false,
    sent_to: null,
    language: "ja",
  };
}
