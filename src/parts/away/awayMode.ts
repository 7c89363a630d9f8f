/** The two ways of ordering without sitting at a table: 2 to collect, 3 to have it brought. */
export type AwayMode = 2 | 3;

/** The way that an address names; null for any other word. */
export function awayMode(type: string | undefined): AwayMode | null {
  return type === "2" ? 2 : type === "3" ? 3 : null;
}

/** The cart of a way of ordering: 2 and 3 for what is on the menu, 4 and 5 for what is on offer. */
export function cartFor(mode: AwayMode, isOnOffer: boolean): 2 | 3 | 4 | 5 {
  if (mode === 2) return isOnOffer ? 4 : 2;
  return isOnOffer ? 5 : 3;
}
