import type { Kitchen, KitchenLine, KitchenTicket } from "#contract/calls/desk/kitchen.ts";
import { OrderType } from "#contract/enumerations.ts";
import { groupBy } from "#domain/values/groupBy.ts";

/** What of a kitchen is seen: all of it, what has no station, the pass where dishes leave it, or one station by its id. */
export type At = string;
export const ALL = "all";
export const NONE = "none";
export const PASS = "pass";

/** A ticket with those of its dishes that are seen. */
export interface SeenTicket {
  readonly ticket: KitchenTicket;
  readonly lines: readonly KitchenLine[];
  /** Dishes of the same ticket that are made elsewhere. */
  readonly elsewhere: number;
}

const isAt = ({ station_id }: KitchenLine, at: At): boolean =>
  at === ALL || (at === NONE ? station_id === null : station_id === at);

const isToMake = ({ stage }: KitchenLine) => stage === "kitchen";

/** What is to be made at a station now, and what comes later: at its time, or after the meal. */
export function workAt({ tickets }: Pick<Kitchen, "tickets">, at: At) {
  const seen = tickets
    .map((ticket): SeenTicket => {
      const lines = ticket.lines.filter((line) => isAt(line, at) && line.stage !== "served");
      const elsewhere = ticket.lines.filter((line) => !isAt(line, at) && isToMake(line)).length;
      return { ticket, lines, elsewhere };
    })
    .filter(({ lines }) => lines.some(({ stage }) => stage !== "ready"));
  const isNow = ({ lines, ticket }: SeenTicket) => ticket.starts_at === null && lines.some(isToMake);
  return { now: seen.filter(isNow), later: seen.filter((one) => !isNow(one)) };
}

/** How many tickets wait at a station. */
export const countAt = (kitchen: Pick<Kitchen, "tickets">, at: At): number => workAt(kitchen, at).now.length;

/** Pieces of each dish that are to be made now, most first: one batch for all who wait. */
export function totalsOf(now: readonly SeenTicket[]): { goods_id: string; name: string; number: number }[] {
  const found = new Map<string, { goods_id: string; name: string; number: number }>();
  for (const { goods_id, name, number } of now.flatMap(({ lines }) => lines.filter(isToMake))) {
    const before = found.get(goods_id)?.number ?? 0;
    found.set(goods_id, { goods_id, name, number: before + number });
  }
  return [...found.values()].toSorted((one, other) => other.number - one.number);
}

/** A dish that was made, with its ticket. */
export interface MadeDish {
  readonly ticket: KitchenTicket;
  readonly line: KitchenLine;
}

/** Dishes that left a station and can be brought back, the last one first. */
export function madeAt({ tickets }: Pick<Kitchen, "tickets">, at: At): MadeDish[] {
  return tickets
    .flatMap((ticket) => ticket.lines.map((line) => ({ ticket, line })))
    .filter(({ line }) => line.ready_at !== null && isAt(line, at))
    .toSorted((one, other) => (other.line.ready_at ?? "").localeCompare(one.line.ready_at ?? ""));
}

/** The dishes of one party, as they come together at the pass. */
export interface PassedParty {
  readonly party: string;
  /** Its first order, after which it is called. */
  readonly ticket: KitchenTicket;
  readonly lines: readonly KitchenLine[];
  readonly ready: number;
  /** Dishes of this part of the meal: those that wait for its end are not among them. */
  readonly all: number;
  /** Nothing of this part of the meal is being made any more, and something is to be brought. */
  readonly is_complete: boolean;
}

/** Parties by what they wait for: those whose dishes are complete first, then those with a dish to be brought. */
export function partiesAtPass({ tickets }: Pick<Kitchen, "tickets">): PassedParty[] {
  const parties = groupBy(
    tickets.filter(({ starts_at }) => starts_at === null),
    ({ order_no, order_type, party }) => (order_type === OrderType.dineIn ? party : order_no),
  );
  const passed = [...parties].flatMap(([party, orders]) => {
    const [ticket] = orders;
    if (ticket === undefined) return [];
    const lines = orders.flatMap((order) => order.lines);
    const part = lines.filter(({ stage }) => stage === "kitchen" || stage === "ready");
    const ready = part.filter(({ stage }) => stage === "ready").length;
    const one: PassedParty = {
      party,
      ticket,
      lines,
      ready,
      all: part.length,
      is_complete: ready > 0 && ready === part.length,
    };
    return [one];
  });
  const rank = (one: PassedParty) => (one.is_complete ? 0 : one.ready > 0 ? 1 : 2);
  return passed.filter(({ all }) => all > 0).toSorted((one, other) => rank(one) - rank(other));
}
