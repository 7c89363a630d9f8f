import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { CartAction } from "#contract/enumerations.ts";
import type { StoreDetail } from "#contract/store.ts";
import { lineKey } from "#domain/cart/cart.ts";
import { ShowToStaff } from "#parts/staff/ShowToStaff.tsx";
import { href } from "#routes/href.ts";
import { cartOf } from "#state/cart/cart.ts";
import { draftKey as keyOf } from "#state/orders/orderDraft.ts";
import { alertAtom } from "#state/page/alerts.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import { CartLineRow } from "./CartLineRow.tsx";
import styles from "./CartSheet.module.css";
import { useCartProblems } from "./useCartProblems.ts";

interface CartSheetProps {
  readonly open: boolean;
  readonly store: StoreDetail;
  readonly tableId: string | null;
  /** The order that dishes are added to; null for a new one. */
  readonly orderNo: string | null;
  readonly onClose: () => void;
}

/** The cart: its lines with what changed since they were chosen, the subtotal, and the way to order. */
export default function CartSheet({ open, store, tableId, orderNo, onClose }: CartSheetProps) {
  const { t } = useTranslation("menu");
  const { t: tc } = useTranslation();
  const cart = cartOf(store.store_id, CartAction.dineIn);
  const [lines, change] = useAtom(cart.linesAtom);
  const ask = useSetAtom(alertAtom);
  const { total } = useAtomValue(cart.totalsAtom);
  const mostPieces = store.extra_config.line_pieces;
  const { problems, tidy } = useCartProblems(store.store_id, CartAction.dineIn, open, mostPieces);
  const isOrderable = store.is_open === 1 && store.table?.is_locked !== 1;
  const draftKey = keyOf({
    store_id: store.store_id,
    table_id: tableId,
    cart: CartAction.dineIn,
    adds_to: orderNo,
  });
  const askToClear = () =>
    ask({
      title: t("clearCartAsk"),
      text: t("clearCartText"),
      button: t("clearCart"),
      refuse: t("keepCart"),
      onClose: () => change({ verb: "clear" }),
    });
  const next = href("submitOrder", {
    storeId: store.store_id,
    tableId: tableId ?? undefined,
    orderNo: orderNo ?? undefined,
  });

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t("cart")}
      closeLabel={tc("close")}
      footer={
        lines.length > 0 && (
          <>
            <p className={styles.subtotal}>
              <span>{t("subtotal")}</span>
              <strong>{money(total)}</strong>
            </p>
            {problems.size > 0 ? (
              <Button block onClick={tidy}>
                {t("tidyCart")}
              </Button>
            ) : isOrderable ? (
              <Button block href={next}>
                {orderNo ? t("addToOrder") : t("goToOrder")}
              </Button>
            ) : (
              <Button block disabled>
                {t("notOrderable")}
              </Button>
            )}
          </>
        )
      }
    >
      {lines.length === 0 ? (
        <EmptyState title={t("cartEmpty")} />
      ) : (
        <>
          <ul>
            {lines.map((line) => (
              <CartLineRow
                key={lineKey(line)}
                line={line}
                problem={problems.get(lineKey(line)) ?? null}
                change={change}
                mostPieces={mostPieces}
              />
            ))}
          </ul>
          <p className={styles.more}>
            <Button kind="quiet" size="small" onClick={askToClear}>
              {t("clearCart")}
            </Button>
            <ShowToStaff storeId={store.store_id} tableId={tableId} lines={lines} draftKey={draftKey} />
          </p>
        </>
      )}
    </Sheet>
  );
}
