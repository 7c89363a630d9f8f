import type { DeskResponse, StaffRight } from "#contract/calls/desk/deskCall.ts";
import type { Me } from "#contract/calls/desk/door.ts";
import type { deskStore } from "#contract/calls/desk/stores.ts";

export type DeskStore = DeskResponse<typeof deskStore>;

/** Pages of a store, in the order in which they are offered. */
type StorePage =
  | "orders"
  | "floor"
  | "order"
  | "find"
  | "close"
  | "figures"
  | "value"
  | "kitchen"
  | "goods"
  | "menu"
  | "uses"
  | "gifts"
  | "reviews"
  | "offers"
  | "coupons"
  | "refill"
  | "specials"
  | "opening"
  | "settings"
  | "facts"
  | "tables"
  | "stations"
  | "printers"
  | "shipping"
  | "texts"
  | "mails"
  | "cards";
/** Pages of the operator. */
type OperatorPage = "company" | "newStore" | "home" | "jointOffers" | "operatorCoupons" | "feedback";

/** A way to a screen. */
export interface Way {
  readonly page: StorePage | OperatorPage;
  readonly to: string;
}

interface Offer {
  readonly page: StorePage;
  readonly right: StaffRight;
  /** Its screen's path before the store's name. */
  readonly screen: string;
  readonly isThere?: (store: DeskStore) => boolean;
}

const OF_STORE: readonly Offer[] = [
  { page: "opening", right: "store", screen: "opening", isThere: ({ is_open }) => !is_open },
  { page: "orders", right: "look", screen: "board" },
  { page: "floor", right: "look", screen: "floor", isThere: ({ has_tables }) => has_tables },
  { page: "order", right: "orders", screen: "order", isThere: ({ has_tables }) => has_tables },
  { page: "find", right: "look", screen: "orders" },
  { page: "close", right: "books", screen: "close" },
  { page: "figures", right: "books", screen: "figures" },
  { page: "value", right: "books", screen: "value" },
  { page: "kitchen", right: "look", screen: "kitchen", isThere: ({ has_counter }) => has_counter },
  { page: "goods", right: "look", screen: "goods" },
  { page: "menu", right: "store", screen: "menu" },
  { page: "uses", right: "till", screen: "uses", isThere: ({ has_counter }) => has_counter },
  { page: "gifts", right: "store", screen: "gifts" },
  { page: "reviews", right: "look", screen: "reviews" },
  { page: "offers", right: "store", screen: "offers" },
  { page: "coupons", right: "store", screen: "coupons" },
  { page: "refill", right: "store", screen: "refill" },
  { page: "specials", right: "store", screen: "specials" },
  { page: "settings", right: "till", screen: "settings" },
  { page: "facts", right: "store", screen: "facts" },
  { page: "tables", right: "store", screen: "tables", isThere: ({ serves_tables }) => serves_tables },
  { page: "printers", right: "store", screen: "printers", isThere: ({ has_counter }) => has_counter },
  { page: "stations", right: "store", screen: "stations", isThere: ({ has_counter }) => has_counter },
  { page: "shipping", right: "store", screen: "shipping", isThere: ({ is_shop }) => is_shop },
  { page: "texts", right: "store", screen: "texts" },
  { page: "mails", right: "store", screen: "mails" },
  { page: "cards", right: "look", screen: "cards", isThere: ({ has_tables }) => has_tables },
];

/** Those that stand in the bar wherever there is room. */
export const IN_BAR: readonly Way["page"][] = [
  "opening",
  "orders",
  "floor",
  "order",
  "kitchen",
  "goods",
  "uses",
];

/** The ways to the pages of a store that somebody may open. */
export function storeWays(store: DeskStore, rights: readonly StaffRight[]): Way[] {
  const id = encodeURIComponent(store.store_id);
  return OF_STORE.filter(({ isThere, right }) => rights.includes(right) && isThere?.(store) !== false).map(
    ({ page, screen }) => ({ page, to: `/${screen}/${id}` }),
  );
}

/** The ways to what belongs to no store. */
export function operatorWays(rights: readonly StaffRight[]): Way[] {
  if (!rights.includes("operator")) return [];
  return [
    { page: "newStore", to: "/new-store" },
    { page: "company", to: "/company" },
    { page: "home", to: "/home-page" },
    { page: "operatorCoupons", to: "/coupons" },
    { page: "jointOffers", to: "/specials" },
    { page: "feedback", to: "/feedback" },
  ];
}

/** The store whose pages one is at: that of the address, of the shared tablet, or the only one that one has; else null. */
export function storeAt(storeInAddress: string | undefined, { stores, tablet }: Me): string | null {
  const [only, ...others] = stores;
  return (
    storeInAddress ??
    tablet?.store.store_id ??
    (only !== undefined && others.length === 0 ? only.store_id : null)
  );
}
