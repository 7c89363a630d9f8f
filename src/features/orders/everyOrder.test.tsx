import type { TFunction } from "i18next";
import { beforeAll, expect, it } from "vitest";
import { OrderStatus, OrderType, PayStatus, PayType } from "#contract/enumerations.ts";
import type { OrderDetail } from "#contract/order.ts";
import { customerActions, type OrderState } from "#domain/orders/orderMachine.ts";
import { orderCard } from "#parts/share/shareCards.ts";
import { renderPart } from "#parts/testing/renderPart.tsx";
import { allStates } from "#tests/domain/orderStates.ts";
import { someOrder } from "#tests/domain/someOrder.ts";
import { ensureTexts, startTexts } from "#text/instance.ts";
import { loadTexts } from "#text/loadTexts.ts";
import { MoneyNote } from "./MoneyNote.tsx";
import { OrderProgress } from "./OrderProgress.tsx";
import { OrderRow } from "./OrderRow.tsx";

const TEXTS = ["orders", "bill", "stores", "share"];
const NUMBER = "087";
const DUE = "2026-11-21T12:15:00+09:00";
const AT_THE_COUNTER = [PayType.cash, PayType.payPay, null] as const;
const AT_THE_DOOR = [PayType.cashOnDelivery, PayType.payPay, null] as const;
const payTypes = {
  [OrderType.dineIn]: AT_THE_COUNTER,
  [OrderType.takeAway]: AT_THE_COUNTER,
  [OrderType.delivery]: AT_THE_DOOR,
  [OrderType.shipping]: AT_THE_DOOR,
} as const;

const flag = (is: boolean) => (is ? 1 : 0);

function orderOf(state: OrderState, pay_type: OrderDetail["pay_type"]): OrderDetail {
  const { order_type, order_status, pay_status } = state;
  return someOrder({
    order_type,
    order_status,
    pay_status,
    pay_type,
    is_locked: flag(state.is_locked),
    is_cashier_pending: flag(state.is_cashier_pending),
    has_pending_round: flag(state.has_pending_round),
    seat_number: order_type === OrderType.dineIn ? "A3" : null,
    call_number: order_type < 3 ? NUMBER : "",
    ready_time: state.is_ready ? DUE : null,
    pickup_time: order_type === OrderType.takeAway ? DUE : null,
    receive_time: order_type === OrderType.delivery ? DUE : null,
    // Providers before this one said it of orders at a table as well.
    auto_cancel_time:
      order_status === OrderStatus.pending && pay_status === PayStatus.unpaid && pay_type === PayType.payPay
        ? DUE
        : null,
    to_pay: pay_status === PayStatus.unpaid && order_status >= 0 ? 1_000 : 0,
    actions: customerActions(state),
  });
}

/** Every order that there can be: each state that the machine of orders reaches, by each way of paying for its kind. */
const orders = allStates
  .filter((state) => state.is_mine)
  .flatMap((state) => payTypes[state.order_type].map((pay_type) => orderOf(state, pay_type)));

interface Said {
  readonly order: OrderDetail;
  readonly page: string;
  readonly row: string;
  readonly card: readonly (string | null)[];
}
let all: Said[] = [];
let t: TFunction<"orders">;

beforeAll(async () => {
  const instance = startTexts("en", {});
  await ensureTexts(instance, loadTexts, "en", TEXTS);
  t = instance.getFixedT("en", "orders") as TFunction<"orders">;
  const share = instance.getFixedT("en", "share") as TFunction<"share">;
  const { container, unmount } = await renderPart(
    orders.map((order, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves
      <section key={index}>
        <div>
          <OrderProgress order={order} />
          <MoneyNote order={order} />
        </div>
        <div>
          <OrderRow order={order} />
        </div>
      </section>
    )),
    { texts: TEXTS, uid: "u1" },
  );
  all = [...container.children].map((section, index) => {
    const order = orders[index] ?? someOrder();
    const [page, row] = [...section.children].map((part) => part.textContent);
    const card = orderCard(order, share).details.map(({ text }) => text);
    return { order, page: page ?? "", row: row ?? "", card };
  });
  unmount();
});

/** The orders of which something is said that must not be, by what they are. */
const wrong = (isWrong: (said: Said) => boolean) =>
  all.filter(isWrong).map(({ order }) => {
    const { order_type, order_status, pay_status, pay_type, is_locked } = order;
    return { order_type, order_status, pay_status, pay_type, is_locked };
  });
const isPaid = ({ pay_status }: OrderDetail) =>
  pay_status === PayStatus.paid || pay_status === PayStatus.collected;

it("covers every kind, status and way of paying", () => {
  const kinds = new Set(
    orders.map(({ order_type, order_status, pay_status }) => `${order_type} ${order_status} ${pay_status}`),
  );
  expect(orders.length).toBeGreaterThan(200);
  expect(kinds.size).toBeGreaterThan(40);
});

it("nobody at a table is told to pay by a time, on the order's page or in the list", () => {
  const due = t("offPremises.payBy", { time: "12:15" });
  const dueInList = t("list.payBy", { time: "12:15" });
  const told = ({ page, row }: Said) => page.includes(due) || row.includes(dueInList);
  expect(wrong((said) => said.order.order_type === OrderType.dineIn && told(said))).toEqual([]);
  // And who is to pay online before anything is made is told.
  const isDue = ({ order }: Said) => order.order_type !== OrderType.dineIn && order.auto_cancel_time !== null;
  expect(all.filter(isDue).length).toBeGreaterThan(0);
  expect(wrong((said) => isDue(said) && !told(said))).toEqual([]);
});

it("no number is called of who sits, has everything brought to the door, or is through", () => {
  const isCalled = ({ order_type, order_status }: OrderDetail) =>
    order_type === OrderType.takeAway && order_status >= 0 && order_status < 2;
  expect(wrong(({ order, page }) => page.includes(NUMBER) !== isCalled(order))).toEqual([]);
  expect(wrong(({ order, row }) => row.includes(NUMBER) && !isCalled(order))).toEqual([]);
  expect(
    wrong(({ order, card }) => card.includes(NUMBER) !== (order.order_type === OrderType.takeAway)),
  ).toEqual([]);
  expect(wrong(({ card }) => card.includes(""))).toEqual([]);
});

it("no checkout is still to come of what is paid, or of what went back", () => {
  const words = `${t("status.settled")} (${t("step.ahead")})`;
  const toCome = (page: string) => page.includes(words);
  expect(wrong(({ order, page }) => order.pay_status !== PayStatus.unpaid && toCome(page))).toEqual([]);
  expect(all.some(({ page }) => toCome(page))).toBe(true);
});

it("who is sent to the register is sent with their table", () => {
  const said = t("toRegisterFrom", { table: "A3" });
  expect(
    wrong(
      ({ order, page }) =>
        page.includes(said) !== (order.order_type === OrderType.dineIn && order.is_cashier_pending === 1),
    ),
  ).toEqual([]);
});

it("nothing is asked of who has paid", () => {
  const asked = [
    t("status.toPay"),
    t("outlook.toPay"),
    t("list.next.pay"),
    t("offPremises.cashAtCounter", { amount: "¥1,000" }),
    t("offPremises.cashAtDoor", { amount: "¥1,000" }),
  ];
  expect(
    wrong(({ order, page, row }) => isPaid(order) && asked.some((words) => `${page} ${row}`.includes(words))),
  ).toEqual([]);
});
