import type { Call } from "./call.ts";
import * as flow from "./calls/flow.ts";
import * as goods from "./calls/goods.ts";
import * as inform from "./calls/inform.ts";
import * as order from "./calls/order.ts";
import * as payment from "./calls/payment.ts";
import * as session from "./calls/session.ts";
import * as shopcart from "./calls/shopcart.ts";
import * as store from "./calls/store.ts";

const modules: readonly Readonly<Record<string, unknown>>[] = [
  flow,
  goods,
  inform,
  order,
  payment,
  session,
  shopcart,
  store,
];

/** Every declared call. For the provider and for tests: a screen imports the calls that it sends. */
export const allCalls: readonly Call[] = modules.flatMap((module) => Object.values(module).filter(isCall));

function isCall(value: unknown): value is Call {
  return typeof value === "object" && value !== null && "path" in value && "access" in value;
}
