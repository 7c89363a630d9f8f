import { type SQL, sql } from "drizzle-orm";
import { OrderType, PayType } from "#contract/enumerations.ts";
import type { EntryKind, EntrySubject } from "#domain/close/sales.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { lineChanges } from "#provider/db/tables/lineChanges.ts";
import { billPayments, payments, refunds } from "#provider/db/tables/payments.ts";
import { useTickets } from "#provider/db/tables/storedValue.ts";

/** Whose money is counted, and from when on. */
interface Counting {
  readonly store_id: string;
  readonly since: Date;
}

interface Columns {
  /** What names it among all that the store's closes count. */
  readonly ref: SQL;
  readonly kind: EntryKind;
  readonly subject: EntrySubject | SQL;
  readonly at: SQL;
  readonly order_no?: SQL;
  readonly order_type?: SQL;
  readonly pay_type?: SQL;
  readonly amount: SQL;
  /** Whose hand it was, where the row itself says so. */
  readonly staff_id?: SQL;
}

/** One statement's part, in the columns that all of them share. */
function entries(
  { amount, at, kind, order_no, order_type, pay_type, ref, staff_id, subject }: Columns,
  from: SQL,
): SQL {
  return sql`select ${ref} as ref, ${kind}::text as kind, ${subject}::text as subject, ${at} as at,
    ${order_no ?? sql`null::text`} as order_no, ${order_type ?? sql`null::integer`} as order_type,
    ${pay_type ?? sql`null::integer`} as pay_type, ${amount} as amount,
    ${staff_id ?? sql`null::text`} as staff_id ${from}`;
}

const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** What a payment is for: an order, or a card or voucher that is bought. */
const ofPayment = sql`case when ${payments.refill_order_no} is null then 'order' else 'value' end`;
const paymentColumns = {
  order_no: sql`${payments.order_no}`,
  order_type: sql`${orders.order_type}`,
  pay_type: sql`${payments.pay_type}`,
  amount: sql`${payments.amount}`,
  subject: ofPayment,
};
const fromPayments = (where: SQL) =>
  sql`from ${payments} left join ${orders} on ${orders.order_no} = ${payments.order_no}
    and ${orders.store_id} = ${payments.store_id} where ${where}`;

/** Money that came by a gateway or out of a balance, for orders and for stored value. */
function paid({ since, store_id }: Counting): SQL {
  const isOwn = sql`${payments.store_id} = ${store_id} and ${payments.paid_at} >= ${instant(since)}`;
  const own = {
    ref: sql`'paid ' || ${payments.trans_id}`,
    at: sql`${payments.paid_at}`,
    kind: "in",
  } as const;
  return entries({ ...paymentColumns, ...own }, fromPayments(isOwn));
}

/** The same that went back wholly, and of no order that it was written down for as a refund. */
function paidBack({ since, store_id }: Counting): SQL {
  const isOwn = sql`${payments.store_id} = ${store_id} and ${payments.back_at} >= ${instant(since)}
    and not exists (select from ${refunds} where ${refunds.trans_id} = ${payments.trans_id} and ${refunds.state} = 'done')`;
  const own = {
    ref: sql`'back ' || ${payments.trans_id}`,
    at: sql`${payments.back_at}`,
    kind: "out",
  } as const;
  return entries({ ...paymentColumns, ...own }, fromPayments(isOwn));
}

const orderColumns = {
  order_no: sql`${orders.order_no}`,
  order_type: sql`${orders.order_type}`,
  subject: "order",
} as const;
const fromOrders = (where: SQL) => sql`from ${orders} where ${where}`;
const ofCounter = {
  ...orderColumns,
  pay_type: sql`coalesce(${orders.pay_type}, ${PayType.cash})`,
  amount: sql`${orders.counter_paid}`,
};
const wasAtCounter = sql`${orders.counter_paid} > 0`;

