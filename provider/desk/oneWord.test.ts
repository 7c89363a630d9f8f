import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { OrderStatus, OrderType } from "#contract/enumerations.ts";
import { LOCALES, wireLanguage } from "#domain/values/localeCodes.ts";
import { deskWords } from "#provider/desk/speech.ts";

const read = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../locales/${path}`, import.meta.url), "utf8"));

it.each(LOCALES)("a state has one word for guests, in their notices and at the desk, in %s", (locale) => {
  const { status } = read(`${locale}/orders.json`) as { status: Record<string, string> };
  const notices = read(`${locale}/provider/notices.json`) as Record<string, string>;
  const desk = deskWords(wireLanguage(locale));
  const atDesk = {
    pending: desk.status[OrderStatus.pending],
    preparing: desk.status[OrderStatus.confirmed],
    served: desk.status[OrderStatus.completed],
    settled: desk.status[OrderStatus.settled],
    cancelled: desk.status[OrderStatus.canceled],
    ready: desk.offPremises[OrderType.takeAway],
    onItsWay: desk.offPremises[OrderType.delivery],
    collected: desk.handedOut[OrderType.takeAway],
    delivered: desk.handedOut[OrderType.delivery],
    refunded: desk.refunded,
  };
  expect(Object.fromEntries(Object.keys(atDesk).map((stage) => [stage, status[stage]]))).toEqual(atDesk);
  const told = {
    ready: "order_ready",
    onItsWay: "order_on_its_way",
    served: "order_completed",
    settled: "order_settled",
    collected: "order_collected",
    delivered: "order_delivered",
  };
  for (const [stage, notice] of Object.entries(told))
    expect(notices[notice]?.toLowerCase()).toContain(status[stage]?.toLowerCase());
});
