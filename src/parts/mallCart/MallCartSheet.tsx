import { useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { lineKey } from "#domain/cart/cart.ts";
import { href } from "#routes/href.ts";
import { alertAtom } from "#state/page/alerts.ts";
import { mallCart } from "#state/cart/mallCart.ts";
import { mallSelectionAtom } from "#state/cart/mallSelection.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import styles from "#parts/cart/CartSheet.module.css";
import own from "./MallCart.module.css";
import { ShopPart } from "./ShopPart.tsx";
import { hinders, useMallChoice } from "./useMallChoice.ts";

interface MallCartSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The mall's cart: shop by shop what is to be bought, what became of it since, and the way to the confirmation. */
export default function MallCartSheet({ open, onClose }: MallCartSheetProps) {
  const { t } = useTranslation("mall");
  const { t: tm } = useTranslation("menu");
  const { t: tc } = useTranslation();
  const navigate = useNavigate();
  const ask = useSetAtom(alertAtom);
  const change = useSetAtom(mallCart.linesAtom);
  const select = useSetAtom(mallSelectionAtom);
  const choice = useMallChoice();
  const { shops, problems } = choice;
  const buying = shops.filter(({ chosen }) => chosen.length > 0);
  const count = buying.reduce(
    (sum, { chosen }) => sum + chosen.reduce((all, line) => all + line.number, 0),
    0,
  );
  const total = buying.reduce((sum, { subtotal }) => sum + subtotal, 0);
  const hindered = shops.flatMap(({ lines }) => lines.filter((line) => hinders(problems.get(lineKey(line)))));
  const askToClear = () =>
    ask({
      title: tm("clearCartAsk"),
      text: tm("clearCartText"),
      button: tm("clearCart"),
      refuse: tm("keepCart"),
      onClose: () => change({ verb: "clear" }),
    });
  /** Takes out what cannot be had, and as many pieces of the rest as there are. */
  const tidy = () => {
    for (const line of hindered) {
      const key = lineKey(line);
      const left = problems.get(key)?.reason === "short" ? (problems.get(key)?.left ?? 0) : 0;
      change(left > 0 ? { verb: "set", key, number: left } : { verb: "remove", key });
    }
  };
  const buy = () => {
    select(buying.map(({ store_id, store_name, chosen }) => ({ store_id, store_name, lines: [...chosen] })));
    void navigate(href("mallOrderConfirm", {}));
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={tm("cart")}
      closeLabel={tc("close")}
      footer={
        shops.length > 0 && (
          <>
            <p className={styles.subtotal}>
              <span>{tm("subtotal")}</span>
              <strong>{money(total)}</strong>
            </p>
            <p className={own.hint}>{t("cart.shippingLater")}</p>
            {hindered.length > 0 && (
              <div className={own.tidy}>
                <Button block kind="outline" onClick={tidy}>
                  {t("cart.tidy")}
                </Button>
              </div>
            )}
            <Button block disabled={count === 0} onClick={buy}>
              {t("cart.buy", { count })}
            </Button>
          </>
        )
      }
    >
      {shops.length === 0 ? (
        <EmptyState title={tm("cartEmpty")} />
      ) : (
        <>
          {shops.map((shop) => (
            <ShopPart key={shop.store_id} shop={shop} choice={choice} change={change} />
          ))}
          <Button kind="quiet" size="small" onClick={askToClear}>
            {tm("clearCart")}
          </Button>
        </>
      )}
    </Sheet>
  );
}