/** Money that was taken for an order at the counter, or at a door. */
function taken({ since, store_id }: Counting): SQL {
  const isOwn = sql`${orders.store_id} = ${store_id} and ${orders.paid_at} >= ${instant(since)} and ${wasAtCounter}`;
  const own = { ref: sql`'taken ' || ${orders.order_no}`, at: sql`${orders.paid_at}`, kind: "in" } as const;
  return entries({ ...ofCounter, ...own }, fromOrders(isOwn));
}

/** The same that was given back there, before refunds were written down. */
function givenBack({ since, store_id }: Counting): SQL {
  const isOwn = sql`${orders.store_id} = ${store_id} and ${orders.refunded_at} >= ${instant(since)} and ${wasAtCounter}
    and not exists (select from ${refunds} where ${refunds.order_no} = ${orders.order_no} and ${refunds.trans_id} is null)`;
  const own = {
    ref: sql`'given ' || ${orders.order_no}`,
    at: sql`${orders.refunded_at}`,
    kind: "out",
  } as const;
  return entries({ ...ofCounter, ...own }, fromOrders(isOwn));
}

/** What went back of an order, wholly or in part, by the way that it was paid: what parts of its table's bill had paid, too. */
function refunded({ since, store_id }: Counting): SQL {
  const where = sql`${refunds.store_id} = ${store_id} and ${refunds.done_at} >= ${instant(since)}`;
  const own = {
    ...orderColumns,
    ref: sql`'refund ' || ${refunds.id}`,
    at: sql`${refunds.done_at}`,
    kind: "out",
    pay_type: sql`${refunds.pay_type}`,
    amount: sql`${refunds.amount}`,
    staff_id: sql`${refunds.staff_id}`,
  } as const;
  return entries(
    own,
    sql`from ${refunds} join ${orders} on ${orders.order_no} = ${refunds.order_no}
      and ${orders.store_id} = ${refunds.store_id} where ${where}`,
  );
}

const ofPart = {
  subject: "order",
  order_type: sql`${OrderType.dineIn}::integer`,
  pay_type: sql`${billPayments.pay_type}`,
  amount: sql`${billPayments.amount}`,
} as const;
const fromParts = (where: SQL) => sql`from ${billPayments} where ${where}`;

/** Parts of tables' bills that were taken at the counter. */
function partTaken({ since, store_id }: Counting): SQL {
  const isOwn = sql`${billPayments.store_id} = ${store_id} and ${billPayments.taken_at} >= ${instant(since)}`;
  const own = {
    ref: sql`'part ' || ${billPayments.id}`,
    at: sql`${billPayments.taken_at}`,
    kind: "in",
  } as const;
  return entries({ ...ofPart, ...own }, fromParts(isOwn));
}

/** The same that were reversed: what had not gone back of them did there. */
function partReversed({ since, store_id }: Counting): SQL {
  const isOwn = sql`${billPayments.store_id} = ${store_id} and ${billPayments.reversed_at} >= ${instant(since)}`;
  const own = {
    ref: sql`'unpart ' || ${billPayments.id}`,
    at: sql`${billPayments.reversed_at}`,
    kind: "out",
    amount: sql`${billPayments.amount} - ${billPayments.given_back}`,
  } as const;
  return entries({ ...ofPart, ...own }, fromParts(isOwn));
}

/** As the bill says it, from which all of the sale's figures come. */
const ofSale = { ...orderColumns, amount: sql`(${orders.bill}->>'total')::integer` };

/** What an order was sold for: what became less of it since is counted by itself. */
const soldFor = sql`coalesce(
  (select ${lineChanges.total_before} from ${lineChanges}
    where ${lineChanges.order_no} = ${orders.order_no} and ${lineChanges.was_paid}
    order by ${lineChanges.made_at}, ${lineChanges.total_before} desc limit 1),
  (${orders.bill}->>'total')::integer)`;

/** Orders that were wholly paid: from then on they are sold. */
function sold({ since, store_id }: Counting): SQL {
  const isOwn = sql`${orders.store_id} = ${store_id} and ${orders.paid_at} >= ${instant(since)}`;
  const own = { ref: sql`'sold ' || ${orders.order_no}`, at: sql`${orders.paid_at}`, kind: "sold" } as const;
  return entries({ ...ofSale, amount: soldFor, ...own }, fromOrders(isOwn));
}

