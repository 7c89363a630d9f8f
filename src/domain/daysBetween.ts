import { addDays } from "./zonedTime.ts";

/** Calendar days, YYYY-MM-DD, from one to another, both included; none where one is missing or the last comes first. */
export function daysBetween(first: string | undefined, last: string | undefined): string[] {
  const days: string[] = [];
  if (first === undefined || last === undefined) return days;
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
