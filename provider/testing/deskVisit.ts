import { eq } from "drizzle-orm";
import { actOnOrders, board, type Ticket } from "#contract/calls/desk/board.ts";
import { settings, type SettingsPart } from "#contract/calls/desk/settings.ts";
import type { DeskCall, DeskRequest, DeskResponse, StaffRole } from "#contract/calls/desk/deskCall.ts";
import { staff } from "#provider/db/tables/staff.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { DESK_COOKIE, openDeskSession } from "#provider/staff/deskSession.ts";
import { offPremisesGuest } from "./offPremisesGuest.ts";
import { type Guest, line, type Planted, taken } from "./guest.ts";
import type { TestProvider } from "./provider.ts";

export const DESK_ORIGIN = "http://provider.test";

/** The cookie of a desk that a member of the demo's staff has open, by their role. */
export async function deskCookie(
  ask: (path: string, init: RequestInit) => Promise<Response> | Response,
  origin: string,
  role: StaffRole = "owner",
): Promise<string> {
  const { headers, status } = await ask("/desk/api/demo", {
    method: "POST",
    headers: { origin, "content-type": "application/json" },
    body: JSON.stringify({ role }),
  });
  const own = headers.getSetCookie().find((cookie) => cookie.startsWith(`${DESK_COOKIE}=`));
  if (status !== 200 || own === undefined) throw new Error(`The desk let nobody in: ${status}`);
  return own.split(";")[0] ?? "";
}

export interface VisitOptions {
  readonly cookie?: string;
  /** Where the form was sent from; null: the browser says nothing of it. */
  readonly origin?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
  /** Scheme and host that the provider is reached by. */
  readonly at?: string;
  readonly signal?: AbortSignal;
}

/** Requests to the desk as a browser sends them. */
export function deskVisit(provider: Pick<TestProvider, "app">) {
  async function get(path: string, options: VisitOptions = {}): Promise<Response> {
    const { address = "192.0.2.1", at = DESK_ORIGIN, cookie = "", headers, signal } = options;
    const init = { headers: { cookie, ...headers }, ...(signal && { signal }) };
    return provider.app.fetch(new Request(`${at}${path}`, init), { address });
  }

  async function post(
    path: string,
    fields: Readonly<Record<string, string>> = {},
    options: VisitOptions = {},
  ): Promise<Response> {
    const { address = "192.0.2.1", at = DESK_ORIGIN, cookie = "", headers, origin = at } = options;
    const request = new Request(`${at}${path}`, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { cookie, ...(origin !== null && { origin }), ...headers },
    });
    return provider.app.fetch(request, { address });
  }

  /** A call of the desk's application. */
  async function call(path: string, body: unknown, options: VisitOptions = {}): Promise<Response> {
    const { address = "192.0.2.1", at = DESK_ORIGIN, cookie = "", headers, origin = at } = options;
    const request = new Request(`${at}/desk/api/${path}`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { cookie, "content-type": "application/json", ...(origin !== null && { origin }), ...headers },
    });
    return provider.app.fetch(request, { address });
  }

  /** The cookie of a desk that somebody of the demo's staff has open, the owner unless another role is named. */
  const enter = ({ at = DESK_ORIGIN }: VisitOptions = {}, role: StaffRole = "owner"): Promise<string> =>
    deskCookie(
      (path, init) => provider.app.fetch(new Request(`${at}${path}`, init), { address: "192.0.2.1" }),
      at,
      role,
    );

  return { get, post, call, enter };
}

/** The cookie of an owner's desk, whether there is a demo or not. */
async function ownerCookie({ db, parts }: Pick<TestProvider, "db" | "parts">): Promise<string> {
  const now = parts.clock();
  const owner = { id: "tester", name: "Tester", login: "tester", role: "owner", created_at: now } as const;
  await db.insert(staff).values(owner).onConflictDoNothing();
  const browser = { id: "tester's browser", label: "Test" };
  const { value } = await openDeskSession(db, { staff_id: owner.id, browser, now }, parts.random);
  return `${DESK_COOKIE}=${value}`;
}

type Action = DeskRequest<typeof actOnOrders>["action"];
type More = Partial<DeskRequest<typeof actOnOrders>>;

