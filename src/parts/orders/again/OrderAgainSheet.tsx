import { useTranslation } from "react-i18next";
import type { ReorderChange } from "#domain/orders/orderAgain.ts";
import { useTexts } from "#parts/shell/useTexts.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import styles from "./OrderAgain.module.css";
import type { ReorderPlan } from "./planReorder.ts";

interface OrderAgainSheetProps {
  /** Null while nothing is asked. */
  readonly plan: ReorderPlan | null;
  readonly onGo: (plan: ReorderPlan) => unknown;
  readonly onClose: () => void;
}

/** By name what is not as it was, before anything goes into the cart. */
export default function OrderAgainSheet({ plan, onGo, onClose }: OrderAgainSheetProps) {
  const { t } = useTranslation("orders");
  const { t: tc } = useTranslation();
  const hasTexts = useTexts(["orders"]);
  const changes = plan?.changes ?? [];
  const isAnyLeft = plan?.isAnyLeft === true;
  const words = ({ reason, number, ordered, price_before, price }: ReorderChange) => {
    if (reason === "price_changed")
      return t("again.price", { before: money(price_before), now: money(price) });
    return t(`again.${reason}`, { number, ordered });
  };
  if (!hasTexts) return null;
  return (
    <Sheet
      open={plan !== null}
      onClose={onClose}
      title={t("again.title")}
      closeLabel={tc("close")}
      footer={
        <Button block onClick={() => plan && onGo(plan)}>
          {isAnyLeft ? t("again.go") : t("again.toStore")}
        </Button>
      }
    >
      <ul className={styles.changes} aria-label={t("again.changes")}>
        {changes.map((change) => (
          <li key={`${change.name} ${change.option_name}`}>
            <strong>{change.name}</strong>
            {change.option_name !== "" && <span className={styles.small}> {change.option_name}</span>}
            <span className={styles.change}>{words(change)}</span>
          </li>
        ))}
      </ul>
      <p>{isAnyLeft ? t("again.text") : t("again.none")}</p>
    </Sheet>
  );
}
