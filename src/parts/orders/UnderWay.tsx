import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { OrderTab } from "#contract/enumerations.ts";
import { openOrders } from "#domain/orders/openOrders.ts";
import { dueTime, lateFrom, waitUntil } from "#domain/orders/waiting.ts";
import { orderListCall } from "#net/calls/orderCalls.ts";
import { useCall } from "#net/useCall.ts";
import { useMinute } from "#parts/shell/clock.ts";
import { useTexts } from "#parts/shell/useTexts.ts";
import { href } from "#routes/href.ts";
import { sessionAtom } from "#state/account/session.ts";
import { dayAndTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { chevronIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { OrderStatusText } from "./OrderStatusText.tsx";
import styles from "./UnderWay.module.css";
import { useOrderPolling } from "./useOrderPolling.ts";

/**
 * The order that comes next, above the tabs, so that nothing moves for it: how it stands, when one has it, and the way to
 * it; and how many more are under way. Nothing for whoever waits for none.
 */
export default function UnderWay() {
  const { t } = useTranslation(["home", "orders"]);
  const tag = useLanguageTag();
  const now = useMinute().getTime();
  const polling = useOrderPolling(true);
  const hasSession = useAtomValue(sessionAtom) !== null;
  // The request of "my usual", and of the account's page.
  const { data } = useCall(orderListCall, hasSession ? { tab: OrderTab.all, table_id: undefined } : null, {
    isSilent: true,
    refreshInterval: (latest) => (openOrders(latest?.items ?? []).length > 0 ? polling : 0),
  });
  const [order, ...others] = openOrders(data?.items ?? []);
  const hasTexts = useTexts(order ? ["orders"] : []);
  if (!order || !hasTexts) return null;
  const due = dueTime(order);
  const left = due === null ? null : waitUntil(Date.parse(lateFrom(order, due)), now);
  const when =
    left?.in === "minutes"
      ? t("orders:wait.minutes", { count: left.count })
      : due && dayAndTime(due, tag, order.time_zone);
  return (
    <>
      <div className={styles.space} />
      <aside className={styles.strip} aria-label={t("home:underWay.title")}>
        <Anchor
          className={styles.way}
          href={
            others.length > 0
              ? href("order", { tab: String(OrderTab.inProgress) })
              : href("orderDetail", { orderNo: order.order_no, storeId: order.store_id })
          }
        >
          <OrderStatusText order={order} />
          <span className={styles.store}>
            {order.store_name}
            {others.length > 0 && <small> {t("home:underWay.more", { count: others.length })}</small>}
          </span>
          {when && <b className={styles.when}>{when}</b>}
          <Icon of={chevronIcon} size={16} />
        </Anchor>
      </aside>
    </>
  );
}
