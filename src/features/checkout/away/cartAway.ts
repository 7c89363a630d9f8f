/** A way of ordering away from the table: 2 take-away, 3 delivery. */
export type AwayType = 2 | 3;

/** The cart that is ordered: 2 and 3 of the menu, 4 and 5 of what is on offer (`activity` is "1" in the address). */
export function cartAway(type: AwayType, activity: string | undefined): 2 | 3 | 4 | 5 {
  const isActivity = activity === "1";
  if (type === 2) return isActivity ? 4 : 2;
  return isActivity ? 5 : 3;
}
