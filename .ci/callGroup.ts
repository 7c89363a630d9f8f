/** Declarations of calls that screens use together; one file each in the build. */
const groups = {
  ordering: ["order", "store", "goods", "payment", "shopcart", "afterOrder", "flow", "inform"],
  finding: ["addresses", "places", "storeLists", "specials"],
  account: ["session", "signIn", "member"],
  paying: ["cards", "coupons", "refillCard"],
  mall: ["mallOrder", "mallShopcart", "mallStore"],
} as const satisfies Record<string, readonly string[]>;

/**
 * The file of the build that a module with declarations of calls goes into; null for any other module. A screen then
 * brings the schemas of its own kind of calls along, and not those of a hundred others.
 */
export function callGroup(id: string): string | null {
  const file = /[\\/]src[\\/]contract[\\/]calls[\\/](\w+)\.ts$/.exec(id)?.[1];
  if (file === undefined) return null;
  const [group] = Object.entries(groups).find(([, files]) => files.some((each) => each === file)) ?? [file];
  return group;
}
