import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as Code from "#contract/codes.ts";
import type { OrderDetail } from "#contract/order.ts";
import { distanceBetween } from "#domain/delivery/distance.ts";
import { orderDetailsCall } from "#net/calls/orderCalls.ts";
import { useCall } from "#net/useCall.ts";
import { distance } from "#text/distance.ts";
import { clockTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import MapView from "./map/MapView.tsx";
import styles from "./map/MapView.module.css";

/** Milliseconds between reads of an order on its way: no message tells that its courier has moved. */
const EVERY = 15_000;

/** Where the courier is, in words and on a map, as soon and as long as they say so. */
export default function CourierMap({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation("orders");
  const tag = useLanguageTag();
  const [chosen, choose] = useState<string | null>("courier");
  const { courier_name, courier_place, order_no, time_zone } = order;
  useCall(
    orderDetailsCall,
    { order_no },
    { handles: [Code.noPermission], isSilent: true, refreshInterval: EVERY },
  );
  if (!courier_place) return null;
  const { door, position } = courier_place;
  const time = clockTime(courier_place.time, tag, time_zone);
  const courier = { id: "courier", name: courier_name || t("offPremises.courier"), position };
  const points = door ? [courier, { id: "door", name: t("offPremises.to"), position: door }] : [courier];
  return (
    <div className={styles.courier}>
      <p>
        {door
          ? t("offPremises.courierAway", { distance: distance(distanceBetween(position, door), tag), time })
          : `${t("offPremises.courier")} ${time}`}
      </p>
      <MapView
        label={t("offPremises.courier")}
        points={points}
        selected={chosen}
        onSelect={(id) => id !== null && choose(id)}
        centre={door ? null : position}
      />
    </div>
  );
}
