import type { KitchenRules, Load, Taking } from "#contract/calls/desk/settings.ts";
import type { OrderType } from "#contract/enumerations.ts";
import type { HoursSpan, WeekHours } from "#contract/store.ts";
import { openingAt } from "#domain/hours/openingHours.ts";
import type { TableRules } from "#domain/orders/tableRules.ts";

/** A moment at a store, and what its hours go by. */
interface Moment {
  readonly now: Date;
  readonly time_zone: string;
  readonly isHoliday: (day: string) => boolean;
}

function isWithin(hours: WeekHours, { isHoliday, now, time_zone }: Moment): boolean {
  return openingAt(hours, now, time_zone, isHoliday).is_open;
}

/** Whether what is ordered at a moment is taken by itself. */
export function isTakenAtOnce({ taking = {} }: KitchenRules, order_type: OrderType, at: Moment): boolean {
  const ways: { readonly [Way in OrderType]?: Taking[1] | undefined } = taking;
  const when = ways[order_type];
  return when === "always" || (when !== undefined && isWithin(when, at));
}

/** What so many open orders come to by a store's rules. */
export interface KitchenLoad {
  /** Minutes that waiting takes longer. */
  readonly extra_minutes: number;
  /** Minutes from now on for which nothing can be booked. */
  readonly closed_minutes: number;
}

/** Nothing is added, and nothing closed. */
export const NO_LOAD: KitchenLoad = { extra_minutes: 0, closed_minutes: 0 };

/** In steps: of ten orders and five more with ten minutes, ten orders add ten minutes, and fifteen add twenty. */
export function loadOf({ wait, close }: Load, open: number): KitchenLoad {
  const steps = wait === null || open < wait.from ? 0 : 1 + Math.floor((open - wait.from) / wait.every);
  return {
    extra_minutes: wait === null ? 0 : Math.min(wait.most, steps * wait.minutes),
    closed_minutes: close !== null && open >= close.from ? close.minutes : 0,
  };
}

/** Least minutes from ordering to a time that can be booked, as full as the kitchen is. */
export function leadMinutes(usual: number, { closed_minutes, extra_minutes }: KitchenLoad): number {
  return Math.max(usual + extra_minutes, closed_minutes);
}

/** From how many minutes on the board marks an order as slow and late: in a rush others than otherwise. */
export function waitsAt(
  usual: Pick<TableRules, "slow_minutes" | "late_minutes">,
  { rush }: KitchenRules,
  at: Moment,
): Pick<TableRules, "slow_minutes" | "late_minutes"> {
  const { slow_minutes, late_minutes } =
    rush !== undefined && isWithin(everyDay(rush.spans), at) ? rush : usual;
  return { slow_minutes, late_minutes };
}

function everyDay(spans: readonly HoursSpan[]): WeekHours {
  return ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({ weekday, spans: [...spans] }));
}
