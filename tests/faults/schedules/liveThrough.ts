import type { RequestOf } from "#contract/call.ts";
import { createOrder } from "#contract/calls/order.ts";
import { OrderType, PayType } from "#contract/enumerations.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { attemptId } from "#provider/testing/guest.ts";
import { CONTACT } from "#provider/testing/offPremisesGuest.ts";
import { badNetwork } from "./badNetwork.ts";
import { customerOf } from "./customerOf.ts";
import { carts, type ScheduleStage } from "./scheduleStage.ts";
import type { Schedule } from "./someSchedule.ts";

const HOUR = 3_600_000;
const DELIVERY_FEE = 300;

function requestOf(
  { times }: ScheduleStage,
  schedule: Schedule,
  address_id: string,
): RequestOf<typeof createOrder> {
  const { cart, order_type, pay_type, pieces, time } = schedule;
  const lines = carts[cart](pieces);
  const goods = lines.reduce((sum, { number, price }) => sum + number * price, 0);
  const isDelivered = order_type === OrderType.delivery;
  const cash = isDelivered ? 7 : 1;
  return {
    client_order_id: attemptId(),
    store_id: "diner",
    order_type,
    ...(isDelivered ? { delivery: { address_id } } : { contact: CONTACT }),
    mealTime: times[order_type][time] ?? "",
    pay_type: pay_type === 0 ? cash : pay_type,
    lines,
    shown_total: goods + (isDelivered ? DELIVERY_FEE : 0),
  };
}

/** Lives through one schedule; answers what it came to. */
export async function liveThrough(stage: ScheduleStage, schedule: Schedule) {
  const { customers, provider, times } = stage;
  provider.clock.set(NOON);
  const me = customers[schedule.customer];
  const rival = customers[(schedule.customer + 1) % customers.length];
  if (me === undefined || rival === undefined) throw new Error("There is no such customer");
  const { uid, auth_token } = me.session;
  const { arriveLate, send } = badNetwork(provider, () => ({ uid, auth_token }), schedule.network);
  const customer = customerOf(send);
  const request = requestOf(stage, schedule, me.address_id);
  const attempt = await customer.place(request, {
    taps: schedule.taps,
    reloads: schedule.reloads,
    skew: schedule.skew * HOUR,
    others: [times[schedule.order_type][schedule.time + 1] ?? ""],
    now: () => provider.parts.clock().getTime(),
    meanwhile: async (step) => {
      if (step === schedule.late) await arriveLate();
      if (step !== schedule.rival) return;
      await rival.send(createOrder, { ...requestOf(stage, schedule, rival.address_id) });
    },
  });
  const order_no = attempt?.state === "sent" ? attempt.order_no : null;
  for (const event of order_no === null ? [] : schedule.events) {
    const number = order_no ?? "";
    if (event === "cancel") await customer.cancel(number);
    if (event === "store_accepts") await stage.act(number, "accept");
    if (event === "store_cancels") await stage.act(number, "cancel");
    if (event === "pay") await customer.pay(number, PayType.payPay, schedule.taps);
    if (event === "pay_by_wallet") await customer.pay(number, PayType.wallet, schedule.taps);
    if (event === "paid") await stage.decide(number, "paid");
    if (event === "declined") await stage.decide(number, "failed");
    if (event === "asked") await customer.ask((await stage.paymentsOf(number)).at(-1)?.trans_id ?? number);
    if (event === "too_late") await stage.runOut();
  }
  await arriveLate();
  await stage.refund();
  return { me, attempt, client_order_id: request.client_order_id };
}
