import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import { type ending, REOPENED_WITHIN } from "#contract/calls/desk/ending.ts";
import { boardPath } from "#desk/board/boardPath.ts";
import { useWhen } from "#desk/frame/useWhen.ts";
import { money } from "#text/formats.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import desk from "#desk/frame/Desk.module.css";
import styles from "./Stores.module.css";

interface EndMeansProps {
  readonly store_id: string;
  readonly now: DeskResponse<typeof ending>;
}

/** What the end of a store means for its orders, for what guests hold of it, and for what works for it. */
export function EndMeans({ now, store_id }: EndMeansProps) {
  const { t } = useTranslation("desk/stores");
  const { t: tb } = useTranslation("desk/board");
  const when = useWhen();
  const { cards, coupons, ended_at, open_orders, orders, printers, publish_time, staff, tablets, vouchers } =
    now;
  const holds = cards.count + vouchers.count > 0;
  return (
    <section className={desk.card} aria-labelledby="means">
      <h2 id="means">{t("end.means")}</h2>
      {open_orders > 0 ? (
        <Notice kind="danger">
          {t("end.openOrders", { count: open_orders })}{" "}
          <Link to={boardPath({ store: { store_id, name: now.name } })}>{t("end.toBoard")}</Link>
        </Notice>
      ) : (
        <p>{t("end.noOrders")}</p>
      )}
      {orders.length > 0 && (
        <ul className={styles.means}>
          {orders.map(({ order_no, order_type, placed_time, total }) => (
            <li key={order_no}>
              <b>{order_no}</b> {tb(`mode.${order_type}`)} · {when(placed_time)} · {money(total)}
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.means}>
        {cards.count > 0 && (
          <li>{t("end.cards", { count: cards.count, yen: money(cards.yen), bonus: money(cards.bonus) })}</li>
        )}
        {vouchers.count > 0 && (
          <li>{t("end.vouchers", { count: vouchers.count, yen: money(vouchers.yen) })}</li>
        )}
        {coupons > 0 && <li>{t("end.coupons", { count: coupons })}</li>}
        {publish_time !== null && <li>{t("end.publish", { time: when(publish_time) })}</li>}
        {printers > 0 && <li>{t("end.printers", { count: printers })}</li>}
        {tablets > 0 && <li>{t("end.tablets", { count: tablets })}</li>}
        {staff > 0 && <li>{t("end.staff", { count: staff })}</li>}
        {ended_at === null && <li>{t("end.reopen30", { days: REOPENED_WITHIN })}</li>}
      </ul>
      {holds && <Notice kind="warn">{t("end.law")}</Notice>}
    </section>
  );
}
