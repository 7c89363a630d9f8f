import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { CartAction } from "#contract/enumerations.ts";
import type { StoreDetail } from "#contract/store.ts";
import { CartBarButton } from "#parts/cart/CartBarButton.tsx";
import { useHydrated } from "#parts/shell/page.ts";
import { LazyPart, lazyWithRetry } from "#parts/trouble/lazyWithRetry.tsx";
import { href } from "#routes/href.ts";
import { cartOf } from "#state/cart/cart.ts";
import { money } from "#text/formats.ts";

const WithDiners = lazyWithRetry(() => import("#parts/cart/WithDiners.tsx"));

interface CartBarProps {
  readonly store: StoreDetail;
  readonly tableId: string | null;
  /** The order that dishes are added to; null for a new one. */
  readonly orderNo: string | null;
  /** It may stand beside what is shown. */
  readonly isBeside?: boolean;
}

/**
 * The cart, always in reach: pieces, the total with the cover charge that comes to it, and the way to order, or to add to
 * what the table has ordered.
 */
export function CartBar({ store, tableId, orderNo, isBeside = false }: CartBarProps) {
  const { t } = useTranslation("menu");
  const isHydrated = useHydrated();
  const { store_id, table } = store;
  const { count, total, apart } = useAtomValue(cartOf(store_id, CartAction.dineIn).totalsAtom);
  // What others have ordered at the table is no reason to call one's first order an addition.
  const isAdding = orderNo !== null || table?.is_of_visit === 1;
  const each = store.is_tea_money === 1 && table !== null ? store.tea_money : 0;
  /** `people` is null while it is not known for how many the charge is; `cover` is what it is for all of them. */
  const bar = (people: number | null, cover: number) => {
    const note =
      each > 0 && people === null
        ? t("bar.cover", { price: money(each) })
        : cover > 0
          ? t("bar.withCover", { price: money(cover) })
          : null;
    return (
      <CartBarButton
        count={count}
        total={total + cover}
        to={href("submitOrder", {
          storeId: store_id,
          tableId: tableId ?? undefined,
          orderNo: orderNo ?? undefined,
        })}
        beside={isBeside ? { storeId: store_id, action: CartAction.dineIn } : undefined}
        label={t(isAdding ? "bar.reviewAdd" : "bar.review", { count })}
        notes={[note, apart > 0 ? t("bar.soldOut", { count: apart }) : null].filter((said) => said !== null)}
      />
    );
  };
  if (each === 0 || !isHydrated) return bar(null, 0);
  return (
    <LazyPart waiting={bar(null, 0)}>
      <WithDiners store={store} hasOrder={orderNo !== null}>
        {({ cover, people }) => bar(people, cover)}
      </WithDiners>
    </LazyPart>
  );
}
