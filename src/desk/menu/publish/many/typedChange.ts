import { ManyChange } from "#contract/menuChanges.ts";
import type { SoldWhen } from "#contract/menuDocument.ts";
import { type GoodsShowType, Weekday } from "#contract/enumerations.ts";
import { spansIn } from "#domain/hours/typedHours.ts";
import { wholeNumber, wholeOr } from "#domain/values/wholeNumber.ts";

/** What is changed of many dishes: of the draft, or today's state of what is sold. */
export const CHANGES = ["price", "category", "sold", "hours", "daily", "out", "back"] as const;
export type ChangeKind = (typeof CHANGES)[number];

/** The fields of all kinds, so that nothing typed is lost by a look at another one. */
export interface TypedChange {
  readonly kind: ChangeKind;
  readonly direction: "up" | "down";
  readonly by: "yen" | "percent";
  readonly amount: string;
  readonly round: "1" | "10" | "50" | "100";
  readonly category_id: string;
  readonly sold: readonly GoodsShowType[];
  readonly hours: "always" | "own";
  readonly weekdays: readonly Weekday[];
  readonly spans: string;
  /** Pieces a day; empty: not sold by day. */
  readonly daily: string;
}

export const NOTHING_TYPED: TypedChange = {
  kind: "price",
  direction: "up",
  by: "percent",
  amount: "",
  round: "10",
  category_id: "",
  sold: [],
  hours: "own",
  weekdays: [],
  spans: "",
  daily: "",
};

/** At which field something is wrong. */
export type TypedFault = "amount" | "category" | "sold" | "hours" | "spans" | "daily";

const DAY = 1_440;

function minutes(clock: string): number {
  const [hours = 0, rest = 0] = clock.split(":").map(Number);
  return hours * 60 + rest;
}

function soldWhen({ hours, spans, weekdays }: TypedChange): SoldWhen | null | TypedFault {
  if (hours === "always") return null;
  const read = spans.trim() === "" ? [] : spansIn(spans);
  if (read === null) return "spans";
  if (read.length === 0 && weekdays.length === 0) return "hours";
  return {
    weekdays: [...weekdays],
    spans: read.map(({ close, open }) => {
      const [from, until] = [minutes(open), minutes(close)];
      return { from, until: until <= from ? until + DAY : until };
    }),
  };
}

/** What was typed as a change of a draft; or where something is wrong with it. Of what is no change of a draft null. */
export function changeIn(typed: TypedChange): ManyChange | TypedFault | null {
  const { amount, by, category_id, direction, kind, round, sold } = typed;
  if (kind === "out" || kind === "back") return null;
  if (kind === "category") return category_id === "" ? "category" : { kind, category_id };
  if (kind === "sold") return sold.length === 0 ? "sold" : { kind, sold: [...sold] };
  if (kind === "hours") {
    const when = soldWhen(typed);
    if (typeof when === "string") return when;
    return ManyChange.safeParse({ kind, when }).data ?? "spans";
  }
  if (kind === "daily")
    return ManyChange.safeParse({ kind, daily: wholeOr(typed.daily, null) }).data ?? "daily";
  const number = wholeNumber(amount);
  const change = { kind, by, amount: direction === "up" ? number : -number, round: Number(round) };
  // By nothing prices are rounded alone.
  return ManyChange.safeParse(change).data ?? "amount";
}
