import { useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { lineKey } from "#domain/cart/cart.ts";
import { CartLineRow } from "#parts/cart/CartLineRow.tsx";
import styles from "#parts/cart/CartSheet.module.css";
import { useReceiveWords } from "#parts/menu/useReceiveWords.ts";
import { ShowToStaff } from "#parts/staff/ShowToStaff.tsx";
import { draftKey } from "#state/orders/orderDraft.ts";
import { alertAtom } from "#state/page/alerts.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { offPremisesCart } from "./offPremises.ts";
import type { OffPremisesCart } from "./useOffPremisesCart.ts";

interface CartLinesProps {
  readonly storeId: string;
  readonly cart: OffPremisesCart;
}

/** What is in one of the carts, each line with what changed about it, and on which days it can be had. */
export function CartLines({ storeId, cart }: CartLinesProps) {
  const { t } = useTranslation("menu");
  const { t: ts } = useTranslation("specials");
  const receiveWords = useReceiveWords();
  const ask = useSetAtom(alertAtom);
  const { lines, problems, change } = cart;
  if (lines.length === 0) return <EmptyState title={t("cartEmpty")} />;
  const askToClear = () =>
    ask({
      title: t("clearCartAsk"),
      text: t("clearCartText"),
      button: t("clearCart"),
      refuse: t("keepCart"),
      onClose: () => change({ verb: "clear" }),
    });
  return (
    <>
      <ul>
        {lines.map((line) => {
          const { offer } = line;
          const limit = offer?.limit_per_person ?? -1;
          const facts = offer
            ? [limit === -1 ? null : ts("goods.limit", { count: limit }), receiveWords(offer)]
            : [];
          return (
            <CartLineRow
              key={lineKey(line)}
              line={line}
              problem={problems.get(lineKey(line)) ?? null}
              change={change}
              note={facts.filter(Boolean).join(" · ")}
            />
          );
        })}
      </ul>
      <p className={styles.more}>
        <Button kind="quiet" size="small" onClick={askToClear}>
          {t("clearCart")}
        </Button>
        {
          // Whoever has it brought stands before no counter.
          cart.mode === 2 && (
            <ShowToStaff
              storeId={storeId}
              tableId={null}
              lines={lines}
              draftKey={draftKey({
                store_id: storeId,
                table_id: null,
                cart: offPremisesCart(2, cart.isOnOffer),
                adds_to: null,
              })}
              isOffPremises
            />
          )
        }
      </p>
    </>
  );
}
