import { useTranslation } from "react-i18next";
import { OrderStatus, OrderType } from "#contract/enumerations.ts";
import type { OrderSummary } from "#contract/order.ts";
import { payUntil, waitsForPayment } from "#domain/orders/orderStage.ts";
import { dueTime } from "#domain/orders/waiting.ts";
import { isBefore } from "#domain/orders/orderState.ts";
import { useTableCode } from "#parts/orders/tableCode.ts";
import { OrderStatusText } from "#parts/orders/OrderStatusText.tsx";
import { href } from "#routes/href.ts";
import { clockTime, dayAndTime, money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { Badge } from "#ui/feedback/Rating.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import styles from "./Orders.module.css";
import { useMallAgain } from "./again/useMallAgain.ts";
import { AgainLayer, useOrderAgain } from "#parts/orders/again/useOrderAgain.tsx";
import { useArrivalWords } from "./mall/arrivalWords.ts";
import { useOrderAction } from "./useOrderAction.ts";

/** One of the caller's orders: store, way of ordering, how it stands, what it holds, and what to do next. */
export function OrderRow({ order }: { readonly order: OrderSummary }) {
  const { t } = useTranslation("orders");
  const { t: ts } = useTranslation("stores");
  const tag = useLanguageTag();
  const { order_type, time_zone, pickup_time, receive_time, seat_number } = order;
  const served = dueTime(order);
  const at = (time: string) => dayAndTime(time, tag, time_zone);
  const until = nextAction(order) === "pay" ? payUntil(order) : null;
  const isOpen = isBefore(order, OrderStatus.completed);
  const arrival = useArrivalWords()(order);
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        {order.store_picture && (
          <span className={styles.picture}>
            <Picture {...order.store_picture} alt="" sizes="48px" frame="square" />
          </span>
        )}
        <h2 className={styles.name}>
          <Anchor href={orderPath(order)} className={styles.link}>
            {order.store_name}
          </Anchor>
        </h2>
        <p className={styles.placed}>
          <OrderStatusText order={order} />
          <Badge tone="plain">{ts(`orderType.${order_type}`)}</Badge>
          {seat_number && <span>{t("seat", { name: seat_number })}</span>}
          <span className={styles.time}>{at(order.order_time)}</span>
        </p>
      </div>
      <p className={styles.goods}>{order.goods_names.join(t("nameJoin"))}</p>
      {isOpen && pickup_time && (
        <p className={styles.when}>
          {t("list.pickup", { time: at(pickup_time) })} · {t("list.call", { number: order.call_number })}
        </p>
      )}
      {order_type === OrderType.dineIn && served && (
        <p className={styles.when}>{t("list.serving", { time: clockTime(served, tag, time_zone) })}</p>
      )}
      {isOpen && receive_time && (
        <p className={styles.when}>{t("list.delivery", { time: at(receive_time) })}</p>
      )}
      {arrival && <p className={styles.when}>{arrival}</p>}
      {until && <p className={styles.due}>{t("list.payBy", { time: clockTime(until, tag, time_zone) })}</p>}
      <div className={styles.foot}>
        <p>
          <span className={styles.soft}>{t("pieces", { count: order.goods_count })}</span>{" "}
          <strong className={styles.total}>{money(order.total)}</strong>
        </p>
        <div className={styles.steps}>
          <NextStep order={order} />
        </div>
      </div>
    </article>
  );
}

/** The button for what to do with an order next, and beside a review ordering it again; their names say of which order. */
function NextStep({ order }: { readonly order: OrderSummary }) {
  const { t } = useTranslation("orders");
  const { order_no } = order;
  const offPremises = useOrderAgain(order);
  const mall = useMallAgain(order);
  const again = order.order_type === OrderType.shipping ? mall : offPremises;
  const { busy, askReceived } = useOrderAction(order);
  const action = nextAction(order);
  const isRepeated = action === "review" && isAgainOffered(order);
  const of = <OfOrder order={order} />;
  if (action === "confirm_receipt") {
    return (
      <Button
        {...MAIN}
        busy={busy !== null}
        onClick={({ currentTarget }) => askReceived(focusKept(currentTarget))}
      >
        {t("list.next.confirm_receipt")}
        {of}
      </Button>
    );
  }
  if (action === "add") return <AddOrTrack order={order} />;
  const detail = orderPath(order, action === "pay" ? "1" : undefined);
  return (
    <>
      {action !== "order_again" && (
        <Button
          {...(action === "pay" || action === "track" ? MAIN : ASIDE)}
          href={action === "review" ? href("evaluation", { orderNo: order_no }) : detail}
        >
          {t(`list.next.${action}`)}
          {of}
        </Button>
      )}
      {(action === "order_again" || isRepeated) && (
        <>
          <Button {...MAIN} busy={again.isBusy} onClick={() => void again.begin()}>
            {t("list.next.order_again")}
            {of}
          </Button>
          <AgainLayer again={again} />
        </>
      )}
    </>
  );
}

