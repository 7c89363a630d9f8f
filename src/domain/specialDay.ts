/** The special days that a day, YYYY-MM-DD, is one of; undefined on a day that is as any other. */
export function specialDay<Days extends { readonly from: string; readonly until: string }>(
  special: readonly Days[],
  day: string,
): Days | undefined {
  return special.find(({ from, until }) => from <= day && day <= until);
}