/** What became less of an order that was paid, as the staff took items off it. */
function reduced({ since, store_id }: Counting): SQL {
  const where = sql`${lineChanges.store_id} = ${store_id} and ${lineChanges.was_paid}
    and ${lineChanges.made_at} >= ${instant(since)} and ${lineChanges.total_before} > ${lineChanges.total}`;
  const own = {
    ...orderColumns,
    ref: sql`'reduced ' || ${lineChanges.id}`,
    at: sql`${lineChanges.made_at}`,
    kind: "reduced",
    amount: sql`${lineChanges.total_before} - ${lineChanges.total}`,
    staff_id: sql`${lineChanges.staff_id}`,
  } as const;
  return entries(
    own,
    sql`from ${lineChanges} join ${orders} on ${orders.order_no} = ${lineChanges.order_no}
      and ${orders.store_id} = ${lineChanges.store_id} where ${where}`,
  );
}

/** Orders of which it was decided that their money goes back. */
function returned({ since, store_id }: Counting): SQL {
  const isOwn = sql`${orders.store_id} = ${store_id} and ${orders.refunded_at} >= ${instant(since)}`;
  const own = {
    ref: sql`'returned ' || ${orders.order_no}`,
    at: sql`${orders.refunded_at}`,
    kind: "returned",
  } as const;
  return entries({ ...ofSale, ...own }, fromOrders(isOwn));
}

/** Orders that were canceled, paid or not. */
function canceled({ since, store_id }: Counting): SQL {
  const isOwn = sql`${orders.store_id} = ${store_id} and ${orders.cancelled_at} >= ${instant(since)}`;
  const own = {
    ref: sql`'canceled ' || ${orders.order_no}`,
    at: sql`${orders.cancelled_at}`,
    kind: "canceled",
  } as const;
  return entries({ ...ofSale, ...own }, fromOrders(isOwn));
}

/** Cash for a card, or what a card or voucher paid, at the counter and without an order. */
const ofTicket = {
  subject: sql`case when ${useTickets.kind} = 'top_up' then 'value' else 'counter' end`,
  pay_type: sql`case when ${useTickets.kind} = 'top_up' then ${PayType.cash}::integer else ${PayType.wallet}::integer end`,
  amount: sql`${useTickets.amount}`,
};
const fromTickets = (where: SQL) => sql`from ${useTickets} where ${where} and ${useTickets.amount} > 0`;

/** What was confirmed at the counter. */
function used({ since, store_id }: Counting): SQL {
  const isOwn = sql`${useTickets.store_id} = ${store_id} and ${useTickets.state} = 'confirmed'
    and ${useTickets.decided_at} >= ${instant(since)}`;
  const own = {
    ref: sql`'used ' || ${useTickets.id}`,
    at: sql`${useTickets.decided_at}`,
    kind: "in",
  } as const;
  return entries({ ...ofTicket, ...own }, fromTickets(isOwn));
}

/** What was taken back there. */
function unused({ since, store_id }: Counting): SQL {
  const isOwn = sql`${useTickets.store_id} = ${store_id} and ${useTickets.reversed_at} >= ${instant(since)}`;
  const own = {
    ref: sql`'unused ' || ${useTickets.id}`,
    at: sql`${useTickets.reversed_at}`,
    kind: "out",
  } as const;
  return entries({ ...ofTicket, ...own }, fromTickets(isOwn));
}

/** All that a store sells and receives, each source along an index of its own. */
const SOURCES = [
  paid,
  paidBack,
  taken,
  givenBack,
  refunded,
  partTaken,
  partReversed,
  sold,
  reduced,
  returned,
  canceled,
  used,
  unused,
] as const;

/** One statement that reads them all at the same moment, so that what belongs together is there together. */
export function allEntries(counting: Counting): SQL {
  return sql.join(
    SOURCES.map((source) => source(counting)),
    sql` union all `,
  );
}
