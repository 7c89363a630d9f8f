import { eq, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Call, RequestOf } from "#contract/call.ts";
import { orderEvaluate } from "#contract/calls/afterOrder.ts";
import { addCreditCart } from "#contract/calls/cards.ts";
import { informList } from "#contract/calls/inform.ts";
import { payOrder } from "#contract/calls/order.ts";
import { addShopCart } from "#contract/calls/shopcart.ts";
import { PayType } from "#contract/enumerations.ts";
import type { Action } from "#domain/orders/orderMachine.ts";
import type { Database } from "#provider/db/database.ts";
import { members } from "#provider/db/tables/members.ts";
import { inform } from "#provider/notices/inform.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import type { JsonSchema } from "#provider/pages/apiDocs/contractSchemas.ts";
import { offPremisesGuest, openOffPremises } from "./offPremisesGuest.ts";
import { held } from "./couponHolder.ts";
import { type Guest, guest, line, planted, taken } from "./guest.ts";
import { plantMall } from "./mallFixture.ts";
import { cardHolder, TEST_CARDS } from "./payingGuests.ts";
import { uploaded } from "./pictures.ts";
import { holdingsOf, refillOwners } from "./refillWorld.ts";

const tea = line({ goods_id: "tea", price: 300 });

/** An owner of one of everything, made as often as asked for, and the others whose it is not. */
export async function ownersWorld() {
  const provider = await planted({ payment: "sandbox" });
  await provider.openLimits();
  await openOffPremises(provider);
  await plantMall(provider.db);
  const owner = await offPremisesGuest(provider);
  const others = {
    /** At the owner's table, with an order of their own. */
    mate: await guest(provider),
    /** A member at another table. */
    member: await guest(provider, "diner-T2"),
    /** Somebody with a session, who is no member. */
    visitor: await guest(provider, "diner-T2"),
  };
  for (const { uid } of [owner, others.mate, others.member])
    await provider.db.update(members).set({ kind: "member" }).where(eq(members.uid, uid));
  await taken(others.mate.order([tea]));

  const order = async (who: Guest = owner) =>
    (await taken(who.order([tea], { pay_type: PayType.payPay }))).order_no;
  const offPremises = async () => (await taken(owner.collect([tea]))).order_no;
  async function desk(order_no: string, ...actions: readonly Action[]): Promise<string> {
    const now = provider.parts.clock();
    for (const action of actions) {
      const applied = await provider.db.transaction((db) =>
        applyAction(db, { order_no, action, actor: "store", uid: null, now }),
      );
      if (!applied.ok) throw new Error(`The desk could not ${action}: ${applied.code}`);
    }
    return order_no;
  }
  const eaten = async (who: Guest = owner) => desk(await order(who), "accept", "complete", "pay_cash");
  async function reviewed(): Promise<string> {
    const order_no = await eaten();
    await taken(owner.send(orderEvaluate, { order_no, star: 5, content: "secret words" }));
    return order_no;
  }
  async function payment(): Promise<string> {
    return (
      (await taken(owner.send(payOrder, { order_no: await order(), pay_type: PayType.payPay }))).trans_id ??
      ""
    );
  }
  async function card(): Promise<string> {
    const vault_token = await cardHolder(provider).type(TEST_CARDS.approve);
    return (await taken(owner.send(addCreditCart, { vault_token }))).card?.card_id ?? "";
  }
  const refillCard = () => holdingsOf(provider, owner.uid).card(500);
  const coupon = () => held(provider, owner.uid);
  async function notice(): Promise<string> {
    const told = { order_no: null, event: "store_message", content: "secret words" } as const;
    await inform(provider.db, { uid: owner.uid, store_id: "diner", now: provider.parts.clock(), ...told });
    return (await taken(owner.send(informList, {}))).items[0]?.inform_id ?? "";
  }
  async function cartLine(): Promise<string> {
    const cart = await taken(
      owner.send(addShopCart, { store_id: "diner", goods_id: "tea", option_value: [], number: 2 }),
    );
    return cart.shop_cart[0]?.id ?? "";
  }

  const picture = () => uploaded(provider, owner.session);

  const refill = await refillOwners(provider, owner, coupon);

  return {
    provider,
    owner,
    others,
    order,
    offPremises,
    desk,
    eaten,
    reviewed,
    payment,
    card,
    coupon,
    refill,
    refillCard,
    notice,
    cartLine,
    picture,
  };
}

