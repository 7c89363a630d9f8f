import { OrderType } from "#contract/enumerations.ts";
import type { Counter } from "#provider/desk/counter.ts";
import type { DeskPage } from "#provider/desk/frame/page.ts";
import type { DeskWords } from "#provider/desk/frame/speech.ts";
import { isShop } from "#provider/mall/shops.ts";

/** Where a store's board is, in the desk's application. */
const boardPage = (store_id: string) => `/desk/board/${encodeURIComponent(store_id)}`;

/** Ways between the pages of a store's desk, and to another store where there is one. */
export async function storeLinks(
  { findStore, hasOthers }: Counter,
  store_id: string,
  {
    words,
    here,
  }: {
    readonly words: DeskWords;
    readonly here: "uses" | "gifts";
  },
): Promise<NonNullable<DeskPage["links"]>> {
  const own = `/desk/${encodeURIComponent(store_id)}`;
  const store = await findStore(store_id);
  // Who ships alone has no counter.
  const hasCounter = store === undefined || store.order_types.some((way) => way !== OrderType.shipping);
  return [
    { href: boardPage(store_id), label: words.orders },
    { href: `/desk/goods/${encodeURIComponent(store_id)}`, label: words.goods },
    ...(hasCounter ? [{ href: `${own}/uses`, label: words.uses, isHere: here === "uses" }] : []),
    { href: `${own}/gifts`, label: words.gifts, isHere: here === "gifts" },
    { href: `/desk/reviews/${encodeURIComponent(store_id)}`, label: words.reviews },
    { href: `/desk/coupons/${encodeURIComponent(store_id)}`, label: words.coupons },
    { href: `/desk/settings/${encodeURIComponent(store_id)}`, label: words.settings },
    ...(store !== undefined && isShop(store)
      ? [{ href: `/desk/shipping/${encodeURIComponent(store_id)}`, label: words.shipping }]
      : []),
    { href: `/desk/texts/${encodeURIComponent(store_id)}`, label: words.texts },
    { href: `/desk/mails/${encodeURIComponent(store_id)}`, label: words.mails },
    // Of several stores, the page to choose from leads to it.
    (await hasOthers(store_id, null))
      ? { href: "/desk", label: words.stores }
      : { href: "/desk/home-page", label: words.homePage },
  ];
}
