import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LOCALES } from "#domain/values/localeCodes.ts";

const read = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../locales/${path}`, import.meta.url), "utf8"));

it.each(LOCALES)("a state has one word for guests, in their notices and at the desk, in %s", (locale) => {
  const { status } = read(`${locale}/orders.json`) as { status: Record<string, string> };
  const notices = read(`${locale}/provider/notices.json`) as Record<string, string>;
  const { money, state } = read(`${locale}/desk/board.json`) as Record<string, Record<string, string>>;
  const atDesk = {
    pending: state?.["waiting"],
    preparing: state?.["preparing"],
    served: state?.["served"],
    settled: state?.["settled"],
    cancelled: state?.["canceled"],
    ready: state?.["ready2"],
    onItsWay: state?.["ready3"],
    collected: state?.["handed2"],
    delivered: state?.["handed3"],
    refunded: money?.["refunded"],
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
