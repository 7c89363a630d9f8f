import { randomUUID } from "node:crypto";
import { connect } from "node:http2";
import { brotliDecompressSync } from "node:zlib";
import type { Call, RequestOf } from "#contract/call.ts";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import type { settings } from "#contract/calls/desk/settings.ts";
import { createOrder } from "#contract/calls/order.ts";
import { noneRegister } from "#contract/calls/session.ts";
import { goodList, storeIndex } from "#contract/calls/store.ts";
import { IDEMPOTENCY_HEADER } from "#contract/codes.ts";
import { GoodsShowType, OrderType, PayType } from "#contract/enumerations.ts";
import { discover } from "../conformance/world.ts";
import { wire } from "../conformance/wire.ts";
import { median } from "./median.ts";
import type { BenchServer } from "./benchServer.ts";
import type { Figure } from "./table.ts";

/** Requests under way at once. */
const AT_ONCE = 4;
const SECONDS = 3;

/** What the provider answers in a second, and how soon: also against a call that does nothing, so that machines compare. */
export async function providerLoad(server: Omit<BenchServer, "stop">): Promise<Figure[]> {
  const { origin, tableLink } = server;
  const session = connect(origin, { rejectUnauthorized: false });
  const send = (path: string, body: string | null, headers: Readonly<Record<string, string>> = {}) =>
    new Promise<Reply>((resolve, reject) => {
      const stream = session.request({
        ":path": path,
        ":method": body === null ? "GET" : "POST",
        // As every browser says.
        ...(body !== null && { "content-length": Buffer.byteLength(body) }),
        ...headers,
      });
      let status = 0;
      const parts: Buffer[] = [];
      let cookie = "";
      let isCoded = false;
      stream.on("response", (answer) => {
        status = Number(answer[":status"]);
        isCoded = answer["content-encoding"] === "br";
        const own = [answer["set-cookie"] ?? []].flat().find((one) => one.startsWith("noren_desk="));
        cookie = own?.split(";")[0] ?? "";
      });
      stream.on("data", (part: Buffer) => parts.push(part));
      const done = () => resolve({ status, bytes: Buffer.concat(parts), isCoded, cookie });
      stream.on("end", done).on("error", reject);
      stream.end(body ?? undefined);
    });
  const post = <C extends Call>(call: C, request: RequestOf<C>, auth: object = {}) =>
    send(call.path, JSON.stringify({ ...auth, ...(request as object) }), {
      "content-type": "application/json",
      "accept-encoding": "br",
      ...(call.effect === "write" && { [IDEMPOTENCY_HEADER]: randomUUID() }),
    });
  try {
    const link = new URLSearchParams(tableLink.split("?")[1]);
    const [store_id, table_id] = [link.get("storeId") ?? "", link.get("tableId") ?? ""];
    const world = await discover(
      wire(async (path, { body, headers }) => {
        const { bytes, status } = await send(path, String(body), headers as Record<string, string>);
        return new Response(new Uint8Array(bytes), { status });
      }),
      { store_id, table_id },
    );
    const { goods, session: visitor } = world;
    await openLimits({ send, origin, store_id });
    let people = 1;
    const order = () => {
      const covered = people * world.cover_charge;
      const request: RequestOf<typeof createOrder> = {
        client_order_id: randomUUID(),
        store_id,
        table_id,
        order_type: OrderType.dineIn,
        people,
        pay_type: PayType.cash,
        ...(world.tableware !== null && { tableware: world.tableware }),
        lines: [{ goods_id: goods.id, option_value: [], number: 1, price: goods.totalPrice }],
        shown_total: goods.totalPrice + covered,
      };
      people = 0;
      return post(createOrder, request, visitor);
    };
    await succeed(order);
    const idle = await load(() => send("/livez", null));
    const loads = {
      "store index": await load(() => succeed(() => post(storeIndex, { store_id, table_id }))),
      goodlist: await load(() =>
        succeed(() => post(goodList, { store_id, goods_show_type: GoodsShowType.dineIn })),
      ),
      createorder: await load(() => succeed(order)),
      none_register: await load(() => succeed(() => post(noneRegister, { store_id, table_id }))),
    };
    const page = (path: string) => load(() => send(path, null, { "accept-encoding": "br" }));
    // Without a session, as whoever opens a link: the same for everybody.
    const pages = {
      "/orderFood": await page(tableLink),
      "/home": await page("/home"),
      "/mall": await page("/mall"),
      "/storeHome": await page(`/storeHome?storeId=${store_id}&type=2`),
    };
    return [
      { name: "livez", value: idle.rate, unit: "a second" },
      ...Object.entries(pages).map(([name, { rate }]) => ({
        name: `page ${name}`,
        value: rate,
        unit: "a second",
      })),
      ...Object.entries(loads).flatMap(([name, { rate, p50 }]) => [
        { name, value: rate, unit: "a second" },
        { name: `${name}, half are answered in`, value: p50, unit: "ms" },
        { name: `${name}, of livez's rate`, value: rate / idle.rate, unit: "" },
      ]),
    ];
  } finally {
    session.close();
  }
}

interface Reply {
  readonly status: number;
  readonly bytes: Buffer;
  /** By brotli. */
  readonly isCoded: boolean;
  /** The first one that was set; empty where none was. */
  readonly cookie: string;
}

/** Has the store take as many orders of one guest as the load sends, as its staff would. */
async function openLimits(at: {
  readonly send: (path: string, body: string, headers: Readonly<Record<string, string>>) => Promise<Reply>;
  readonly origin: string;
  readonly store_id: string;
}): Promise<void> {
  const { send, origin, store_id } = at;
  const press = (path: string, request: unknown, cookie = "") =>
    send(`/desk/api/${path}`, JSON.stringify(request), {
      "content-type": "application/json",
      origin,
      cookie,
    });
  const { cookie } = await press("demo", { role: "owner" });
  const { data } = JSON.parse(textOf(await press("settings", { store_id }, cookie))) as {
    data: DeskResponse<typeof settings>;
  };
  const rules = { ...data.rules, member_orders: 9_999, table_orders: 9_999 };
  const { status } = await press("settings/rules", { store_id, stamp: data.stamps.rules, rules }, cookie);
  if (status !== 200) throw new Error(`The desk answers ${status}`);
}

const textOf = ({ bytes, isCoded }: Pick<Reply, "bytes" | "isCoded">): string =>
  (isCoded ? brotliDecompressSync(bytes) : bytes).toString();

/** What was found to be a success last: the same bytes are one again, and the client has little to do. */
let succeeded: Buffer | null = null;

/** @throws with the answer when it is no success */
async function succeed(ask: () => Promise<Reply>): Promise<void> {
  const { bytes, isCoded, status } = await ask();
  if (status === 200 && succeeded?.equals(bytes) === true) return;
  const text = textOf({ bytes, isCoded });
  if (status !== 200 || !/"code":(0|10000)\b/.test(text)) throw new Error(`Refused: ${status} ${text}`);
  succeeded = bytes;
}

async function load(ask: () => Promise<unknown>): Promise<{ readonly rate: number; readonly p50: number }> {
  for (let turn = 0; turn < 30; turn += 1) await ask();
  const times: number[] = [];
  const started = performance.now();
  const end = started + SECONDS * 1000;
  const customer = async () => {
    while (performance.now() < end) {
      const before = performance.now();
      await ask();
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, customer));
  return { rate: (times.length / (performance.now() - started)) * 1000, p50: median(times) };
}
