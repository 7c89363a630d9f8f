import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CartLines } from "#parts/cart/CartLines.tsx";
import { Button } from "#ui/actions/Button.tsx";
import styles from "./Checkout.module.css";
import type { OrderForm } from "./useCheckout.ts";

interface OrderedLinesProps {
  readonly form: OrderForm;
  /** The way to more dishes. */
  readonly addMore?: ReactNode;
  /** What the store says to them together. */
  readonly ofGoods?: ReactNode;
}

/** What is ordered, to be changed in place. */
export function OrderedLines({ form, addMore, ofGoods }: OrderedLinesProps) {
  const { t } = useTranslation(["checkout", "menu"]);
  const { changeCart, lines } = form;
  return (
    <section className={styles.card}>
      <header className={styles.head}>
        <h2>{t("checkout:dishes")}</h2>
        {addMore}
      </header>
      <CartLines lines={lines} undo={form} mostPieces={form.mostPieces} problemOf={form.lineProblem} />
      {ofGoods}
      {lines.length > 1 && (
        <p className={styles.tools}>
          <Button kind="quiet" size="small" onClick={() => changeCart({ verb: "clear" })}>
            {t("menu:clearCart")}
          </Button>
        </p>
      )}
    </section>
  );
}
