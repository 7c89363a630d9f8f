import { and, eq } from "drizzle-orm";
import { courierErrand, courierLink, courierPlace } from "#contract/calls/desk/courier.ts";
import { OrderStatus, OrderType } from "#contract/enumerations.ts";
import type { Database } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { reading } from "#provider/desk/counter.ts";
import { ownStore } from "#provider/desk/stores/ownStore.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import { leftToPay, numberOf, remarksOf, roundsOf } from "#provider/orders/orderFacts.ts";
import { sentOrigin } from "#provider/server/origins.ts";
import { isSigned, sign } from "#provider/server/signing.ts";
import { answerDesk } from "#provider/staff/deskDispatch.ts";

const PURPOSE = "courier";
/** Parts of a degree that are kept: about ten metres. */
const FINENESS = 10_000;

const isOnItsWay = ({ order_status, order_type, ready_at }: OrderRow): boolean =>
  order_type === OrderType.delivery && order_status === OrderStatus.confirmed && ready_at !== null;

/** What a courier's link stands for: this order, as long as the same courier is on the way with it. */
const signedText = ({
  courier_name,
  courier_phone,
  delivery_company,
  order_no,
  ready_at,
  store_id,
}: OrderRow) =>
  JSON.stringify([store_id, order_no, courier_name, courier_phone, delivery_company, ready_at?.getTime()]);

/** The order that a link's secret is for, while it is on its way; null: the link has ended, or never was one. */
async function orderOfLink(db: Database, token: string, key: string): Promise<OrderRow | null> {
  const [, order_no, signature] = /^(.+)\.([\w-]+)$/.exec(token) ?? [];
  if (order_no === undefined || signature === undefined) return null;
  const [order] = await db.select().from(orders).where(eq(orders.order_no, order_no));
  const isOpen = order !== undefined && isOnItsWay(order);
  return isOpen && isSigned(key, PURPOSE, signedText(order), signature) ? order : null;
}

const link = answerDesk(courierLink, async ({ order_no, store_id }, context) => {
  const { db, fail, origin, parts } = context;
  await ownStore(context, store_id);
  const [order] = await db.select().from(orders).where(eq(orders.order_no, order_no));
  if (order === undefined || order.store_id !== store_id || !isOnItsWay(order)) return fail("gone");
  const token = `${order_no}.${sign(parts.signingKey, PURPOSE, signedText(order))}`;
  return { link: `${sentOrigin(origin, parts.settings)}/desk/courier#${token}` };
});

const errand = answerDesk(courierErrand, async ({ token }, { db, fail, language, parts }) => {
  const order = await orderOfLink(db, token, parts.signingKey);
  const to = order?.delivery_address ?? null;
  const store = order === null ? undefined : await reading(parts).findStore(order.store_id);
  if (order === null || to === null || store === undefined) return fail("link_ended");
  const { address, detail, postal_code } = to;
  return {
    number: numberOf(order),
    store: { name: store.name[language], phone: store.phone, time_zone: store.time_zone },
    guest: { name: order.contact_name, phone: order.contact_phone },
    address: { postal_code, address, detail },
    door: to.position ?? null,
    remarks: remarksOf([order, ...(await roundsOf(db, [order.order_no]))]),
    due_at: order.receive_at?.toISOString() ?? null,
    left_to_pay: leftToPay(order),
    told_at: order.courier_place?.told_at ?? null,
  };
});

const place = answerDesk(courierPlace, async ({ position, token }, { db, fail, now, parts }) => {
  const order = await orderOfLink(db, token, parts.signingKey);
  if (order === null) return fail("link_ended");
  const { latitude, longitude } = position ?? { latitude: 0, longitude: 0 };
  const rounded = {
    latitude: Math.round(latitude * FINENESS) / FINENESS,
    longitude: Math.round(longitude * FINENESS) / FINENESS,
  };
  const courier_place = position === null ? null : { position: rounded, told_at: now.toISOString() };
  await db
    .update(orders)
    .set({ courier_place })
    // It may have arrived meanwhile.
    .where(and(eq(orders.order_no, order.order_no), eq(orders.order_status, OrderStatus.confirmed)));
  return {};
});

export const courierCalls = [link, errand, place];