export type OwnersWorld = Awaited<ReturnType<typeof ownersWorld>>;

/** One way in which a call names something that is somebody's, and what it says to whom. */
export interface OwnershipRow<C extends Call = Call> {
  readonly call: C;
  /** The field that names what is owned. */
  readonly field: string;
  /** Makes one of the owner's, and answers with what it is named by. */
  readonly make: (world: OwnersWorld) => Promise<string>;
  /** What someone who knows that name asks; with what they need themselves. */
  readonly ask: (name: string, who: Guest, world: OwnersWorld) => RequestOf<C> | Promise<RequestOf<C>>;
  /** Whoever it is not, and has a session. */
  readonly refused: number;
  /** Where there is no such thing. */
  readonly missing: number;
  /** The owner; a success otherwise. */
  readonly owner?: number;
  /** Those at the same table; as anybody else otherwise. */
  readonly mate?: number;
  /** Nobody by session; 20001 otherwise. */
  readonly nobody?: number;
}
/** A row, whose request is the call's own. */
export const row =
  <C extends Call>(call: C) =>
  (one: Omit<OwnershipRow<C>, "call">): OwnershipRow => ({
    ...one,
    call,
    ask: (name, who, world) => one.ask(name, who, world),
  });

/** As `Id` is declared. */
const ID = "^\\S+$";
/** Fields that name a thing although they are no `Id`. */
const NAMING = /(?:_id|_no|_token|_code|proof|pictures|avatar|cursor)$/;

/** The fields of a call's request by which it names something, as in "delivery.address_id". */
export function namedThings(call: Call): string[] {
  const schema: JsonSchema = JSON.parse(JSON.stringify(z.toJSONSchema(call.request, { io: "input" })));
  return [...new Set(inside(schema, ""))];
}

function inside(schema: JsonSchema, at: string): string[] {
  const { anyOf = [], items, oneOf = [], pattern, properties = {} } = schema;
  const parts = [...anyOf, ...oneOf, ...(items === undefined ? [] : [items])];
  return [
    ...(pattern === ID || NAMING.test(at) ? [at] : []),
    ...parts.flatMap((part) => inside(part, at)),
    ...Object.entries(properties).flatMap(([name, part]) => inside(part, at === "" ? name : `${at}.${name}`)),
  ];
}

/** What is written of every call, refused ones too, and by whoever sends messages. */
const BOOKS = ["idempotency_keys", "limits", "leases"];
/** When a message went out: those written before may be sent meanwhile. */
const SENT = sql.raw("array['sent_at', 'told_at']");
const Names = z.object({ rows: z.array(z.object({ name: z.string() })) });
const Sums = z.object({ rows: z.array(z.object({ name: z.string(), rows: z.string() })) });

/**
 * By table: how many rows it has, and a sum over all that is in them; equal when nothing at all was changed.
 */
export async function everyRow(db: Database): Promise<Record<string, string>> {
  const found = await db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const sums = Names.parse(found)
    .rows.filter(({ name }) => !BOOKS.includes(name))
    .map(
      ({ name }) => sql`
        select ${name}::text as name, count(*) || ' ' || coalesce(md5(string_agg((to_jsonb(t) - ${SENT}::text[])::text, ' ' order by (to_jsonb(t) - ${SENT}::text[])::text)), '')
        as rows from ${sql.identifier(name)} t`,
    );
  const { rows } = Sums.parse(await db.execute(sql.join(sums, sql` union all `)));
  return Object.fromEntries(rows.map((table) => [table.name, table.rows]));
}
