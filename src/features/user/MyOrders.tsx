import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { orderListCall } from "#net/calls/orderCalls.ts";
import { useCall } from "#net/useCall.ts";
import { NotKnown } from "#parts/trouble/NotKnown.tsx";
import { href } from "#routes/href.ts";
import { sessionAtom } from "#state/account/session.ts";
import { Card } from "#ui/lists/Card.tsx";
import { cashIcon } from "#ui/icons/payment.ts";
import { clockIcon, receiptIcon } from "#ui/icons/discovery.ts";
import { starIcon } from "#ui/icons/common.ts";
import { Tile } from "./Tile.tsx";
import styles from "./User.module.css";

/** One's orders by how they stand, with how many of them wait for something. */
export function MyOrders() {
  const { t } = useTranslation("user");
  const hasSession = useAtomValue(sessionAtom) !== null;
  const list = useCall(orderListCall, hasSession ? { tab: 0 } : null, { isSilent: true });
  const counts = list.data?.counts;
  const tiles = [
    { tab: "5", icon: cashIcon, label: t("orders.toPay"), count: counts?.to_pay },
    { tab: "4", icon: clockIcon, label: t("orders.inProgress"), count: counts?.in_progress },
    { tab: "3", icon: starIcon, label: t("orders.toReview"), count: counts?.to_review },
    { tab: "0", icon: receiptIcon, label: t("orders.all"), count: 0 },
  ];
  return (
    <section className={styles.section} aria-labelledby="my-orders">
      <h2 id="my-orders">{t("orders.title")}</h2>
      <Card padded={false}>
        <div className={styles.tiles}>
          {tiles.map(({ tab, icon, label, count = 0 }) => (
            <Tile key={tab} href={href("order", { tab })} icon={icon} label={label} count={count} />
          ))}
        </div>
        {list.failure && !list.data && (
          <NotKnown onRetry={list.reload} isRetrying={list.isValidating}>
            {t("orders.unknown")}
          </NotKnown>
        )}
      </Card>
    </section>
  );
}
