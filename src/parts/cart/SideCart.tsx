import { useAtom } from "jotai";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CartAction } from "#contract/enumerations.ts";
import { lineKey } from "#domain/cart/cart.ts";
import { cartOf } from "#state/cart/cart.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { cartIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { CartLines } from "./CartLines.tsx";
import styles from "./SideCart.module.css";
import { useLinePieces } from "./useCart.ts";
import { useCartProblems } from "./useCartProblems.ts";
import { useUndo } from "./useUndo.ts";

interface SideCartProps {
  readonly storeId: string;
  readonly action: CartAction;
  /** Yen, with all that comes to it. */
  readonly total: number;
  /** Where it is ordered. */
  readonly to: string;
  readonly label: string;
  /** What else there is to say of it. */
  readonly children?: ReactNode;
}

/** The cart beside the menu, on screens that have room for it: its lines, what they come to, and the way to order them. */
export default function SideCart({ storeId, action, total, to, label, children }: SideCartProps) {
  const { t } = useTranslation("menu");
  const [lines, change] = useAtom(cartOf(storeId, action).linesAtom);
  const undo = useUndo(lines, change);
  const mostPieces = useLinePieces(storeId);
  const { problems } = useCartProblems(storeId, action, true, mostPieces);
  const isEmpty = lines.length === 0;
  return (
    <section className={styles.side} aria-label={t("cart")}>
      <h2 className={styles.title} data-cart-target>
        <Icon of={cartIcon} />
        {t("cart")}
      </h2>
      <div className={styles.lines}>
        {(!isEmpty || undo.removed.length > 0) && (
          <CartLines
            lines={lines}
            undo={undo}
            mostPieces={mostPieces}
            problemOf={(line) => problems.get(lineKey(line)) ?? null}
          />
        )}
        {isEmpty && undo.removed.length === 0 && <p className={styles.empty}>{t("cartEmpty")}</p>}
      </div>
      {!isEmpty && (
        <div className={styles.sum}>
          <p className={styles.notes} aria-live="polite">
            {children}
          </p>
          <Button block href={to} end={<span data-shared="cart">{money(total)}</span>}>
            {label}
          </Button>
        </div>
      )}
    </section>
  );
}
