import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { OrderStatus, OrderType } from "#contract/enumerations.ts";
import type { OrderDetail } from "#contract/order.ts";
import { isBefore } from "#domain/orders/orderState.ts";
import { directionsTo, OutsideLink } from "#parts/shell/OutsideLink.tsx";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Pill } from "#ui/actions/Pill.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { messageIcon, phoneIcon } from "#ui/icons/account.ts";
import { pinIcon } from "#ui/icons/common.ts";
import { Icon, type IconShape } from "#ui/pictures/Icon.tsx";
import { LostReceipt } from "#ui/pictures/listDrawings.tsx";
import styles from "./offPremises/OffPremises.module.css";
import card from "./OrderDetailScreen.module.css";

interface OrderStoreProps {
  readonly order: OrderDetail;
  /** What can be changed, as pills. */
  readonly children: ReactNode;
}

/** Help with an order: its store, the way there, its phone, words to it, until when it can be cancelled, and what can be changed. */
export function OrderStore({ order, children }: OrderStoreProps) {
  const { t } = useTranslation("orders");
  const { actions, store_id, store_name, store_address, store_phone, order_type } = order;
  return (
    <section className={card.card} aria-labelledby="store">
      <h2 id="store">{t("help.title")}</h2>
      <p className={styles.block}>
        <span>{store_name}</span>
        <span>{store_address}</span>
      </p>
      <p className={styles.ways}>
        {order_type === OrderType.takeAway && (
          <Way icon={pinIcon} href={directionsTo(store_name, store_address)}>
            {t("offPremises.directions")}
          </Way>
        )}
        {store_phone !== "" && (
          <Way icon={phoneIcon} href={telephone(store_phone)}>
            {t("offPremises.call")}
          </Way>
        )}
        <Way icon={messageIcon} href={href("message", { storeId: store_id })}>
          {t("offPremises.message")}
        </Way>
      </p>
      {isBefore(order, OrderStatus.completed) && (
        <p className={card.small}>
          {!actions.includes("cancel")
            ? t("help.taken")
            : t(order_type === OrderType.takeAway ? "help.open2" : "help.open")}
        </p>
      )}
      <div className={card.more}>{children}</div>
    </section>
  );
}

interface WayProps {
  readonly icon: IconShape;
  readonly href: string;
  readonly children: ReactNode;
}

/** A small link that leads out of the page: a call, a map, a parcel, a message. */
export function Way({ icon, href: to, children }: WayProps) {
  if (to.startsWith("/"))
    return (
      <Pill icon={icon} href={to}>
        {children}
      </Pill>
    );
  const content = (
    <>
      <Icon of={icon} size={20} />
      <span>{children}</span>
    </>
  );
  if (to.startsWith("tel:")) {
    return (
      <a className={styles.way} href={to}>
        {content}
      </a>
    );
  }
  return (
    <OutsideLink className={styles.way} href={to}>
      {content}
    </OutsideLink>
  );
}

/** The address that calls a number, however it was written. */
export function telephone(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, "")}`;
}

/** In the place of an order that another placed: trying again would not help, one's own orders do. */
export function NotMine() {
  const { t } = useTranslation("orders");
  return (
    <EmptyState
      title={t("notMine.title")}
      illustration={<LostReceipt />}
      action={<Button href={href("order", {})}>{t("notMine.toMine")}</Button>}
    >
      {t("notMine.text")}
    </EmptyState>
  );
}