/** What takes one on, in a card: of many orders none has the screen's one red button. */
const MAIN = { kind: "quiet", size: "small", className: styles.next ?? "" } as const;
/** What only shows or tells. */
const ASIDE = { ...MAIN, kind: "outline" } as const;

/** More dishes at the order's table; where nobody says which that is, how the order stands. */
function AddOrTrack({ order }: { readonly order: OrderSummary }) {
  const { t } = useTranslation("orders");
  const { order_no, store_id, table_id = null } = order;
  const code = useTableCode({ order_no, store_id, table_id }, null);
  const menu = { storeId: store_id, tableId: code, add: order_no };
  const of = <OfOrder order={order} />;
  return (
    <>
      <Button {...(code === undefined ? MAIN : ASIDE)} href={orderPath(order)}>
        {t("list.next.track")}
        {of}
      </Button>
      {code !== undefined && (
        <Button {...MAIN} href={href("orderFood", menu)}>
          {t("addDishes")}
          {of}
        </Button>
      )}
    </>
  );
}

function OfOrder({ order: { order_no, store_name } }: { readonly order: OrderSummary }) {
  const { t } = useTranslation("orders");
  return <span className="visually-hidden">{t("list.of", { store: store_name, number: order_no })}</span>;
}

export type NextAction = "confirm_receipt" | "pay" | "add" | "track" | "review" | "order_again" | "see";

/**
 * The one thing to do with an order next. An order to collect or to be brought that is paid in cash is not paid here;
 * at a table that comes with the end of the meal.
 */
function nextAction(order: OrderSummary): NextAction {
  const { order_type, order_status, is_locked, actions } = order;
  const isAtTable = order_type === OrderType.dineIn;
  if (!isAtTable && actions.includes("confirm_receipt")) return "confirm_receipt";
  const isBillDue = order_status === OrderStatus.completed || is_locked === 1;
  if (isAtTable ? actions.includes("pay") && isBillDue : waitsForPayment(order)) return "pay";
  if (actions.includes("add_dishes")) return "add";
  if (isBefore(order, OrderStatus.completed)) return "track";
  if (actions.includes("review")) return "review";
  return isAgainOffered(order) ? "order_again" : "see";
}

const isAgainOffered = ({ actions }: OrderSummary) => actions.includes("order_again");

/**
 * What a button of a list's row is to call once its order changed, and maybe went from the list, and itself with it:
 * whoever goes by the keyboard is then at that order still, or at the one in its place, never back at the page's top.
 */
function focusKept(button: Element): () => void {
  const panel = button.closest<HTMLElement>('[role="tabpanel"]');
  const links = () => [...(panel?.querySelectorAll<HTMLAnchorElement>("h2 a") ?? [])];
  const own = button.closest("article")?.querySelector<HTMLAnchorElement>("h2 a");
  const place = links().findIndex((link) => link === own);
  return () => {
    // After the list is drawn anew.
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const left = links();
      (left.find((link) => link.href === own?.href) ?? left[place] ?? left.at(-1) ?? panel)?.focus();
    });
  };
}

/** The address of an order's own screen: those of the mall have one of their own. `pay`: one comes to pay. */
function orderPath(
  { order_no, order_type, store_id }: Pick<OrderSummary, "order_no" | "order_type" | "store_id">,
  pay?: "1" | undefined,
): string {
  return order_type === OrderType.shipping
    ? href("mallOrderDetail", { orderNo: order_no, pay })
    : href("orderDetail", { orderNo: order_no, storeId: store_id, pay });
}
