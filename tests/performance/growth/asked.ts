import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Call } from "#contract/call.ts";
import { createOrder } from "#contract/calls/order.ts";
import { noneRegister } from "#contract/calls/session.ts";
import { allCalls } from "#contract/registry.ts";
import type { Database } from "#provider/db/database.ts";
import { issueToken } from "#provider/server/calls/session.ts";
import { signTable } from "#provider/server/signing.ts";
import { deskVisit } from "#provider/testing/deskVisit.ts";
import type { TestProvider } from "#provider/testing/provider.ts";
import { examples, orderRequest } from "../../conformance/examples.ts";
import { isSuccess } from "../../conformance/report.ts";
import type { Steps } from "../../conformance/steps.ts";
import { type Session, wire as wireOf } from "../../conformance/wire.ts";
import { discover, type World } from "../../conformance/world.ts";

/** Something that is asked of a provider again and again. */
export interface Asked {
  readonly name: string;
  /** @throws when it is refused */
  readonly ask: () => Promise<unknown>;
}

type Request = Readonly<Record<string, unknown>>;

/** The busiest store, whose tables are those of its rank. */
const BUSIEST = "grow-00001";
/** A store that ships. */
const SHIPS = "grow-00010";
/** One that has free tables. */
const QUIET = "grow-00024";

/** More to ask beside one example of each call: what search, tabs and sorts do with many rows. */
const MORE: readonly { readonly name: string; readonly path: string; readonly request: Request }[] = [
  ...[1, 3, 4, 5, 6].map((sort) => ({
    name: `sort ${sort}`,
    path: "/api/store/store_list",
    request: { sort },
  })),
  { name: "word in every name", path: "/api/store/store_list", request: { sort: 1, keyword: "号店" } },
  { name: "a kind", path: "/api/store/store_list", request: { sort: 1, keyword: "ラーメン" } },
  { name: "a dish of all", path: "/api/store/store_list", request: { sort: 1, keyword: "餃子" } },
  { name: "a number", path: "/api/store/store_list", request: { sort: 1, keyword: "23号店" } },
  { name: "one store", path: "/api/store/store_list", request: { sort: 1, keyword: "梅田23号店" } },
  { name: "typing error", path: "/api/store/store_list", request: { sort: 1, keyword: "ラーメソ" } },
  { name: "a common dish", path: "/mall/store/searchgoods", request: { keyword: "餃子" } },
  { name: "typing error", path: "/mall/store/searchgoods", request: { keyword: "カレーライヌ" } },
  { name: "by newest", path: "/mall/store/searchgoods", request: { keyword: "餃子", sort: 5 } },
  { name: "nothing like it", path: "/mall/store/searchgoods", request: { keyword: "ブイヤベース" } },
  ...[2, 3, 4, 5].map((sort) => ({ name: `sort ${sort}`, path: "/mall/store/goodlist", request: { sort } })),
  ...[3, 4, 5, 6].map((tab) => ({ name: `tab ${tab}`, path: "/order/order/orderlist", request: { tab } })),
  ...[2, 3, 4].map((tab) => ({ name: `tab ${tab}`, path: "/order/my/membercoupon", request: { tab } })),
];

/** Calls of the desk, by the ends of their paths. */
const DESK_CALLS: readonly (readonly [path: string, request: Request])[] = [
  ["board", { store_id: BUSIEST }],
  ["board", { store_id: BUSIEST, is_done: true }],
  ["board", { store_id: BUSIEST, page: 2 }],
  ["board", { store_id: SHIPS }],
  ["board", { store_id: QUIET }],
  ["stores", {}],
  ["store", { store_id: BUSIEST }],
  ["goods", { store_id: BUSIEST }],
  ["reviews", { store_id: BUSIEST }],
  ["feedback", {}],
  ["shipping", { store_id: SHIPS }],
  ["cards", { store_id: BUSIEST }],
  ["coupons", { store_id: BUSIEST }],
  ["uses", { store_id: BUSIEST }],
  ["gifts", { store_id: BUSIEST }],
];

/**
 * Every read call, what the desk's screens read, and the placing of an order, as they are asked on what `grow` has made.
 * @param before how many orders the guest has placed who asks for their own
 */
