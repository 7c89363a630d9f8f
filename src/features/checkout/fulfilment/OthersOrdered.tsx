import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { OrderStatus, OrderTab, Registration } from "#contract/enumerations.ts";
import type { StoreDetail } from "#contract/store.ts";
import styles from "#features/checkout/Checkout.module.css";
import { orderListCall } from "#net/calls/orderCalls.ts";
import { useCall } from "#net/useCall.ts";
import { href } from "#routes/href.ts";
import { sessionAtom } from "#state/account/session.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";

/** So many dishes are named; the table's orders have them all. */
const MOST = 4;

interface OthersOrderedProps {
  readonly store: Pick<StoreDetail, "store_id" | "is_room" | "is_reg" | "table">;
  readonly tableId: string;
}

/**
 * What others at the table have ordered in the present visit, so that nothing is ordered twice; the way to all of it.
 * Nothing where they have ordered nothing, or who asks may not see it.
 */
export function OthersOrdered({ store, tableId }: OthersOrderedProps) {
  const { t } = useTranslation("checkout");
  const hasSession = useAtomValue(sessionAtom) !== null;
  const { is_reg, is_room, store_id, table } = store;
  // Where guests are registered by their table, asking registers them; elsewhere nobody is sent to sign in for a look.
  const mayAsk = hasSession || (is_room === 1 && is_reg === Registration.byTable);
  const { data } = useCall(
    orderListCall,
    mayAsk && table?.is_occupied === 1 ? { tab: OrderTab.all, store_id, table_id: tableId } : null,
    { isSilent: true },
  );
  const others = (data?.items ?? []).filter(
    ({ is_mine, order_status }) => is_mine === 0 && order_status !== OrderStatus.canceled,
  );
  const names = [...new Set(others.flatMap(({ goods_names }) => goods_names))];
  if (names.length === 0) return null;
  const said = names.slice(0, MOST).join(t("remarkJoin"));
  return (
    <p className={styles.note}>
      {t("othersOrdered", { names: names.length > MOST ? `${said}…` : said })}{" "}
      <Anchor href={href("orderFood", { storeId: store_id, tableId, tab: "orders" })}>
        {t("attempt.look")}
      </Anchor>
    </p>
  );
}
