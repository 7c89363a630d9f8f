/** Declarations of calls that screens use together; one file each in the build. */
const groups = {
  ordering: ["order", "store", "goods", "payment", "shopcart", "afterOrder", "flow", "inform"],
  finding: ["addresses", "places", "storeLists", "specials"],
  account: ["session", "signIn", "member"],
  paying: ["cards", "coupons", "refillCard"],
  mall: ["mallOrder", "mallShopcart", "mallStore"],
} as const satisfies Record<string, readonly string[]>;

/** Shapes that no other calls speak of. */
const shapes = {
  account: ["codeSent", "externalAuth", "feedback", "memberProfile", "memberReview", "myData", "signedIn"],
  paying: ["refillCard", "goodsVoucher", "useTicket"],
  mall: ["mallOrder", "mallCart"],
} satisfies Partial<Record<keyof typeof groups, readonly string[]>>;

/**
 * The file of the build that a module with declarations of calls goes into; null for any other module. A screen then
 * brings the schemas of its own kind of calls along, and not those of a hundred others.
 */
export function callGroup(id: string): string | null {
  const [, calls, file] = /[\\/]src[\\/]contract[\\/](calls[\\/])?(\w+)\.ts$/.exec(id) ?? [];
  if (file === undefined) return null;
  const isCalls = calls !== undefined;
  const named: readonly (readonly [string, readonly string[]])[] = Object.entries(isCalls ? groups : shapes);
  const [group] = named.find(([, files]) => files.includes(file)) ?? [isCalls ? file : null];
  return group;
}
