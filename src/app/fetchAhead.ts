/**
 * Code of what may come next, and of what must be there when nothing can be fetched any more: the option sheet, the
 * cart, the confirmation, the order, and the words for being offline.
 */
const next: readonly (() => Promise<unknown>)[] = [
  () => import("./Warnings.tsx"),
  () => import("./Toasts.tsx"),
  () => import("./Alerts.tsx"),
  () => import("#parts/optionSheet/OptionSheet.tsx"),
  () => import("#parts/cart/CartSheet.tsx"),
  () => import("#features/checkout/SubmitOrderScreen.tsx"),
  () => import("#features/checkout/PriceChanged.tsx"),
  () => import("#features/orders/OrderDetailScreen.tsx"),
];

/** Fetches it, one after another; what fails now is fetched when it is needed. */
export async function fetchAhead(): Promise<void> {
  for (const load of next) await load().catch(() => null);
}
