import { and, asc, eq, inArray } from "drizzle-orm";
import * as z from "zod/mini";
import { BOARD_ACTIONS } from "#contract/calls/desk/board.ts";
import { ORDER_EVENTS, type OrderEvent } from "#contract/calls/desk/find.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { auditLog, staff } from "#provider/db/tables/staff.ts";
import { lineWords, type OrderFacts } from "#provider/orders/orderFacts.ts";
import type { changesOf } from "#provider/orders/lines/lineChanges.ts";
import type { PaymentRow } from "#provider/payments/paymentRows.ts";
import type { RefundRow } from "#provider/payments/refundRows.ts";

/** What the audit log has of an order: who did what to it, and when. */
export interface Deed {
  readonly at: Date;
  readonly who: OrderEvent["who"];
  /** The button, or how dishes were marked. */
  readonly button: string;
  /** Marked dishes, by their lines' ids. */
  readonly lines: readonly string[];
}

const Pressed = z.object({ button: z.string() });
const Marked = z.object({ mark: z.string(), lines: z.array(z.string()) });

/** Everything that staff did to an order, the oldest first. */
export async function deedsAt(db: Database, order_no: string, store_id: string): Promise<Deed[]> {
  const rows = await db
    .select({
      at: auditLog.at,
      did: auditLog.did,
      after: auditLog.after,
      role: auditLog.staff_role,
      name: staff.name,
    })
    .from(auditLog)
    .leftJoin(staff, eq(staff.id, auditLog.staff_id))
    .where(
      and(
        eq(auditLog.subject, order_no),
        eq(auditLog.store_id, store_id),
        inArray(auditLog.did, ["order.act", "order.type_in", "kitchen.mark"]),
      ),
    )
    .orderBy(asc(auditLog.id));
  return rows.map(({ after, at, did, name, role }) => {
    const marked = Marked.safeParse(after).data;
    const button =
      did === "order.type_in" ? "placed" : (marked?.mark ?? Pressed.safeParse(after).data?.button ?? "");
    return { at, who: role === null ? null : { name: name ?? "", role }, button, lines: marked?.lines ?? [] };
  });
}

/** Milliseconds between a deed and what it left at the order: of many orders at once the last are done a while later. */
const APART = 60_000;

/** What the order itself tells, and by which button of the staff it came about, if it did. */
interface Fact extends Omit<OrderEvent, "dishes" | "who" | "time"> {
  readonly dishes: readonly string[];
  readonly at: Date;
  readonly button: string | null;
  readonly line_ids?: readonly string[];
}

const NOTHING = { is_by_rule: false, dishes: [], amount: null } as const;

/**
 * The life of an order, the oldest first: what stands with it and its payments, by whom as far as the audit log knows; and
 * what staff did of which nothing stands with it any more, as what was taken back.
 */
export function timelineOf(
  facts: OrderFacts,
  known: {
    readonly back: readonly RefundRow[];
    readonly changes: Awaited<ReturnType<typeof changesOf>>;
    readonly deeds: readonly Deed[];
    readonly payments: readonly PaymentRow[];
  },
  language: WireLanguage,
): OrderEvent[] {
  const left = new Set(known.deeds);
  const events = factsOf(facts, known.payments, language).map(({ at, button, line_ids, ...fact }) => {
    const own = [...left]
      .filter((deed) => deed.button === button && Math.abs(deed.at.getTime() - at.getTime()) <= APART)
      .filter(({ lines }) => line_ids === undefined || lines.some((id) => line_ids.includes(id)))
      .toSorted((one, other) => apart(one, at) - apart(other, at))[0];
    // A press that marks several dishes is one deed of all of them.
    if (own !== undefined) left.delete(own);
    return { ...fact, at, who: own?.who ?? null };
  });
  const others = [...left].flatMap(({ at, button, who }) => {
    const kind = BOARD_ACTIONS.find((action) => action === button);
    return kind === undefined ? [] : [{ ...NOTHING, kind, at, who }];
  });
  const changed = known.changes.map(({ change, name, role }) => ({
    ...NOTHING,
    kind: `line_${change.how}` as const,
    at: change.made_at,
    who: role === null ? null : { name: name ?? "", role },
    dishes: [`${change.number} × ${change.name[language]}`],
  }));
  // What went back wholly is told of by its payment, and by the button.
  const { refunded_at } = facts.order;
  const isWhole = (id: string) => id.startsWith("cash ") || (id.startsWith("parts ") && refunded_at !== null);
  const given = known.back
    .filter(({ id, state, trans_id }) => state === "done" && id !== trans_id && !isWhole(id))
    .map(({ amount, made_at }) => ({
      ...NOTHING,
      kind: "given_back" as const,
      at: made_at,
      who: null,
      amount,
    }));
  return [...events, ...others, ...changed, ...given]
    .toSorted(
      (one, other) =>
        one.at.getTime() - other.at.getTime() ||
        ORDER_EVENTS.indexOf(one.kind) - ORDER_EVENTS.indexOf(other.kind),
    )
    .map(({ at, ...event }) => ({ ...event, dishes: [...event.dishes], time: at.toISOString() }));
}

const apart = (deed: Deed, at: Date) => Math.abs(deed.at.getTime() - at.getTime());

function factsOf(
  { lines, order, rounds }: OrderFacts,
  payments: readonly PaymentRow[],
  language: WireLanguage,
): Fact[] {
  const came = (kind: OrderEvent["kind"], at: Date | null, more: Partial<Fact> = {}): Fact[] =>
    at === null ? [] : [{ ...NOTHING, kind, at, button: kind, ...more }];
  return [
    ...rounds.flatMap(({ accepted_at, is_taken_by_rule, placed_at, round, total }) => [
      ...came(round === 1 ? "placed" : "added", placed_at, { amount: total, button: "placed" }),
      // What is added to an order is often taken together.
      ...(rounds.find((one) => one.accepted_at?.getTime() === accepted_at?.getTime())?.round === round
        ? came("accept", accepted_at, { is_by_rule: is_taken_by_rule })
        : []),
    ]),
    ...dishFacts("dish_ready", "ready", lines, language),
    ...dishFacts("dish_served", "served", lines, language),
    ...came("ready", order.ready_at),
    ...came("complete", order.completed_at),
    ...payments.flatMap(({ amount, state, updated_at }) =>
      state === "paid" || state === "refunded" ? came(state, updated_at, { amount, button: null }) : [],
    ),
    ...came("settle", order.settled_at),
    ...came("cancel", order.cancelled_at),
  ];
}

/** Dishes that were marked at the same moment, as one event. */
function dishFacts(
  kind: "dish_ready" | "dish_served",
  mark: "ready" | "served",
  lines: OrderFacts["lines"],
  language: WireLanguage,
): Fact[] {
  const moments = new Map<number, OrderFacts["lines"][number][]>();
  for (const line of lines) {
    const at = mark === "ready" ? line.ready_at : line.served_at;
    if (at !== null) moments.set(at.getTime(), [...(moments.get(at.getTime()) ?? []), line]);
  }
  return [...moments].map(([time, together]) => ({
    ...NOTHING,
    kind,
    at: new Date(time),
    button: mark,
    line_ids: together.map(({ id }) => id),
    dishes: together.map((line) => lineWords(line, language).name),
  }));
}
