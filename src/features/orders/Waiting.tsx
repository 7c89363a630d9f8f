import { useTranslation } from "react-i18next";
import { OrderStatus, OrderType } from "#contract/enumerations.ts";
import type { OrderDetail } from "#contract/order.ts";
import { isBefore } from "#domain/orders/orderState.ts";
import { stageOf } from "#domain/orders/orderStage.ts";
import { dueTime, lateFrom, spokenWait, type Wait, waitUntil } from "#domain/orders/waiting.ts";
import { useMinute } from "#parts/shell/clock.ts";
import { href } from "#routes/href.ts";
import { clockTime, dayAndTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { messageIcon, phoneIcon, raisedHandIcon } from "#ui/icons/account.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { telephone, Way } from "./OrderStore.tsx";
import styles from "./OrderDetailScreen.module.css";

const isCounted = (order: OrderDetail) => ["pending", "preparing", "onItsWay"].includes(stageOf(order));

interface WaitFor {
  /** When it is to be there, RFC 3339. */
  readonly due: string;
  /** How long that is; null where the rest is not the store's to do. */
  readonly left: Wait | null;
}

/** What an order waits for until it is at the table, the counter or the door; null where there is no time for that. */
export function useWait(order: OrderDetail): WaitFor | null {
  const now = useMinute().getTime();
  const due = order.order_type === OrderType.shipping ? null : dueTime(order);
  return due === null
    ? null
    : { due, left: isCounted(order) ? waitUntil(Date.parse(lateFrom(order, due)), now) : null };
}

interface WaitingProps {
  readonly order: OrderDetail;
  readonly wait: WaitFor | null;
}

/** When an order comes to the table, the counter or the door, and how long that is, counting down by minutes. */
export function Waiting({ order, wait }: WaitingProps) {
  const { t } = useTranslation("orders");
  const dueText = useDueText(order);
  const { order_type } = order;
  if (order_type === OrderType.shipping || !isBefore(order, OrderStatus.completed)) return null;
  if (wait === null) {
    const isUnknown = order_type === OrderType.dineIn && isCounted(order);
    return isUnknown ? <p className={styles.small}>{t("wait.unknown")}</p> : null;
  }
  const { left } = wait;
  const words = ({ in: unit, count }: Wait) => (unit === "late" ? "" : t(`wait.${unit}`, { count }));
  return (
    <div className={styles.waiting}>
      <p className={styles.what}>{t(`wait.title${order_type}`)}</p>
      <p className={styles.due}>{dueText(wait.due)}</p>
      {left !== null && (
        <>
          <p className={styles.left} aria-hidden="true">
            {words(left)}
          </p>
          <p className="visually-hidden" role="status">
            {words(spokenWait(left))}
          </p>
        </>
      )}
    </div>
  );
}

interface LateProps {
  readonly order: OrderDetail;
  /** When it was to be there, RFC 3339. */
  readonly due: string;
  /** Where whoever sits at its table calls the staff; null where it has none. */
  readonly staff: string | null;
}

/** In the place of that once the time is over: that it is, and whom to ask, one tap away. */
export function Late({ order, due, staff }: LateProps) {
  const { t } = useTranslation("orders");
  const dueText = useDueText(order);
  const { order_type, store_id, store_phone } = order;
  if (order_type === OrderType.shipping) return null;
  const isAtTable = order_type === OrderType.dineIn;
  return (
    <Notice
      kind="warn"
      live
      action={
        isAtTable ? (
          staff !== null && (
            <Button kind="outline" size="small" icon={<Icon of={raisedHandIcon} size={20} />} href={staff}>
              {t("callStaff")}
            </Button>
          )
        ) : store_phone === "" ? (
          <Way icon={messageIcon} href={href("message", { storeId: store_id })}>
            {t("offPremises.message")}
          </Way>
        ) : (
          <Way icon={phoneIcon} href={telephone(store_phone)}>
            {t("offPremises.call")}
          </Way>
        )
      }
    >
      <strong>{t(isAtTable ? "wait.late1" : "wait.late")}</strong>
      <p>{t("wait.was", { what: t(`wait.title${order_type}`), time: dueText(due) })}</p>
    </Notice>
  );
}

/** Says when an order is to be there: the hour at a table, elsewhere with its day, and of a delivery from when until when. */
function useDueText(order: OrderDetail): (due: string) => string {
  const { order_type, time_zone } = order;
  const { t } = useTranslation("orders");
  const tag = useLanguageTag();
  return (due) => {
    if (order_type === OrderType.dineIn) return t("wait.at", { time: clockTime(due, tag, time_zone) });
    const until = lateFrom(order, due);
    const from = dayAndTime(due, tag, time_zone);
    return until === due ? from : t("wait.span", { from, until: clockTime(until, tag, time_zone) });
  };
}
