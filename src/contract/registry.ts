import type { Call } from "./call.ts";
import * as addresses from "./calls/addresses.ts";
import * as afterOrder from "./calls/afterOrder.ts";
import * as cards from "./calls/cards.ts";
import * as coupons from "./calls/coupons.ts";
import * as flow from "./calls/flow.ts";
import * as goods from "./calls/goods.ts";
import * as inform from "./calls/inform.ts";
import * as mallOrder from "./calls/mallOrder.ts";
import * as mallShopcart from "./calls/mallShopcart.ts";
import * as mallStore from "./calls/mallStore.ts";
import * as member from "./calls/member.ts";
import * as order from "./calls/order.ts";
import * as payment from "./calls/payment.ts";
import * as places from "./calls/places.ts";
import * as refillCard from "./calls/refillCard.ts";
import * as session from "./calls/session.ts";
import * as shopcart from "./calls/shopcart.ts";
import * as signIn from "./calls/signIn.ts";
import * as specials from "./calls/specials.ts";
import * as store from "./calls/store.ts";
import * as storeLists from "./calls/storeLists.ts";
import * as Code from "./codes.ts";
import type { AnyCode } from "./codes.ts";

/** The files that declare calls, by what they are for: the groups of the API page. */
const files: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  store,
  places,
  storeLists,
  specials,
  goods,
  shopcart,
  order,
  afterOrder,
  coupons,
  payment,
  signIn,
  session,
  member,
  addresses,
  cards,
  refillCard,
  inform,
  flow,
  mallStore,
  mallShopcart,
  mallOrder,
};

/** Every declared call. For the provider and for tests: a screen imports the calls that it sends. */
export const allCalls: readonly Call[] = Object.values(files).flatMap(callsIn);

/** The calls by their group: "mallStore". */
export const callGroups: Readonly<Record<string, readonly Call[]>> = Object.fromEntries(
  Object.entries(files).map(([group, file]) => [group, callsIn(file)]),
);

function callsIn(file: Readonly<Record<string, unknown>>): Call[] {
  return Object.values(file).filter(isCall);
}

/** The name under which each call is declared: "createOrder". */
export const callNames: ReadonlyMap<Call, string> = new Map(
  Object.values(files).flatMap((file) =>
    Object.entries(file).flatMap(([name, value]) => (isCall(value) ? [[value, name] as const] : [])),
  ),
);

/** The files declare schemas as well; only a call says who may make it. */
function isCall(value: unknown): value is Call {
  return typeof value === "object" && value !== null && "path" in value && "access" in value;
}

/** The name of every code. For the provider and for tests, as above. */
export const codeNames: ReadonlyMap<AnyCode, string> = new Map(
  Object.entries(Code).flatMap(([name, code]) => (typeof code === "number" ? [[code, name] as const] : [])),
);

export function isCode(value: number): value is AnyCode {
  return (codeNames as ReadonlyMap<number, string>).has(value);
}
