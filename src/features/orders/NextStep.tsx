import { useTranslation } from "react-i18next";
import type { OrderSummary } from "#contract/order.ts";
import { orderPath } from "#parts/orders/orderPath.ts";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";
import { AgainLayer } from "./AgainLayer.tsx";
import { focusKept } from "./focusKept.ts";
import { useMallAgain } from "./mall/useMallAgain.ts";
import { nextAction } from "./nextAction.ts";
import styles from "./Orders.module.css";
import { useOrderAction } from "./useOrderAction.ts";
import { useOrderAgain } from "./useOrderAgain.ts";

/** The button for what to do with an order next; its name says of which order. */
export function NextStep({ order }: { readonly order: OrderSummary }) {
  const { t } = useTranslation("orders");
  const { order_no, store_name } = order;
  const away = useOrderAgain(order);
  const mall = useMallAgain(order);
  const again = order.order_type === 4 ? mall : away;
  const { busy, askReceived } = useOrderAction(order);
  const action = nextAction(order);
  const detail = orderPath(order, action === "pay" ? "1" : undefined);
  const words = (
    <>
      {t(`list.next.${action}`)}
      <span className="visually-hidden">{t("list.of", { store: store_name, number: order_no })}</span>
    </>
  );
  const look = {
    kind: action === "pay" || action === "confirm_receipt" ? "primary" : "outline",
    size: "small",
    className: styles.next ?? "",
  } as const;
  if (action === "confirm_receipt") {
    return (
      <Button
        {...look}
        busy={busy !== null}
        onClick={({ currentTarget }) => askReceived(focusKept(currentTarget))}
      >
        {words}
      </Button>
    );
  }
  if (action === "order_again") {
    return (
      <>
        <Button {...look} busy={again.isBusy} onClick={() => void again.begin()}>
          {words}
        </Button>
        <AgainLayer again={again} />
      </>
    );
  }
  return (
    <Button {...look} href={action === "review" ? href("evaluation", { orderNo: order_no }) : detail}>
      {words}
    </Button>
  );
}
