import { pathOf } from "#routes/pathOf.ts";
import type { Query } from "#routes/route.ts";
import type { RouteName } from "#routes/table.ts";

/** Screens that search engines may list, with what of their query makes another page of them. */
const listed: { readonly [Name in RouteName]?: readonly string[] } = {
  home: [],
  orderFood: ["storeId"],
  storeHome: ["storeId"],
  storeIndex: ["storeId"],
  storeEvaluation: ["storeId"],
  storeCoupon: ["storeId"],
  productDetail: ["goodsId", "storeId", "type"],
  productDetails: ["goodsId", "storeId", "specialId"],
  coupon: ["couponId"],
  mall: ["storeId", "category"],
  recommend: [],
  special: ["specialId"],
  leagueSpecial: ["specialId"],
  activity: ["specialId"],
  rule: [],
  secret: [],
  question: [],
  statute: ["storeId"],
  policy: [],
  help: [],
};

/**
 * The address, from the root, by which everybody may know a page: without the signed code of a table and whatever else
 * is its visitor's own. Of a page that nobody else can open it is the path alone, and `isListed` is false.
 */
export function publicAddress(name: RouteName, query: Query): { address: string; isListed: boolean } {
  const keys = listed[name];
  const search = new URLSearchParams();
  for (const key of keys ?? []) if (query[key] !== undefined) search.set(key, query[key]);
  const text = search.toString();
  return { address: text === "" ? pathOf(name) : `${pathOf(name)}?${text}`, isListed: keys !== undefined };
}
