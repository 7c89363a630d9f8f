import type { Ticket } from "#contract/calls/desk/board.ts";
import { OrderType } from "#contract/enumerations.ts";

export interface PlacedTicket {
  readonly ticket: Ticket;
  /** Whether the same party has other orders beside it. */
  readonly isJoined: boolean;
  /** Orders of the party that wait and can be taken by who looks; of its first ticket alone. */
  readonly waiting: readonly Ticket[];
}

/** Puts orders of one party at a table side by side, where the first of them stands. */
export function byParty(tickets: readonly Ticket[]): PlacedTicket[] {
  const parties = new Map<string, Ticket[]>();
  for (const ticket of tickets) {
    const { order_no, order_type, visit_id } = ticket;
    const key = order_type === OrderType.dineIn && visit_id !== null ? visit_id : order_no;
    parties.set(key, [...(parties.get(key) ?? []), ticket]);
  }
  return [...parties.values()].flatMap((party) =>
    party.map((ticket, index) => ({
      ticket,
      isJoined: party.length > 1,
      waiting:
        index === 0
          ? party.filter(({ actions, is_waiting }) => is_waiting && actions.includes("accept"))
          : [],
    })),
  );
}

/** The order that somebody means by a number: its call number, its own, the end of that, or its table's name. */
export function ticketFor(typed: string, tickets: readonly Ticket[]): Ticket | undefined {
  const wanted = typed.toLowerCase();
  const is = (text: string | null) => text !== null && text.toLowerCase() === wanted;
  return (
    tickets.find(({ number, order_no }) => is(order_no) || is(number) || is(number.replace(/^0+/, ""))) ??
    tickets.find(({ table_name }) => is(table_name)) ??
    tickets.find(({ order_no }) => typed.length >= 3 && order_no.toLowerCase().endsWith(wanted))
  );
}