export async function everythingAsked(provider: TestProvider, before = 80): Promise<Asked[]> {
  const { db, parts } = provider;
  let calls = 0;
  const wire = wireOf((path, init) => {
    calls += 1;
    // Another address each time: nobody is asked to wait.
    const address = `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`;
    return Promise.resolve(provider.app.fetch(new Request(`http://provider.test${path}`, init), { address }));
  });
  const cardAt = (store_id: string, table: number) =>
    signTable({ store_id, table_id: `${store_id}-T${table}`, epoch: 1 }, parts.signingKey);
  const guest = await frequentGuest(db, before);
  const session = {
    uid: guest.uid,
    auth_token: await issueToken(db, { uid: guest.uid, now: parts.clock() }, parts.random),
  };
  const world: World = {
    ...(await discover(wire, { store_id: BUSIEST, table_id: cardAt(BUSIEST, 1) })),
    session,
  };
  const send = async (call: Call, request: Request, as: Session | undefined) => {
    const { body } = await wire.send(call, request, { session: as });
    const { code, message } = body as { readonly code: number; readonly message: string };
    if (!isSuccess(code))
      throw new Error(`${call.path} ${JSON.stringify(request)} is refused: ${code} ${message}`);
    return body;
  };
  const asked: Asked[] = [];
  const add = (call: Call, request: Request, name = "") => {
    asked.push({ name: `${call.path} ${name}`.trim(), ask: () => send(call, request, session) });
  };
  const steps = grownSteps(guest, session);
  for (const call of allCalls) {
    if (call.effect !== "read") continue;
    const request = await examples[call.path]?.(world, steps);
    if (request != null) add(call, request);
    for (const more of MORE) if (more.path === call.path) add(call, more.request, more.name);
  }
  const desk = deskVisit(provider);
  const cookie = await desk.enter();
  for (const [path, body] of DESK_CALLS)
    asked.push({
      name: `desk ${path} ${JSON.stringify(body)}`,
      async ask() {
        const answer = await desk.call(path, body, { cookie });
        if (answer.status !== 200) throw new Error(`${path} of the desk answers ${answer.status}`);
        return answer.text();
      },
    });
  for (const path of ["settings", "settings/booked"])
    asked.push({
      name: `desk of ${BUSIEST}: ${path}`,
      async ask() {
        const answer = await desk.call(path, { store_id: BUSIEST }, { cookie });
        if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
        return answer.text();
      },
    });
  asked.push(await orderPlacing(provider, send, { ...world, store_id: QUIET, table_id: cardAt(QUIET, 12) }));
  return asked;
}

/** The placing of an order at a table, by somebody new each time. */
async function orderPlacing(
  { db }: TestProvider,
  send: (call: Call, request: Request, as: Session | undefined) => Promise<unknown>,
  at: World,
): Promise<Asked> {
  // Its limits would keep one table from so many.
  await db.execute(sql`update stores set max_people = 99,
    table_rules = '{"member_orders": 9999, "table_orders": 9999}' where id = ${at.store_id}`);
  await db.execute(sql`update tables set seats = 9999 where store_id = ${at.store_id}`);
  const goods = { ...at.goods, id: `${at.store_id}-g001` };
  const Priced = z.object({ rows: z.tuple([z.object({ price: z.number() })]) });
  const { rows } = Priced.parse(await db.execute(sql`select price from goods where id = ${goods.id}`));
  const world = { ...at, goods: { ...goods, totalPrice: rows[0].price } };
  const User = z.object({ data: z.object({ uid: z.string(), auth_token: z.string() }) });
  const { data: session } = User.parse(await send(noneRegister, { store_id: at.store_id }, undefined));
  return { name: createOrder.path, ask: () => send(createOrder, orderRequest(world), session) };
}

interface FrequentGuest {
  readonly uid: string;
  readonly order_no: string;
  readonly trans_id: string;
}

/** A member who has ordered about as often, whatever the size. */
async function frequentGuest(db: Database, before: number): Promise<FrequentGuest> {
  const Found = z.object({
    rows: z.tuple([z.object({ uid: z.string(), order_no: z.string(), trans_id: z.string() })]),
  });
  const { rows } = Found.parse(
    await db.execute(sql`
      select uid, max(order_no) as order_no, max(trans_id) as trans_id
      from orders join addresses using (uid) where order_type = 1
      group by uid having max(trans_id) is not null order by abs(count(*) - ${before}::integer), uid limit 1`),
  );
  return rows[0];
}

/** What the examples of read calls build on is there already. */
function grownSteps({ order_no, trans_id, uid }: FrequentGuest, session: Session): Steps {
  const nothing = () => Promise.resolve(null);
  const never = () => Promise.reject(new Error("No read call asks for this"));
  return {
    order: () => Promise.resolve({ order_no }),
    payment: () => Promise.resolve({ trans_id }),
    address: () => Promise.resolve({ address_id: `${uid}-home` }),
    delivers: () => Promise.resolve(true),
    session: () => session,
    mallPlaced: nothing,
    mallCartLine: nothing,
    mallOrder: nothing,
    offPremisesOrder: nothing,
    code: nothing,
    member: nothing,
    newMember: nothing,
    after: nothing,
    card: nothing,
    savedCard: nothing,
    claimed: nothing,
    purchase: nothing,
    balance: nothing,
    visitor: never,
    cartLine: never,
  };
}