/** The desk of a store, the fixture's diner, with an owner at it, by the application's calls in Japanese. */
export async function deskOf(provider: Pick<TestProvider, "app" | "db" | "parts">, store_id = "diner") {
  const visit = deskVisit(provider);
  const cookie = await ownerCookie(provider);

  /** Sends a call by a desk's cookie; the data, or the fault's name. */
  async function send<C extends DeskCall>(
    call: C,
    request: DeskRequest<C>,
    by = cookie,
  ): Promise<DeskResponse<C> | string> {
    const answer = await visit.call(call.path.replace("/desk/api/", ""), request, { cookie: by });
    const { data, fault } = (await answer.json()) as { data?: DeskResponse<C>; fault?: string };
    return data ?? fault ?? "";
  }

  async function given<C extends DeskCall>(call: C, request: DeskRequest<C>, by?: string) {
    const answer = await send(call, request, by);
    if (typeof answer === "string") throw new Error(answer);
    return answer;
  }

  const act = async (order_no: string, action: Action, more: More = {}) => {
    const asked = { store_id, order_nos: [order_no], action, ...more };
    const [outcome] = (await given(actOnOrders, asked)).outcomes;
    if (outcome === undefined) throw new Error("Nothing came of it");
    return outcome;
  };

  return {
    ...visit,
    cookie,
    send,
    given,
    /** The store's board. */
    look: (place = {}, by?: string) => given(board, { store_id, ...place }, by),
    /** An order on the board's first page, or outside of it. */
    ticket: async (order_no: string): Promise<Ticket> => {
      const { outside, tickets } = await given(board, { store_id });
      const found = [...tickets, ...outside].find((one) => one.order_no === order_no);
      if (found === undefined) throw new Error(`${order_no} is not on the board`);
      return found;
    },
    /** Presses a button at an order; why it did nothing, or null. */
    act: async (order_no: string, action: Action, more?: More) => (await act(order_no, action, more)).refusal,
    /** The same; the fields of its parcels that are at fault. */
    faultsOf: async (order_no: string, action: Action, more?: More) =>
      (await act(order_no, action, more)).fields,
  };
}

export type StaffedDesk = Awaited<ReturnType<typeof deskOf>>;

/** The diner's settings with an owner at them, and a customer who orders from elsewhere. */
export async function deskSettings(provider: Planted) {
  const desk = await deskOf(provider);
  const store_id = "diner";
  const read = () => desk.given(settings, { store_id });
  return {
    desk,
    one: await offPremisesGuest(provider),
    read,
    storeNow: async () => {
      const [store] = await provider.db.select().from(stores).where(eq(stores.id, store_id));
      if (store === undefined) throw new Error("The diner is gone");
      return store;
    },
    /** Sends a call about the diner; its data, or the fault's name. */
    send: <C extends DeskCall>(call: C, request: Omit<DeskRequest<C>, "store_id">) =>
      desk.send(call, { store_id, ...request } as DeskRequest<C>),
    /** The same of a part that is saved as it was seen just now. */
    save: async <C extends DeskCall>(
      call: C,
      part: SettingsPart,
      request: Omit<DeskRequest<C>, "store_id" | "stamp">,
    ) => {
      const { stamps } = await read();
      return desk.send(call, { store_id, stamp: stamps[part], ...request } as DeskRequest<C>);
    },
  };
}

export type DeskSettings = Awaited<ReturnType<typeof deskSettings>>;

const tea = line({ goods_id: "tea", price: 300 });

/** The number of an order that was served and paid for at the table. */
export async function eatenOrder(provider: Planted, desk: StaffedDesk, who: Guest): Promise<string> {
  const { order_no } = await taken(who.order([tea]));
  for (const action of ["accept", "complete", "pay_cash"] as const) {
    provider.clock.advance(1000);
    const refusal = await desk.act(order_no, action);
    if (refusal !== null) throw new Error(`The desk could not ${action}: ${refusal}`);
  }
  return order_no;
}

/** The same desk, where every button is pressed a second after what was before it. */
export async function boardDesk(provider: Planted, store_id = "diner") {
  const desk = await deskOf(provider, store_id);
  return {
    ...desk,
    act: (...pressed: Parameters<StaffedDesk["act"]>) => {
      provider.clock.advance(1_000);
      return desk.act(...pressed);
    },
    /** The cookie of somebody of the demo's staff. */
    as: (role: StaffRole) => deskVisit(provider).enter({}, role),
  };
}

export type BoardDesk = Awaited<ReturnType<typeof boardDesk>>;
