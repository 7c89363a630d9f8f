import { foldWidth } from "./foldWidth.ts";

/** A card's valid period as typed ("1/30", "12 / 2030", "0130", "１２／３０") as MM/YY; null when it is none. */
export function cardPeriod(typed: string): string | null {
  const [, month, year] = /^(0?[1-9]|1[0-2])\D*(?:20)?(\d\d)$/.exec(foldWidth(typed).trim()) ?? [];
  return month === undefined || year === undefined ? null : `${month.padStart(2, "0")}/${year}`;
}

/** Whether a card's period, MM/YY, is over: it is valid to the end of its month. */
export function isPeriodOver(period: string, now: Date): boolean {
  const [month, year] = period.split("/").map(Number);
  return Date.UTC(2000 + (year ?? 0), month ?? 0, 1) <= now.getTime();
}
