import { isShop } from "#provider/mall/findShop.ts";
import type { Counter } from "./counter.ts";
import { HOME_PAGE } from "./homePage/homeView.ts";
import type { DeskPage } from "./page.ts";
import type { DeskWords } from "./words.ts";

const SHIPPED = 4;

/** Ways between the pages of a store's desk, and to another store where there is one. */
export async function storeLinks(
  { listedStores }: Counter,
  store_id: string,
  {
    words,
    here,
  }: {
    readonly words: DeskWords;
    readonly here:
      | "board"
      | "goods"
      | "reviews"
      | "settings"
      | "texts"
      | "mails"
      | "uses"
      | "gifts"
      | "coupons"
      | "cards"
      | "shipping";
  },
): Promise<NonNullable<DeskPage["links"]>> {
  const own = `/desk/${encodeURIComponent(store_id)}`;
  const stores = await listedStores();
  const store = stores.find(({ id }) => id === store_id);
  const hasOthers = stores.some(({ id }) => id !== store_id);
  // Who ships alone has no counter.
  const hasCounter = store === undefined || store.order_types.some((way) => way !== SHIPPED);
  return [
    { href: own, label: words.orders, isHere: here === "board" },
    { href: `${own}/goods`, label: words.goods, isHere: here === "goods" },
    ...(hasCounter ? [{ href: `${own}/uses`, label: words.uses, isHere: here === "uses" }] : []),
    { href: `${own}/gifts`, label: words.gifts, isHere: here === "gifts" },
    { href: `${own}/reviews`, label: words.reviews, isHere: here === "reviews" },
    { href: `${own}/coupons`, label: words.coupons, isHere: here === "coupons" },
    { href: `${own}/settings`, label: words.settings, isHere: here === "settings" },
    ...(store !== undefined && isShop(store)
      ? [{ href: `${own}/shipping`, label: words.shipping, isHere: here === "shipping" }]
      : []),
    { href: `${own}/texts`, label: words.texts, isHere: here === "texts" },
    { href: `${own}/mails`, label: words.mails, isHere: here === "mails" },
    // Of several stores, the page to choose from leads to it.
    hasOthers ? { href: "/desk", label: words.stores } : { href: HOME_PAGE, label: words.homePage },
  ];
}
